public import Model

/// Makes the screens of the front door; a test replaces it to use mocks.
@MainActor
public protocol SignInViewFactory: AnyObject {
  /// The sign-in screen.
  func makeSignInView() -> any SignView

  /// The sign-up screen.
  func makeSignUpView() -> any SignView

  /// The main screen.
  func makeMainView() -> any MainView
}

/// Makes the real screens of the front door.
public final class SignInScreens: SignInViewFactory {
  private let log: EventLog

  /// Creates the factory; the log has the calls of the forms.
  public init(log: EventLog = EventLog()) {
    self.log = log
  }

  /// The sign-in screen.
  public func makeSignInView() -> any SignView { SignScreen(.signIn, log: log) }

  /// The sign-up screen.
  public func makeSignUpView() -> any SignView { SignScreen(.signUp, log: log) }

  /// The main screen.
  public func makeMainView() -> any MainView { MainScreen() }
}
