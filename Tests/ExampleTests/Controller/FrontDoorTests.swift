import Testing
import Vestibule

@MainActor
@Suite("Examples: the front door")
struct FrontDoorTests {
  private let store = MemoryStore()
  private let window = Window(view: WindowView(), log: EventLog())

  @Test("A front door shows its first screen in a window")
  func frontDoor() throws {
    let session = LoginSession(store: store)
    let accounts = Accounts(
      store: store, hasher: StandardHasher(), session: session)
    let door = FrontDoor(
      accounts: accounts, session: session, views: SignInScreens())
    door.open(window)
    #expect(window.rootViewController is SignInController)
  }

  @Test("The main screen leads to a screen of one's own")
  func destination() throws {
    let (session, accounts) = try signedIn()

    let order = Destination("Order Tea") { door, email in
      OrderController(screen: OrderScreen())
    }
    let door = FrontDoor(
      accounts: accounts, session: session, views: SignInScreens(),
      destinations: [order])
    door.open(window)
    window.view.touch(try #require(window.rootViewController?.view.controls.first))

    #expect(window.controllers.last is OrderController)
  }

  @Test("Each controller of the front door can be the root of a window")
  func controllers() throws {
    let door = makeDoor()

    window.rootViewController = SignInController(door)
    window.makeKeyAndVisible()

    let signUp = SignUpController(door)
    window.rootViewController?.present(signUp, animated: true)

    #expect(window.controllers.last === signUp)
  }

  @Test("The main screen shows who is signed in, and signs them out")
  func mainController() throws {
    let (session, accounts) = try signedIn()
    let door = FrontDoor(accounts: accounts, session: session, views: SignInScreens())

    let main = MainController(door, email: "lee@example.com")
    window.rootViewController = main
    window.makeKeyAndVisible()
    main.signOutTouched()
    #expect(window.rootViewController is SignInController)

    #expect(try session.email() == nil)
  }

  @Test("What was typed so far can be kept")
  func formController() throws {
    makeDoor().open(window)

    let form = try #require(window.rootViewController as? FormController)
    let email = try #require(form.view.fields.first)
    window.view.touch(email)
    email.insertText("lee@")
    #expect(form.typedEmail == "lee@")
  }

  private func makeDoor() -> FrontDoor {
    FrontDoor(
      accounts: Accounts(store: store, hasher: ExplorerHasher()),
      session: LoginSession(store: store), views: SignInScreens())
  }

  private func signedIn() throws -> (LoginSession, Accounts) {
    let session = LoginSession(store: store)
    let accounts = Accounts(store: store, hasher: ExplorerHasher(), session: session)
    let lee = UserInfo(email: "lee@example.com", password: "earl grey")
    try accounts.register(lee)
    try session.begin(for: try accounts.authenticate(lee))
    return (session, accounts)
  }
}
