import View

extension Screen {
  /// What is on the screen in a language, a line for each element.
  func described(in language: Language) -> [String] {
    elements.map { element in
      switch element {
      case .banner(let phrase): "banner \(language[phrase])"
      case .title(let phrase): "title \(language[phrase])"
      case .label(let label): "label \(language[label.shownText])"
      case .message(let phrase, let title):
        "message \(title.map { language[$0] + ": " } ?? "")\(language[phrase])"
      case .field(let field): "field \(language[field.label]), \(language[field.placeholder])"
      case .button(let button): "button \(language[button.label])"
      case .toggle(let toggle): "switch \(language[toggle.label]), \(toggle.isOn)"
      case .segments(let segments):
        "segments \(segments.segments.map { language[$0.label] }), \(segments.selectedSegmentIndex)"
      case .table(let table): "table \(table.controls.map { language[$0.label] })"
      }
    }
  }
}
