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
      case .textView(let view): "text view \(language[view.label])"
      case .button(let button): "button \(language[button.label])"
      case .toggle(let toggle): "switch \(language[toggle.label]), \(toggle.isOn)"
      case .segments(let segments):
        "segments \(segments.segments.map { language[$0.label] }), \(segments.selectedSegmentIndex)"
      case .picker(let picker): "picker \(language[picker.label])"
      case .slider(let slider): "slider \(language[slider.label]), \(slider.value)"
      case .stepper(let stepper): "stepper \(language[stepper.label]), \(stepper.value)"
      case .progress(let view): "progress \(language[view.label]), \(view.progress)"
      case .table(let table): "table \(table.controls.map { language[$0.label] })"
      case .grid(let grid): "grid \(grid.visibleCells.map { language[$0.label] })"
      }
    }
  }
}
