public import Model

/// Makes the screens of the front door, so that controllers name no renderer.
@MainActor
public protocol ViewFactory: SystemViewFactory {
  /// The sign-in screen.
  func makeSignInView() -> any SignView

  /// The sign-up screen.
  func makeSignUpView() -> any SignView

  /// The main screen.
  func makeMainView() -> any MainView

  /// Where those write who decorate a screen to trace it.
  var log: EventLog { get }
}

extension ViewFactory {
  /// A log that nobody listens to.
  public var log: EventLog { EventLog() }
}
