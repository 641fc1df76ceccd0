public import Foundation
import Model
public import View

/// What opens an app, besides a touch on its icon: <doc:Whatever-Arrives>.
///
/// ```swift
/// try application.send(.launch(.url(url)))
/// try application.send(.home)
/// try application.send(.arrive(.shortcutItem(order)))
/// ```
public enum Arrival: Hashable, Codable, Sendable {
  /// Addresses to open: one, or several that come together.
  case urls([URL])
  /// An activity to take up: of a link to a web page, or of the system's search.
  case userActivity(UserActivity)
  /// An activity of another device, by Handoff: first its type, then the activity, or `nil` if it
  /// cannot be fetched.
  case handoff(activityType: String, UserActivity?)
  /// A quick action that was chosen at the app's icon.
  case shortcutItem(ApplicationShortcutItem)
  /// What a person did with a notification, mostly a touch.
  case notificationResponse(NotificationResponse)

  /// One address to open.
  public static func url(_ url: URL) -> Arrival { .urls([url]) }

  /// What the system does, in a sentence: "Cannot …".
  var name: String {
    switch self {
    case .urls: "open an address"
    case .userActivity: "continue an activity"
    case .handoff: "continue from another device"
    case .shortcutItem: "perform a quick action"
    case .notificationResponse: "open a notification"
    }
  }

  /// The options of a launch as a delegate without scenes receives them.
  var launchOptions: [Application.LaunchOptionsKey: Any] {
    switch self {
    case .urls(let urls): urls.first.map { [.url: $0] } ?? [:]
    case .userActivity(let activity): [.userActivity: activity]
    case .handoff(let type, _): [.userActivityType: type]
    case .shortcutItem(let item): [.shortcutItem: item]
    case .notificationResponse(let response):
      [.remoteNotification: response.notification.request.content.userInfo]
    }
  }
}

extension Application {
  /// What a delegate without scenes finds its launch options by.
  ///
  /// ```swift
  /// address = launchOptions?[.url] as? URL
  /// ```
  public enum LaunchOptionsKey: Sendable {
    /// The address to open: a `URL`.
    case url
    /// The activity to take up: a ``UserActivity``. UIKit has it in a dictionary of its own.
    case userActivity
    /// The type of the activity that is about to come by Handoff: a `String`.
    case userActivityType
    /// The quick action to perform: an ``ApplicationShortcutItem``.
    case shortcutItem
    /// The values of the notification that was tapped: a dictionary of ``PropertyValue``.
    case remoteNotification
  }
}

/// A quick action at an app's icon: `UIApplicationShortcutItem` as a value.
///
/// ```swift
/// let order = ApplicationShortcutItem(
///   type: "com.example.tea.order", localizedTitle: "Order tea",
///   userInfo: ["tea": "Assam"])
/// application.shortcutItems = [order]
/// ```
public struct ApplicationShortcutItem: Hashable, Codable, Sendable {
  /// The kind of action, in reverse-DNS style.
  public var type: String

  /// The name of the action for a person.
  public var localizedTitle: Phrase

  /// The values that the action needs.
  public var userInfo: [String: PropertyValue]

  /// Creates a quick action.
  ///
  /// - Parameters:
  ///   - type: the kind of action, in reverse-DNS style.
  ///   - localizedTitle: its name for a person.
  ///   - userInfo: the values that it needs.
  public init(type: String, localizedTitle: Phrase, userInfo: [String: PropertyValue] = [:]) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.userInfo = userInfo
  }
}

/// What a person did with a notification: `UNNotificationResponse` as a value.
///
/// ```swift
/// let response = NotificationResponse(
///   identifier: "tea-is-ready", title: "Your tea is ready.",
///   userInfo: ["tea": "Assam"])
/// try application.send(.arrive(.notificationResponse(response)))
/// ```
public struct NotificationResponse: Hashable, Codable, Sendable {
  /// What the app asked the system to show, or a server sent.
  public struct Request: Hashable, Codable, Sendable {
    /// Names the notification among those of the app.
    public var identifier: String
    /// What it says.
    public var content: Content
  }

  /// What a notification says.
  public struct Content: Hashable, Codable, Sendable {
    /// What a person reads.
    public var title: Phrase
    /// The values that the app needs.
    public var userInfo: [String: PropertyValue]
  }

  /// The notification that was shown.
  public struct Notification: Hashable, Codable, Sendable {
    /// Where it comes from.
    public var request: Request
  }

  /// The action of a touch on the notification itself: UIKit's name.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

  /// The button of the notification that was touched, or `defaultActionIdentifier`.
  public var actionIdentifier: String

  /// The notification.
  public var notification: Notification

  /// Creates a response; without an action, a person touched the notification itself.
  ///
  /// - Parameters:
  ///   - identifier: names the notification among those of the app.
  ///   - title: what a person reads.
  ///   - userInfo: the values that the app needs.
  ///   - actionIdentifier: the button that was touched.
  public init(
    identifier: String, title: Phrase, userInfo: [String: PropertyValue] = [:],
    actionIdentifier: String = defaultActionIdentifier
  ) {
    self.actionIdentifier = actionIdentifier
    notification = Notification(
      request: Request(
        identifier: identifier, content: Content(title: title, userInfo: userInfo)))
  }
}

/// Passes what a person did with notifications to its delegate: `UNUserNotificationCenter`.
///
/// Set the delegate before `application(_:didFinishLaunchingWithOptions:)` returns: what an app is
/// launched for is not passed to one that is set later.
///
/// ```swift
/// application.userNotificationCenter.delegate = listener
/// ```
@MainActor
public final class UserNotificationCenter {
  /// Hears of each response.
  public weak var delegate: (any UserNotificationCenterDelegate)?

  /// Whether the delegate was not yet set when the app had launched.
  var isLate = false

  /// Creates one without a delegate; an application has its own.
  public init() {}
}

/// Is notified of what a person did with notifications.
///
/// ```swift
/// func userNotificationCenter(
///   _ center: UserNotificationCenter, didReceive response: NotificationResponse,
///   withCompletionHandler completionHandler: @escaping () -> Void
/// ) {
///   tea = response.notification.request.content.userInfo["tea"]?.string
///   completionHandler()
/// }
/// ```
@MainActor
public protocol UserNotificationCenterDelegate: AnyObject {
  /// A person touched a notification, or one of its buttons.
  ///
  /// - Parameters:
  ///   - center: the centre of the application.
  ///   - response: what the person did.
  ///   - completionHandler: is called when the app has handled it.
  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension Application {
  /// Passes a response to the centre's delegate, if it was set in time.
  func receive(_ response: NotificationResponse) {
    let center = userNotificationCenter
    guard let delegate = center.delegate, !center.isLate else {
      return log.decide(.hearsNoNotifications(self))
    }
    log.record(
      Event(
        .call, "\(type(of: delegate))",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        state: "\(applicationState)", from: .system, to: .controller)
    ) {
      delegate.userNotificationCenter(center, didReceive: response) {}
    }
  }
}
