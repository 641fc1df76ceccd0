import Model
import View

extension String {
  /// The lines, and what follows the last one's end.
  ///
  /// By scalars: a CR and the LF after it are one character.
  package var linesByNewline: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text with everything invisible or harmful escaped.
  ///
  /// Control, bidi, zero-width and blank characters, line and paragraph separators, spaces that
  /// only look like one, private and unassigned characters become `\u{…}`, so that no text can act
  /// on a terminal, hide in it or reorder it. What belongs to an emoji or to a Hangul syllable
  /// stays.
  public var printable: String {
    isPrintableASCII || unicodeScalars.allSatisfy(\.isCommon) ? self : escaped
  }

  /// The text with each of its lines printable; the line ends stay.
  package var printableLines: String {
    linesByNewline.map { String($0).printable }.joined(separator: "\n")
  }

  /// The text as a literal of Swift on one line, whose value it is.
  ///
  /// What would act on an editor, hide in it or reorder the source is escaped, and Swift reads the
  /// escapes.
  package var swiftLiteral: String { debugDescription.printable }

  private var escaped: String {
    var shown = ""
    for character in self {
      let scalars = Array(character.unicodeScalars)
      for index in scalars.indices {
        if scalars.isSeen(at: index) {
          shown.unicodeScalars.append(scalars[index])
        } else {
          shown += "\\u{\(String(scalars[index].value, radix: 16, uppercase: true))}"
        }
      }
    }
    return shown
  }
}

extension [Unicode.Scalar] {
  /// Whether one scalar of a cluster is visible as itself.
  fileprivate func isSeen(at index: Int) -> Bool {
    let scalar = self[index]
    let previous = index > 0 ? self[index - 1] : nil
    let next = index + 1 < count ? self[index + 1] : nil
    switch scalar {
    case .joiner:
      guard let previous, let next else { return false }
      return next.isPicture
        && (previous.isPicture || previous == .emojiStyle || previous.properties.isEmojiModifier)
    case .emojiStyle, .textStyle:
      guard let previous, previous.properties.isEmoji else { return false }
      return !previous.isASCII || next == .keycap
    default:
      // A scalar without a column of its own would change whatever is before the text.
      return scalar.isPlain && (index > 0 || scalar.displayWidth > 0)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a frequent one: ASCII, Hangul syllables, dots.
  fileprivate var isCommon: Bool {
    switch value {
    case 0x20...0x7E, 0xAC00...0xD7A3, 0x25CF: true
    default: false
    }
  }

  /// Whether the scalar can be part of a joined emoji.
  fileprivate var isPicture: Bool { !isASCII && properties.isEmoji }

  /// Whether a terminal shows the scalar as itself.
  fileprivate var isPlain: Bool {
    if isASCII { return value >= 0x20 && value != 0x7F }
    if isHidden { return false }
    return switch properties.generalCategory {
    case .surrogate, .unassigned, .privateUse: false
    case .spaceSeparator: self == "\u{3000}"
    default: true
    }
  }
}
