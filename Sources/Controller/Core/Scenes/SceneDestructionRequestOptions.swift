/// The options of a request to close a session.
@MainActor
public class SceneDestructionRequestOptions {
  /// Creates options.
  public init() {}
}

/// The options of a request to close a session with a window.
///
/// ```swift
/// let options = WindowSceneDestructionRequestOptions()
/// options.windowDismissalAnimation = .commit
/// application.requestSceneSessionDestruction(session, options: options)
/// #expect(!application.openSessions.contains(session))
/// ```
public final class WindowSceneDestructionRequestOptions: SceneDestructionRequestOptions {
  /// How the window leaves; nothing is animated here.
  public var windowDismissalAnimation = WindowScene.DismissalAnimation.standard
}

extension WindowScene {
  /// How a closed window leaves: UIKit's animations with its raw values.
  public enum DismissalAnimation: Int, CaseIterable, Sendable {
    /// Neither of the others.
    case standard = 1
    /// What a person did in the window is saved.
    case commit = 2
    /// What a person did in the window is discarded.
    case decline = 3
  }
}
