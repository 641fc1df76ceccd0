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
    let english = texts(in: .english)
    try expect(english.joined(separator: "\n"), isAsIn: "Pictures/controls.txt")
    // In 20 columns other words are cut, and with them their numbers.
    for (korean, english) in zip(texts(in: .korean), english) where !english.hasPrefix("# 20") {
      // Lines of an app that has no Korean are the same.
      let lines = [korean, english].map { $0.split(separator: "\n") }
      let same = Set(lines[0]).intersection(lines[1])
      let own = lines.map { $0.filter { !same.contains($0) }.joined(separator: "\n") }
      expect([own[0]], sayTheSameAs: [own[1]])
    }
  }

  private func texts(in language: Language) -> [String] {
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
    }
  }
}

extension Language {
  /// What the name of a file has that is in this language.
  nonisolated var suffix: String { self == .english ? "" : "-korean" }
}
