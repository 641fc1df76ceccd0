import BareSwift
import Controller
import Model
import View

/// A window whose root presents and dismisses an empty controller.
final class PresentationWork {
  private let root = ViewController()
  private let window: Window

  init() {
    window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func run() {
    let controller = ViewController()
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: false)
    controller.dismiss(animated: false)
  }
}

/// The same without a framework: loaded once, eight callbacks, two links made and cut.
final class BarePresentationWork {
  private let root = BareController()

  init() {
    root.load()
  }

  func run() {
    let controller = BareController()
    root.present(controller)
    controller.dismiss()
  }
}
