public import Foundation

/// One instance of the app's interface, as the system remembers it: it outlives its scene and the
/// process, until a person closes it.
@MainActor
public final class SceneSession {
  /// What a scene's content is for.
  public struct Role: RawRepresentable, Hashable, Codable, Sendable {
    /// The name of the role in an Info.plist.
    public let rawValue: String

    /// Takes a role's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app's own interface: a window that a person can touch.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// A display that cannot be touched, and is never active:
    /// <doc:Windows-And-Sessions#The-state-of-the-whole-app>.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// Names the session, in this process and in every later one.
  public let persistentIdentifier: String

  /// What the content is for.
  public let role: Role

  /// How a scene of this session is made; it is remembered: <doc:How-A-Scene-Is-Made#Who-is-asked>.
  public internal(set) var configuration: SceneConfiguration {
    didSet { noteChange() }
  }

  /// The connected scene, or `nil` while there is none.
  ///
  /// Each owns the other while they are connected; the application that has connected them parts
  /// them again.
  public internal(set) var scene: Scene?

  /// What the app wants to remember with the session.
  public var userInfo: [String: PropertyValue] = [:] {
    didSet { if userInfo != oldValue { noteChange() } }
  }

  /// What brings the scene back to where it was.
  public var stateRestorationActivity: UserActivity? {
    didSet { if stateRestorationActivity != oldValue { noteChange() } }
  }

  /// The session's place in the order of all sessions of its application, from 1.
  public internal(set) var number = 1 {
    didSet { if number != oldValue { noteChange() } }
  }

  /// Whether a person saw the session when the app was last seen.
  var wasVisible = false {
    didSet { if wasVisible != oldValue { noteChange() } }
  }

  /// Whether a person closed the session while the process did not run, or ended it so.
  var isDiscarded = false {
    didSet { noteChange() }
  }

  /// Whether its scenes can be active.
  var isInteractive: Bool { role != .windowExternalDisplayNonInteractive }

  /// The sessions that this one belongs to, or `nil` for one that no process has.
  weak var sessions: SceneSessions?

  /// The place among those sessions in which this one is stored.
  var slot = 0

  /// How many windows had come in front when this one last did.
  var front = 0

  /// Makes a session, as an application does, or a test that calls a delegate by hand.
  public init(
    role: Role = .windowApplication, configuration: SceneConfiguration? = nil,
    persistentIdentifier: String = UUID().uuidString
  ) {
    self.role = role
    self.configuration = configuration ?? SceneConfiguration(name: nil, sessionRole: role)
    self.persistentIdentifier = persistentIdentifier
  }

  private func noteChange() {
    sessions?.noteChange(of: self)
  }
}

extension SceneSession: @MainActor Hashable {
  /// Two sessions are the same when they are one object.
  public static func == (first: SceneSession, second: SceneSession) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
