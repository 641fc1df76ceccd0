import Testing
import View

@testable import App
@testable import ProgramKit

/// What the program says about itself, word for word, as recorded.
@Suite("The words of the help, the manual and the completions")
struct WordsTests {
  @Test(
    "A person who types --help reads the agreed text, byte for byte", arguments: Language.allCases)
  func help(language: Language) throws {
    let page = ManualPage(language: language)

    try expect(
      "\(page.shortHelp)\n\(page.help)", isAsIn: "Words/help\(language.suffix).txt")
  }

  @Test(
    "A person who opens the manual reads the agreed page, byte for byte",
    arguments: Language.allCases)
  func manual(language: Language) throws {
    try expect(ManualPage(language: language).page, isAsIn: "Words/vestibule\(language.suffix).1")
  }

  @Test(
    "A shell gets the agreed completion script, byte for byte", arguments: Completion.allCases,
    Language.allCases)
  func completion(shell: Completion, language: Language) throws {
    // Bash explains nothing, so its script is the same in both languages.
    let suffix = shell == .bash ? "" : language.suffix
    try expect(
      shell.script(of: .vestibule(), in: language), isAsIn: "Words/completion\(suffix).\(shell)")
  }
}
