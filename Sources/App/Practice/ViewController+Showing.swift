import Controller
import ControllerKit

// A practice does not show whether a screen comes with an animation.
extension ViewController {
  func present(_ controller: ViewController) { present(controller, animated: true) }

  func close() { dismiss(animated: true) }
}

extension NavigationController {
  func push(_ controller: ViewController) { pushViewController(controller, animated: true) }

  func pop() { popViewController(animated: true) }
}
