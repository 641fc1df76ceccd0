/// A screen drawn as text.
@MainActor
struct RenderedScreen {
  /// The drawing, from top to bottom.
  private(set) var lines = TextBuffer()

  private let language: Language
  private let traits: TextTraits
  /// Why the highlighted fields were refused, if that is known.
  private let reason: Phrase?
  /// The width of the widest field label, in columns.
  private var column = 0
  private var number = 0

  /// Draws a screen, and below it a hint at what Return alone does.
  init(
    of screen: any Screen, hint: String, reason: Phrase? = nil, in language: Language,
    on traits: TextTraits
  ) {
    self.language = language
    self.traits = traits
    self.reason = reason
    let elements = screen.elements
    for case .field(let field) in elements { column = max(column, text(field.label).displayWidth) }
    for element in elements { draw(element) }
    lines.addParagraph(hint, after: "  ", .dim, on: traits)
  }

  private mutating func draw(_ element: Element) {
    switch element {
    case .banner: break
    case .title(let title): lines.addParagraph(text(title), after: "  ", .bold, on: traits)
    case .label(let label):
      lines.add("    ")
      lines.add(text(label).cut(to: traits.room(after: 4)))
      lines.endLine()
    case .message(let message, nil): lines.addParagraph(text(message), after: "  ", on: traits)
    case .message(let message, let title?):
      lines.addParagraph("\(text(title)): \(text(message))", after: "  ", .bold, on: traits)
    case .field(let field): draw(field)
    case .button(let button): draw(button)
    }
  }

  private mutating func draw(_ button: Button) {
    let start = addNumber()
    let room = traits.room(after: start)
    if button.role == .destructive {
      // Wrapped, not cut: the end of the line is the warning.
      for (index, line) in language.title(of: button).lines(of: room).enumerated() {
        if index > 0 { lines.addSpaces(start) }
        lines.add(line)
        lines.endLine()
      }
    } else {
      lines.add(text(button.label).cut(to: room))
      lines.endLine()
    }
  }

  private mutating func draw(_ field: TextField) {
    let label = text(field.label)
    let start = addNumber(marked: field.isHighlighted && !traits.isSpoken)
    lines.add(label, field.isHighlighted && traits.isStyled ? .reverse : nil)
    let head = start + column + 3
    let isBelow = traits.isNarrow(after: head)
    if isBelow {
      lines.endLine()
      lines.addSpaces(start)
    } else {
      lines.addSpaces(column - label.displayWidth + 3)
    }
    let room = traits.room(after: isBelow ? start : head)
    let content = content(of: field).cut(to: room)
    lines.add(content, traits.isStyled && field.text.isEmpty ? .dim : nil)
    if field.isHighlighted, traits.isSpoken {
      drawAttention(after: content, in: room, at: isBelow ? start : head)
    }
    lines.endLine()
  }

  /// Draws why a field was refused beside its content, or below it if there is no room.
  private mutating func drawAttention(after content: String, in room: Int?, at head: Int) {
    let attention = language.attention(reason)
    if (content + "  " + attention).fits(in: room) { return lines.add("  " + attention) }
    for line in attention.lines(of: room) {
      lines.endLine()
      lines.addSpaces(head)
      lines.add(line)
    }
  }

  /// The content of a field: its text, three dots or a word for a secret, or the placeholder.
  private func content(of field: TextField) -> String {
    if field.text.isEmpty { return text(field.placeholder) }
    guard field.isSecureTextEntry else { return field.text.printable }
    return traits.isSpoken ? language.hidden : "●●●"
  }

  /// Draws the next number, and returns its width in columns.
  private mutating func addNumber(marked: Bool = false) -> Int {
    number += 1
    let start = lines.bytes.count
    lines.add("    ")
    lines.add(number)
    lines.add(marked ? "! " : "  ")
    return lines.bytes.count - start
  }

  private func text(_ phrase: Phrase) -> String { language[phrase].printable }
}
