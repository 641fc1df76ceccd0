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
