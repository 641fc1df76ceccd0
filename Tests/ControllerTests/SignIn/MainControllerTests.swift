import Controller
import Model
import Testing
import View

@Suite("Main controller", .patience)
struct MainControllerTests {
  @Test("Presented by sign-in, signing out ends the session and goes back to it")
  func signsOut() throws {
    let door = try signedIn()

    door.views.mainView?.delegate?.signOutTouched()

    #expect(door.controllerNames == ["SignInController"])
    #expect(try door.frontDoor.loginSession.email() == nil)
    #expect(try door.store.value(for: .loginedPassword) == nil)
  }

  @Test("K4 at the next launch the main screen is the root and shows the email")
  func staysSignedIn() throws {
    let first = try signedIn()

    let second = try SignInHarness(first.store)

    #expect(second.controllerNames == ["MainController"])
    #expect(second.views.mainView?.email == "lee@example.com")
    #expect(second.views.signInView == nil)
  }

  @Test("As the root, signing out puts a new sign-in screen into this window")
  func signsOutAsRoot() throws {
    let door = try SignInHarness(try signedIn().store)

    door.views.mainView?.delegate?.signOutTouched()

    #expect(door.controllerNames == ["SignInController"])
    #expect(door.window.view.subviews.first === door.views.signInView)
  }

  @Test("A note's fault: signing out changed the first window; here each window changes itself")
  func signsOutInItsOwnWindow() throws {
    let door = try signedIn()
    let second = try SignInHarness.open(door.frontDoor)

    door.views.mainViews.first?()?.delegate?.signOutTouched()

    #expect(door.controllerNames == ["SignInController"])
    #expect(second.controllers.map(\.debugName) == ["SignInController"])
  }

  @Test("Signing out in one window takes every window to sign-in, once")
  func signsOutEverywhere() throws {
    let door = try signedIn()
    let others = try (1...3).map { _ in try SignInHarness.open(door.frontDoor) }

    door.views.mainView?.delegate?.signOutTouched()

    for window in others + [door.window] {
      #expect(window.controllers.map(\.debugName) == ["SignInController"])
      #expect(window.log.diagnostics == [])
    }
  }

  @Test("An observer closes other windows while the session ends: they are told no more")
  func closesOthers() throws {
    let door = try signedIn()
    let others = Windows()
    let observation = door.frontDoor.loginSession.observe { _ in others.list = [] }
    others.list = try (1...3).map { _ in try SignInHarness.open(door.frontDoor) }
    weak let closed = others.list.last?.rootViewController
    #expect(closed is MainController)

    try door.frontDoor.loginSession.end()

    #expect(closed == nil)
    #expect(door.controllerNames == ["SignInController"])
    withExtendedLifetime(observation) {}
  }

  @Test("A main screen that outlives its window, and hears that the session ends, does nothing")
  func withoutWindow() throws {
    let door = try signedIn()
    var window: Window? = try SignInHarness.open(door.frontDoor)
    let main = try #require(window?.rootViewController)
    window = nil

    try door.frontDoor.loginSession.end()

    #expect(main.window == nil)
    #expect(door.controllerNames == ["SignInController"])
  }

  @Test("A session that is ended on another thread takes the windows to sign-in on the main actor")
  func endsElsewhere() async throws {
    let door = try signedIn()
    let session = door.frontDoor.loginSession
    var observation: LoginSession.Observation?

    // Told after the main screen, which came before.
    await withCheckedContinuation { continuation in
      observation = session.observe { _ in continuation.resume() }
      Task.detached { try session.end() }
    }

    #expect(door.controllerNames == ["SignInController"])
    withExtendedLifetime(observation) {}
  }

  @Test("P17: when the account is removed, every window goes back to sign-in, whatever it shows")
  func accountRemoved() throws {
    let userInfo = UserInfo(email: "lee@example.com", password: "secret123")
    let destination = Destination("Own") { _, _ in ViewController() }
    let door = try signedIn(destinations: [destination])
    let other = try SignInHarness.open(door.frontDoor)
    door.views.mainView?.delegate?.destinationTouched(at: 0)
    (other.rootViewController as? MainController)?.destinationTouched(at: 0)

    try door.frontDoor.accounts.remove(userInfo)

    #expect(door.controllerNames == ["SignInController"])
    #expect(other.controllers.map(\.debugName) == ["SignInController"])
    #expect(try door.frontDoor.loginSession.email() == nil)
  }

  @Test("A session that cannot be ended says why and stays")
  func storeFails() throws {
    let store = FaultyStore()
    let door = try signedIn(store)
    store.fail(with: .readOnly(path: "v.sqlite"))

    door.views.mainView?.delegate?.signOutTouched()

    #expect(door.controllerNames == ["SignInController", "MainController", "AlertController"])
    #expect(
      door.alert?.message?.english
        == "v.sqlite can be read but not written. Change its permissions and try again.")
    #expect(try door.frontDoor.loginSession.email() == "lee@example.com")
  }

  @Test("A window whose scene comes back leaves the main screen of who is no longer signed in")
  func someoneElse() throws {
    let door = try signedIn()
    try door.register("kim@example.com", "secret123")
    let session = LoginSession(store: door.store)
    let kim = UserInfo(email: "kim@example.com", password: "secret123")

    door.frontDoor.leaveIfSignedOut(in: door.window)
    #expect(
      door.controllerNames == ["SignInController", "MainController"], "it is the same person")
    // As another program does that uses the same store.
    try session.begin(for: door.frontDoor.accounts.authenticate(kim))
    door.frontDoor.leaveIfSignedOut(in: door.window)

    #expect(door.controllerNames == ["SignInController"])
    #expect(try session.email() == "kim@example.com")
  }

  @Test("Once dismissed, its controller and its screen are gone, and it hears of no session")
  func releases() throws {
    let door = try signedIn()
    weak let controller = door.window.controllers.last
    weak let screen = door.views.mainView

    door.views.mainView?.delegate?.signOutTouched()

    #expect(controller == nil)
    #expect(screen == nil)
  }

  @Test("K6 launching changes no account: a note's fault reset the join list each time")
  func launchKeepsAccounts() throws {
    let door = try SignInHarness()
    door.signUp("lee@example.com", "secret123")

    let again = try SignInHarness(door.store)
    again.signIn("lee@example.com", "secret123")

    #expect(again.controllerNames == ["SignInController", "MainController"])
  }
}

// MARK: - Fixtures

private final class Windows {
  var list: [Window] = []
}

private func signedIn(
  _ store: any UserInfoStore = MemoryStore(), destinations: [Destination] = []
) throws -> SignInHarness {
  let door = try SignInHarness(store, destinations: destinations)
  try door.register("lee@example.com", "secret123")
  door.signIn("lee@example.com", "secret123")
  return door
}
