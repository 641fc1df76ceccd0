public import Model

// The words of the front door: those of the design notes, with English translations.
extension Phrase {
  /// The banner: a name and the three dots of the design notes.
  static let logo: Phrase = "Vestibule   ● ● ●"

  // MARK: - Buttons and fields

  /// The Sign In button, and the title of its screen.
  public static let signIn = Phrase("Sign In", ko: "로그인")
  /// The Sign Up button, and the title of its screen.
  public static let signUp = Phrase("Sign Up", ko: "회원가입")
  /// The Sign Out button.
  public static let signOut = Phrase("Sign Out", ko: "로그아웃")
  /// The email field.
  public static let email = Phrase("Email", ko: "이메일")
  /// The password field.
  public static let password = Phrase("Password", ko: "비밀번호")
  package static let welcome = Phrase("Welcome", ko: "환영합니다")
  /// The title of the main screen.
  public static let mainTitle = Phrase("Signed In", ko: "로그인됨")

  // MARK: - Placeholders

  package static let emailPlaceholder = Phrase("Enter your email", ko: "이메일을 입력하세요")
  package static let passwordPlaceholder = Phrase("Enter your password", ko: "비밀번호를 입력하세요")
  package static let newEmailPlaceholder = Phrase(
    "Choose the email to use", ko: "사용하실 email ID를 적어주세요")
  package static let newPasswordPlaceholder = Phrase(
    "Choose a password", ko: "사용하실 비밀 번호를 적어주세요")

  // MARK: - Messages and announcements

  /// The message for both an unknown email and a wrong password, when `FrontDoor.isDiscreet`.
  public static let signInRefused = Phrase(
    "The email or the password is not correct.", ko: "이메일 또는 비밀번호가 올바르지 않습니다.")
  /// Announced after an account is stored.
  public static let accountCreated = Phrase("Account created.", ko: "가입되었습니다")
}

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
      case .changedMeanwhile: "저장하지 않았습니다: 그사이 계정이 바뀌었습니다."
      case .store(let error): Phrase(error).korean
      case .hashing(.refusedBySystem(let method, let code)):
        "비밀번호를 처리할 수 없습니다 (\(method), 오류 \(code)). 메모리를 확보한 뒤 다시 시도해주세요."
      }
    self.init(error.description, ko: korean)
  }

  private static func korean(seconds: Int64) -> String {
    seconds <= 60 ? "\(seconds)초" : "\((seconds - 1) / 60 + 1)분"
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
}
