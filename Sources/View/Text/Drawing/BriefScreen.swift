package import View

/// A screen as it is said: a line for each thing on it.
struct BriefScreen {
  /// What the screen is called, or `nil` without a title.
  private(set) var title: String?

  /// Whether it asks for an answer: then it is said whole each time.
  private(set) var isAlert = false

  private(set) var lines: [ScreenLine] = []

  /// What else can be done here.
  private(set) var hints: [String] = []

  private let reason: Phrase?
  private let language: Language

  /// Words for some parts of a screen; `reason` is why the highlighted fields were refused.
  init(of parts: [ScreenContent.Part], reason: Phrase? = nil, in language: Language) {
    self.reason = reason
    self.language = language
    add(parts)
  }

  private mutating func add(_ parts: [ScreenContent.Part]) {
    var buttons: [ScreenContent.Item] = []
    for part in parts {
      if let item = part.single, item.kind == .button {
        buttons.append(item)
        continue
      }
      add(buttons)
      buttons = []
      add(part)
    }
    add(buttons)
  }

  private mutating func add(_ part: ScreenContent.Part) {
    switch part {
    case .text(_, .banner): break
    case .text(let title, .title): self.title = language.text(title)
    case .text(let text, .body), .text(let text, .header), .text(let text, .footer):
      lines.append(ScreenLine(text: language.text(text)))
    case .message(let message, let title):
      isAlert = true
      self.title = language.text(title ?? .alert)
      lines.append(ScreenLine(text: language.text(message)))
    case .progress(let name, _, let text):
      let name = language.text(name)
      lines.append(ScreenLine(text: "\(name.asHead) \(language.text(text))", name: name))
    case .control(let item): lines.append(line(of: item))
    case .choice(let name, let items):
      let name = language.text(name)
      let names = items.map { line(of: $0).text }.joined(separator: ", ")
      lines.append(
        name.isEmpty
          ? ScreenLine(text: names) : ScreenLine(text: "\(name.asHead) \(names)", name: name))
    case .list(let parts):
      add(parts)
      if let verbs = language.verbs(of: parts) { hints.append(verbs) }
    case .row(let parts): add(parts)
    case .grid(let grid):
      if let range = language.range(of: grid) { lines.append(ScreenLine(text: range)) }
      // Skip empty cells.
      for cell in grid.rows.flatMap(\.cells) where cell.text != "" || cell.marks != [] {
        lines.append(line(of: cell))
      }
      add(grid.buttons)
    }
  }

  private func line(of item: ScreenContent.Item) -> ScreenLine {
    let name = language.text(item.name)
    switch item.kind {
    case .field(let text, let isSecure, _):
      let value = text.isEmpty ? language.empty : isSecure ? language.hidden : text.printable
      let words = "\(name.asHead) \(value)"
      return ScreenLine(
        text: item.marks.contains(.refused)
          ? words + " " + language.attention(reason) : language.withState(words, of: item),
        name: name)
    case .textView(let text):
      let words = "\(name.asHead) \(text.isEmpty ? language.empty : language.oneLine(text))"
      return ScreenLine(
        text: item.marks.contains(.refused)
          ? words + " " + language.attention(reason) : language.withState(words, of: item),
        name: name)
    case .value, .picker, .number:
      let value = language.value(of: item, before: ", ")
      return ScreenLine(text: "\(name.asHead) \(language.withState(value, of: item))", name: name)
    case .row(let isChecked, let detail, _):
      return ScreenLine(
        text: language.words(for: item, isChecked: isChecked, detail: detail), name: name)
    case .cell(let text):
      let words = text == "" ? language.empty : language.text(text)
      return ScreenLine(text: "\(name.asHead) \(language.withState(words, of: item))", name: name)
    case .button, .segment: return ScreenLine(text: language.withState(name, of: item))
    }
  }

  private mutating func add(_ buttons: [ScreenContent.Item]) {
    guard !buttons.isEmpty else { return }
    let head = language.words(buttons.count == 1 ? "Button: " : "Buttons: ", ko: "버튼: ")
    let titles = buttons.map { language.withState(language.title(of: $0), of: $0) }
    let names = buttons.map { language.text($0.name) }
    lines.append(
      ScreenLine(text: head + titles.joined(separator: ", "), name: names.joined(separator: ", ")))
  }
}

extension ScreenContent {
  /// A line for each thing on the screen that is no button, with its value.
  package func linesWithoutButtons(in language: Language) -> [String] {
    let brief = BriefScreen(of: parts.filter { $0.single?.kind != .button }, in: language)
    return [brief.title].compactMap(\.self) + brief.lines.map(\.text)
  }
}
