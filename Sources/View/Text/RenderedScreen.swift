/// A screen drawn as text.
@MainActor
struct RenderedScreen {
  /// The drawing, from top to bottom.
  private(set) var lines = TextBuffer()

  private let language: Language
  private let traits: TextTraits
  /// The width of the widest field label, in columns.
  private var column = 0
  private var number = 0

  /// Draws a screen, and below it a hint at what Return alone does.
  init(of screen: any Screen, in language: Language, on traits: TextTraits) {
    self.language = language
    self.traits = traits
    let elements = screen.elements
    for case .field(let field) in elements { column = max(column, text(field.label).displayWidth) }
    for element in elements { draw(element) }
    lines.addParagraph(language.hint(for: screen.nextControl), after: "  ", .dim, on: traits)
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
    case .button(let button):
      let start = addNumber()
      lines.add(text(button.label).cut(to: traits.room(after: start)))
      lines.endLine()
    }
  }

  private mutating func draw(_ field: TextField) {
    let label = text(field.label)
    let start = addNumber(marked: field.isHighlighted)
    lines.add(label, field.isHighlighted && traits.isStyled ? .reverse : nil)
    let head = start + column + 3
    let isBelow = traits.isNarrow(after: head)
    if isBelow {
      lines.endLine()
      lines.addSpaces(start)
    } else {
      lines.addSpaces(column - label.displayWidth + 3)
    }
    lines.add(
      content(of: field).cut(to: traits.room(after: isBelow ? start : head)),
      traits.isStyled && field.text.isEmpty ? .dim : nil)
    lines.endLine()
  }

  /// The content of a field: its text, three dots for a secret, or the placeholder.
  private func content(of field: TextField) -> String {
    if field.text.isEmpty { return text(field.placeholder) }
    return field.isSecureTextEntry ? "●●●" : field.text.printable
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
