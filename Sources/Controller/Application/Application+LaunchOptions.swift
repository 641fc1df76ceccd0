public import Foundation

extension Application {
  /// Why an application is launched.
  public struct LaunchOptions: Equatable {
    /// The address to open, without scenes.
    public var url: URL?

    /// The activity to continue, without scenes.
    public var userActivity: UserActivity?

    /// Creates options; without arguments, a person simply opened the app.
    public init(url: URL? = nil, userActivity: UserActivity? = nil) {
      self.url = url
      self.userActivity = userActivity
    }
  }
}
