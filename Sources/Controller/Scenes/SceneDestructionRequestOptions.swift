/// What an app says when it asks for a session to be closed.
@MainActor
public class SceneDestructionRequestOptions {
  /// Makes options that say nothing.
  public init() {}
}

/// What an app says when it asks for a session with a window to be closed.
public final class WindowSceneDestructionRequestOptions: SceneDestructionRequestOptions {
  /// How the window should leave; here nothing moves.
  public var windowDismissalAnimation = WindowScene.DismissalAnimation.standard
}

extension WindowScene {
  /// How a window that is closed leaves: UIKit's animations with its raw values.
  public enum DismissalAnimation: Int, CaseIterable, Sendable {
    /// Neither of the others.
    case standard = 1
    /// What a person did in the window is kept.
    case commit = 2
    /// What a person did in the window is given up.
    case decline = 3
  }
}
