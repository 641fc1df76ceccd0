import View
import ViewKit
import ViewText

/// A renderer that speaks: every screen as sentences, one for each part.
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
    sentences += ScreenContent(of: screen).parts.map(sentence)
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

  private func sentence(_ part: ScreenContent.Part) -> String {
    switch part {
    case .text(let text, .title), .text(let text, .header): "\(safe(text)), \(Role.title[language])"
    case .text(let text, .banner), .text(let text, .body), .text(let text, .footer): safe(text)
    case .message(let message, let title):
      (title.map { safe($0) + ": " } ?? "") + safe(message)
    case .progress(let name, _, let text): "\(safe(name)), \(safe(text))"
    case .control(let item): sentence(item)
    case .choice(_, let items): items.map(sentence).joined(separator: "; ")
    case .list(let parts): parts.map(sentence).joined(separator: "; ")
    case .row(let parts): parts.map(sentence).joined(separator: ", ")
    case .grid(let grid): grid.rows.flatMap(\.cells).map(sentence).joined(separator: "; ")
    }
  }

  private func sentence(_ item: ScreenContent.Item) -> String {
    ([safe(item.name)] + words(for: item.kind) + words(for: item.marks)).joined(separator: ", ")
  }

  private func words(for kind: ScreenContent.Item.Kind) -> [String] {
    switch kind {
    case .field("", _, let placeholder): [Role.field[language], safe(placeholder ?? "")]
    case .field(_, isSecure: true, _): [Role.field[language], Role.hidden[language]]
    case .field(let text, _, _): [Role.field[language], text.printable]
    case .textView(let text):
      [Role.text[language]] + text.split(separator: "\n").map { String($0).printable }
    case .button: [Role.button[language]]
    case .value(let value, let isOn):
      [Role.toggle[language], isOn.map { $0 ? "1" : "0" } ?? safe(value)]
    case .picker(_, let options): [Role.picker[language]] + options.map(safe)
    case .number(let text, _, _, let isStepper):
      [(isStepper ? Role.stepper : .slider)[language], safe(text)]
    case .segment: []
    case .cell(let text): [safe(text)]
    case .row(let isChecked, let detail, _):
      [Role.row[language]]
        + [detail.map(safe), isChecked.map { $0 ? "1" : "0" }].compactMap(\.self)
    }
  }

  private func words(for marks: ScreenContent.Marks) -> [String] {
    var words: [String] = []
    if marks.contains(.refused) { words.append(Role.attention[language]) }
    if marks.contains(.destructive) { words.append(Role.destructive[language]) }
    if marks.contains(.selected) { words.append(Role.selected[language]) }
    return words
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
