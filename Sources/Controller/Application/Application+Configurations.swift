// How the scenes of a session are made: LIFECYCLE 3.2 to 3.4.
extension Application {
  /// Makes a session and asks how its scenes are made: only ever for a new one, LIFECYCLE 3.3.
  func newSession(_ options: ConnectionOptions, role: SceneSession.Role = .windowApplication)
    -> SceneSession
  {
    let session = SceneSession(
      role: role, configuration: manifest?.configuration(named: nil, for: role))
    adopt(session)
    let answer = callDelegate("application(_:configurationForConnecting:options:)") {
      $0.application(self, configurationForConnecting: session, options: options)
    }
    if answer.isProvided { session.configuration = resolved(answer) }
    return session
  }

  /// The manifest's entry that an answer names, unless the answer stands for itself.
  private func resolved(_ answer: SceneConfiguration) -> SceneConfiguration {
    guard answer.makeDelegate == nil, answer.delegateClassName == nil else { return answer }
    return manifest?.configuration(named: answer.name, for: answer.role) ?? answer
  }

  func makeDelegate(for session: SceneSession) -> (any SceneDelegate)? {
    let configuration = session.configuration
    guard configuration.role == session.role else {
      report(
        .roleMismatch(configuration: configuration.role.rawValue, session: session.role.rawValue))
      return nil
    }
    if let make = configuration.makeDelegate { return make() }
    let entry = manifest?.configuration(named: configuration.name, for: session.role)
    let className = configuration.delegateClassName ?? entry?.delegateClassName
    if className == entry?.delegateClassName, let make = entry?.makeDelegate { return make() }
    if let className {
      if let make = manifest?.makeDelegate(ofClass: className) { return make() }
      report(
        .noDelegateClass(
          named: className, configuration: configuration.name ?? entry?.name ?? ""))
      return nil
    }
    guard entry == nil else { return nil }
    if let own = (delegate as? any SceneConfiguringApplicationDelegate)?
      .application(self, sceneDelegateFor: configuration)
    {
      return own
    }
    report(.noConfiguration(named: configuration.name ?? "", role: session.role.rawValue))
    return nil
  }
}
