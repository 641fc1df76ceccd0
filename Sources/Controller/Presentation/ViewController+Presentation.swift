import Model

// Presenting and dismissing, with UIKit's rules of who may and who does: the page Presenting.
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

  /// Presents a controller over this one; of a child, the outermost parent presents.
  ///
  /// What UIKit refuses with a message on the console is reported as a `PresentationDiagnostic` in
  /// the log; then nothing changes, and `completion` never runs.
  ///
  /// - Parameters:
  ///   - controller: the controller to present, in its `modalPresentationStyle`.
  ///   - animated: passed to the appearance callbacks.
  ///   - completion: runs once, after `viewDidAppear` of the controller.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if family?.parent != nil {
      return outermost.present(controller, animated: animated, completion: completion)
    }
    if let parent = controller.parent {
      return report(.presentedChild(controller.debugName, on: debugName, parent: parent.debugName))
    }
    if let presented {
      return report(
        .alreadyPresenting(controller.debugName, on: debugName, presented: presented.debugName))
    }
    guard let window, isVisible else {
      return report(.presenterNotInWindow(controller.debugName, on: debugName))
    }
    if window.isTransitioning {
      return report(.presentedDuringTransition(controller.debugName, on: debugName))
    }
    if controller.window != nil {
      return report(.presentedTwice(controller.debugName, on: debugName))
    }
    trace("present(\(controller.summary))", in: window.log) {
      window.present(controller, on: self, animated: animated, completion: completion)
    }
  }

  /// Dismisses the controller that this one presents; if there is none, asks its presenter to
  /// dismiss this one; without either, does nothing.
  ///
  /// - Parameters:
  ///   - animated: passed to the appearance callbacks.
  ///   - completion: runs once, after `viewDidDisappear` of the dismissed controller.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if family?.parent != nil {
      return outermost.dismiss(animated: animated, completion: completion)
    }
    guard let presented else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    guard let window else { return }
    if window.isTransitioning {
      return report(.dismissedDuringTransition(presented.debugName, from: debugName))
    }
    trace("dismiss(\(presented.debugName))", in: window.log) {
      window.dismiss(presented, from: self, animated: animated, completion: completion)
    }
  }

  private func trace(_ call: @autoclosure () -> String, in log: EventLog, _ body: () -> Void) {
    log.record(
      Event(.call, debugName, call(), from: .controller, to: .controller), during: body)
  }
}
