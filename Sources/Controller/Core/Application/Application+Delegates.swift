import Model

// Every call to a delegate goes through here, so that the log has all of them in order, each with
// the current state.
extension Application {
  @discardableResult
  func callDelegate<Result>(
    _ call: @autoclosure () -> Event.Call, _ body: (any ApplicationDelegate) -> Result
  ) -> Result {
    log.record(
      Event(
        .call, "\(type(of: delegate))", call(), state: "\(applicationState)", from: .system,
        to: .controller), optionalOf: delegate
    ) {
      body(delegate)
    }
  }

  /// Calls the application's delegate, then its observers.
  func notify(_ callback: ApplicationCallback) {
    callDelegate(Event.Call(callback.rawValue)) { callback.call($0, of: self) }
    tell { callback.call($0, of: self) }
  }

  @discardableResult
  func call<Result>(
    _ scene: Scene, _ call: @autoclosure () -> Event.Call,
    _ body: (any SceneDelegate, Scene) -> Result
  ) -> Result? {
    guard let delegate = scene.delegate else {
      log.decide(.hasNoDelegate(scene, for: call()))
      return nil
    }
    return log.record(
      Event(
        .call, "\(type(of: delegate)) \(scene.session.number)", call(),
        state: "\(scene.activationState)", from: .system, to: .controller), optionalOf: delegate
    ) {
      body(delegate, scene)
    }
  }

  /// Makes the delegate of a session's scene, <doc:How-A-Scene-Is-Made>; `nil` if none was
  /// configured, or if none was found, which is reported.
  func makeDelegate(for session: SceneSession) -> (any SceneDelegate)? {
    let configuration = session.configuration
    guard configuration.role == session.role else {
      return noDelegate(
        .roleMismatch(configuration: configuration.role.rawValue, session: session.role.rawValue))
    }
    if let make = configuration.makeDelegate { return make() }
    let entry = manifest?.configuration(named: configuration.name, for: session.role)
    let className = configuration.delegateClassName ?? entry?.delegateClassName
    if className == entry?.delegateClassName, let make = entry?.makeDelegate { return make() }
    if let className {
      if let make = manifest?.makeDelegate(ofClass: className) { return make() }
      return noDelegate(
        .unknownDelegateClass(
          named: className, configuration: configuration.name ?? entry?.name ?? ""))
    }
    if let entry {
      if manifest?.sdk == .iOS27 { refusal = .noDelegateClass(configuration: entry.name ?? "") }
      return nil
    }
    if let own = (delegate as? any SceneConfiguringApplicationDelegate)?
      .application(self, sceneDelegateFor: configuration)
    {
      return own
    }
    return noDelegate(
      .noConfiguration(named: configuration.name ?? "", role: session.role.rawValue))
  }

  /// Reports why a scene has no delegate; an app that is linked with the iOS 27 SDK ends.
  private func noDelegate(_ diagnostic: SceneDiagnostic) -> (any SceneDelegate)? {
    if manifest?.sdk == .iOS27 { refusal = diagnostic } else { report(diagnostic) }
    return nil
  }

  /// Ends the app as UIKit does, and reports why.
  func end(by diagnostic: SceneDiagnostic) -> LifeCycleError {
    refusal = nil
    stop()
    let error = LifeCycleError.launchRefused(diagnostic)
    log.report(error, from: "Application")
    return error
  }

  /// The activity that restores a scene, or `nil` if its type is not declared, which is reported.
  func declared(_ activity: UserActivity?, of session: SceneSession) -> UserActivity? {
    guard let type = activity?.activityType, let types = manifest?.activityTypes,
      !types.contains(type)
    else { return activity }
    report(.undeclaredActivityType(type, session: session.number))
    return nil
  }

  /// Every window, seen or not.
  package var windows: [Window] { process?.interface.windows ?? [] }

  func report(_ diagnostic: SceneDiagnostic) {
    log.report(diagnostic, from: "Application")
  }

  func wrongState(_ event: SystemEvent) -> LifeCycleError {
    .wrongState(event: event.name, state: "the app is \(applicationState)")
  }
}
