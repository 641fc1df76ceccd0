import Controller

/// What the delegates of a test answer, and what they were given.
final class Script {
  /// What scenes say would bring them back.
  var activity: UserActivity?

  /// What the app's delegate says of a new session; `nil` leaves it to the manifest.
  var configuration: ((SceneSession) -> SceneConfiguration)?

  /// Who hears of the scene of a remembered session in an app without a manifest.
  var sceneDelegate: ((SceneConfiguration) -> (any SceneDelegate)?)?

  /// What to do inside a call, by its word in the rules.
  var reactions: [String: (Scene) -> Void] = [:]

  /// Whether each scene shows a window.
  var showsWindows = true

  /// What scenes were connected for.
  var connections: [Scene.ConnectionOptions] = []

  /// What the app was launched for.
  var launches: [[Application.LaunchOptionsKey: Any]?] = []

  /// What scenes were given to go back to.
  var restored: [UserActivity] = []

  /// What was handed to scenes, or to an app without.
  var continued: [UserActivity] = []

  /// The types of activities of another device that did not come.
  var failures: [String] = []

  /// The quick actions that were chosen.
  var actions: [ApplicationShortcutItem] = []

  /// What was done with notifications.
  var responses: [NotificationResponse] = []

  /// Whether the app hears of notifications, and whether it can handle what it is launched for.
  var (hearsNotifications, handlesLaunch) = (true, true)

  /// Whether it can handle that as far as it knows before the end of its launch.
  var willHandleLaunch = true

  /// The sizes that scenes were told of, and whether a person was changing them.
  var geometries: [WindowScene.Geometry] = []

  /// The addresses that were opened.
  var opened: [String] = []

  /// The identifiers of the sessions that were discarded, one list for each call.
  var discarded: [[String]] = []
}
