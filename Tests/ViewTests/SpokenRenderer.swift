import View
import ViewText

/// A renderer that speaks: every screen as sentences, one for each element.
@MainActor
final class SpokenRenderer: ViewFactory {
  let language: Language
  private(set) var sentences: [String] = []
  private weak var window: WindowView?

  init(in language: Language) {
    self.language = language
  }

  func makeWindowView() -> WindowView { SpokenWindowView(renderer: self) }

  /// Speaks the uppermost screen of the window that is heard.
  func speak() {
    guard let screen = window?.subviews.last else { return }
    sentences += screen.elements.map(sentence)
    // Who has heard which fields need attention needs no reminder.
    for field in screen.textControls { field.isHighlighted = false }
  }

  /// Does what a person says: touches what is called so, or fills the field that is edited.
  func hear(_ words: String) {
    if let field = window?.editedField {
      field.replaceText(with: words)
      field.touchReturn()
    } else if let control = window?.subviews.last?.controls.first(where: {
      language[$0.label] == words
    }) {
      window?.touch(control)
    } else {
      say(Phrase("Nothing here is called that.", ko: "그런 이름은 여기에 없습니다."))
    }
  }

  /// Says the screen and hears a line, until there is none.
  func converse(hearing next: () -> String?, saying say: (String) -> Void) {
    repeat {
      speak()
      for sentence in sentences { say(sentence) }
      sentences = []
    } while next().map(hear) != nil
  }

  fileprivate func show(_ window: WindowView?) { self.window = window }

  fileprivate func isShowing(_ window: WindowView) -> Bool { self.window === window }

  fileprivate func say(_ message: Phrase) { sentences.append(safe(message)) }

  private func sentence(_ element: Element) -> String {
    switch element {
    case .banner(let banner): safe(banner)
    case .label(let label): safe(label.shownText)
    case .title(let title): "\(safe(title)), \(Role.title[language])"
    case .message(let message, let title):
      (title.map { safe($0) + ": " } ?? "") + safe(message)
    case .button(let button):
      "\(safe(button.label)), \(Role.button[language])"
        + (button.role == .destructive ? ", \(Role.destructive[language])" : "")
    case .field(let field):
      "\(safe(field.label)), \(Role.field[language]), \(value(of: field))"
        + (field.isHighlighted ? ", \(Role.attention[language])" : "")
    case .textView(let view):
      "\(safe(view.label)), \(Role.text[language]), "
        + (view.text ?? "").split(separator: "\n").map { String($0).printable }
        .joined(separator: ", ")
    case .toggle(let toggle):
      "\(safe(toggle.label)), \(Role.toggle[language]), \(toggle.isOn ? 1 : 0)"
    case .segments(let segments):
      segments.segments.map {
        safe($0.label) + ($0.isSelected ? ", \(Role.selected[language])" : "")
      }.joined(separator: "; ")
    case .picker(let picker):
      "\(safe(picker.label)), \(Role.picker[language])"
        + picker.actions.map { ", " + safe($0.name) }.joined()
    case .slider(let slider):
      "\(safe(slider.label)), \(Role.slider[language]), \(safe(slider.text(slider.value)))"
    case .stepper(let stepper):
      "\(safe(stepper.label)), \(Role.stepper[language]), \(safe(stepper.text(stepper.value)))"
    case .progress(let view): "\(safe(view.label)), \(safe(view.text))"
    case .table(let table): table.lines.map { sentence($0) }.joined(separator: "; ")
    case .grid(let grid):
      grid.visibleCells.map { "\(safe($0.label)), \(safe($0.text))" }.joined(separator: "; ")
    }
  }

  private func sentence(_ line: TableView.Line) -> String {
    switch line {
    case .header(let title): "\(safe(title)), \(Role.title[language])"
    case .footer(let text): safe(text)
    case .button(let button): sentence(Element.button(button))
    case .row(let cell) where cell.contentElements.isEmpty:
      "\(safe(cell.label)), \(Role.row[language])"
        + (cell.detailText.map { ", " + safe($0) } ?? "")
        + (cell.isChecked.map { ", \($0 ? 1 : 0)" } ?? "")
        + (cell.isSelected ? ", \(Role.selected[language])" : "")
    case .row(let cell): cell.contentElements.map { sentence($0) }.joined(separator: ", ")
    }
  }

  private func value(of field: TextField) -> String {
    guard let text = field.text, !text.isEmpty else { return safe(field.placeholder) }
    return field.isSecureTextEntry ? Role.hidden[language] : text.printable
  }

  private func safe(_ phrase: Phrase) -> String { language[phrase].printable }

  /// What a thing is, as it is spoken.
  enum Role: CaseIterable {
    case title, field, text, button, toggle, picker, slider, stepper, row, selected, hidden
    case attention, destructive

    subscript(language: Language) -> String {
      switch self {
      case .title: language[Phrase("heading", ko: "제목")]
      case .field: language[Phrase("text field", ko: "입력란")]
      case .text: language[Phrase("text", ko: "여러 줄 입력란")]
      case .button: language[Phrase("button", ko: "버튼")]
      case .toggle: language[Phrase("switch", ko: "스위치")]
      case .picker: language[Phrase("picker", ko: "선택 항목")]
      case .slider: language[Phrase("slider", ko: "슬라이더")]
      case .stepper: language[Phrase("stepper", ko: "스테퍼")]
      case .row: language[Phrase("row", ko: "행")]
      case .selected: language[Phrase("selected", ko: "선택됨")]
      case .hidden: language[Phrase("hidden", ko: "숨김")]
      case .attention: language[Phrase("needs attention", ko: "확인 필요")]
      case .destructive: language[Phrase("careful", ko: "주의")]
      }
    }
  }
}

/// A window that is heard.
private final class SpokenWindowView: WindowView {
  private weak var renderer: SpokenRenderer?

  init(renderer: SpokenRenderer) {
    self.renderer = renderer
  }

  override func becomeKey() { renderer?.show(self) }

  override func didResignVisible() {
    if renderer?.isShowing(self) == true { renderer?.show(nil) }
  }

  override func announce(_ message: Phrase) { renderer?.say(message) }
}
