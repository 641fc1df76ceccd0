public import Controller
import Model

/// Decides and is told which tab a person selects; every method is optional.
///
/// ```swift
/// final class Gate: TabBarControllerDelegate {
///   var isOpen = false
///
///   func tabBarController(
///     _ tabBarController: TabBarController,
///     shouldSelect viewController: ViewController
///   ) -> Bool {
///     isOpen || !(viewController is OrderController)
///   }
/// }
/// ```
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tab that was touched may be selected; also asked of the selected one.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// A tab was touched, and is selected.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    tabBarController.log.byDefault(of: self)
    return true
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { tabBarController.log.byDefault(of: self) }
}
