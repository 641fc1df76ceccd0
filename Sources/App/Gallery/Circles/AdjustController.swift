import Vestibule

/// Is told each diameter that a person tries, and when the sheet closes, however that happens.
@MainActor
protocol AdjustDelegate: AnyObject {
  func adjust(_ adjust: AdjustController, didChange diameter: Int)
  func adjustDidClose(_ adjust: AdjustController)
}

/// Asks for a diameter, with a slider and a stepper for one value; it knows no drawing.
final class AdjustController: ViewController {
  weak var delegate: (any AdjustDelegate)?
  /// The circle as it was when the sheet opened.
  let circle: Drawing.Circle
  private let screen: any AdjustView

  init(_ circle: Drawing.Circle, _ screen: (any AdjustView)? = nil) {
    self.circle = circle
    self.screen = screen ?? AdjustScreen(circle)
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    // Nothing is taken back while a diameter is tried.
    undoManager = nil
    for control in [screen.slider, screen.stepper] as [RangeControl] {
      control.minimumValue = Double(Drawing.diameters.lowerBound)
      control.maximumValue = Double(Drawing.diameters.upperBound)
      control.addTarget(self, action: AdjustController.moved, for: .valueChanged)
    }
    screen.done.addTarget(self, action: AdjustController.close, for: .touchUpInside)
    show(circle.diameter)
  }

  override func viewWillDisappear(_ animated: Bool) {
    tell(delegate, "adjustDidClose(_:)") { $0.adjustDidClose(self) }
  }

  private func moved(_ control: RangeControl) {
    let diameter = Int(control.value.rounded())
    show(diameter)
    tell(delegate, "adjust(_:didChange: \(diameter))") { $0.adjust(self, didChange: diameter) }
  }

  private func show(_ diameter: Int) {
    (screen.slider.value, screen.stepper.value) = (Double(diameter), Double(diameter))
  }

  private func close() { dismiss(animated: true) }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
