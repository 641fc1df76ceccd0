public import Model

// The alert messages of the model's errors. The first five are the design notes' own.
extension Phrase {
  /// The message of an error.
  public init(_ error: AccountError) {
    let korean =
      switch error {
      case .refused(let fault): Phrase.korean(fault)
      case .noSuchAccount: "입력하신 아이디는 존재하지 않습니다"
      case .wrongPassword: "입력하신 비밀번호는 존재하지 않습니다"
      case .tooManyTries(let seconds):
        "시도가 너무 많습니다. \(Phrase.korean(seconds: seconds)) 뒤에 다시 시도해주세요"
      case .emailTaken: "중복된 email 입니다"
      case .store(let error): Phrase.korean(error)
      case .hashing: "비밀번호를 처리할 수 없습니다. 메모리를 확보한 뒤 다시 시도해주세요"
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
    case .emailTooLong: "email을 \(CredentialRules.maximumBytes)바이트 이하로 입력해주세요"
    case .passwordTooLong: "password를 \(CredentialRules.maximumBytes)바이트 이하로 입력해주세요"
    case .emailUnusable: "email에 제어 문자나 보이지 않는 문자를 쓸 수 없습니다"
    case .passwordUnusable: "password에 제어 문자를 쓸 수 없고 보이는 글자가 있어야 합니다"
    }
  }

  private static func korean(_ error: StoreError) -> String {
    switch error {
    case .cannotOpen(let path, _): "저장소 \(path) 를 열 수 없습니다. 경로와 권한을 확인해주세요"
    case .notAVestibuleStore(let path): "\(path) 는 Vestibule 저장소가 아닙니다. 다른 경로를 선택해주세요"
    case .unsupportedVersion(let path, _): "\(path) 는 더 새로운 Vestibule의 저장소입니다. 그 버전을 사용해주세요"
    case .damaged(let path, _): "\(path) 가 손상되었습니다. 사본으로 복구하거나 옮겨주세요"
    case .busy(let path): "\(path) 를 다른 프로그램이 사용 중입니다. 잠시 뒤 다시 시도해주세요"
    case .diskFull(let path): "\(path) 를 쓸 공간이 없습니다. 공간을 확보한 뒤 다시 시도해주세요"
    case .readOnly(let path): "\(path) 에 쓸 수 없습니다. 권한을 바꾼 뒤 다시 시도해주세요"
    case .noFolder(let path): "폴더 \(path) 가 없습니다. 먼저 만들어주세요: mkdir -p -m 700 '\(path)'"
    case .pathTooLong(let path, let limit):
      "저장소 경로 \(path) 가 너무 깁니다. \(limit)바이트 이하의 경로를 선택해주세요"
    case .unfinished(let path): "\(path) 에 끝나지 않은 변경이 있습니다. 쓸 수 있는 곳에서 한 번 열어주세요"
    case .sharedFolder(let path, let advice):
      "폴더 \(path) 에 다른 사용자도 쓸 수 있어 저장소를 열지 않았습니다. \(advice)"
    case .insecurePermissions(let path, let advice):
      "저장소 \(path) 를 다른 사용자도 쓸 수 있어 열지 않았습니다. \(advice)"
    case .failed(let path, _): "\(path) 를 읽거나 쓸 수 없습니다. 바뀐 것은 없습니다"
    case .cannotCopy(let path, _): "사본 \(path) 를 만들 수 없습니다. 다른 경로를 선택해주세요"
    case .noHomeDirectory: "저장소를 둘 곳이 없습니다. HOME을 설정하거나 --store로 경로를 지정해주세요"
    case .cannotCopyBeforeUpgrade(let path, let copy, _):
      "\(path) 의 사본 \(copy) 를 만들 수 없어 옛 형식 그대로 두었습니다. 그 이름의 파일을 옮긴 뒤 다시 시도해주세요"
    case .cancelled(let path): "\(path) 작업이 중단되었습니다. 바뀐 것은 없습니다"
    case .rolledBack: "변경이 취소되었습니다. 바뀐 것은 없습니다"
    }
  }
}
