import Vestibule

/// Counts from 0 to 3, and no further.
final class CounterController: ViewController {
  private var count = 0
  private let label = Label()
  private let fewer = Button("Fewer")
  private let more = Button("More")
  private let reset = Button("Reset")

  override func loadView() {
    view = ListedScreen { [label, fewer, more, reset] in
      [.label(label), .button(fewer), .button(more), .button(reset)]
    }
  }

  override func viewDidLoad() {
    fewer.addTarget(self, action: CounterController.fewerTouched, for: .touchUpInside)
    more.addTarget(self, action: CounterController.moreTouched, for: .touchUpInside)
    reset.addTarget(self, action: CounterController.resetTouched, for: .touchUpInside)
    show()
  }

  private func fewerTouched() {
    if !planted(2) { count -= 1 }
    show()
  }

  private func moreTouched() {
    count += planted(1) ? 2 : 1
    show()
  }

  private func resetTouched() {
    if !planted(3) { count = 0 }
    if planted(7) { label.text = "Count: 0" }
    if !planted(6), !planted(7) { show() }
  }

  private func show() {
    label.text = "Count: \(count)"
    fewer.isEnabled = count > 0 || planted(4)
    more.isEnabled = count < (planted(8) ? 2 : 3) || planted(5)
  }
}
