import Foundation
import SystemEdit
import View
import ViewText

/// A character as libedit keeps it: what has no column of its own is shown by its number.
///
/// libedit gives each scalar columns of its own. One that a terminal draws into the character
/// before it would be in the line and not on the screen, so it stands there as `\U+0FE0F`.
struct EditedCharacter: Equatable {
  let value: wchar_t

  init(_ value: wchar_t) {
    self.value = value
  }

  init(_ scalar: Unicode.Scalar) {
    let (value, columns) = (wchar_t(scalar.value), scalar.displayWidth)
    // Where libedit counts other columns than the screen has, the cursor would be at a wrong place.
    let isSeen =
      columns > 0 && Int(vestibule_columns(value)) == columns
      && !scalar.properties.isEmojiModifier
    self.value = isSeen || scalar.isASCII ? value : value | Self.numbered
  }

  /// Bytes that are not UTF-8.
  static let invalid = EditedCharacter(numbered | 0x40_0000 | 0xFFFD)

  /// Ctrl-U.
  static let killLine = EditedCharacter(0x15)

  /// Whether it ends the line.
  var isNewline: Bool { value == 0x0A || value == 0x0D }

  /// Whether it is a key and no text.
  var isControl: Bool { value < 0x20 || value == 0x7F }

  /// Whether it is shown by its number.
  var isNumbered: Bool { value & Self.numbered != 0 }

  /// The scalar, or `nil` for bytes that are none.
  var scalar: Unicode.Scalar? {
    self == .invalid ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: value & ~Self.numbered))
  }

  /// Whether it is one of those whose columns libedit counts right when a line changes.
  var isNarrow: Bool { (0x20..<0x7F).contains(value) }

  /// How it is shown in a column, in parts that are not divided at the end of a row.
  func parts(at column: Int) -> [(text: String, columns: Int)] {
    if let scalar, !isControl, !isNumbered { return [(String(scalar), scalar.displayWidth)] }
    let text =
      switch value {
      case 0x09: String(repeating: " ", count: 8 - column % 8)
      case _ where isControl: "^" + String(UnicodeScalar(UInt8(value ^ 0x40)))
      default: "\\U+" + String(format: "%05X", value & 0xF_FFFF)
      }
    return text.map { (String($0), 1) }
  }

  /// Beyond every scalar: libedit takes such a one for unprintable, and shows its last 20 bits.
  private static let numbered: wchar_t = 0x20_0000
}

extension Sequence<EditedCharacter> {
  /// The text, in which U+FFFD stands for what is not UTF-8: one scalar for each character.
  var text: String {
    var text = String.UnicodeScalarView()
    for each in self { text.append(each.scalar ?? "\u{FFFD}") }
    return String(text)
  }
}
