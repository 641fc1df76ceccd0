// The actor is spelled out for the reason given at `ViewInterface`.

/// Hears of the process of an app with scenes that has no manifest: it says how they are made.
///
/// That a delegate is declared as one switches scenes on, with no call: <doc:Without-Scenes>. Where
/// a manifest declares scenes, an `ApplicationDelegate` with the same method is asked just so.
@MainActor
public protocol SceneConfiguringApplicationDelegate: ApplicationDelegate {
  /// Asks how to make the scenes of a new session.
  ///
  /// Asked once for each new session; not for one that was remembered.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// Makes the delegate of a scene whose session was remembered from an earlier process.
  ///
  /// A configuration's `makeDelegate` cannot be stored, so this stands for the class that UIKit
  /// finds by its name.
  ///
  /// - Parameters:
  ///   - application: the application.
  ///   - configuration: what was answered for the session when it was new, without `makeDelegate`.
  /// - Returns: the delegate, or `nil` to connect the scene without one, which is reported.
  func application(_ application: Application, sceneDelegateFor configuration: SceneConfiguration)
    -> (any SceneDelegate)?
}

extension SceneConfiguringApplicationDelegate {
  /// None.
  public func application(
    _ application: Application, sceneDelegateFor configuration: SceneConfiguration
  ) -> (any SceneDelegate)? { nil }
}
