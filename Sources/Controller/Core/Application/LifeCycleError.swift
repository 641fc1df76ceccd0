public import Model

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
    case .storeFailed(let event, let error):
      "Cannot \(event): the sessions cannot be stored (\(error)). The windows stay as they are."
    }
  }
}
