import Model
public import View

/// A control whose value is a number in a range: what sliders and steppers share.
///
/// A person types a number after its name, or `+` or `-` for a little more or less. A number that
/// is out of range is answered with the range, and changes nothing.
///
/// ```swift
/// let minutes = Slider("Minutes")
/// minutes.maximumValue = 10
/// minutes.value = 12
/// #expect(minutes.value == 10)
/// ```
public class RangeControl: Control {
  /// The number; setting it sends no event, and takes it into the range, also if it is infinite.
  ///
  /// NaN is reported with a `ValueDiagnostic`, and changes nothing.
  public final var value: Double {
    get { number }
    set {
      if newValue.isNaN { return refuse(newValue, for: "value", use: "a number") }
      number = clamped(newValue)
      didChangeByProgram()
    }
  }

  /// The least value; above the greatest one, it raises that too.
  ///
  /// UIKit documents this of a slider. Of a stepper it documents this and an exception, so that is
  /// reported too, with a `ValueDiagnostic`. What is not finite is reported, and changes nothing.
  public final var minimumValue = 0.0 {
    didSet {
      guard minimumValue.isFinite else {
        refuse(minimumValue, for: "minimumValue", use: Self.finite)
        return minimumValue = oldValue
      }
      if maximumValue < minimumValue {
        maximumValue = minimumValue
        didCross("minimumValue")
      }
      number = clamped(number)
    }
  }

  /// The greatest value; below the least one, it lowers that too.
  ///
  /// Of a stepper that is reported. What is not finite is reported, and changes nothing.
  public final var maximumValue: Double {
    didSet {
      guard maximumValue.isFinite else {
        refuse(maximumValue, for: "maximumValue", use: Self.finite)
        return maximumValue = oldValue
      }
      if minimumValue > maximumValue {
        minimumValue = maximumValue
        didCross("maximumValue")
      }
      number = clamped(number)
    }
  }

  private static let finite = "a finite number"

  /// The text of a value, which every renderer shows: by default as short as twelve digits are.
  public final var text: (Double) -> Phrase = { Phrase(verbatim: $0.shortened) }

  private var number = 0.0
  private var misuses: [ValueDiagnostic] = []

  init(_ label: Phrase, upTo maximumValue: Double) {
    self.maximumValue = maximumValue
    super.init(label)
    asksForValue = true
  }

  /// The least and the greatest value.
  final var range: ClosedRange<Double> { minimumValue...max(minimumValue, maximumValue) }

  private func clamped(_ number: Double) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }

  // MARK: - Misuses

  /// One end of the range has moved the other.
  func didCross(_ property: String) {}

  final func refuse(_ value: Double, for property: String, use: String) {
    report(.unusable(property, of: label.english, value: value.plain, use: use))
  }

  /// Reports to the log of the window that shows the control, at once or as soon as there is one.
  final func report(_ misuse: ValueDiagnostic) {
    guard let log = TextInputContext.log(of: self) else { return misuses.append(misuse) }
    log.report(misuse, from: "\(type(of: self))")
  }

  // MARK: - What a person does

  /// How much `+` adds: a tenth of the range.
  var step: Double {
    let width = maximumValue.adding(-1, of: minimumValue)
    return width.isFinite ? width / 10 : maximumValue / 10 - minimumValue / 10
  }

  /// The value after some steps up or down.
  func value(after steps: Double) -> Double { clamped(sum(after: steps)) }

  /// The same, even if it is out of range.
  final func sum(after steps: Double) -> Double {
    let sum = number.adding(steps, of: step)
    // Steps without short decimals, such as thirds, add up to almost these.
    for exact in [minimumValue, maximumValue, 0] where abs(sum - exact) < step * 1e-9 {
      return exact
    }
    return sum
  }

  /// Whether a person can give it a value of the range.
  func takes(_ value: Double) -> Bool { true }

  /// A little more, and a little less; not beyond the ends of the range.
  public override var actions: [ControlAction] {
    [("+", 1.0), ("-", -1.0)].compactMap { name, steps in
      let next = value(after: steps)
      return next == number ? nil : action(Phrase(verbatim: name), to: next)
    }
  }

  /// The action that gives it a value.
  final func action(_ name: Phrase, to value: Double) -> ControlAction {
    ControlAction(value: name) { self.change(to: value, in: $0) }
  }

  private func change(to value: Double, in context: TouchContext) -> Bool {
    guard isEnabled, value != number else { return true }
    number = value
    return sendActions(for: [.valueChanged, .primaryActionTriggered], in: context) || !hasTargets
  }

  /// A touch alone changes nothing.
  public override func touched(in context: TouchContext) -> Bool {
    sendActions(for: .touchDown, in: context) || !hasTargets || hasTarget
  }

}

// What sliders and steppers are as elements.
extension RangeControl: ElementSource {
  package func enter(_ input: TextInputContext) {
    for misuse in misuses { input.log.report(misuse, from: "\(type(of: self))") }
    misuses = []
  }

  package func leave(_ input: TextInputContext) {}

  package func read(by reader: inout ScreenContentReader) -> ScreenContent.Part {
    .control(
      reader.item(self, .number(text(value), value, in: range, isStepper: self is Stepper)))
  }

  package func readHidden(_ see: (HiddenDetail) -> Void) {
    guard let stepper = self as? Stepper else { return }
    see(.number(Int(truncatingIfNeeded: stepper.stepValue.bitPattern)))
    see(.number(stepper.wraps ? 1 : 0))
  }
}

// A control that is an element by itself.
extension ElementSource where Self: Control {
  package var isShown: Bool { !isHidden }
  package var controls: [Control] { [self] }
  package var namedControls: [Control] { [] }
  package var textControls: [TextControl] { [] }
  package func has(_ control: Control) -> Bool { self === control }
  package func isValue(_ control: Control) -> Bool { self === control }
}

extension Element {
  /// A number that is slid to.
  public static func slider(_ slider: Slider) -> Element { Element(slider) }

  /// A number that is stepped up and down.
  public static func stepper(_ stepper: Stepper) -> Element { Element(stepper) }
}
