import Controller
import Model
import Testing
import View

/// The front door as a child: what it presents is presented by its parent.
@Suite("The front door within a controller", .patience)
struct EmbeddedTests {
  @Test("All that comes and goes is presented and dismissed by the parent, and is animated")
  func animated() throws {
    let destination = Destination("Attic") { _, _ in Watcher("Attic") }
    let harness = try SignInHarness(destinations: [destination])
    let parent = Watcher("Parent")
    harness.window.rootViewController = parent
    let signIn = SignInController(harness.frontDoor)
    parent.addChild(signIn)
    parent.view.container?.addSubview(signIn.view)
    signIn.didMove(toParent: parent)

    harness.signIn("lee@example.com", "secret123")
    harness.confirm()
    harness.views.signInView?.buttonDelegate?.signUpTouched()
    harness.views.signUpView?.buttonDelegate?.signInTouched()
    harness.signUp("lee@example.com", "secret123")
    harness.signIn("lee@example.com", "secret123")
    harness.views.mainView?.delegate?.destinationTouched(at: 0)
    let attic = try #require(harness.window.controllers.last as? Watcher)
    harness.views.mainView?.delegate?.signOutTouched()
    parent.presentQuestion("Leave?", destructive: "Leave") {}
    _ = parent.accessibilityPerformEscape()
    parent.presentNotice("Left.")
    harness.confirm()

    #expect(
      parent.calls == [
        "present AlertController true", "dismiss true", "present SignUpController true",
        "dismiss true", "present SignUpController true", "dismiss true",
        "present MainController true", "dismiss true", "present AlertController true",
        "dismiss true", "present AlertController true", "dismiss true",
      ])
    #expect(attic.calls == ["will appear true", "will disappear true"])
    #expect(harness.announcements == ["Account created."])
  }
}

/// Writes down what is presented and dismissed by it, and how it appears.
private final class Watcher: ViewController {
  private(set) var calls: [String] = []

  init(_ name: String) {
    super.init()
    debugIdentifier = name
  }

  override func loadView() { view = ContainerScreen() }

  override func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    calls.append("present \(controller) \(animated)")
    super.present(controller, animated: animated, completion: completion)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    calls.append("dismiss \(animated)")
    super.dismiss(animated: animated, completion: completion)
  }

  override func viewWillAppear(_ animated: Bool) {
    if presentingViewController != nil { calls.append("will appear \(animated)") }
  }

  override func viewWillDisappear(_ animated: Bool) {
    if presentingViewController != nil { calls.append("will disappear \(animated)") }
  }

  override func accessibilityPerformEscape() -> Bool {
    presentedViewController?.accessibilityPerformEscape() ?? false
  }
}
