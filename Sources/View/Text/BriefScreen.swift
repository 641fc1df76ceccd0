/// A screen as it is said: a line for each thing on it.
@MainActor
struct BriefScreen {
  /// What the screen is called, or `nil` without a title.
  private(set) var title: String?

  /// Whether it asks for an answer: then it is said whole each time.
  private(set) var isAlert = false

  var lines: [ScreenLine] = []

  /// What else can be done here.
  var hints: [String] = []

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
      case .label(let label): lines.append(ScreenLine(text: language[label.shownText].printable))
      case .message(let message, let title):
        isAlert = true
        self.title = language[title ?? .alert].printable
        lines.append(ScreenLine(text: language[message].printable))
      case .field(let field): add(field, reason, in: language)
      case .table(let table): add(table, reason, in: language)
      case .toggle(let toggle):
        let label = language[toggle.label].printable
        let value = language.withState(language.value(of: toggle), of: toggle)
        lines.append(ScreenLine(text: "\(label): \(value)", name: label))
      case .segments(let segments):
        let label = language[segments.label].printable
        let names = segments.segments.map {
          language.withState(language[$0.label].printable, of: $0)
        }.joined(separator: ", ")
        lines.append(
          label.isEmpty
            ? ScreenLine(text: names) : ScreenLine(text: "\(label): \(names)", name: label))
      }
    }
    addButtons(buttons, in: language)
  }

  /// Words for one control.
  init(of control: Control, in language: Language) {
    let element: Element? =
      switch control {
      case let field as TextField: .field(field)
      case let button as Button: .button(button)
      case let toggle as Switch: .toggle(toggle)
      case let segments as SegmentedControl: .segments(segments)
      default: nil
      }
    self.init(of: element.map { [$0] } ?? [], reason: nil, in: language)
    if let cell = control as? TableViewCell {
      lines = [ScreenLine(text: language.words(for: cell, detail: cell.detailText))]
    } else if element == nil {
      lines = [ScreenLine(text: language.withState(language[control.label].printable, of: control))]
    }
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
    lines.append(ScreenLine(text: text, name: label))
  }

  private mutating func addButtons(_ buttons: [Button], in language: Language) {
    guard !buttons.isEmpty else { return }
    let head = language == .korean ? "버튼: " : buttons.count == 1 ? "Button: " : "Buttons: "
    let titles = buttons.map { language.withState(language.title(of: $0), of: $0) }
    let names = buttons.map { language[$0.label].printable }
    lines.append(
      ScreenLine(text: head + titles.joined(separator: ", "), name: names.joined(separator: ", ")))
  }
}
