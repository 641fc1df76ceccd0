public import Model

// The words of a store's errors: a new case does not compile before its Korean is here.
extension Phrase {
  /// The message of a store's error.
  public init(_ error: StoreError) {
    self.init(error.description, ko: Self.korean(error))
  }

  /// Why a store failed: in English the end of a sentence, in Korean a sentence in brackets.
  package init(_ reason: StoreReason) {
    self.init(reason.description, ko: Self.korean(reason))
  }

  // A path comes after a colon: no particle fits every name.
  private static func korean(_ error: StoreError) -> String {
    switch error {
    case .cannotOpen(let path, let reason):
      "저장소를 열 수 없습니다: \(path) (\(korean(reason))). 경로와 권한을 확인해주세요."
    case .noFolder(let path): "폴더가 없습니다. 자신만의 폴더를 만들어주세요: mkdir -p -m 700 \(path.inShell)"
    case .pathTooLong(let path, let limit):
      "저장소의 경로가 너무 깁니다: \(path). \(limit)바이트 이하의 경로를 선택해주세요."
    case .noHomeDirectory:
      "저장소를 둘 곳이 없습니다. HOME에 폴더가 지정되어 있지 않습니다. HOME을 설정하거나 파일을 지정해주세요."
    case .notAVestibuleStore(let path):
      "Vestibule 저장소가 아니어서 그대로 두었습니다: \(path). 다른 경로를 선택해주세요."
    case .unsupportedVersion(let path, let version):
      "더 새로운 Vestibule의 저장소여서 그대로 두었습니다: \(path) (형식 \(version)). 그 버전을 사용해주세요."
    case .damaged(let path, let reason):
      "저장소가 손상되었습니다: \(path) (\(korean(reason))). "
        + "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤 사본으로 복구해주세요."
    case .busy(let path): "다른 프로그램이 사용 중입니다: \(path). 잠시 뒤 다시 시도해주세요."
    case .diskFull(let path): "쓸 공간이 없습니다: \(path). 공간을 확보한 뒤 다시 시도해주세요."
    case .readOnly(let path): "읽을 수는 있지만 쓸 수 없습니다: \(path). 권한을 바꾼 뒤 다시 시도해주세요."
    case .unfinished(let path): "끝나지 않은 변경이 있습니다: \(path). 쓸 수 있는 곳에서 한 번 열어주세요."
    case .sharedFolder(let path, let advice):
      "다른 사용자가 쓰거나 바꿀 수 있는 폴더여서 저장소를 열지 않았습니다: \(path). \(korean(advice))"
    case .insecurePermissions(let path, let advice):
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: \(path). \(korean(advice))"
    case .failed(let path, let reason):
      "읽거나 쓸 수 없습니다: \(path) (\(korean(reason))). 바뀐 것은 없습니다."
    case .outcomeUnknown(let path, let reason):
      "저장의 마지막 단계에서 실패했습니다: \(path) (\(korean(reason))). "
        + "바뀐 내용이 저장되었는지 알 수 없습니다. 다시 시도하기 전에 확인해주세요."
    case .cannotCopy(let path, let reason):
      "사본을 만들 수 없습니다: \(path) (\(korean(reason))). 다른 경로를 선택해주세요."
    case .cannotCopyBeforeUpgrade(let path, let copy, let reason):
      "옛 형식의 저장소여서 그대로 두었습니다: \(path). "
        + "사본을 만들 수 없습니다: \(copy) (\(korean(reason))). 그 파일을 옮긴 뒤 다시 시도해주세요."
    case .cancelled(let path): "작업이 중단되었습니다: \(path). 바뀐 것은 없습니다."
    case .rolledBack(let reason):
      "저장하지 않았습니다: \(korean(reason))" + (korean(reason).hasSuffix(".") ? "" : ".")
    }
  }
  private static func korean(_ reason: StoreReason) -> String {
    switch reason {
    case .file(let problem): korean(problem)
    case .verbatim(let words): words
    case .leftOver(let path): "이미 지운 저장소에 딸린 파일이 남아 있습니다. 지워주세요: \(path)"
    case .notRegular(let path): "일반 파일이 아닙니다: \(path)"
    case .unknownFormat(let number): "알 수 없는 형식 번호: \(number)"
    case .otherTables: "저장소의 표가 아닌 것이 있거나 빠졌습니다"
    case .noEnd: "파일의 끝이 없습니다"
    case .unknownKind(let setting): "알 수 없는 종류의 설정: \(setting)"
    case .notText: "UTF-8이 아닌 텍스트가 있습니다"
    case .foreign(let name): "이 앱의 값이 아닙니다: \(name)"
    case .noLocks: "파일 시스템이 잠금을 지원하지 않습니다"
    case .unreadable: "내용을 읽을 수 없습니다"
    case .unwritten: "저장되지 않았습니다"
    case .journalModeRefused: "SQLite가 저널 방식을 받아들이지 않았습니다"
    case .misplaced(.settings): "기록이나 기한이 있는 값은 설정 자리에 저장할 수 없습니다"
    case .misplaced(.records): "기록 자리에는 기록만 저장할 수 있습니다"
    case .misplaced(.expiring): "기한이 있는 자리에는 기한이 있는 값만 저장할 수 있습니다"
    case .nestedTooDeep(let limit): "값이 \(limit)단계보다 깊이 포개져 있습니다"
    case .changedMeanwhile: "그사이 바뀌었습니다"
    case .unknownError(let type): "저장소에서 알 수 없는 오류가 발생했습니다 (\(type))"
    }
  }

  private static func korean(_ advice: StoreAdvice) -> String {
    switch advice {
    case .run(let command): "이렇게 고치세요: \(command)"
    case .makeOwnFolder(let command): "자신만의 폴더를 사용해주세요: \(command)"
    case .useOwnFolder: "다른 사용자의 폴더입니다. 자신만의 폴더를 사용해주세요."
    case .takeOver: "다른 사용자의 파일입니다. chown으로 소유자를 바꾸거나 복사해주세요."
    case .removeSecondName: "이 파일에 다른 이름이 하나 더 있습니다. 그 이름을 지우거나 파일을 복사해주세요."
    case .removeForeign(let path): "다른 사용자의 파일을 지워주세요: \(path)"
    case .removeSecondNameBeside(let path): "파일의 다른 이름을 지워주세요: \(path)"
    }
  }
}
