/// How to make the scenes of a session: UIKit's look-up by name and role, and a maker in place of a
/// class.
@MainActor
public struct SceneConfiguration {
  /// The name of an entry in the manifest, or `nil` for the role's first.
  public let name: String?

  /// What the scenes are for.
  public let role: SceneSession.Role

  /// The name of the delegate's class, as a manifest has it.
  public var delegateClassName: String?

  /// Makes the delegate of each new scene; `nil` leaves it to the manifest's entry.
  public var makeDelegate: (() -> any SceneDelegate)?

  /// Makes a configuration; without `makeDelegate`, the manifest's entry makes the delegates.
  public init(
    name: String?, sessionRole: SceneSession.Role, makeDelegate: (() -> any SceneDelegate)? = nil
  ) {
    self.name = name
    self.role = sessionRole
    self.makeDelegate = makeDelegate
  }
}
