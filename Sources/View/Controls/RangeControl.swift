import Model

/// A control whose value is a number in a range: what sliders and steppers share.
///
/// A person types a number after its name, or `+` or `-` for a little more or less. A number that is
/// out of range is answered with the range, and changes nothing.
///
/// ```swift
/// let minutes = Slider("Minutes")
/// minutes.maximumValue = 10
/// minutes.value = 12
/// #expect(minutes.value == 10)
/// ```
public class RangeControl: Control {
  /// The number; setting it sends no event, and takes it into the range.
  public final var value: Double {
    get { number }
    set {
      number = clamped(newValue)
      didChangeByProgram()
    }
  }

  /// The least value; above the greatest one, it raises that too.
  public final var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      number = clamped(number)
    }
  }

  /// The greatest value; below the least one, it lowers that too.
  public final var maximumValue: Double {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      number = clamped(number)
    }
  }

  /// The text of a value, which every renderer shows.
  public final var text: (Double) -> Phrase = { Phrase(verbatim: $0.plain) }

  private var number = 0.0

  init(_ label: Phrase, upTo maximumValue: Double) {
    self.maximumValue = maximumValue
    super.init(label)
  }

  /// The least and the greatest value.
  final var range: ClosedRange<Double> { minimumValue...max(minimumValue, maximumValue) }

  private func clamped(_ number: Double) -> Double {
    // What is no number is not in the range either.
    number.isNaN ? self.number : min(max(number, range.lowerBound), range.upperBound)
  }

  // MARK: - What a person does

  /// How much `+` adds: a tenth of the range.
  var step: Double { (maximumValue - minimumValue) / 10 }

  /// The value after some steps up or down.
  func value(after steps: Double) -> Double { clamped(number + steps * step) }

  /// Whether a person can give it a value of the range.
  func takes(_ value: Double) -> Bool { true }

  /// A little more, and a little less; not beyond the ends of the range.
  public override var actions: [ControlAction] {
    [("+", 1.0), ("-", -1.0)].compactMap { name, steps in
      let next = value(after: steps)
      return next == number ? nil : action(Phrase(verbatim: name), to: next)
    }
  }

  override package func action(named name: String) -> ControlAction? {
    if case .given(let action) = value(typed: name) { action } else { nil }
  }

  /// The action that gives it a value.
  final func action(_ name: Phrase, to value: Double) -> ControlAction {
    ControlAction(value: name) { self.change(to: value, in: $0) }
  }

  private func change(to value: Double, in context: TouchContext) -> Bool {
    guard isEnabled, value != number else { return true }
    number = value
    return sendActions(for: [.valueChanged, .primaryActionTriggered], in: context) || targets == nil
  }

  /// A touch alone changes nothing.
  public override func touched(in context: TouchContext) -> Bool {
    sendActions(for: .touchDown, in: context) || targets == nil || hasTarget
  }

  override var touchEvents: [Events] { [.touchDown, .valueChanged] }

  override package var asksForValue: Bool { true }
}

extension Double {
  /// The number without a point if it is a whole one.
  package var plain: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
