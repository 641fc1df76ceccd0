/// What an app declares about its scenes: the `UIApplicationSceneManifest` of an Info.plist.
@MainActor
public struct SceneManifest {
  /// Whether the app can show more than one scene at a time.
  public var supportsMultipleScenes: Bool

  /// The configurations of each role, in order.
  public var configurations: [SceneSession.Role: [SceneConfiguration]]

  /// A maker for each class that may be named as a scene delegate, by the class without its module.
  var makers: [String: () -> any SceneDelegate] = [:]

  /// Makes a manifest.
  public init(
    supportsMultipleScenes: Bool = false,
    configurations: [SceneSession.Role: [SceneConfiguration]] = [:]
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.configurations = configurations
  }

  /// Makes a manifest with one configuration for windows.
  ///
  /// - Parameters:
  ///   - supportsMultipleScenes: whether more than one scene can be shown.
  ///   - name: the configuration's name.
  ///   - makeDelegate: makes the delegate of each new scene.
  public init(
    supportsMultipleScenes: Bool = false, name: String = "Default Configuration",
    makeDelegate: @escaping () -> any SceneDelegate
  ) {
    let role = SceneSession.Role.windowApplication
    self.init(
      supportsMultipleScenes: supportsMultipleScenes,
      configurations: [
        role: [SceneConfiguration(name: name, sessionRole: role, makeDelegate: makeDelegate)]
      ])
  }

  /// The entry of a name and role: <doc:How-A-Scene-Is-Made#Finding-a-configuration>.
  ///
  /// - Parameters:
  ///   - name: the name of an entry; `nil` is the first.
  ///   - role: the role.
  /// - Returns: the entry, or `nil` when there is none.
  public func configuration(named name: String?, for role: SceneSession.Role)
    -> SceneConfiguration?
  {
    let entries = configurations[role] ?? []
    guard let name else { return entries.first }
    return entries.first { $0.name == name }
  }

  /// The maker of a class, named with or without its module.
  func makeDelegate(ofClass name: String) -> (() -> any SceneDelegate)? {
    name.split(separator: ".").last.flatMap { makers[String($0)] }
  }
}
