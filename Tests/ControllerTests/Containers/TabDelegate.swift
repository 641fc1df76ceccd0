import Controller
import ControllerKit

/// Writes down what tabs ask and tell, with the controller that is selected then.
final class TabDelegate: TabBarControllerDelegate {
  var allows = true
  /// What the tabs are replaced with when it is asked, once.
  var replacement: [ViewController]?
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    write("shouldSelect", viewController, tabBarController)
    if let replacement { tabBarController.viewControllers = replacement }
    replacement = nil
    return allows
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { write("didSelect", viewController, tabBarController) }

  private func write(_ call: String, _ controller: ViewController, _ tabs: TabBarController) {
    let selected = tabs.selectedViewController?.debugName ?? "nil"
    trace.lines.append("tab.\(call)(\(controller)) \(selected)")
  }
}
