import Testing
import Vestibule

@MainActor
@Suite("Examples: the screens of the front door")
struct SignInTests {
  private let doorman = Doorman()

  @Test("A form checks what was typed")
  func screen() {
    let screen = SignScreen(.signIn)
    let form = screen.inputForm
    form.textField(for: .email).text = "lee@example.com"
    form.textField(for: .password).text = "earl grey"
    #expect(form.canSignIn())
  }

  @Test("A form tells its delegate what is wrong")
  func form() {
    let form = SignForm(emailPlaceholder: "Email", passwordPlaceholder: "Password")
    form.delegate = doorman
    form.email.text = "lee"
    #expect(!form.canSignUp())

    #expect(doorman.faults == [.emailTooShort])
  }

  @Test("A controller clears what must be typed again")
  func container() {
    let screen = SignScreen(.signIn)
    let form = screen.inputForm
    form.textField(for: .password).text = "earl grey"

    form.clear([.password])
    form.flash([.password])
    let next = form.nextField(after: form.textField(for: .email))
    #expect(next === form.textField(for: .password))

    #expect(next?.text == "" && next?.isHighlighted == true)
  }

  @Test("A field of a form is one of two")
  func field() {
    let form = SignScreen(.signUp).inputForm

    for field in FormField.allCases {
      form.textField(for: field).text = ""
    }

    #expect(!form.canSignUp())
  }

  @Test("A controller knows the screen as a protocol")
  func view() throws {
    let screen: any SignView = SignScreen(.signIn)

    screen.signContainer.setButtonDelegate(doorman)
    screen.isRaised = true
    let signIn = try #require(screen.primaryButton)
    makeWindow(screen).touch(signIn)

    #expect(doorman.touches == ["Sign In"])
  }

  @Test("A screen of one's own has two buttons with one delegate")
  func buttons() {
    let buttons = SignButtons()
    buttons.setButtonDelegate(doorman)
    let window = makeWindow(.button(buttons.signIn), .button(buttons.signUp))
    window.touch(buttons.signUp)

    #expect(doorman.touches == ["Sign Up"])
  }

  @Test("A screen with both buttons sets the delegate of both")
  func signContainer() {
    let container = WelcomeButtons()

    container.setButtonDelegate(doorman)
    container.signIn.touch()

    #expect(doorman.touches == ["Sign In"])
  }

  @Test("The main screen has a button for each destination")
  func main() {
    let main = MainScreen()
    main.delegate = doorman
    main.email = "lee@example.com"
    main.destinations = ["Order Tea"]
    main.controls[0].touch()
    main.controls[1].touch()

    #expect(doorman.touches == ["0", "Sign Out"])
  }

  @Test("A front door shows a main screen of one's own")
  func factory() throws {
    let store = MemoryStore()
    let session = LoginSession(store: store)
    let accounts = Accounts(store: store, hasher: ExplorerHasher(), session: session)
    let lee = UserInfo(email: "lee@example.com", password: "earl grey")
    try accounts.register(lee)
    try session.begin(for: try accounts.authenticate(lee))
    let door = FrontDoor(accounts: accounts, session: session, views: TeaHouseScreens())

    let first = try door.firstController()

    #expect(first.view is TeaHouseMainScreen)
  }

  @Test("A front door with the framework's screens begins with sign-in")
  func screens() throws {
    let store = MemoryStore()

    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: StandardHasher()),
      session: LoginSession(store: store), views: SignInScreens())
    let first = try door.firstController()
    #expect(first is SignInController)
  }

  private func makeWindow(_ screen: any Screen) -> WindowView {
    let window = WindowView()
    window.addSubview(screen)
    return window
  }

  private func makeWindow(_ elements: Element...) -> WindowView {
    makeWindow(PlainScreen(elements))
  }
}

@MainActor
private final class Doorman {
  private(set) var touches: [String] = []
  private(set) var faults: [CredentialError] = []
}

extension Doorman: SignButtonDelegate {
  func signInTouched() { touches.append("Sign In") }
  func signUpTouched() { touches.append("Sign Up") }
}

extension Doorman: MainViewDelegate {
  func signOutTouched() { touches.append("Sign Out") }
  func destinationTouched(at index: Int) { touches.append("\(index)") }
}

extension Doorman: FormContainerDelegate {
  func formContainer(
    _ form: any FormContainer, didRefuse fault: CredentialError
  ) {
    faults.append(fault)
  }
}

final class WelcomeButtons: SignContainer {
  private weak var delegate: (any SignButtonDelegate)?

  lazy var signIn = Button(
    "Welcome Back", sends: "signInTouched()",
    to: { [weak self] in self?.delegate }
  ) { $0.signInTouched() }

  func setButtonDelegate(_ delegate: any SignButtonDelegate) {
    self.delegate = delegate
  }
}

final class TeaHouseMainScreen: MainView {
  weak var delegate: (any MainViewDelegate)?
  var email = ""
  var destinations: [Phrase] = []

  var elements: [Element] { [.title("Tea House"), .label("\(email)")] }
}

final class TeaHouseScreens: SignInViewFactory {
  private let screens = SignInScreens()

  func makeSignInView() -> any SignView { screens.makeSignInView() }
  func makeSignUpView() -> any SignView { screens.makeSignUpView() }
  func makeMainView() -> any MainView { TeaHouseMainScreen() }
}
