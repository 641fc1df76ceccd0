public import Model

/// Makes the screens of the front door, so that a mock can stand for each.
@MainActor
public protocol SignInViewFactory: AnyObject {
  /// The sign-in screen.
  func makeSignInView() -> any SignView

  /// The sign-up screen.
  func makeSignUpView() -> any SignView

  /// The main screen.
  func makeMainView() -> any MainView
}

/// Makes the screens of the front door as they are.
public final class SignInScreens: SignInViewFactory {
  private let log: EventLog

  /// Makes the factory; a log has the questions to the forms.
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
