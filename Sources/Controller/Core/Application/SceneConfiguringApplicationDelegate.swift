/// An application delegate that configures scenes without a manifest.
///
/// Conforming to this protocol switches scenes on: <doc:Without-Scenes>. Where a manifest declares
/// scenes, an `ApplicationDelegate` with the same method is called too.
///
/// ```swift
/// final class ConfiguringAppDelegate: SceneConfiguringApplicationDelegate {
///   func application(
///     _ application: Application,
///     configurationForConnecting connectingSceneSession: SceneSession,
///     options: Scene.ConnectionOptions
///   ) -> SceneConfiguration {
///     SceneConfiguration(name: "Tea", sessionRole: connectingSceneSession.role) {
///       TeaSceneDelegate()
///     }
///   }
/// }
/// ```
@MainActor
public protocol SceneConfiguringApplicationDelegate: ApplicationDelegate {
  /// Makes the delegate of a scene whose session was stored by an earlier process.
  ///
  /// UIKit finds the class by its name; here this method makes the delegate, because the
  /// `makeDelegate` of a stored configuration is lost. If it returns `nil`, the scene connects
  /// without a delegate, which is reported.
  func application(_ application: Application, sceneDelegateFor configuration: SceneConfiguration)
    -> (any SceneDelegate)?
}

extension SceneConfiguringApplicationDelegate {
  /// Returns `nil`.
  public func application(
    _ application: Application, sceneDelegateFor configuration: SceneConfiguration
  ) -> (any SceneDelegate)? { nil }
}
