/// A screen as it is said: a line for each thing on it.
@MainActor
struct BriefScreen {
  /// What the screen is called, or `nil` without a title.
  private(set) var title: String?

  /// Whether it asks for an answer: then it is said whole each time.
  private(set) var isAlert = false

  var lines: [Line] = []

  /// A line; that of something whose value changes has a name too, which does not.
  struct Line: Equatable {
    let text: String
    var field: String?
  }

  /// Words for what is shown of some elements; `reason` is why the highlighted fields were refused.
  init(of elements: [Element], reason: Phrase?, in language: Language) {
    var buttons: [Button] = []
    for element in elements where element.isShown {
      if case .button(let button) = element {
        buttons.append(button)
        continue
      }
      addButtons(buttons, in: language)
      buttons = []
      switch element {
      case .banner, .button: break
      case .title(let title): self.title = language[title].printable
      case .label(let label): lines.append(Line(text: language[label.shownText].printable))
      case .message(let message, let title):
        isAlert = true
        self.title = language[title ?? .alert].printable
        lines.append(Line(text: language[message].printable))
      case .field(let field): add(field, reason, in: language)
      case .table(let table): add(table, reason, in: language)
      case .toggle(let toggle):
        let label = language[toggle.label].printable
        let value = language.withState(language.value(of: toggle), of: toggle)
        lines.append(Line(text: "\(label): \(value)", field: label))
      case .segments(let segments):
        let label = language[segments.label].printable
        let names = segments.segments.map {
          language.withState(language[$0.label].printable, of: $0)
        }.joined(separator: ", ")
        lines.append(Line(text: label.isEmpty ? names : "\(label): \(names)", field: label))
      }
    }
    addButtons(buttons, in: language)
  }

  private mutating func add(_ field: TextField, _ reason: Phrase?, in language: Language) {
    let label = language[field.label].printable
    var text = label + ": "
    if field.hasText {
      text += field.isSecureTextEntry ? language.hidden : field.content.printable
    } else {
      text += language.empty
    }
    if field.isHighlighted, field.isEnabled {
      text += " " + language.attention(reason)
    } else {
      text = language.withState(text, of: field)
    }
    lines.append(Line(text: text, field: label))
  }

  private mutating func addButtons(_ buttons: [Button], in language: Language) {
    guard !buttons.isEmpty else { return }
    let head = language == .korean ? "버튼: " : buttons.count == 1 ? "Button: " : "Buttons: "
    let titles = buttons.map { language.withState(language.title(of: $0), of: $0) }
    let names = buttons.map { language[$0.label].printable }
    lines.append(
      Line(text: head + titles.joined(separator: ", "), field: names.joined(separator: ", ")))
  }

  /// The fields that were typed into or differ from those of the screen as it was said before, or
  /// `nil` if anything else differs: then all has to be said.
  func changedFields(since old: BriefScreen, typed: Set<String>) -> [Line]? {
    guard lines.count == old.lines.count else { return nil }
    var changed: [Line] = []
    for (line, before) in zip(lines, old.lines)
    where line != before || line.field.map(typed.contains) == true {
      guard line.field != nil, line.field == before.field else { return nil }
      changed.append(line)
    }
    return changed
  }
}
