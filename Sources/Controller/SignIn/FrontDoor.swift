public import Model
public import View

/// What the three controllers of the front door share: the model and the views.
///
/// The composition root makes one; every controller is given it.
@MainActor
public final class FrontDoor {
  /// Who may come in.
  public let accounts: any AccountService

  /// Who is in.
  public let loginSession: LoginSession

  /// Makes the screens.
  public let views: any SignInViewFactory

  /// Whether an unknown email and a wrong password are told alike, so that a message does not say
  /// which emails have an account.
  public let isDiscreet: Bool

  /// What lies behind the front door: the main screen has a button for each destination.
  public let destinations: [Destination]

  /// Puts the parts together.
  public init(
    accounts: any AccountService, session: LoginSession, views: any SignInViewFactory,
    isDiscreet: Bool = false, destinations: [Destination] = []
  ) {
    self.accounts = accounts
    self.loginSession = session
    self.views = views
    self.isDiscreet = isDiscreet
    self.destinations = destinations
  }

  /// The controller to begin with: the main screen while someone is signed in, else sign-in.
  public func firstController() throws(StoreError) -> ViewController {
    try loginSession.email().map { MainController(self, email: $0) } ?? SignInController(self)
  }

  /// An alert that says one thing and asks for nothing but OK.
  public func makeAlert(_ message: Phrase) -> AlertController {
    let alert = AlertController(title: .notice, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: .ok))
    return alert
  }

  /// An alert that says what went wrong in the model.
  public func makeAlert(_ error: any Error) -> AlertController {
    makeAlert(ErrorPresentation(error, isDiscreet: isDiscreet).message)
  }
}

// What a scene or an app delegate does with its window.
extension FrontDoor {
  /// Puts the first screen into a window, and shows it, as `activity(of:)` says that it was left.
  public func open(_ window: Window, restoring activity: UserActivity? = nil) {
    do {
      window.rootViewController = try firstController()
      window.makeKeyAndVisible()
      if let activity { restore(activity, in: window) }
    } catch {
      let signIn = SignInController(self)
      window.rootViewController = signIn
      window.makeKeyAndVisible()
      signIn.show(error)
    }
  }

  /// Takes a window whose person is no longer signed in back to the sign-in screen.
  ///
  /// Another process may have ended the session, or begun someone else's, while this one slept.
  public func leaveIfSignedOut(in window: Window) {
    do {
      let email = try loginSession.email()
      for case let main as MainController in window.controllers where main.email != email {
        main.leave()
      }
    } catch {
      window.controllers.last?.present(makeAlert(error), animated: true)
    }
  }

  // MARK: - Restoration

  /// What a window shows, as far as it may be remembered: the screen and the email, never a
  /// password.
  ///
  /// Nothing while someone is signed in: the session remembers that.
  public func activity(of window: Window) -> UserActivity? {
    let forms = window.controllers.compactMap { $0 as? FormController }
    guard let form = forms.last, !window.controllers.contains(where: { $0 is MainController })
    else { return nil }
    return UserActivity(
      activityType: Self.activityType, title: form.debugName,
      userInfo: [
        Self.screen: .string(form is SignUpController ? Self.signUp : Self.signIn),
        Self.email: .string(form.typedEmail),
      ])
  }

  private func restore(_ activity: UserActivity, in window: Window) {
    guard activity.activityType == Self.activityType,
      let signIn = window.rootViewController as? SignInController
    else { return }
    let email = activity.userInfo[Self.email]?.string ?? ""
    if activity.userInfo[Self.screen]?.string == Self.signUp {
      signIn.signUpTouched()
      (signIn.presentedViewController as? SignUpController)?.typedEmail = email
    } else {
      signIn.typedEmail = email
    }
  }

  private static let activityType = "vestibule.form"
  private static let screen = "screen"
  private static let email = "email"
  private static let signIn = "signIn"
  private static let signUp = "signUp"
}
