import Model
import Testing

@testable import View
@testable import ViewKit
@testable import Workshop

/// What `+` and `-` lead to: numbers as a person counts them.
@MainActor
@Suite("Steps of sliders and steppers")
struct SteppingTests {
  private func values(_ control: RangeControl, _ sign: String) -> [String] {
    var values: [String] = []
    while let action = control.actions.first(where: { $0.name.english == sign }) {
      action.perform()
      values.append(control.text(control.value).english)
      if values.count > 20 { break }
    }
    return values
  }

  private static let tenths = ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9"]

  @Test("Ten steps of a slider are 0.1 to 1, and back to 0, each exactly")
  func slider() {
    let slider = Slider("Share")

    #expect(values(slider, "+") == Self.tenths + ["1"])
    #expect(slider.value == 1)
    #expect(values(slider, "-") == Self.tenths.reversed() + ["0"])
    #expect(slider.value == 0)
  }

  @Test("Ten steps of 0.1 of a stepper are 0.1 to 1, each exactly")
  func stepper() {
    let stepper = Stepper("Share")
    (stepper.stepValue, stepper.maximumValue) = (0.1, 1)

    #expect(values(stepper, "+") == Self.tenths + ["1"])
    stepper.value = 0.3
    stepper.actions.first?.perform()
    #expect(stepper.value == 0.4)
  }

  @Test(
    "A range in ten steps has its middle, and ends with its end",
    arguments: [
      (-0.5, 0.5, "0"), (-1.0 / 3, 1.0 / 3, "0"), (0, 1.0 / 3, "0.1666666666667"),
      (100.2, 100.3, "100.25"), (0.1, 0.7, "0.4"), (-1e15, 1e15, "0"),
      (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude, "0"),
    ])
  func middle(least: Double, greatest: Double, middle: String) {
    let slider = Slider("Share")
    (slider.maximumValue, slider.minimumValue) = (greatest, least)
    slider.value = least

    let values = values(slider, "+")

    #expect(values.count == 10)
    #expect(values.dropFirst(4).first == middle)
    #expect(slider.value == greatest)
  }

  @Test("A stepper that wraps goes from its last step to the first one, and back")
  func wraps() {
    let stepper = Stepper("Share")
    (stepper.stepValue, stepper.maximumValue, stepper.wraps) = (0.1, 0.3, true)

    #expect(values(stepper, "+").prefix(5) == ["0.1", "0.2", "0.3", "0", "0.1"])
    stepper.value = 0
    #expect(values(stepper, "-").prefix(5) == ["0.3", "0.2", "0.1", "0", "0.3"])
  }

  @Test(
    "The text of a number is the short one that a person expects",
    arguments: [
      (0.1 + 0.2, "0.3"), (0.9999999999999999, "1"), (1.0 / 3, "0.333333333333"),
      (1e15, "1000000000000000.0"),
      (1_700_000_000.25, "1700000000.25"), (-2.5, "-2.5"), (-0.0, "0"), (1e-20, "1e-20"),
      (3 * 1e-15, "3e-15"),
      (Double.nan, "nan"), (Double.infinity, "inf"), (123_456_789_012_345, "123456789012345"),
    ])
  func text(number: Double, text: String) {
    #expect(number.shortened == text)
  }

  // MARK: - Misuses

  private let window = WindowView()

  private var reports: [String] { window.log.diagnostics.map(\.text) }

  @Test(
    "12.2 [D] A step that is not above 0 is reported, and the old one stays",
    arguments: [0.0, -1.0])
  func noStep(step: Double) {
    let stepper = Stepper("Cups")
    window.addSubview(ElementScreen([.stepper(stepper)]))

    stepper.stepValue = step

    #expect(stepper.stepValue == 1)
    #expect(
      reports == [
        "stepValue of Cups cannot be \(step.plain), so nothing is changed. Use a number above 0."
      ])
  }

  @Test("12.2 [D] A stepper's end beyond the other moves it, which is reported; a slider's is not")
  func crossed() {
    let (stepper, slider) = (Stepper("Cups"), Slider("Share"))
    window.addSubview(ElementScreen([.stepper(stepper), .slider(slider)]))

    (stepper.minimumValue, slider.minimumValue) = (200, 200)
    #expect(stepper.range == 200...200 && slider.range == 200...200)
    stepper.maximumValue = 100

    #expect(stepper.range == 100...100 && stepper.value == 100)
    #expect(
      reports
        == ["minimumValue", "maximumValue"].map {
          "\($0) of Cups is beyond the other end of the range, so both are now the same. "
            + "Set the other end first."
        })
  }

  @Test("What is set before the window is there is reported in the window, once")
  func early() {
    let (stepper, grid, picker) = (
      Stepper("Cups"), CollectionView(), PickerView(Phrase("Tea", ko: "차"))
    )
    stepper.stepValue = 0
    grid.visibleItems = 0
    picker.selectRow(0, inComponent: 1)
    let screen = ElementScreen([.stepper(stepper), .grid(grid), .picker(picker)])

    window.addSubview(screen)
    window.removeSubview(screen)
    window.addSubview(screen)

    #expect(
      window.log.diagnostics.map(\.receiver).sorted() == [
        "CollectionView", "PickerView", "Stepper",
      ])
    let component = ValueDiagnostic.unusable(
      "component", of: "Tea", value: "1", use: "0, the only one")
    #expect(window.log.diagnostics.contains { $0.text == component.description })
  }

  @Test("The reason why a program's value sends no event is in the log of the oldest window")
  func oldestWindow() {
    let slider = Slider("Share")
    let windows = (0..<8).map { _ in WindowView() }
    for window in windows {
      window.log = EventLog()
      window.log.isExplaining = true
      window.addSubview(ElementScreen([.slider(slider)]))
    }

    slider.value = 1

    let told = windows.map { $0.log.omissions.count { $0.call == "valueChanged(Share)" } }
    #expect(told == [1] + Array(repeating: 0, count: 7))
  }
}
