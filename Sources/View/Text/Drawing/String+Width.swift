import Model
import View

extension String {
  /// The width of the text on a terminal, in columns.
  package var displayWidth: Int {
    if isASCII { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The width of the cluster on a terminal: two columns for an emoji, otherwise the sum of its
  /// scalars, as terminals count.
  var displayWidth: Int {
    isEmojiSequence ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return unicodeScalars.dropFirst().contains {
      $0 == .emojiStyle || $0 == .joiner || $0 == .keycap || $0.properties.isEmojiModifier
    }
  }
}

extension Unicode.Scalar {
  static let joiner: Unicode.Scalar = "\u{200D}"
  static let textStyle: Unicode.Scalar = "\u{FE0E}"
  static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
  static let keycap: Unicode.Scalar = "\u{20E3}"

  /// The columns that the scalar adds to the text before it (UAX 11; ambiguous ones are narrow).
  package var displayWidth: Int {
    if isASCII { return 1 }
    // Conjoining vowels and final consonants are drawn with the consonant before them.
    if isConjoiningVowelOrFinal { return 0 }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: isWide ? 2 : 1
    }
  }

  private var isConjoiningVowelOrFinal: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// The wide and full-width ranges of UAX 11, and scalars that are emoji by default.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    // Two regional indicators make one flag.
    case 0x1F1E6...0x1F1FF: false
    default: properties.isEmojiPresentation
    }
  }
}

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
