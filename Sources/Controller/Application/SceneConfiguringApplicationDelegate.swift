/// Hears of the process of an app with scenes that has no manifest: it says how they are made.
///
/// That a delegate is declared as one switches scenes on, with no call: <doc:Without-Scenes>. Where
/// a manifest declares scenes, an `ApplicationDelegate` with the same method is asked just so.
@MainActor
public protocol SceneConfiguringApplicationDelegate: ApplicationDelegate {
  /// Makes the delegate of a scene whose session was remembered from an earlier process.
  ///
  /// The configuration is what was answered for the session when it was new, without `makeDelegate`,
  /// which cannot be stored: this stands for the class that UIKit finds by its name. A scene for
  /// which the answer is `nil` connects without a delegate, which is reported.
  func application(_ application: Application, sceneDelegateFor configuration: SceneConfiguration)
    -> (any SceneDelegate)?
}

extension SceneConfiguringApplicationDelegate {
  /// None.
  public func application(
    _ application: Application, sceneDelegateFor configuration: SceneConfiguration
  ) -> (any SceneDelegate)? { nil }
}
