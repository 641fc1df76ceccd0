// Who presents whom: the page Presenting.
extension ViewController {
  /// The controller that this one presents, or its outermost parent; otherwise `nil`.
  public var presentedViewController: ViewController? { outermost.presented }

  /// The controller that presents this one, or its outermost parent; otherwise `nil`.
  ///
  /// It is `nil` until this controller's view is loaded: <doc:Presenting#Who-presents-whom>.
  public var presentingViewController: ViewController? {
    let controller = outermost
    return controller.presenting?.presented === controller ? controller.presenting : nil
  }
}
