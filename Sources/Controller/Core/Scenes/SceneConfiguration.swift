/// How the scenes of a session are made: by UIKit's look-up by name and role, or by a closure
/// instead of a class.
///
/// ```swift
/// let order = SceneConfiguration(
///   name: "Order", sessionRole: .windowApplication
/// ) { TeaSceneDelegate() }
/// let manifest = SceneManifest(configurations: [.windowApplication: [order]])
/// ```
@MainActor
public struct SceneConfiguration {
  /// The name of an entry in the manifest, or `nil` for the role's first.
  public let name: String?

  /// The role of the scenes.
  public let role: SceneSession.Role

  /// The name of the delegate's class, as in a manifest.
  public var delegateClassName: String?

  /// Makes the delegate of each new scene; if it is `nil`, the manifest's entry does.
  public var makeDelegate: (() -> any SceneDelegate)?

  /// Creates a configuration; without `makeDelegate`, the manifest's entry makes the delegates.
  ///
  /// - Parameters:
  ///   - name: the name of an entry in the manifest, or `nil` for the role's first.
  ///   - sessionRole: the role of the scenes.
  ///   - makeDelegate: makes the delegate of each new scene, or `nil`.
  public init(
    name: String?, sessionRole: SceneSession.Role, makeDelegate: (() -> any SceneDelegate)? = nil
  ) {
    self.name = name
    self.role = sessionRole
    self.makeDelegate = makeDelegate
  }
}
