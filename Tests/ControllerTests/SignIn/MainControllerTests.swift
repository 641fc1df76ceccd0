import Controller
import Model
import ModelKit
import Testing
import View

@Suite("Main controller", .patience)
struct MainControllerTests {
  @Test("Presented by sign-in, signing out ends the session and goes back to it")
  func signsOut() throws {
    let harness = try signedIn()

    harness.views.mainView?.delegate?.signOutTouched()

    #expect(harness.controllerNames == ["SignInController"])
    #expect(try harness.frontDoor.loginSession.email() == nil)
    #expect(try harness.store.value(for: .loginedPassword) == nil)
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
    let harness = try SignInHarness(try signedIn().store)

    harness.views.mainView?.delegate?.signOutTouched()

    #expect(harness.controllerNames == ["SignInController"])
    #expect(harness.window.view.subviews.first === harness.views.signInView)
  }

  @Test("A note's fault: signing out changed the first window; here each window changes itself")
  func signsOutInItsOwnWindow() throws {
    let harness = try signedIn()
    let second = try SignInHarness.open(harness.frontDoor)

    harness.views.mainViews.first?()?.delegate?.signOutTouched()

    #expect(harness.controllerNames == ["SignInController"])
    #expect(second.controllers.map(\.debugName) == ["SignInController"])
  }

  @Test("Signing out in one window takes every window to sign-in, once")
  func signsOutEverywhere() throws {
    let harness = try signedIn()
    let others = try (1...3).map { _ in try SignInHarness.open(harness.frontDoor) }

    harness.views.mainView?.delegate?.signOutTouched()

    for window in others + [harness.window] {
      #expect(window.controllers.map(\.debugName) == ["SignInController"])
      #expect(window.log.diagnostics == [])
    }
  }

  @Test("An observer closes other windows while the session ends: they are told no more")
  func closesOthers() throws {
    let harness = try signedIn()
    let others = Windows()
    let observation = harness.frontDoor.loginSession.observe { _ in others.list = [] }
    others.list = try (1...3).map { _ in try SignInHarness.open(harness.frontDoor) }
    weak let closed = others.list.last?.rootViewController
    #expect(closed is MainController)

    try harness.frontDoor.loginSession.end()

    #expect(closed == nil)
    #expect(harness.controllerNames == ["SignInController"])
    withExtendedLifetime(observation) {}
  }

  @Test("A main screen that outlives its window, and hears that the session ends, does nothing")
  func withoutWindow() throws {
    let harness = try signedIn()
    var window: Window? = try SignInHarness.open(harness.frontDoor)
    let main = try #require(window?.rootViewController)
    window = nil

    try harness.frontDoor.loginSession.end()

    #expect(main.window == nil)
    #expect(harness.controllerNames == ["SignInController"])
  }

  @Test("A session that is ended on another thread takes the windows to sign-in on the main actor")
  func endsElsewhere() async throws {
    let harness = try signedIn()
    let session = harness.frontDoor.loginSession
    var observation: LoginSession.Observation?

    // Told after the main screen, which came before.
    await withCheckedContinuation { continuation in
      observation = session.observe { _ in continuation.resume() }
      Task.detached { try session.end() }
    }

    #expect(harness.controllerNames == ["SignInController"])
    withExtendedLifetime(observation) {}
  }

  @Test("P17: when the account is removed, every window goes back to sign-in, whatever it shows")
  func accountRemoved() throws {
    let userInfo = UserInfo(email: "lee@example.com", password: "secret123")
    let destination = Destination("Own") { _, _ in ViewController() }
    let harness = try signedIn(destinations: [destination])
    let other = try SignInHarness.open(harness.frontDoor)
    harness.views.mainView?.delegate?.destinationTouched(at: 0)
    (other.rootViewController as? MainController)?.destinationTouched(at: 0)

    try harness.frontDoor.accounts.remove(userInfo)

    #expect(harness.controllerNames == ["SignInController"])
    #expect(other.controllers.map(\.debugName) == ["SignInController"])
    #expect(try harness.frontDoor.loginSession.email() == nil)
  }

