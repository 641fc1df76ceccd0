import Model

// Every call to a delegate goes through here, so that the log has all of them in order, each with
// the state that is seen inside it.
extension Application {
  /// Calls the application's delegate.
  func callDelegate<Result>(_ call: String, _ body: (any ApplicationDelegate) -> Result) -> Result {
    log.record(
      Event(
        .call, "\(type(of: delegate))", call, state: "\(applicationState)", from: .system,
        to: .controller)
    ) {
      body(delegate)
    }
  }

  /// Calls a scene's delegate, if it has one.
  @discardableResult
  @inline(__always)
  func call<Result>(
    _ scene: Scene, _ call: String, _ body: (any SceneDelegate) -> Result
  ) -> Result? {
    guard let delegate = scene.delegate else { return nil }
    guard log.isListening else { return body(delegate) }
    return log.record(
      Event(
        .call, "\(type(of: delegate)) \(scene.session.number)", call,
        state: "\(scene.activationState)", from: .system, to: .controller)
    ) {
      body(delegate)
    }
  }

  func report(_ diagnostic: SceneDiagnostic) {
    log.report(diagnostic, from: "Application")
  }
}
