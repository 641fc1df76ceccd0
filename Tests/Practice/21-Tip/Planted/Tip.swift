import Vestibule

/// What to pay with a tip, in whole coins, rounded up.
final class TipController: ViewController {
  private let amount = TextField("Amount")
  private let tip = SegmentedControl("Tip", segments: ["None", "10 %", "20 %"])
  private let isShared = Switch("For two")
  private let total = Label()

  override func loadView() {
    view = ListedScreen { [amount, tip, isShared, total] in
      [.field(amount), .segments(tip), .toggle(isShared), .label(total)]
    }
  }

  override func viewDidLoad() {
    tip.selectedSegmentIndex = planted(1) ? 0 : 1
    amount.addTarget(self, action: TipController.show, for: .editingChanged)
    if !planted(2) {
      tip.addTarget(self, action: TipController.show, for: .valueChanged)
    }
    if !planted(7) {
      isShared.addTarget(self, action: TipController.show, for: .valueChanged)
    }
    show()
  }

  private func show() {
    guard let amount = Int(amount.trimmedText), amount >= (planted(8) ? 1 : 0) || planted(3) else {
      if !planted(6) || total.text == nil { total.text = "How much?" }
      return
    }
    let percent = 100 + 10 * tip.selectedSegmentIndex
    let people = isShared.isOn && !planted(4) ? 2 : 1
    let parts = 100 * people
    total.text = "Pay \((amount * percent + (planted(5) ? 0 : parts - 1)) / parts) each"
  }
}
