/// What an app declares about its scenes: the `UIApplicationSceneManifest` of an Info.plist.
///
/// ```swift
/// let manifest = SceneManifest(supportsMultipleScenes: true) {
///   TeaSceneDelegate()
/// }
/// let application = Application(
///   delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
///   manifest: manifest)
/// ```
@MainActor
public struct SceneManifest {
  /// The SDK that an app is linked with: UIKit goes by it, whatever system the app runs on.
  public enum SDK: CaseIterable, Sendable {
    /// An app launches without scenes too.
    case iOS26
    /// An app launches only with scenes: <doc:How-A-Scene-Is-Made#Built-with-the-iOS-27-SDK>.
    case iOS27
  }

  /// Whether the app can show more than one scene at a time.
  public var supportsMultipleScenes: Bool

  /// The configurations of each role, in order.
  public var configurations: [SceneSession.Role: [SceneConfiguration]]

  /// The SDK that the app is linked with.
  public var sdk = SDK.iOS26

  /// The types of the activities that the app declares, as `NSUserActivityTypes` does; `nil` for any.
  ///
  /// An activity of another type is not kept by `stateRestorationActivity(for:)`.
  public var activityTypes: [String]?

  /// Whether the Info.plist has a manifest at all.
  package var isDeclared = true

  /// A maker for each scene delegate class, by its name without the module.
  package var makers: [String: () -> any SceneDelegate] = [:]

  /// Creates a manifest.
  public init(
    supportsMultipleScenes: Bool = false,
    configurations: [SceneSession.Role: [SceneConfiguration]] = [:]
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.configurations = configurations
  }

  /// Creates a manifest with one configuration for windows; `makeDelegate` is called for each new
  /// scene.
  ///
  /// - Parameters:
  ///   - supportsMultipleScenes: whether a person can have several windows.
  ///   - name: the name of the configuration.
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

  /// The entry with a name and role, or `nil`; without a name, the role's first:
  /// <doc:How-A-Scene-Is-Made#Finding-a-configuration>.
  public func configuration(named name: String?, for role: SceneSession.Role)
    -> SceneConfiguration?
  {
    let entries = configurations[role] ?? []
    guard let name else { return entries.first }
    return entries.first { $0.name == name }
  }

  /// The maker of a class; its name may include the module.
  package func makeDelegate(ofClass name: String) -> (() -> any SceneDelegate)? {
    name.split(separator: ".").last.flatMap { makers[String($0)] }
  }
}

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
