/// What a person was doing, so that it can be taken up again: as `NSUserActivity`, but a value.
public struct UserActivity: Hashable, Codable, Sendable {
  /// What kind of activity it is, in reverse-DNS style.
  public var activityType: String

  /// What a person would call it.
  public var title: String?

  /// What is needed to take it up again; never a secret, for it is stored.
  public var userInfo: [String: PropertyValue]

  /// Names the content, so that a scene that shows it already can be found.
  public var targetContentIdentifier: String?

  /// Makes an activity.
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
