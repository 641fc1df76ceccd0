import Model

/// A running instance of the app's interface.
///
/// Only an application changes its state, by the transitions of
/// <doc:States-And-Turns#The-states-of-a-scene>.
///
/// ```swift
/// let scene = WindowScene(session: SceneSession())
/// let delegate = TeaSceneDelegate()
/// scene.delegate = delegate
/// delegate.scene(
///   scene, willConnectTo: scene.session, options: Scene.ConnectionOptions())
/// #expect(delegate.window?.isHidden == false)
/// ```
@MainActor
open class Scene {
  /// The states of a scene: UIKit's, with its raw values.
  ///
  /// ```swift
  /// let session = try #require(scenario.application.sessions.first)
  /// try scenario.move(session, to: .foregroundInactive)
  /// #expect(session.scene?.activationState == .foregroundInactive)
  /// ```
  public enum ActivationState: Int, CaseIterable, Sendable {
    /// Not connected.
    case unattached = -1
    /// Seen, and can be touched.
    case foregroundActive = 0
    /// Seen, but cannot be touched.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2

    var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
  }

  /// Why a scene is being connected.
  ///
  /// ```swift
  /// for activity in connectionOptions.userActivities {
  ///   tea = activity.userInfo["tea"]?.string
  /// }
  /// ```
  public struct ConnectionOptions {
    /// The addresses that are to be opened.
    public var urlContexts: [OpenURLContext]

    /// The activities that are to be taken up: a hand-over, not the scene's own past.
    public var userActivities: [UserActivity]

    /// The type of an activity of another device: the activity itself comes when the scene is shown.
    public var handoffUserActivityType: String?

    /// The quick action that is to be performed.
    public var shortcutItem: ApplicationShortcutItem?

    /// What a person did with a notification; the centre's delegate hears of it too.
    public var notificationResponse: NotificationResponse?

    /// Creates options; without arguments, there is no particular reason.
    ///
    /// - Parameters:
    ///   - urlContexts: the addresses.
    ///   - userActivities: the activities.
    ///   - handoffUserActivityType: the type of an activity of another device.
    ///   - shortcutItem: the quick action.
    ///   - notificationResponse: what a person did with a notification.
    public init(
      urlContexts: [OpenURLContext] = [], userActivities: [UserActivity] = [],
      handoffUserActivityType: String? = nil, shortcutItem: ApplicationShortcutItem? = nil,
      notificationResponse: NotificationResponse? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.handoffUserActivityType = handoffUserActivityType
      self.shortcutItem = shortcutItem
      self.notificationResponse = notificationResponse
    }

    /// Creates the options of a scene that is connected for what arrives, or only opened.
    public init(_ arrival: Arrival?) {
      self.init()
      switch arrival {
      case nil: break
      case .urls(let urls)?: urlContexts = urls.map(OpenURLContext.init)
      case .userActivity(let activity)?: userActivities = [activity]
      case .handoff(let type, _)?: handoffUserActivityType = type
      case .shortcutItem(let item)?: shortcutItem = item
      case .notificationResponse(let response)?: notificationResponse = response
      }
    }
  }

  /// What an app says when it asks for a scene to be shown.
  ///
  /// ```swift
  /// let options = Scene.ActivationRequestOptions()
  /// options.requestingScene = scene
  /// application.requestSceneSessionActivation(nil, options: options)
  /// #expect(application.scenes.count == 2)
  /// ```
  @MainActor
  public final class ActivationRequestOptions {
    /// The scene in which a person asked for it, or `nil`.
    public var requestingScene: Scene?

    /// Creates options that name no scene.
    public init() {}
  }

  /// The session that outlives the scene.
  public let session: SceneSession

  /// The delegate, which the scene owns.
  public final var delegate: (any SceneDelegate)? {
    get { owned }
    set { owned = newValue }
  }
  // Not public, nor what follows: else each access is guarded, for a quarter of a transition.
  private final var owned: (any SceneDelegate)?

  /// The state of the scene.
  public internal(set) final var activationState: ActivationState {
    get { state }
    set { state = newValue }
  }
  private final var state = ActivationState.unattached

  /// Whether the scene is connected to an application.
  var isConnected: Bool { application != nil && session.scene === self }

  /// The state from which the scene came into its present one.
  var previousState: ActivationState?

  /// Whether the scene is in the foreground and about to be active.
  var isComingForward: Bool {
    activationState == .foregroundInactive && previousState != .foregroundActive
      && session.isInteractive
  }

  /// Whether the scene has been active since it was connected.
  final var hasBeenActive = false

  /// The actions that wait until the scene is active, or in the background.
  final var waitingActions: [() -> Void] = []

  /// The application that connected the scene, or `nil` for a scene made by hand.
  public internal(set) final var application: Application? {
    get { connector }
    set { connector = newValue }
  }
  private final weak var connector: Application?

  /// Creates an unattached scene, as an application does, or a test that calls a delegate itself.
  public init(session: SceneSession = SceneSession()) {
    self.session = session
  }

  /// Returns the default of an optional method of a delegate.
  func byDefault<Answer>(of delegate: AnyObject, _ answer: Answer = ()) -> Answer {
    application?.log.byDefault(of: delegate)
    return answer
  }

  /// Releases everything that belongs to the scene, because it is disconnected.
  func tearDown() {
    waitingActions = []
    // First, so that what goes with the delegate knows that the scene is disconnected.
    session.scene = nil
    delegate = nil
  }
}

extension Scene: @MainActor Hashable {
  /// Two scenes are equal when they are the same object.
  public static func == (first: Scene, second: Scene) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
