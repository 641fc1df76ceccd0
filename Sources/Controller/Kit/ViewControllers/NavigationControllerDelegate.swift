public import Controller
import Model

/// Is notified of the controller that a navigation controller shows; every method is optional.
///
/// ```swift
/// final class Visits: NavigationControllerDelegate {
///   private(set) var titles: [Phrase?] = []
///
///   func navigationController(
///     _ navigationController: NavigationController,
///     didShow viewController: ViewController, animated: Bool
///   ) {
///     titles.append(viewController.title)
///   }
/// }
/// ```
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown: after its `viewWillAppear`.
  ///
  /// - Parameters:
  ///   - navigationController: the stack.
  ///   - viewController: the controller on its top.
  ///   - animated: as it was passed to the method that changed the stack.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// A controller is shown: after its `viewDidAppear`.
  ///
  /// - Parameters:
  ///   - navigationController: the stack.
  ///   - viewController: the controller on its top.
  ///   - animated: as it was passed to the method that changed the stack.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { navigationController.log.byDefault(of: self) }

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { navigationController.log.byDefault(of: self) }
}
