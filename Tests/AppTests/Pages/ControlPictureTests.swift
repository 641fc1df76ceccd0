import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewText

/// All that a screen can show, as each renderer shows it.
@Suite("The picture of every control")
struct ControlPictureTests {
  @Test(
    "Every control has the agreed picture, byte for byte, in each language",
    arguments: Language.allCases)
  func picture(language: Language) throws {
    let svg = ScreenContent(of: EveryControl()).svg(.light, in: language)

    try expect(svg, isAsIn: "Pictures/controls\(language.suffix).svg")
  }

  @Test(
    "Every control has the agreed HTML, byte for byte, in each language",
    arguments: Language.allCases)
  func page(language: Language) throws {
    let html = ScreenContent(of: EveryControl()).html(in: language)

    try expect(html, isAsIn: "Pictures/controls\(language.suffix).html")
  }

  @Test(
    "Every control has the agreed lines: wide, narrow, styled, in words, and brief",
    arguments: Language.allCases)
  func lines(language: Language) throws {
    let ways: [(String, TextTraits, TextDisplay.Verbosity)] = [
      ("80 columns", TextTraits(columns: 80), .full),
      ("20 columns", TextTraits(columns: 20), .full),
      ("styled", TextTraits(columns: 80, isStyled: true), .full),
      ("in words", TextTraits(columns: 80, isSpoken: true), .full),
      ("brief", TextTraits(columns: 80, isSpoken: true), .brief),
    ]

    let text = ways.map { name, traits, verbosity in
      let display = TextDisplay(language: language)
      (display.traits, display.verbosity) = (traits, verbosity)
      let window = TextViewFactory(display: display).makeWindowView()
      window.addSubview(EveryControl())
      window.becomeKey()
      display.refresh()
      return "# \(name)\n" + display.takeOutput().replacing("\u{1B}", with: "ESC")
    }.joined(separator: "\n")

    try expect(text, isAsIn: "Pictures/controls\(language.suffix).txt")
  }
}

extension Language {
  /// What the name of a file has that is in this language.
  nonisolated var suffix: String { self == .english ? "" : "-korean" }
}
