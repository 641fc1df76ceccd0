public import Model

/// Makes the screens of the front door; a test replaces it to use mocks.
///
/// ```swift
/// final class TeaHouseScreens: SignInViewFactory {
///   private let screens = SignInScreens()
///
///   func makeSignInView() -> any SignView { screens.makeSignInView() }
///   func makeSignUpView() -> any SignView { screens.makeSignUpView() }
///   func makeMainView() -> any MainView { TeaHouseMainScreen() }
/// }
/// ```
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
///
/// ```swift
/// let door = FrontDoor(
///   accounts: Accounts(store: store, hasher: StandardHasher()),
///   session: LoginSession(store: store), views: SignInScreens())
/// let first = try door.firstController()
/// #expect(first is SignInController)
/// ```
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
