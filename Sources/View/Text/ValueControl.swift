/// A control whose value a person may type after its name, as in `filter active`.
///
/// Where the name alone should ask for the value, override `Control.asksForValue` too.
@MainActor
package protocol ValueControl: Control {
  /// What may be typed, in order: the names of the values.
  var values: [Phrase] { get }

  /// Understands a typed value.
  func value(typed text: String) -> TypedValue
}

/// A text that was typed as the value of a control.
@MainActor
package enum TypedValue {
  /// A value: touching this control gives it. Without one, the control has the value already.
  case known(touching: Control?)
  /// Several values begin with the text.
  case ambiguous([Phrase])
  /// None of the values.
  case unknown

  /// Finds a value by its name in any language, or by an unambiguous beginning of it.
  init(_ text: String, among values: [Phrase], touching control: (Int) -> Control?) {
    switch NameMatch(text, among: values.map(\.translations)) {
    case .found(let index): self = .known(touching: control(index))
    case .ambiguous(let indices): self = .ambiguous(indices.map { values[$0] })
    case .unknown: self = .unknown
    }
  }
}

extension Switch: ValueControl {
  /// Off and on.
  package var values: [Phrase] { [.off, .on] }

  /// A touch, if it differs.
  package func value(typed text: String) -> TypedValue {
    TypedValue(text, among: values) { ($0 == 1) == isOn ? nil : self }
  }
}

extension SegmentedControl: ValueControl {
  /// The names of the segments.
  package var values: [Phrase] { segments.map(\.label) }

  /// A touch of the segment.
  package func value(typed text: String) -> TypedValue {
    TypedValue(text, among: values) { segments[$0] }
  }
}
