/// A screen as it is said: a line for each thing on it.
@MainActor
struct BriefScreen {
  /// What the screen is called, or `nil` without a title.
  private(set) var title: String?

  /// Whether it asks for an answer: then it is said whole each time.
  private(set) var isAlert = false

  private(set) var lines: [Line] = []

  /// A line; that of a field has the field's label too.
  struct Line: Equatable {
    let text: String
    var field: String?
  }

  /// Words for everything on the screen; `reason` is why the highlighted fields were refused.
  init(of screen: any Screen, reason: Phrase?, in language: Language) {
    var buttons: [String] = []
    for element in screen.elements {
      if case .button(let button) = element {
        buttons.append(language.title(of: button))
        continue
      }
      addButtons(buttons, in: language)
      buttons = []
      switch element {
      case .banner, .button: break
      case .title(let title): self.title = language[title].printable
      case .label(let label): lines.append(Line(text: language[label].printable))
      case .message(let message, let title):
        isAlert = true
        self.title = language[title ?? .alert].printable
        lines.append(Line(text: language[message].printable))
      case .field(let field): add(field, reason, in: language)
      }
    }
    addButtons(buttons, in: language)
  }

  private mutating func add(_ field: TextField, _ reason: Phrase?, in language: Language) {
    let label = language[field.label].printable
    var text = label + ": "
    if field.text.isEmpty {
      text += language.empty
    } else {
      text += field.isSecureTextEntry ? language.hidden : field.text.printable
    }
    if field.isHighlighted { text += " " + language.attention(reason) }
    lines.append(Line(text: text, field: label))
  }

  private mutating func addButtons(_ titles: [String], in language: Language) {
    guard !titles.isEmpty else { return }
    let head = language == .korean ? "버튼: " : titles.count == 1 ? "Button: " : "Buttons: "
    lines.append(Line(text: head + titles.joined(separator: ", ")))
  }

  /// The fields that differ from those of the screen as it was said before, or `nil` if anything
  /// else differs: then all has to be said.
  func changedFields(since old: BriefScreen) -> [Line]? {
    guard lines.count == old.lines.count else { return nil }
    var changed: [Line] = []
    for (line, before) in zip(lines, old.lines) where line != before {
      guard line.field != nil, line.field == before.field else { return nil }
      changed.append(line)
    }
    return changed
  }
}
