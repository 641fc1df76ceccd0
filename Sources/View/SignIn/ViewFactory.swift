/// Makes the screens of the front door, so that controllers name no renderer.
public protocol ViewFactory: SystemViewFactory {
  /// The sign-in screen.
  func makeSignInView() -> any SignView

  /// The sign-up screen.
  func makeSignUpView() -> any SignView

  /// The main screen.
  func makeMainView() -> any MainView
}
