/// Reads a screen from top to bottom, and numbers what can be touched, as the prompt does.
@MainActor
struct ScreenContentBuilder {
  private let language: Language
  private let primary: Button?
  private var number = 0

  init(_ language: Language, primary: Button?) {
    self.language = language
    self.primary = primary
  }

  mutating func part(_ element: Element) -> ScreenContent.Part {
    switch element {
    case .banner(let banner): .banner(text(banner))
    case .title(let title): .title(text(title))
    case .label(let label): .text(text(label.shownText))
    case .message(let message, let title): .message(text(message), title: title.map(text))
    case .field(let field): .control(item(field, kind(of: field)))
    case .button(let button): .control(item(button, .button))
    case .toggle(let toggle):
      .control(item(toggle, .toggle(isOn: toggle.isOn, language.value(of: toggle))))
    case .segments(let segments):
      .choice(text(segments.label), segments.segments.map { item($0, .segment) })
    case .table(let table): .list(table.lines.map { line($0) })
    }
  }

  private mutating func line(_ line: TableView.Line) -> ScreenContent.ListLine {
    switch line {
    case .header(let title): return .header(text(title))
    case .footer(let text): return .footer(self.text(text))
    case .button(let button): return .row(item(button, .button))
    case .row(let cell) where cell.contentElements.isEmpty:
      let kind = ScreenContent.Item.Kind.row(
        isChecked: cell.isChecked, detail: cell.detailText.map(text),
        verbs: cell.actions.map { text($0.name) })
      return .row(item(cell, kind))
    case .row(let cell): return .parts(cell.contentElements.filter(\.isShown).map { part($0) })
    }
  }

  private func kind(of field: TextField) -> ScreenContent.Item.Kind {
    let placeholder = text(field.placeholder)
    // A field without a label is called by its placeholder.
    let shown = placeholder.isEmpty || field.hasPlaceholderAsLabel ? nil : placeholder
    if field.isSecureTextEntry {
      return .hiddenField(isFilled: field.hasText, placeholder: shown)
    }
    return .field(field.content.printable, placeholder: shown)
  }

  private mutating func item(_ control: Control, _ kind: ScreenContent.Item.Kind)
    -> ScreenContent.Item
  {
    number += 1
    var marks: ScreenContent.Marks = []
    if control.isSelected { marks.insert(.selected) }
    if !control.isEnabled { marks.insert(.disabled) }
    if let field = control as? TextField {
      // What cannot be edited cannot be put right.
      if field.isHighlighted, field.isEnabled { marks.insert(.refused) }
      if field.isFirstResponder { marks.insert(.edited) }
    }
    if let button = control as? Button {
      if button === primary { marks.insert(.primary) }
      if button.role == .destructive { marks.insert(.destructive) }
    }
    return ScreenContent.Item(
      kind: kind, number: number, name: text(control.label), marks: marks)
  }

  private func text(_ phrase: Phrase) -> String { language[phrase].printable }
}
