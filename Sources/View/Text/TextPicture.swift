/// A screen as it stands on paper: lines of plain text.
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
  init(of screen: any TextScreen, in language: Language) {
    let elements = screen.elements
    let column = elements.compactMap { $0.fieldName.map { language[$0].displayWidth } }.max() ?? 0
    var number = 0
    for element in elements {
      switch element {
      case .banner: continue
      case .title(let title): line("  ", title)
      case .label(let label): line("    ", label.printable)
      case .alert("", let message): line("  ", message.printable)
      case .alert(let title, let message): line("  ", title, ": ", message.printable)
      case .field(let field):
        number += 1
        let name = language[field.name]
        let padding = String(repeating: " ", count: column - name.displayWidth + 3)
        line(Self.prefix(number, marked: field.isFlashing), name, padding, field.shownText)
      case .button(let button):
        number += 1
        line(Self.prefix(number), language[button.name])
      }
    }
    line("  ", language[.hint(for: screen)])
  }

  /// The logo and the three dots.
  static let banner = "  Vestibule   ● ● ●\n\n"

  private static func prefix(_ number: Int, marked: Bool = false) -> String {
    marked ? "    \(number)! " : "    \(number)  "
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
