public import Model

/// Makes the views of another factory, and writes down everything that crosses their boundaries.
///
/// Controllers and views know nothing of it: the composition root puts it between them.
public final class TracingViewFactory: ViewFactory {
  /// Where it is written down.
  public let log: EventLog

  private let base: any ViewFactory

  /// Makes a decorator.
  ///
  /// - Parameters:
  ///   - base: makes the views.
  ///   - log: where it is written down.
  public init(_ base: any ViewFactory, log: EventLog) {
    self.base = base
    self.log = log
  }

  /// A window; what it is told is told by the application's own log.
  public func makeWindowView() -> any WindowView { base.makeWindowView() }

  /// An alert.
  public func makeAlertView() -> any AlertView {
    TracingAlertView(made("makeAlertView()") { base.makeAlertView() }, log: log)
  }

  /// The sign-in screen.
  public func makeSignInView() -> any SignView {
    TracingSignView(made("makeSignInView()") { base.makeSignInView() }, log: log)
  }

  /// The sign-up screen.
  public func makeSignUpView() -> any SignView {
    TracingSignView(made("makeSignUpView()") { base.makeSignUpView() }, log: log)
  }

  /// The main screen.
  public func makeMainView() -> any MainView {
    TracingMainView(made("makeMainView()") { base.makeMainView() }, log: log)
  }

  @inline(__always)
  private func made<Made>(_ call: String, _ make: () -> Made) -> Made {
    log.record(
      Event(.call, "\(type(of: base))", call, from: .controller, to: .view), during: make)
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
