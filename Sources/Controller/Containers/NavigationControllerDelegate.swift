public import View

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
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// A controller is shown: after its `viewDidAppear`.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { navigationController.byDefault() }

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { navigationController.byDefault() }
}

extension NavigationController {
  /// Creates a controller with a root, whose view is loaded when it is shown.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The controller that the person sees: one that is presented, otherwise the one on top.
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  func tellDelegate(willShow controller: ViewController, _ animated: Bool) {
    guard let delegate else {
      if hadDelegate { report(.delegateGone(of: debugName)) }
      return
    }
    noteCall(
      "navigationController(_:willShow: \(controller.debugName))", to: "\(type(of: delegate))"
    ) { delegate.navigationController(self, willShow: controller, animated: animated) }
  }

  func tellDelegate(didShow controller: ViewController, _ animated: Bool) {
    guard let delegate else { return }
    noteCall(
      "navigationController(_:didShow: \(controller.debugName))", to: "\(type(of: delegate))"
    ) { delegate.navigationController(self, didShow: controller, animated: animated) }
  }
}

extension NavigationController: NavigationScreenDelegate {
  /// The button that goes back was touched: pops.
  public func backTouched() { popViewController(animated: true) }
}
