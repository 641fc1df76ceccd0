import View

extension String {
  /// The text, cut with an ellipsis if it is wider than some columns; at least the ellipsis is
  /// left.
  package func cut(to columns: Int?) -> String {
    guard let columns, !fits(in: columns) else { return self }
    var cut = ""
    var width = 1
    for character in self {
      width += character.displayWidth
      if width > columns { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// The text as lines, at least one, broken at spaces, and inside a word only if it is wider than
  /// a line.
  package func lines(of columns: Int?) -> [String] {
    guard let columns, !fits(in: columns) else { return [self] }
    var lines: [String] = []
    var line = ""
    var width = 0
    for (index, word) in split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let wordWidth = String(word).displayWidth
      // Spaces at a line break are dropped.
      if !lines.isEmpty, line.isEmpty, wordWidth <= columns {
        (line, width) = (String(word), wordWidth)
        continue
      }
      if index > 0, width + 1 + wordWidth <= columns {
        line += " " + word
        width += 1 + wordWidth
        continue
      }
      if index > 0 { lines.append(line.withoutSpacesAtEnd) }
      (line, width) = ("", 0)
      for character in word {
        if !line.isEmpty, width + character.displayWidth > columns {
          lines.append(line)
          (line, width) = ("", 0)
        }
        line.append(character)
        width += character.displayWidth
      }
    }
    return lines + [line]
  }

  /// The text before a line break.
  private var withoutSpacesAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether the text is no wider than some columns; `nil` is no limit.
  func fits(in columns: Int?) -> Bool {
    guard let columns else { return true }
    // No character is wider than its number of bytes.
    return utf8.count <= columns || displayWidth <= columns
  }
}
