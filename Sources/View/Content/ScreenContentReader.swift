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

/// Reads elements from top to bottom, and numbers what can be touched, as the prompt does.
@MainActor
private struct ScreenContentReader {
  /// The button that Return touches.
  let primary: Button?
  private var number = 0

  init(primary: Button?) { self.primary = primary }

  mutating func part(_ element: Element) -> ScreenContent.Part {
    switch element {
    case .banner(let banner): .text(banner, .banner)
    case .title(let title): .text(title, .title)
    case .label(let label): .text(label.text ?? "", .body)
    case .message(let message, let title): .message(message, title: title)
    case .field(let field): .control(item(field, kind(of: field), marks(of: field)))
    case .textView(let view): .control(item(view, .textView(view.content), marks(of: view)))
    case .button(let button): .control(item(button, .button, marks(of: button)))
    case .toggle(let toggle):
      .control(item(toggle, .value(toggle.isOn ? .on : .off, isOn: toggle.isOn)))
    case .segments(let segments):
      .choice(segments.label, segments.segments.map { item($0, .segment) })
    case .picker(let picker): .control(item(picker, kind(of: picker)))
    case .slider(let slider): .control(item(slider, kind(of: slider, isStepper: false)))
    case .stepper(let stepper): .control(item(stepper, kind(of: stepper, isStepper: true)))
    case .progress(let view): .progress(view.label, view.progress, view.text)
    case .table(let table): .list(table.lines.map { part($0) })
    case .grid(let grid): .grid(content(of: grid))
    }
  }

  private mutating func content(of grid: CollectionView) -> ScreenContent.Grid {
    let rows = grid.rows.map { row in
      ScreenContent.Grid.Row(
        title: row.title,
        cells: row.cells.map { cell in
          // It has a name, and takes no number.
          defer { number -= 1 }
          return item(cell, .cell(cell.text)).withoutNumber
        })
    }
    return ScreenContent.Grid(
      columns: grid.columns, rows: rows,
      buttons: grid.buttons.map { item($0, .button, marks(of: $0)) })
  }

  private mutating func part(_ line: TableView.Line) -> ScreenContent.Part {
    switch line {
    case .header(let text): return .text(text, .header)
    case .footer(let text): return .text(text, .footer)
    case .button(let button): return part(Element.button(button))
    case .row(let cell) where cell.contentElements.isEmpty:
      let verbs = cell.actions.map(\.name)
      return .control(
        item(cell, .row(isChecked: cell.isChecked, detail: cell.detailText, verbs: verbs)))
    case .row(let cell): return .row(cell.contentElements.filter(\.isShown).map { part($0) })
    }
  }

  private func kind(of picker: PickerView) -> ScreenContent.Item.Kind {
    let (titles, row) = (picker.titles, picker.selectedRow(inComponent: 0))
    return .picker(titles.indices.contains(row) ? titles[row] : "", options: titles)
  }

  private func kind(of control: RangeControl, isStepper: Bool) -> ScreenContent.Item.Kind {
    .number(
      control.text(control.value), control.value, in: control.range, isStepper: isStepper)
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

  private func marks(of button: Button) -> ScreenContent.Marks {
    var marks: ScreenContent.Marks = []
    if button === primary { marks.insert(.primary) }
    if button.role == .destructive { marks.insert(.destructive) }
    return marks
  }

  private mutating func item(
    _ control: Control, _ kind: ScreenContent.Item.Kind, _ marks: ScreenContent.Marks = []
  ) -> ScreenContent.Item {
    number += 1
    var marks = marks
    if control.isSelected { marks.insert(.selected) }
    if !control.isEnabled { marks.insert(.disabled) }
    return ScreenContent.Item(kind: kind, number: number, name: control.label, marks: marks)
  }
}

extension ScreenContent.Item {
  /// The same without a number.
  fileprivate var withoutNumber: ScreenContent.Item {
    ScreenContent.Item(kind: kind, number: 0, name: name, marks: marks)
  }
}
