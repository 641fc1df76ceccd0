import Model

/// Writes down what crosses between the buttons and their controller, and passes it on.
final class TracingSignContainer: SignContainer {
  private weak var delegate: (any SignButtonDelegate)?
  private let base: any SignContainer
  private let log: EventLog

  init(_ base: any SignContainer, log: EventLog) {
    self.base = base
    self.log = log
  }

  func listen() { base.setButtonDelegate(self) }

  func setButtonDelegate(_ delegate: any SignButtonDelegate) {
    log.record(
      Event(
        .call, "\(type(of: base))", "setButtonDelegate(\(type(of: delegate)))",
        from: .controller, to: .view))
    self.delegate = delegate
    if log.isListening { listen() } else { base.setButtonDelegate(delegate) }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension TracingSignContainer: SignButtonDelegate {
  func signInTouched() {
    tell("signInTouched()") { $0.signInTouched() }
  }

  func signUpTouched() {
    tell("signUpTouched()") { $0.signUpTouched() }
  }

  private func tell(_ call: String, _ body: (any SignButtonDelegate) -> Void) {
    guard let delegate else { return }
    log.record(Event(.call, "\(type(of: delegate))", call, from: .view, to: .controller)) {
      body(delegate)
    }
  }
}