  @Test("A session that cannot be ended says why and stays")
  func storeFails() throws {
    let store = FaultyStore()
    let harness = try signedIn(store)
    store.fail(with: .readOnly(path: "v.sqlite"))

    harness.views.mainView?.delegate?.signOutTouched()

    #expect(harness.controllerNames == ["SignInController", "MainController", "AlertController"])
    #expect(
      harness.alert?.message?.english
        == "v.sqlite can be read but not written. Change its permissions and try again.")
    #expect(try harness.frontDoor.loginSession.email() == "lee@example.com")
  }

  @Test("A window whose scene comes back leaves the main screen of who is no longer signed in")
  func someoneElse() throws {
    let harness = try signedIn()
    try harness.register("kim@example.com", "secret123")
    let session = LoginSession(store: harness.store)
    let kim = UserInfo(email: "kim@example.com", password: "secret123")

    harness.frontDoor.leaveIfSignedOut(in: harness.window)
    #expect(
      harness.controllerNames == ["SignInController", "MainController"], "it is the same person")
    // As another program does that uses the same store.
    try session.begin(for: harness.frontDoor.accounts.authenticate(kim))
    harness.frontDoor.leaveIfSignedOut(in: harness.window)

    #expect(harness.controllerNames == ["SignInController"])
    #expect(try session.email() == "kim@example.com")
  }

  @Test("K7: who signs in in one window takes the main screen of another user from the others")
  func anotherUserInAnotherWindow() throws {
    let harness = try signedIn()
    try harness.register("kim@example.com", "secret123")
    let lees = try SignInHarness.open(harness.frontDoor)
    let (kims, waiting) = (signInWindow(harness), signInWindow(harness))
    (waiting.rootViewController as? FormController)?.typedEmail = "half"

    try signIn("kim@example.com", in: kims)

    #expect(harness.controllerNames == ["SignInController"])
    #expect(lees.controllers.map(\.debugName) == ["SignInController"])
    #expect(kims.controllers.map(\.debugName) == ["SignInController", "MainController"])
    #expect(waiting.controllers.map(\.debugName) == ["SignInController"])
    #expect((waiting.rootViewController as? FormController)?.typedEmail == "half")
    #expect(try harness.frontDoor.loginSession.email() == "kim@example.com")
    for window in [harness.window, lees, kims, waiting] { #expect(window.log.diagnostics == []) }
  }

  @Test("Who is signed in and signs in again in another window keeps the main screen in both")
  func sameUserInAnotherWindow() throws {
    let harness = try signedIn()
    let other = signInWindow(harness)

    try signIn("lee@example.com", in: other)

    #expect(harness.controllerNames == ["SignInController", "MainController"])
    #expect(other.controllers.map(\.debugName) == ["SignInController", "MainController"])
  }

  @Test("Sign Out ends no session of another user that another process has signed in")
  func anotherUserInAnotherProcess() throws {
    let harness = try signedIn()
    try harness.register("kim@example.com", "secret123")
    let session = LoginSession(store: harness.store)
    let kim = UserInfo(email: "kim@example.com", password: "secret123")
    try session.begin(for: harness.frontDoor.accounts.authenticate(kim))

    harness.views.mainView?.delegate?.signOutTouched()

    #expect(harness.controllerNames == ["SignInController"])
    #expect(try session.email() == "kim@example.com")
  }

  @Test(
    "A store that fails at every return to the foreground is said once, until that is confirmed")
  func storeFailsAgainAndAgain() throws {
    let store = FaultyStore()
    let harness = try signedIn(store)
    store.fail(with: .busy(path: "v.sqlite"), reading: true)

    for error in [StoreError.busy(path: "v.sqlite"), .readOnly(path: "v.sqlite")] {
      store.fail(with: error, reading: true)
      for _ in 1...2 { harness.frontDoor.leaveIfSignedOut(in: harness.window) }
    }
    #expect(harness.controllerNames == ["SignInController", "MainController", "AlertController"])

    harness.confirm()
    harness.frontDoor.leaveIfSignedOut(in: harness.window)
    #expect(harness.controllerNames == ["SignInController", "MainController", "AlertController"])
    #expect(harness.window.log.diagnostics == [])
  }

  @Test("Once dismissed, its controller and its screen are gone, and it hears of no session")
  func releases() throws {
    let harness = try signedIn()
    weak let controller = harness.window.controllers.last
    weak let screen = harness.views.mainView

    harness.views.mainView?.delegate?.signOutTouched()

    #expect(controller == nil)
    #expect(screen == nil)
  }

  @Test("K6 launching changes no account: a note's fault reset the join list each time")
  func launchKeepsAccounts() throws {
    let harness = try SignInHarness()
    harness.signUp("lee@example.com", "secret123")

    let again = try SignInHarness(harness.store)
    again.signIn("lee@example.com", "secret123")

    #expect(again.controllerNames == ["SignInController", "MainController"])
  }
}

// MARK: - Fixtures

/// A window at the sign-in screen, though a user may be signed in.
private func signInWindow(_ harness: SignInHarness) -> Window {
  let window = Window(view: WindowView(), log: EventLog())
  window.rootViewController = SignInController(harness.frontDoor)
  window.makeKeyAndVisible()
  return window
}

/// Fills in the sign-in screen of a window, and touches Sign In.
private func signIn(_ email: String, in window: Window) throws {
  let signIn = try #require(window.rootViewController as? SignInController)
  for (field, text) in zip(signIn.view.fields, [email, "secret123"]) { field.text = text }
  signIn.signInTouched()
}

private final class Windows {
  var list: [Window] = []
}

private func signedIn(
  _ store: any UserInfoStore = MemoryStore(), destinations: [Destination] = []
) throws -> SignInHarness {
  let harness = try SignInHarness(store, destinations: destinations)
  try harness.register("lee@example.com", "secret123")
  harness.signIn("lee@example.com", "secret123")
  return harness
}
