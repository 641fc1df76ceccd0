import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewText

/// All that a screen can show, as each renderer shows it.
@Suite("The picture of every control")
struct ControlPictureTests {
  @Test("Every control has the agreed picture and HTML, byte for byte")
  func picture() throws {
    let content = ScreenContent(of: EveryControl())

    try expect(content.svg(.light, in: .english), isAsIn: "Pictures/controls.svg")
    try expect(content.html(in: .english), isAsIn: "Pictures/controls.html")
    expect(
      markup: content.html(in: .korean), isTwinOf: content.html(in: .english),
      own: [
        "A text that is so long that it takes more than one line of the picture",
        "The first line, which is so long that it takes more than one line.", "The last one.",
      ])
  }

  @Test("Every control has the agreed lines, wide, narrow, styled, in words, brief, and in Korean")
  func lines() throws {
    try expect(text(in: .english), isAsIn: "Pictures/controls.txt")
    // Lines of an app that has no Korean are the same.
    let texts = [Language.korean, .english].map { text(in: $0).split(separator: "\n") }
    let same = Set(texts[0]).intersection(texts[1])
    let own = texts.map { $0.filter { !same.contains($0) }.joined(separator: "\n") }
    expect([own[0]], sayTheSameAs: [own[1]])
  }

  private func text(in language: Language) -> String {
    let ways: [(String, TextTraits, TextDisplay.Verbosity)] = [
      ("80 columns", TextTraits(columns: 80), .full),
      ("20 columns", TextTraits(columns: 20), .full),
      ("styled", TextTraits(columns: 80, isStyled: true), .full),
      ("in words", TextTraits(columns: 80, isSpoken: true), .full),
      ("brief", TextTraits(columns: 80, isSpoken: true), .brief),
    ]

    return ways.map { name, traits, verbosity in
      let display = TextDisplay(language: language)
      (display.traits, display.verbosity) = (traits, verbosity)
      let window = TextViewFactory(display: display).makeWindowView()
      window.addSubview(EveryControl())
      window.becomeKey()
      display.refresh()
      return "# \(name)\n" + display.takeOutput().replacing("\u{1B}", with: "ESC")
    }.joined(separator: "\n")
  }
}

extension Language {
  /// What the name of a file has that is in this language.
  nonisolated var suffix: String { self == .english ? "" : "-korean" }
}
