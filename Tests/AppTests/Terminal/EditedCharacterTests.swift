import Foundation
import SystemEdit
import Testing
import View
import ViewText

@testable import Terminal

/// A line that is edited has the columns that everything else on the screen has.
@Suite("Characters of a line that is edited")
nonisolated struct EditedCharacterTests {
  init() {
    // As the editor itself does; libedit's columns are those of the C library.
    _ = setlocale(LC_CTYPE, "C.UTF-8")
  }

  @Test(
    "What is shown as itself has the columns of every other text",
    arguments: [
      UInt32(0x20)...0xFFFF, 0x1_0000...0x1_1FFF, 0x1_6F00...0x1_8DFF, 0x1_F000...0x1_FBFF,
    ])
  func columns(values: ClosedRange<UInt32>) {
    let scalars = values.compactMap(Unicode.Scalar.init)

    let wrong = scalars.filter { scalar in
      let character = EditedCharacter(scalar)
      let columns = character.parts(at: 0).reduce(0) { $0 + $1.columns }
      return !character.isControl && !character.isNumbered && columns != scalar.displayWidth
    }

    #expect(wrong.map { String($0.value, radix: 16) } == [])
    let other = scalars.filter { scalar in
      let character = EditedCharacter(scalar)
      return !character.isControl && !character.isNumbered
        && Int(vestibule_columns(wchar_t(scalar.value))) != scalar.displayWidth
    }
    #expect(other.map { String($0.value, radix: 16) } == [])
  }

  @Test("What is no letter is shown in parts, a tab up to the next eighth column")
  func parts() {
    func shown(_ value: UInt32, at column: Int = 0) -> [String] {
      Unicode.Scalar(value).map { EditedCharacter($0).parts(at: column).map(\.text) } ?? []
    }

    #expect([0, 3, 7, 8].map { shown(0x09, at: $0).count } == [8, 5, 1, 8])
    #expect(shown(0x01) == ["^", "A"] && shown(0x1F) == ["^", "_"] && shown(0x7F) == ["^", "?"])
    #expect(shown(0x20) == [" "] && shown(0x7E) == ["~"] && shown(0xAC00) == ["가"])
    #expect(shown(0x301).joined() == "\\U+00301" && shown(0x1F3FD).joined() == "\\U+1F3FD")
    #expect(
      [0x01, 0x09, 0x7F, 0x301, 0x41, 0xAC00].map { (value: UInt32) in
        Unicode.Scalar(value).map { EditedCharacter($0).parts(at: 6).reduce(0) { $0 + $1.columns } }
      } == [2, 2, 2, 8, 1, 2])
    #expect(EditedCharacter.invalid.parts(at: 0).map(\.text).joined() == "\\U+0FFFD")
    let narrow = (0...0x80).compactMap(Unicode.Scalar.init).filter { EditedCharacter($0).isNarrow }
    #expect(narrow.map(\.value) == Array(0x20...0x7E))
    let ends = (0...0x80).filter { EditedCharacter($0).isNewline }
    #expect(ends == [0x0A, 0x0D])
  }

  @Test("Letters are shown as themselves; what would part prompt and cursor, by its number")
  func examples() {
    let shown = "a\u{E9}\u{AC00}\u{1F600}".unicodeScalars.map { EditedCharacter($0) }
    // A soft hyphen has a column for the C library, and none on the screen.
    let numbered = "\u{AD}\u{301}\u{200D}\u{1F3FD}".unicodeScalars.map { EditedCharacter($0) }

    #expect(shown.allSatisfy { !$0.isNumbered })
    #expect(numbered.allSatisfy { $0.isNumbered })
  }
}
