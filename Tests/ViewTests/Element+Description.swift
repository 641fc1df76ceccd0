import View
import ViewKit

extension Screen {
  /// What is on the screen in a language, a line for each element.
  func described(in language: Language) -> [String] {
    elements.map { element in
      switch element.kind {
      case .text(let phrase, .banner): "banner \(language[phrase])"
      case .text(let phrase, _): "title \(language[phrase])"
      case .label(let label): "label \(language[label.shownText])"
      case .message(let phrase, let title):
        "message \(title.map { language[$0] + ": " } ?? "")\(language[phrase])"
      case .field(let field): "field \(language[field.label]), \(language[field.placeholder])"
      case .textView(let view): "text view \(language[view.label])"
      case .button(let button): "button \(language[button.label])"
      case .toggle(let toggle): "switch \(language[toggle.label]), \(toggle.isOn)"
      case .source(let source): described(source, in: language)
      }
    }
  }

  private func described(_ source: any ElementSource, in language: Language) -> String {
    switch source {
    case let segments as SegmentedControl:
      "segments \(segments.segments.map { language[$0.label] }), \(segments.selectedSegmentIndex)"
    case let picker as PickerView: "picker \(language[picker.label])"
    case let slider as Slider: "slider \(language[slider.label]), \(slider.value)"
    case let stepper as Stepper: "stepper \(language[stepper.label]), \(stepper.value)"
    case let view as ProgressView: "progress \(language[view.label]), \(view.progress)"
    case let table as TableView: "table \(table.controls.map { language[$0.label] })"
    case let grid as CollectionView: "grid \(grid.visibleCells.map { language[$0.label] })"
    default: "\(type(of: source))"
    }
  }
}
