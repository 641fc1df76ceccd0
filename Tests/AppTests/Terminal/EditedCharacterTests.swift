import Foundation
import Testing
import View

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
