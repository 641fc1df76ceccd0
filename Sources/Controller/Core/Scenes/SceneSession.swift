public import Model

/// The system's record of one interface of the app, which outlives its scene and the process until
/// a person closes it.
///
/// ```swift
/// let session = try #require(application.sessions.first)
/// session.userInfo["tea"] = "Assam"
/// try application.send(.home)
/// try application.send(.reclaim(session))
/// #expect(session.scene == nil && session.userInfo["tea"] == "Assam")
/// ```
@MainActor
public final class SceneSession {
  /// What a scene's content is for.
  public struct Role: RawRepresentable, Hashable, Codable, Sendable {
    /// The name of the role in an Info.plist.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app's own interface: a window that a person can touch.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// A display that cannot be touched, and whose scene is never active:
    /// <doc:Windows-And-Sessions#The-state-of-the-whole-app>.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The identifier of the session, in this process and in every later one.
  public let persistentIdentifier: String

  /// The role of the session's scenes.
  public let role: Role

  /// How the scene is made; it is stored: <doc:How-A-Scene-Is-Made#Who-is-asked>.
  public internal(set) var configuration: SceneConfiguration {
    didSet { noteChange() }
  }

  /// The connected scene, or `nil` while there is none.
  ///
  /// Session and scene own each other until the application disconnects the scene.
  public internal(set) var scene: Scene? {
    get { connected }
    set { connected = newValue }
  }
  // Not public: else each access is guarded.
  private var connected: Scene?

  /// The app's values that are stored with the session.
  public var userInfo: [String: PropertyValue] = [:] {
    didSet { if userInfo != oldValue { noteChange() } }
  }

  /// The activity that restores the scene's content.
  public var stateRestorationActivity: UserActivity? {
    didSet { if stateRestorationActivity != oldValue { noteChange() } }
  }

  /// The session's number, from 1: no other has it, nor gets it before the next launch.
  public internal(set) var number = 1 {
    didSet { if number != oldValue { noteChange() } }
  }

  /// Whether a person saw the session when the app last went to the background.
  var wasVisible = false {
    didSet { if wasVisible != oldValue { noteChange() } }
  }

  /// Whether a person closed the session while the process did not run, or by ending the process.
  var isDiscarded = false {
    didSet { noteChange() }
  }

  /// Whether its scenes can be active.
  let isInteractive: Bool

  /// The list of sessions that contains this one, or `nil`.
  weak var sessions: SceneSessions?

  /// The slot in which the session is stored.
  var slot = 0

  /// How many windows had come in front when this one last did.
  var front = 0

  /// Creates a session, as an application does, or a test that calls a delegate itself.
  ///
  /// - Parameters:
  ///   - role: what its scenes are for.
  ///   - configuration: how its scenes are made; `nil` for the manifest's first of the role.
  ///   - persistentIdentifier: identifies it for as long as it exists, across launches.
  public init(
    role: Role = .windowApplication, configuration: SceneConfiguration? = nil,
    persistentIdentifier: String = RandomNumbers.system.text()
  ) {
    self.role = role
    isInteractive = role != .windowExternalDisplayNonInteractive
    self.configuration = configuration ?? SceneConfiguration(name: nil, sessionRole: role)
    self.persistentIdentifier = persistentIdentifier
  }

  private func noteChange() {
    sessions?.noteChange(of: self)
  }
}

extension SceneSession: @MainActor Hashable {
  /// Two sessions are equal when they are the same object.
  public static func == (first: SceneSession, second: SceneSession) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

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
