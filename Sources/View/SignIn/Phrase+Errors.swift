public import Model

// The alert messages of the model's errors. The first five are the design notes' own, letter for
// letter, and so without a full stop.
extension Phrase {
  /// The message of an error.
  public init(_ error: AccountError) {
    let korean =
      switch error {
      case .refused(let fault): Phrase.korean(fault)
      case .noSuchAccount: "입력하신 아이디는 존재하지 않습니다"
      case .wrongPassword: "입력하신 비밀번호는 존재하지 않습니다"
      case .tooManyTries(let seconds):
        "시도가 너무 많습니다. \(Phrase.korean(seconds: seconds)) 뒤에 다시 시도해주세요."
      case .emailTaken: "중복된 email 입니다"
      case .store(let error): Phrase.korean(error)
      case .hashing(.refusedBySystem(let method, let code)):
        "비밀번호를 처리할 수 없습니다 (\(method), 오류 \(code)). 메모리를 확보한 뒤 다시 시도해주세요."
      }
    self.init(error.description, ko: korean)
  }

  private static func korean(seconds: Int64) -> String {
    seconds <= 60 ? "\(seconds)초" : "\((seconds + 59) / 60)분"
  }

  private static func korean(_ fault: CredentialError) -> String {
    switch fault {
    case .emailTooShort: "email을 4자 이상 입력해주세요"
    case .passwordTooShort: "password를 4자 이상 입력해주세요"
    case .emailTooLong: "이메일을 \(CredentialRules.maximumBytes)바이트 이하로 입력해주세요."
    case .passwordTooLong: "비밀번호를 \(CredentialRules.maximumBytes)바이트 이하로 입력해주세요."
    case .emailUnusable: "이메일에는 제어 문자나 보이지 않는 문자를 쓸 수 없습니다."
    case .passwordUnusable: "비밀번호에는 제어 문자를 쓸 수 없고, 보이는 글자가 하나는 있어야 합니다."
    }
  }

  // A path comes after a colon: no particle fits every name.
  private static func korean(_ error: StoreError) -> String {
    switch error {
    case .cannotOpen(let path, let reason):
      "저장소를 열 수 없습니다: \(path) (\(korean(storeReason: reason))). 경로와 권한을 확인해주세요."
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
      "저장소가 손상되었습니다: \(path) (\(korean(storeReason: reason))). "
        + "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤 사본으로 복구해주세요."
    case .busy(let path): "다른 프로그램이 사용 중입니다: \(path). 잠시 뒤 다시 시도해주세요."
    case .diskFull(let path): "쓸 공간이 없습니다: \(path). 공간을 확보한 뒤 다시 시도해주세요."
    case .readOnly(let path): "읽을 수는 있지만 쓸 수 없습니다: \(path). 권한을 바꾼 뒤 다시 시도해주세요."
    case .unfinished(let path): "끝나지 않은 변경이 있습니다: \(path). 쓸 수 있는 곳에서 한 번 열어주세요."
    case .sharedFolder(let path, let advice):
      "다른 사용자가 쓰거나 바꿀 수 있는 폴더여서 저장소를 열지 않았습니다: \(path). \(korean(advice: advice))"
    case .insecurePermissions(let path, let advice):
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: \(path). \(korean(advice: advice))"
    case .failed(let path, let reason):
      "읽거나 쓸 수 없습니다: \(path) (\(korean(storeReason: reason))). 바뀐 것은 없습니다."
    case .outcomeUnknown(let path, let reason):
      "저장의 마지막 단계에서 실패했습니다: \(path) (\(korean(storeReason: reason))). "
        + "바뀐 내용이 저장되었는지 알 수 없습니다. 다시 시도하기 전에 확인해주세요."
    case .cannotCopy(let path, let reason):
      "사본을 만들 수 없습니다: \(path) (\(korean(storeReason: reason))). 다른 경로를 선택해주세요."
    case .cannotCopyBeforeUpgrade(let path, let copy, let reason):
      "옛 형식의 저장소여서 그대로 두었습니다: \(path). "
        + "사본을 만들 수 없습니다: \(copy) (\(korean(storeReason: reason))). 그 파일을 옮긴 뒤 다시 시도해주세요."
    case .cancelled(let path): "작업이 중단되었습니다: \(path). 바뀐 것은 없습니다."
    case .rolledBack(let reason):
      "저장하지 않았습니다: \(korean(storeReason: reason))" + (reason.hasSuffix(".") ? "" : ".")
    }
  }
}
