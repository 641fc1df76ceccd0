import Controller
import Model
import Testing
import View

@testable import Gallery

/// White space around a text is the same for an email, a command and a field of a small app.
@Suite("White space around a text")
struct WhiteSpaceTests {
  @Test(
    "A field of a small app has no other rule than the framework",
    arguments: [
      "\t", "\u{85}", "\u{2028}", "\u{3000}", "\u{A0}", "\u{200B}", "\u{FEFF}", " \u{301}",
    ])
  func field(space: String) {
    let field = TextField("Name")
    field.text = "\(space)Lee\(space)"

    #expect(Array(field.trimmedText.utf8) == Array("\(space)Lee\(space)".trimmed.utf8))
    #expect((Temperature.number("\(space)20") == nil) == ("\(space)20".trimmed != "20"))
  }
}
