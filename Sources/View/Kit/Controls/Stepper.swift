public import View

/// A number that a person steps up and down: UIKit's `UIStepper`.
///
/// It begins as 0 in a range from 0 to 100. A person may type any number that steps lead to from
/// the least one.
///
/// ```swift
/// let cups = Stepper("Cups")
/// cups.minimumValue = 1
/// let window = makeWindow(.stepper(cups))
/// window.set(cups, to: "+")
/// #expect(cups.value == 2)
/// ```
public final class Stepper: RangeControl {
  /// How much a step is: more than 0, and finite.
  ///
  /// For any other number UIKit raises an exception; here a `ValueDiagnostic` is reported, and
  /// nothing changes.
  public var stepValue = 1.0 {
    didSet {
      guard stepValue > 0, stepValue.isFinite else {
        refuse(stepValue, for: "stepValue", use: "a number above 0")
        return stepValue = oldValue
      }
    }
  }

  /// Whether a step beyond one end of the range leads to the other.
  public var wraps = false

  /// Creates a stepper from 0 to 100.
  public init(_ label: Phrase) { super.init(label, upTo: 100) }

  override var step: Double { stepValue }

  override func value(after steps: Double) -> Double {
    guard wraps else { return super.value(after: steps) }
    let next = sum(after: steps)
    if next > maximumValue { return minimumValue }
    return next < minimumValue ? maximumValue : next
  }

  override func didCross(_ property: String) { report(.crossed(property, of: label.english)) }

  override func takes(_ value: Double) -> Bool {
    let steps = (value - minimumValue) / stepValue
    return abs(steps - steps.rounded()) < 1e-9
  }
}
