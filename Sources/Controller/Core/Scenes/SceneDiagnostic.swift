package import Model

/// A mistake of a delegate or a manifest about scenes: <doc:How-A-Scene-Is-Made>.
///
/// ```swift
/// let application = Application(
///   delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
///   manifest: SceneManifest { EmptySceneDelegate() })
/// try application.send(.launch())
/// let misuse = SceneDiagnostic.noWindow(
///   session: 1, delegate: "EmptySceneDelegate")
/// #expect(application.log.diagnostics.map(\.text) == [misuse.description])
/// ```
public enum SceneDiagnostic: Equatable, Sendable {
  /// A configuration names an entry that is not in the manifest.
  case noConfiguration(named: String, role: String)
  /// A manifest names a class for which there is no maker.
  case unknownDelegateClass(named: String, configuration: String)
  /// An app that is linked with the iOS 27 SDK has no scenes.
  case noSceneLifeCycle
  /// The manifest of an app that is linked with the iOS 27 SDK has no configuration.
  case noConfigurations
  /// A configuration of an app that is linked with the iOS 27 SDK names no class.
  case noDelegateClass(configuration: String)
  /// The activity that restores a scene is of a type that the app does not declare.
  case undeclaredActivityType(String, session: Int)
  /// A configuration has another role than its session.
  case roleMismatch(configuration: String, session: String)
  /// The app has no scenes, and its delegate has no window.
  case neitherScenesNorWindow
  /// A scene is active, but its delegate has made no window.
  case noWindow(session: Int, delegate: String)
  /// A window of an app with scenes belongs to none.
  case windowWithoutScene(root: String)
  /// A controller or a window was kept while its scene was disconnected, and is shown again.
  case keptAcrossScenes(_ kept: String, session: Int)
  /// The stored sessions cannot be read.
  case sessionsUnreadable(reason: String)
  /// Some of the stored sessions cannot be read.
  case sessionsLost
  /// A property of a session is nested too deep to be stored.
  case tooDeep(property: String, session: Int)
  /// The sessions could not be stored.
  case sessionsNotStored(reason: String)
}

extension SceneDiagnostic: CustomStringConvertible {
  /// What happened, and the remedy.
  public var description: String {
    switch self {
    case .noConfiguration("", let role):
      "There is no scene configuration for \(role); the scene connects without a delegate. Add an "
        + "entry to a manifest, or return a configuration with makeDelegate."
    case .noConfiguration(let name, let role):
      "The manifest has none when looking for configuration named \"\(name)\" for \(role); the "
        + "scene connects without a delegate. Add the entry, or correct the name."
    case .unknownDelegateClass(let name, let configuration):
      "The configuration \"\(configuration)\" could not load class with name \"\(name)\", as no "
        + "maker has it; the scene connects without a delegate. Correct the name, or add a maker."
    case .noSceneLifeCycle:
      "UIScene life cycle is required for apps built with this SDK. Declare scenes in a manifest, "
        + "and show the window in scene(_:willConnectTo:options:)."
    case .noConfigurations:
      "The manifest has no configuration for windows, and so the app has no scene life cycle, which "
        + "the iOS 27 SDK requires. Add an entry with the class of a scene delegate."
    case .noDelegateClass(let configuration):
      "The configuration \"\(configuration)\" names no delegate class, which the iOS 27 SDK "
        + "requires. Name the class of a scene delegate."
    case .undeclaredActivityType(let type, let session):
      "The activity that restores scene \(session) is not kept, as its type \"\(type)\" is not "
        + "declared. Add the type to activityTypes (NSUserActivityTypes in Info.plist)."
    case .roleMismatch(let configuration, let session):
      "A configuration for \(configuration) was given for a session of \(session); the scene "
        + "connects without a delegate. Make the configuration with the session's own role."
    case .neitherScenesNorWindow:
      "The app has neither scenes nor a window, so nothing is shown. Declare scenes in a manifest, "
        + "or the delegate as a SceneConfiguringApplicationDelegate, or give it a window in "
        + "application(_:didFinishLaunchingWithOptions:). If you do, its signature is not the "
        + "protocol's: conform in an extension, and the compiler shows where it differs."
    case .noWindow(let session, let delegate):
      "Scene \(session) is active but has no window, so nothing is shown. Make one in "
        + "scene(_:willConnectTo:options:) of \(delegate), and hold it there: a scene does not. If you do, its signature is not the "
        + "protocol's: conform in an extension, and the compiler shows where it differs."
    case .windowWithoutScene(let root):
      "The window of \(root) belongs to no scene, so it is never shown, and \(root) gets no "
        + "viewDidAppear(_:). Make it in scene(_:willConnectTo:options:) by Window(windowScene:), or "
        + "set its windowScene there."
    case .keptAcrossScenes(let kept, let session):
      "\(kept) was on the screen of scene \(session), which was disconnected, and is shown again. "
        + "Keep the model, and make windows and controllers again in "
        + "scene(_:willConnectTo:options:)."
    case .sessionsUnreadable(let reason):
      "The stored scene sessions cannot be read (\(reason)); the app starts without "
        + "them, and stores new ones."
    case .sessionsLost:
      "Some of the stored scene sessions cannot be read; the app starts without them, and keeps the "
        + "others. Check the store if its file is not written by this app alone."
    case .tooDeep(let property, let session):
      "The \(property) of session \(session) has values nested more than 60 deep, so it was not "
        + "stored; the rest of the session was. Nest its values less."
    case .sessionsNotStored(let reason):
      "The scene sessions could not be stored (\(reason)); the next event tries again."
    }
  }
}

/// Why a request about scenes was not carried out: UIKit's errors with its codes.
///
/// ```swift
/// application.requestSceneSessionDestruction(SceneSession()) { error in
///   refusals.append(error)
/// }
/// #expect(refusals == [.requestDenied])
/// ```
public enum SceneError: Int, Error, CaseIterable, Sendable {
  /// The app can have only one scene.
  case multipleScenesNotSupported = 0
  /// The session is unknown, or the request does not apply to it.
  case requestDenied = 1
}

extension SceneError: CustomStringConvertible {
  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .multipleScenesNotSupported:
      "This app shows one scene at a time. Declare supportsMultipleScenes to show more."
    case .requestDenied: "There is no such session. Ask for one of the application's openSessions."
    }
  }
}

/// What is decided about scenes, and what their delegates are told.
package enum SceneDecision: Decision {
  /// There is no delegate that a method could be called of.
  case hasNoDelegate(Scene, for: Event.Call)
  /// The session has kept no activity.
  case hasNothingToRestore(Scene)
  /// The scene comes forward, and was connected all the time.
  case isConnected(Scene)
  /// The scenes go to the background, and stay connected.
  case stayConnected([Scene])
  /// The scenes are active again, and were in the foreground all the time.
  case areOnlyActiveAgain([Scene])
  /// The scenes become inactive, and stay in the foreground.
  case areOnlyInactive([Scene])
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> SceneDecision) {
    if isObserved { tell(decision()) }
  }
}
