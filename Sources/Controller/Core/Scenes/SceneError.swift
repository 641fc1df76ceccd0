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
