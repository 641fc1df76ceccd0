/// A screen as it stands on paper.
struct TextPicture: Equatable {
  /// The lines, each with its newline.
  private(set) var text = ""

  /// Nothing.
  init() {}

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - screen: what to draw.
  ///   - language: the language of the hint below it.
  ///   - paper: what to draw on; what does not fit is cut or wrapped.
  init(of screen: any TextScreen, in language: Language, on paper: TextPaper) {
    let elements = screen.elements
    let column = elements.compactMap { $0.fieldName.map { language[$0].displayWidth } }.max() ?? 0
    var number = 0
    for element in elements {
      switch element {
      case .banner: continue
      case .title(let title): text += paper.paragraph(title, after: "  ", style: .bold)
      case .label(let label): line("    ", label.printable.cut(to: paper.room(after: 4)))
      case .alert("", let message): text += paper.paragraph(message.printable, after: "  ")
      case .alert(let title, let message):
        text += paper.paragraph("\(title): \(message.printable)", after: "  ", style: .bold)
      case .field(let field):
        number += 1
        draw(field, number, named: language[field.name], column, on: paper)
      case .button(let button):
        number += 1
        let prefix = Self.prefix(number)
        line(prefix, language[button.name].cut(to: paper.room(after: prefix.utf8.count)))
      }
    }
    text += paper.paragraph(language[.hint(for: screen)], after: "  ", style: .dim)
  }

  /// The logo and the three dots.
  static func banner(on paper: TextPaper) -> String {
    paper.paragraph("Vestibule   ● ● ●", after: "  ", style: .bold) + "\n"
  }

  private static func prefix(_ number: Int, marked: Bool = false) -> String {
    marked ? "    \(number)! " : "    \(number)  "
  }

  private mutating func draw(
    _ field: TextFormField, _ number: Int, named name: String, _ column: Int, on paper: TextPaper
  ) {
    let prefix = Self.prefix(number, marked: field.isFlashing)
    let padding = column - name.displayWidth + 3
    let head = prefix.utf8.count + column + 3
    let isBelow = paper.isNarrow(after: head)
    let shown = field.shownText.cut(to: paper.room(after: isBelow ? prefix.utf8.count : head))
    line(
      prefix,
      field.isFlashing ? paper.styled(name, .reverse) : name,
      isBelow
        ? "\n" + String(repeating: " ", count: prefix.utf8.count)
        : String(repeating: " ", count: padding),
      field.field.text.isEmpty ? paper.styled(shown, .dim) : shown)
  }

  private mutating func line(_ parts: String...) {
    for part in parts { text += part }
    text += "\n"
  }
}

extension TextElement {
  fileprivate var fieldName: Phrase? {
    if case .field(let field) = self { field.name } else { nil }
  }
}

extension TextFormField {
  /// What stands in the field's place: its text, three dots for a secret, or the placeholder.
  fileprivate var shownText: String {
    if field.text.isEmpty { return field.placeholder }
    return field.isSecureTextEntry ? "●●●" : field.text.printable
  }
}
