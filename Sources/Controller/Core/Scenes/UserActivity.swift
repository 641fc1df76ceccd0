public import Foundation

/// What a person was doing, so that it can be continued: `NSUserActivity` as a value.
///
/// ```swift
/// let activity = UserActivity(
///   activityType: "com.example.tea.order", title: "Order",
///   userInfo: ["tea": "Assam", "cups": 2])
/// try application.send(.newWindow(activity))
/// ```
public struct UserActivity: Hashable, Codable, Sendable {
  /// The kind of activity, in reverse-DNS style.
  public var activityType: String

  /// The name of the activity for a person.
  public var title: String?

  /// The values needed to continue it; it is stored, so put no secret in it.
  public var userInfo: [String: PropertyValue]

  /// Identifies the content, so that a scene that already shows it can be found.
  public var targetContentIdentifier: String?

  /// Creates an activity.
  ///
  /// - Parameters:
  ///   - activityType: the kind of activity, in reverse-DNS style.
  ///   - title: the name of the activity for a person.
  ///   - userInfo: the values needed to continue it, none of them secret.
  ///   - targetContentIdentifier: identifies the content, or `nil`.
  public init(
    activityType: String, title: String? = nil, userInfo: [String: PropertyValue] = [:],
    targetContentIdentifier: String? = nil
  ) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }
}

/// Why an activity of another device did not come: Foundation's error with its code.
///
/// ```swift
/// func scene(
///   _ scene: Scene, didFailToContinueUserActivityWithType userActivityType: String,
///   error: UserActivityError
/// ) { tea = nil }
/// ```
public enum UserActivityError: Int, Error, Sendable {
  /// The other device could not be reached.
  case handoffFailed = 4608
}

extension UserActivityError: CustomStringConvertible {
  /// One sentence that says what to do.
  public var description: String {
    "The activity of the other device could not be fetched. Continue there, or try again."
  }
}

/// An address to open.
///
/// ```swift
/// func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
///   tea = contexts.first?.url.host()
/// }
/// ```
public struct OpenURLContext: Equatable {
  /// The address.
  public let url: URL

  /// Creates a context.
  public init(url: URL) {
    self.url = url
  }
}
