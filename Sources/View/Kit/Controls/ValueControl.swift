public import View

/// A control whose value a person may type after its name, as in `filter active`.
///
/// Where the name alone should ask for the value, set `Control.asksForValue` too.
@MainActor
package protocol ValueControl: Control {
  /// What may be typed, in order: the names of the values.
  var values: [Phrase] { get }

  /// The same in words; for a number, what it may be.
  var valuesInWords: Phrase { get }

  /// Understands a typed value.
  func value(typed text: String) -> TypedValue
}

/// A text that was typed as the value of a control.
@MainActor
package enum TypedValue {
  /// A value: touching this control gives it. Without one, the control has the value already.
  case known(touching: Control?)
  /// A value, which this action gives.
  case given(ControlAction)
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

extension ValueControl {
  /// The names of the values.
  package var valuesInWords: Phrase { .list(values) }
}

extension Phrase {
  /// Several names in one phrase.
  package static func list(_ names: [Phrase]) -> Phrase {
    Phrase(
      names.map(\.english).joined(separator: ", "), ko: names.map(\.korean).joined(separator: ", "))
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

extension PickerView: ValueControl {
  /// The titles of the rows.
  package var values: [Phrase] { titles }

  /// The titles, each behind the number that may be typed for it.
  package var valuesInWords: Phrase {
    let titles = titles
    guard Self.hasNumbers(titles) else { return .list(titles) }
    return .list(
      titles.enumerated().map { row, title in
        Phrase("\(row + 1) \(title.english)", ko: "\(row + 1) \(title.korean)")
      })
  }

  /// A choice of the row, by its number or its title, if it is another one.
  package func value(typed text: String) -> TypedValue {
    // Once: the data source may have fewer rows when it is asked again.
    let titles = titles
    let match =
      Self.row(numbered: text, of: titles).map { NameMatch.found($0) }
      ?? NameMatch(text, among: titles.map(\.translations))
    return switch match {
    case .found(let row) where row == selectedRow(inComponent: 0): .known(touching: nil)
    case .found(let row): .given(action(choosing: row, named: titles[row]))
    case .ambiguous(let rows): .ambiguous(rows.map { titles[$0] })
    case .unknown: .unknown
    }
  }

  /// Whether a text is the number of a row, from 1.
  package func hasRow(numbered text: String) -> Bool { Self.row(numbered: text, of: titles) != nil }

  private static func row(numbered text: String, of titles: [Phrase]) -> Int? {
    guard let number = Int(text), text.first?.isNumber == true,
      titles.indices.contains(number - 1), hasNumbers(titles)
    else { return nil }
    return number - 1
  }

  /// Titles that begin with digits, as years do, have no other numbers.
  private static func hasNumbers(_ titles: [Phrase]) -> Bool {
    !titles.contains { $0.translations.contains { $0.first?.isNumber == true } }
  }
}

extension RangeControl: ValueControl {
  /// A little more, and a little less.
  package var values: [Phrase] { ["+", "-"] }

  /// The range of numbers, and the two signs.
  package var valuesInWords: Phrase {
    let range = Phrase.range(range)
    return Phrase("\(range.english), + or -", ko: "\(range.korean), + 또는 -")
  }

  /// A number of the range, or a sign.
  package func value(typed text: String) -> TypedValue {
    if text == "+" || text == "-" {
      return actions.first { $0.name.english == text }.map { .given($0) } ?? .known(touching: nil)
    }
    guard text.wholeMatch(of: /[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)/) != nil,
      let number = Double(text), range.contains(number), takes(number)
    else { return .unknown }
    return number == value
      ? .known(touching: nil) : .given(action(Phrase(verbatim: text), to: number))
  }
}

extension Control {
  /// What a person can do with it by a name, in any language, or by a value.
  package func action(named name: String) -> ControlAction? {
    guard let range = self as? RangeControl else {
      return actions.first { $0.name.translations.contains(name) }
    }
    return if case .given(let action) = range.value(typed: name) { action } else { nil }
  }
}

extension WindowView {
  /// Gives a control of the uppermost screen a value, as a person does who types the value after
  /// its name.
  ///
  /// - Returns: whether it takes the value, and a delegate or target was called.
  @discardableResult
  public func set(_ control: Control, to value: String) -> Bool {
    guard let valued = control as? any ValueControl else { return false }
    switch valued.value(typed: value) {
    case .known(let touched?): return touch(touched)
    case .given(let action): return perform(action, on: control)
    case .known(nil): return control.isEnabled && subviews.last?.has(control) == true
    case .ambiguous, .unknown: return false
    }
  }
}
