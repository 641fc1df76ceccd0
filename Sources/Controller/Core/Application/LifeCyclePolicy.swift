public import Model

/// The choices where the sources disagree, with their defaults:
/// <doc:Decisions#Where-the-sources-disagree>.
///
/// ```swift
/// var policy = LifeCyclePolicy.phone
/// policy.closingInSwitcher = .silent
/// policy.lastWindow = .isDiscarded
/// policy.arrangement = .sideBySide
/// let application = Application(
///   delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
///   manifest: SceneManifest { TeaSceneDelegate() }, policy: policy)
/// ```
public struct LifeCyclePolicy: Sendable {
  /// The calls when a person closes the app: <doc:How-An-App-Ends#Closed-in-the-switcher>.
  public enum ClosingInSwitcher: CaseIterable, Sendable {
    /// Variant a, in <doc:The-Design-Notes>: resign, background, disconnect, discard, terminate.
    case backgroundThenDiscard
    /// Variant b: background, terminate.
    case backgroundAndTerminate
    /// Variant c: no call at all, as when suspended.
    case silent
    /// Variant d: disconnect, discard, terminate, but no background.
    case withoutBackground
  }

  /// What happens when a person closes the last window: <doc:Windows-And-Sessions>.
  public enum LastWindow: CaseIterable, Sendable {
    /// The process ends silently; at its next launch, the app is notified that the window was
    /// discarded.
    case terminates
    /// The session is discarded, and the process goes on.
    case isDiscarded
  }

  /// How a new window is shown: <doc:Windows-And-Sessions#Another-window>.
  public enum Arrangement: CaseIterable, Sendable {
    /// Beside the other windows.
    case sideBySide
    /// Instead of the others, which go to the background; one window at a time is active.
    case fullScreen
  }

  /// The calls when a person closes the app in the switcher.
  public var closingInSwitcher = ClosingInSwitcher.backgroundThenDiscard
  /// What happens when the last window is closed.
  public var lastWindow = LastWindow.terminates
  /// How a new window is shown.
  public var arrangement = Arrangement.sideBySide
  /// Whether a session that was not discarded keeps its restoration activity when the app is closed
  /// there.
  public var keepsRestorationAfterClosing = true
  /// Whether the device can show several scenes; a phone cannot, whatever a manifest says.
  public var supportsMultipleScenes = true
  /// Whether the device knows scenes; if not, as before iOS 13, every app is classic.
  public var knowsScenes = true

  /// Creates the default policy.
  public init() {}

  /// A phone: one scene at a time, on the whole screen.
  public static var phone: LifeCyclePolicy {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    policy.supportsMultipleScenes = false
    return policy
  }
}

/// Why an event cannot happen now.
///
/// ```swift
/// do {
///   try application.send(.home)
/// } catch {
///   #expect(error == .notRunning(event: "go home"))
/// }
/// ```
public enum LifeCycleError: Error, Equatable, Sendable {
  /// The process is already running.
  case alreadyRunning(event: String)
  /// The process is not running.
  case notRunning(event: String)
  /// The application is in the wrong state for the event.
  case wrongState(event: String, state: String)
  /// The session does not belong to the application.
  case unknownSession(event: String)
  /// The app has no scenes.
  case noScenes(event: String)
  /// The app shows one scene at a time.
  case oneSceneOnly
  /// Another event or a touch is still being handled.
  case duringEvent(event: String)
  /// The app ended while launching, as UIKit refuses it.
  case launchRefused(SceneDiagnostic)
  /// The store failed, and the event needs it.
  case storeFailed(event: String, error: StoreError)
}

extension LifeCycleError: CustomStringConvertible {
  /// Which event cannot happen, why, and what to do first.
  public var description: String {
    switch self {
    case .alreadyRunning(let event):
      "Cannot \(event) while the process runs. End it first."
    case .notRunning(let event):
      "Cannot \(event) while the process does not run. Launch it first."
    case .wrongState(let event, let state):
      "Cannot \(event) while \(state). Move to another state first."
    case .unknownSession(let event):
      "Cannot \(event) for a session that the application does not have. Use one of openSessions."
    case .noScenes(let event):
      "Cannot \(event) in an app without scenes. Launch it with a scene manifest."
    case .oneSceneOnly:
      "Cannot open another window: the app shows one scene at a time. "
        + "Declare supportsMultipleScenes in the manifest."
    case .duringEvent(let event):
      "Cannot \(event) while another event is handled. Send it after that."
    case .launchRefused(let diagnostic): "Application failed to launch: \(diagnostic)"
    case .storeFailed(let event, let error):
      "Cannot \(event): the sessions cannot be stored (\(error)). The windows stay as they are."
    }
  }
}
