public import Model
public import View

/// What the three controllers of the front door share: the model and the views.
///
/// The composition root makes one; every controller is given it.
@MainActor
public final class FrontDoor {
  /// Who may come in.
  public let accounts: any AccountKeeping

  /// Who is in.
  public let session: any SessionKeeping

  /// Makes the screens.
  public let views: any SignInViewFactory

  /// Whether an unknown email and a wrong password are told alike, so that a message does not say
  /// which emails have an account.
  public let isDiscreet: Bool

  /// What lies behind the front door: the main screen has a button for each destination.
  public let destinations: [Destination]

  /// Puts the parts together.
  public init(
    accounts: any AccountKeeping, session: any SessionKeeping, views: any SignInViewFactory,
    isDiscreet: Bool = false, destinations: [Destination] = []
  ) {
    self.accounts = accounts
    self.session = session
    self.views = views
    self.isDiscreet = isDiscreet
    self.destinations = destinations
  }

  /// The controller to begin with: the main screen while someone is signed in, else sign-in.
  public func firstController() throws(StoreError) -> ViewController {
    if let email = try session.email() {
      MainController(self, email: email)
    } else {
      SignInController(self)
    }
  }

  /// An alert that says one thing and asks for nothing but OK.
  public func notice(_ message: Phrase) -> AlertController {
    let alert = AlertController(title: .notice, message: message)
    alert.addAction(AlertAction(title: .confirm))
    return alert
  }

  /// An alert that says what went wrong in the model.
  public func notice(_ error: any Error) -> AlertController {
    notice(Refusal(error, isDiscreet: isDiscreet).message)
  }

}
