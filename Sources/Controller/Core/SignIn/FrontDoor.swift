import Foundation
public import Model
public import View

/// The model and the views that the three controllers of the front door share.
///
/// Create one where the app starts, and pass it to every controller.
///
/// ```swift
/// let session = LoginSession(store: store)
/// let accounts = Accounts(
///   store: store, hasher: StandardHasher(), session: session)
/// let door = FrontDoor(
///   accounts: accounts, session: session, views: SignInScreens())
/// door.open(window)
/// #expect(window.rootViewController is SignInController)
/// ```
@MainActor
public final class FrontDoor {
  /// The accounts.
  public let accounts: any AccountService

  /// The session of the signed-in user.
  public let loginSession: LoginSession

  /// Makes the screens.
  public let views: any SignInViewFactory

  /// Whether an unknown email and a wrong password get the same message, so that it does not tell
  /// which emails have an account.
  public let isDiscreet: Bool

  /// The screens behind the front door: the main screen has a button for each.
  public let destinations: [Destination]

  /// Creates a front door.
  ///
  /// - Parameters:
  ///   - accounts: the accounts.
  ///   - session: the session of the signed-in user, of the same store.
  ///   - views: makes the screens.
  ///   - isDiscreet: whether an unknown email and a wrong password get the same message.
  ///   - destinations: the screens behind it: the main screen has a button for each.
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

  /// The first controller: the main screen while a user is signed in, otherwise sign-in.
  ///
  /// - Throws: `StoreError` if the session cannot be read.
  public func firstController() throws(StoreError) -> ViewController {
    try loginSession.email().map { MainController(self, email: $0) } ?? SignInController(self)
  }

  /// What a person is told about an error of the model.
  public func message(for error: any Error) -> Phrase {
    ErrorPresentation(error, isDiscreet: isDiscreet).message
  }
}

extension FrontDoor: WindowContent {
  /// Reads who is signed in: that decides the first screen.
  ///
  /// - Throws: `StoreError` if the session cannot be read.
  public func prepare() throws(StoreError) { _ = try loginSession.email() }

  /// Leaves the main screen if its user is no longer signed in.
  public func update(_ window: Window) { leaveIfSignedOut(in: window) }

  /// Shows the first screen in a window.
  public func open(_ window: Window) { open(window, restoring: nil) }

  /// Shows the first screen in a window, restored from what `activity(of:)` returned.
  public func open(_ window: Window, restoring activity: UserActivity?) {
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

  /// Takes a window back to the sign-in screen when its user is no longer signed in.
  ///
  /// Another process may have ended the session, or signed another user in, while this one was
  /// suspended.
  public func leaveIfSignedOut(in window: Window) {
    do {
      let email = try loginSession.email()
      for case let main as MainController in window.controllers where main.email != email {
        main.leave()
      }
    } catch {
      // One alert at most: the window may come back again and again.
      guard let top = window.controllers.last, !(top is AlertController) else { return }
      top.presentNotice(message(for: error))
    }
  }

  // MARK: - What arrives

  /// The quick action that shows the form to sign up.
  public var shortcutItems: [ApplicationShortcutItem] {
    [ApplicationShortcutItem(type: Self.signUpLink, localizedTitle: .signUp)]
  }

  /// Shows the form to sign up, for a link to it or its quick action.
  public func receive(_ arrival: Arrival, in window: Window) {
    let isSignUp =
      switch arrival {
      case .urls(let urls): urls.contains { $0.host() == Self.signUpLink }
      case .shortcutItem(let item): item.type == Self.signUpLink
      case .userActivity, .handoff, .notificationResponse: false
      }
    guard isSignUp, let signIn = window.rootViewController as? SignInController else { return }
    switch signIn.presentedViewController {
    case nil: signIn.presentSignUp()
    // What was said there has been read, or is said again.
    case is AlertController: signIn.dismiss(animated: true) { signIn.presentSignUp() }
    // The form, or the main screen of a user who is signed in.
    default: break
    }
  }

  private static let signUpLink = "sign-up"

  // MARK: - Restoration

  /// The activity that restores a window's screen and email, never a password.
  ///
  /// It is `nil` while a user is signed in: the session is restored instead.
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
      signIn.presentSignUp().typedEmail = email
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

/// A screen that the main screen leads to.
///
/// The main screen has a button for each destination of the front door.
///
/// ```swift
/// let order = Destination("Order Tea") { door, email in
///   OrderController(screen: OrderScreen())
/// }
/// let door = FrontDoor(
///   accounts: accounts, session: session, views: SignInScreens(),
///   destinations: [order])
/// ```
@MainActor
public struct Destination {
  /// The button's name, in every language.
  public let name: Phrase

  /// Makes the destination's controller, each time that its button is touched.
  ///
  /// Its arguments are the front door and the email of the signed-in user.
  public let makeController: (FrontDoor, String) -> ViewController

  /// Creates a destination.
  public init(
    _ name: Phrase, makeController: @escaping (FrontDoor, _ email: String) -> ViewController
  ) {
    self.name = name
    self.makeController = makeController
  }
}
