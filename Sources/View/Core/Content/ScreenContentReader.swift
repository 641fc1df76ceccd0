extension ScreenContent {
  /// What a screen shows now.
  @MainActor
  public init(of screen: any Screen) {
    self.init(of: screen.shownElements, primary: screen.primaryButton)
  }

  /// What some elements show, or would show if they were not hidden.
  @MainActor
  package init(of elements: [Element], primary: Button? = nil) {
    var reader = ScreenContentReader(primary: primary)
    // No closure: each call of one asks at run time whether it is on the main actor.
    var parts: [Part] = []
    parts.reserveCapacity(elements.count)
    for element in elements { parts.append(reader.part(element)) }
    self.parts = parts
  }

  /// What stands for a text that is hidden, however long it is.
  static let dots = "●●●"
}

/// Reads elements from top to bottom; the number of a control is its place in what can be touched.
@MainActor
package struct ScreenContentReader {
  /// The button that Return touches.
  let primary: Button?
  /// That of the last control that was read: all are read in the order of their numbers.
  fileprivate var number = 0

  /// Reads an element.
  package mutating func part(_ element: Element) -> ScreenContent.Part {
    switch element.kind {
    case .text(let text, let role): .text(text, role)
    case .message(let message, let title): .message(message, title: title)
    case .label(let label): .text(label.text ?? "", .body)
    case .field(let field): .control(item(field, kind(of: field), marks(of: field)))
    case .textView(let view): .control(item(view, .textView(view.content), marks(of: view)))
    case .button(let button): .control(item(button))
    case .toggle(let toggle):
      .control(item(toggle, .value(toggle.isOn ? .on : .off, isOn: toggle.isOn)))
    case .source(let source): source.read(by: &self)
    }
  }

  /// Reads a button.
  package mutating func item(_ button: Button) -> ScreenContent.Item {
    var marks: ScreenContent.Marks = []
    if button === primary { marks.insert(.primary) }
    if button.role == .destructive { marks.insert(.destructive) }
    return item(button, .button, marks)
  }

  /// Reads a control that has a number.
  package mutating func item(
    _ control: Control, _ kind: ScreenContent.Item.Kind, _ marks: ScreenContent.Marks = []
  ) -> ScreenContent.Item {
    number += 1
    return item(control, kind, marks, numbered: number)
  }

  /// Reads a control that has a name, and takes no number.
  package func namedItem(_ control: Control, _ kind: ScreenContent.Item.Kind) -> ScreenContent.Item
  {
    item(control, kind, [], numbered: 0)
  }

  private func item(
    _ control: Control, _ kind: ScreenContent.Item.Kind, _ marks: ScreenContent.Marks,
    numbered number: Int
  ) -> ScreenContent.Item {
    var marks = marks
    if control.isSelected { marks.insert(.selected) }
    if !control.isEnabled { marks.insert(.disabled) }
    return ScreenContent.Item(kind: kind, number: number, name: control.label, marks: marks)
  }

  private func kind(of field: TextField) -> ScreenContent.Item.Kind {
    // A field without a label is called by its placeholder.
    let placeholder =
      field.hasPlaceholderAsLabel || field.placeholder == "" ? nil : field.placeholder
    let isSecure = field.isSecureTextEntry
    let text = isSecure && field.hasText ? ScreenContent.dots : field.content
    return .field(text, isSecure: isSecure, placeholder: placeholder)
  }

  private func marks(of field: TextControl) -> ScreenContent.Marks {
    var marks: ScreenContent.Marks = []
    // Do not mark disabled fields as refused.
    if field.isHighlighted || field.isInvalid, field.isEnabled { marks.insert(.refused) }
    if field.isFirstResponder { marks.insert(.edited) }
    return marks
  }
}
