import Model
import Testing
import View

@MainActor
@Suite("Screens of the front door")
struct SignInScreensTests {
  @Test("The sign-in screen has its elements in order, in every language")
  func signIn() {
    let screen = SignInScreens().makeSignInView()

    #expect(
      screen.described(in: .english) == [
        "banner Vestibule   ● ● ●", "title Sign In", "field Email, Enter your email",
        "field Password, Enter your password", "button Sign In", "button Sign Up",
      ])
    #expect(
      screen.described(in: .korean) == [
        "banner Vestibule   ● ● ●", "title 로그인", "field 이메일, 이메일을 입력하세요",
        "field 비밀번호, 비밀번호를 입력하세요", "button 로그인", "button 회원가입",
      ])
    #expect(screen.primaryButton?.label == .signIn)
  }

  @Test("The sign-up screen has its elements in order, in every language")
  func signUp() {
    let screen = SignInScreens().makeSignUpView()

    #expect(
      screen.described(in: .english) == [
        "banner Vestibule   ● ● ●", "title Sign Up", "label Welcome",
        "field Email, Choose the email to use", "field Password, Choose a password",
        "button Sign In", "button Sign Up",
      ])
    #expect(
      screen.described(in: .korean) == [
        "banner Vestibule   ● ● ●", "title 회원가입", "label 환영합니다",
        "field 이메일, 사용하실 email ID를 적어주세요", "field 비밀번호, 사용하실 비밀 번호를 적어주세요",
        "button 로그인", "button 회원가입",
      ])
    #expect(screen.primaryButton?.label == .signUp)
  }

  @Test("A form that has risen leaves no place for the banner", arguments: [false, true])
  func raised(isSignUp: Bool) {
    let screen = SignScreen(isSignUp ? .signUp : .signIn)
    let all = screen.described(in: .english)

    screen.isRaised = true
    let raised = screen.described(in: .english)
    screen.isRaised = false

    #expect(raised == Array(all.dropFirst()))
    #expect(screen.described(in: .english) == all)
  }

  @Test("The main screen has the email and its destinations in order, and signs out by Return")
  func main() {
    let screen = SignInScreens().makeMainView()
    screen.email = "lee@example.com"
    let alone = screen.described(in: .korean)

    screen.destinations = [Phrase("Safe", ko: "금고"), "Key"]

    #expect(
      alone == [
        "banner Vestibule   ● ● ●", "title 로그인됨", "label lee@example.com", "button 로그아웃",
      ])
    #expect(
      screen.described(in: .english) == [
        "banner Vestibule   ● ● ●", "title Signed In", "label lee@example.com", "button Safe",
        "button Key", "button Sign Out",
      ])
    #expect(
      screen.described(in: .korean).suffix(3) == ["button 금고", "button Key", "button 로그아웃"])
    #expect(screen.primaryButton == nil, "Return alone signs nobody out")
  }

  @Test("A screen gives the same controls each time, so that a test can touch what it has seen")
  func identity() {
    let main = MainScreen()
    main.destinations = ["Safe"]
    for screen in [SignScreen(.signIn), SignScreen(.signUp), main] as [any Screen] {
      let (once, again) = (screen.controls, screen.controls)

      #expect(once.map(ObjectIdentifier.init) == again.map(ObjectIdentifier.init))
    }
  }

  @Test("A mock needs nothing but its class to be a screen")
  func mock() {
    let screen = EmptyScreen()

    #expect(screen.elements.isEmpty && screen.primaryButton == nil)
    #expect(screen.controls.isEmpty && screen.fields.isEmpty)
  }

  @Test("A screen that is let go is gone, though its buttons tell what it is told to")
  func release() {
    weak var sign: SignScreen?
    weak var main: MainScreen?
    weak var alert: AlertScreen?
    do {
      let screens = (SignScreen(.signIn, log: EventLog()), MainScreen(), AlertScreen())
      screens.1.destinations = ["Safe"]
      screens.2.show(title: nil, message: nil, actions: [AlertButton("OK")], preferred: nil)
      for screen in [screens.0, screens.1, screens.2] as [any Screen] {
        for control in screen.controls { control.touch() }
      }
      (sign, main, alert) = screens
    }

    #expect(sign == nil && main == nil && alert == nil)
  }
}
