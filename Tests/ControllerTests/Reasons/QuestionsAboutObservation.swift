import Controller
import Model
import View
import Workshop

extension Question {
  /// What is called again after a change of what it has read.
  nonisolated static let aboutObservation: [Question] = [
    Question(
      "updateProperties is not called, which I do not override", .updatesNoProperties
    ) {
      let test = TestWindow(AskedController("A"))
      return test.why("updateProperties", of: "A") {
        test.window.rootViewController = AskedController("A")
      }
    },
    Question(
      "updateProperties is not called although the model has changed", .readNothingThatChanged
    ) {
      let controller = CartController()
      let test = TestWindow(controller)
      return test.why("updateProperties", of: "Cart") {
        test.window.view.turn?.run { controller.cart.count = 1 }
      }
    },
    Question("updateProperties is not called behind another screen", .waitsForShowing) {
      let controller = CartController()
      let test = TestWindow(controller)
      controller.present(AskedController("B", style: .fullScreen), animated: true)
      return test.why("updateProperties", of: "Cart") {
        test.window.view.turn?.run { controller.cart.total = 1 }
      }
    },
    Question(
      "updateProperties is not called after a change of what viewDidLoad has read",
      .readElsewhere(what: "Cart.total", in: "viewDidLoad()")
    ) {
      let controller = LoadedCartController()
      let test = TestWindow(controller)
      return test.why("updateProperties", of: "Cart") {
        test.window.view.turn?.run { controller.cart.total = 1 }
      }
    },
  ]
}

/// Reads the cart in `viewDidLoad()`, and nothing else anywhere.
private final class LoadedCartController: CartController {
  override func viewDidLoad() { total.text = "\(cart.total)" }

  override func updateProperties() {}
}
