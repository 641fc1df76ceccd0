public import Foundation

extension Application {
  /// Why an application is launched.
  ///
  /// ```swift
  /// try application.send(.launch(Application.LaunchOptions(url: url)))
  /// ```
  public struct LaunchOptions: Equatable {
    /// The address to open.
    public var url: URL?

    /// The activity to take up.
    public var userActivity: UserActivity?

    /// Creates options; without arguments, a person simply opened the app.
    public init(url: URL? = nil, userActivity: UserActivity? = nil) {
      self.url = url
      self.userActivity = userActivity
    }

    /// The options as a delegate without scenes receives them: `nil` if there are none, as in
    /// UIKit.
    var dictionary: [LaunchOptionsKey: Any]? {
      var options: [LaunchOptionsKey: Any] = [:]
      options[.url] = url
      options[.userActivity] = userActivity
      return options.isEmpty ? nil : options
    }
  }

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
  }
}
