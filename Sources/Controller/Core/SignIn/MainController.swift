import Model
public import View

/// The main screen, which the signed-in user sees.
///
/// ```swift
/// let main = MainController(door, email: "lee@example.com")
/// window.rootViewController = main
/// window.makeKeyAndVisible()
/// main.signOutTouched()
/// #expect(window.rootViewController is SignInController)
/// ```
public final class MainController: ViewController {
  private let door: FrontDoor

  /// The email of the signed-in user.
  public let email: String

  private lazy var screen = door.views.makeMainView()
  private var observation: LoginSession.Observation?

  /// Creates the controller for the email of the signed-in user.
  public init(_ door: FrontDoor, email: String) {
    self.door = door
    self.email = email
    super.init()
    title = .mainTitle
  }

  /// Sets the screen that the view factory makes.
  public override func loadView() {
    view = screen
  }

  /// Shows the email, and leaves when the session ends, or another user signs in.
  public override func viewDidLoad() {
    screen.delegate = self
    screen.email = email
    if !door.destinations.isEmpty { screen.destinations = door.destinations.map(\.name) }
    // Ends with this controller.
    observation = door.loginSession.observe { [weak self, email] change in
      if change != .began(email: email) { self?.leave() }
    }
  }

  /// Goes back to sign-in: dismissed by its presenter or, as the root, replaced in its window.
  func leave() {
    if let presenter = presentingViewController {
      presenter.dismiss(animated: true)
    } else {
      window?.rootViewController = SignInController(door)
    }
  }
}

extension MainController: MainViewDelegate {
  /// A destination's button was touched: presents the destination's controller.
  ///
  /// An index without a destination is reported, and nothing is presented.
  public func destinationTouched(at index: Int) {
    guard door.destinations.indices.contains(index) else {
      return log.report(
        "There is no destination at index \(index): there are \(door.destinations.count). Use the "
          + "index of a button, from 0.", from: debugName)
    }
    let destination = door.destinations[index].makeController(door, email)
    destination.modalPresentationStyle = .fullScreen
    present(destination, animated: true)
  }

  /// Sign Out was touched: ends the session.
  ///
  /// Every main screen is notified, and leaves. Another process may have signed in another user,
  /// who stays signed in: then this screen leaves alone.
  public func signOutTouched() {
    do {
      if try !door.loginSession.end(of: email) { leave() }
    } catch {
      presentNotice(door.message(for: error))
    }
  }
}
