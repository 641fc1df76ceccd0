/// A screen as it stands on paper.
struct TextPicture: Equatable {
  /// What is drawn, from top to bottom.
  private(set) var lines = TextLines()

  /// Draws a screen in the place of what was drawn before.
  ///
  /// - Parameters:
  ///   - screen: what to draw.
  ///   - elements: the screen's elements, which whoever asks for a picture knows already.
  ///   - language: the language of its names and of the hint below it.
  ///   - paper: what to draw on; what does not fit is cut or wrapped.
  mutating func draw(
    _ screen: any TextScreen, _ elements: [TextElement], in language: Language, on paper: TextPaper
  ) {
    lines.clear()
    let column = elements.widthOfNames(in: language)
    var number = 0
    // By index, here and below: an iterator would hold on to every element once more.
    for index in elements.indices {
      switch elements[index] {
      case .banner: continue
      case .title(let title): lines.addParagraph(title, after: "  ", .bold, on: paper)
      case .label(let label):
        lines.add("    ")
        lines.add(label.printable.cut(to: paper.room(after: 4)))
        lines.endLine()
      case .alert("", let message):
        lines.addParagraph(message.printable, after: "  ", on: paper)
      case .alert(let title, let message):
        lines.addParagraph("\(title): \(message.printable)", after: "  ", .bold, on: paper)
      case .field(let field):
        number += 1
        draw(field, number, named: language[field.name], column, on: paper)
      case .button(let button):
        number += 1
        let start = addNumber(number)
        lines.add(language[button.name].cut(to: paper.room(after: start)))
        lines.endLine()
      }
    }
    let next = elements.nextControl(orElse: screen.primaryButton)
    lines.addParagraph(language.hint(for: next), after: "  ", .dim, on: paper)
  }

  /// Draws a number.
  ///
  /// - Returns: how many columns that took.
  private mutating func addNumber(_ number: Int, marked: Bool = false) -> Int {
    let start = lines.bytes.count
    lines.add("    ")
    lines.add(number)
    lines.add(marked ? "! " : "  ")
    return lines.bytes.count - start
  }

  private mutating func draw(
    _ field: TextFormField, _ number: Int, named name: String, _ column: Int, on paper: TextPaper
  ) {
    let start = addNumber(number, marked: field.isFlashing)
    lines.add(name, field.isFlashing && paper.isStyled ? .reverse : nil)
    let head = start + column + 3
    let isBelow = paper.isNarrow(after: head)
    if isBelow {
      lines.endLine()
      lines.addSpaces(start)
    } else {
      lines.addSpaces(column - name.displayWidth + 3)
    }
    lines.add(
      field.shownText.cut(to: paper.room(after: isBelow ? start : head)),
      paper.isStyled && field.text.isEmpty ? .dim : nil)
    lines.endLine()
  }
}

extension [TextElement] {
  /// How many columns the widest name of a field takes.
  fileprivate func widthOfNames(in language: Language) -> Int {
    var width = 0
    for index in indices {
      guard case .field(let field) = self[index] else { continue }
      width = Swift.max(width, language[field.name].displayWidth)
    }
    return width
  }
}

extension TextFormField {
  /// What stands in the field's place: its text, three dots for a secret, or the placeholder.
  fileprivate var shownText: String {
    if text.isEmpty { return placeholder }
    return isSecureTextEntry ? "●●●" : text.printable
  }
}
