import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewText

/// The same as ``ControlPictureTests``, of what no screen of ours shows.
@Suite("The picture of what is rare")
struct RarePictureTests {
  @Test(
    "A screen of rare elements has the agreed picture, byte for byte, in each language",
    arguments: Language.allCases)
  func picture(language: Language) throws {
    try expect(
      RareContent.screen.svg(.light, in: language), isAsIn: "Pictures/rare\(language.suffix).svg")
  }

  @Test(
    "A screen of rare elements has the agreed HTML, below another heading and under another name",
    arguments: Language.allCases)
  func page(language: Language) throws {
    let html = RareContent.screen.html(in: language, headingLevel: 3, id: "rare")

    try expect(html, isAsIn: "Pictures/rare\(language.suffix).html")
  }

  @Test("A page has the title of its screen, else a name, and a script only where there is one")
  func pageAround() {
    let empty = HTMLPage(ScreenContent(parts: []), in: .korean)
    let scripted = HTMLPage(
      title: "T", language: .english, script: HTMLPage.Script("now()", sha256: "h="),
      body: "<p></p>"
    ).text

    #expect(empty.title == "Vestibule" && empty.text.contains("<html lang=\"ko\">"))
    #expect(!empty.text.contains("script"))
    #expect(HTMLPage(RareContent.screen, in: .korean).title.hasPrefix("여기에 있는"))
    #expect(scripted.contains("<p></p>\n<script>now()</script>\n</body>"))
    #expect(scripted.contains("style-src 'unsafe-inline'; script-src 'sha256-h='\" />"))
  }

  @Test(
    "A screen of rare elements has the agreed lines: endless, wide, narrow, styled, in words, brief",
    arguments: Language.allCases)
  func lines(language: Language) throws {
    let ways: [(String, TextTraits)] = [
      ("as wide as they are", TextTraits()), ("80 columns", TextTraits(columns: 80)),
      ("40 columns", TextTraits(columns: 40)),
      ("styled", TextTraits(columns: 20, isStyled: true)),
      ("in words", TextTraits(columns: 80, isSpoken: true)),
      ("in few words", TextTraits(columns: 24, isSpoken: true)),
    ]
    let reason = Phrase("At least 8", ko: "8자 이상")
    var text = ways.map { name, traits in
      let drawn = RenderedScreen(
        of: RareContent.screen, hint: "A hint that is longer than a narrow line", reason: reason,
        in: language, on: traits)
      return "# \(name)\n" + drawn.lines.text.replacing("\u{1B}", with: "ESC")
    }.joined(separator: "\n")
    for (name, reason) in [("in brief", nil), ("in brief, with a reason", reason)]
      as [(String, Phrase?)]
    {
      let brief = BriefScreen(of: RareContent.parts, reason: reason, in: language)
      let lines = brief.lines.map { "  \($0.text)" + ($0.name.map { " <\($0)>" } ?? "") }
      text += "\n# \(name)\n"
      text += ([brief.title ?? "", "an alert: \(brief.isAlert)"] + lines + brief.hints)
        .joined(separator: "\n")
    }

    try expect(text, isAsIn: "Pictures/rare\(language.suffix).txt")
  }

  /// Where a line is broken, a text is cut, or a value goes below its name, is seen from the widths
  /// at which the drawing is another one than with a column less.
  @Test(
    "Each element is broken, cut or moved below its name at the agreed widths",
    arguments: Language.allCases)
  func widths(language: Language) throws {
    var text = ""
    for isSpoken in language == .english ? [false, true] : [false] {
      text += isSpoken ? "# in words\n" : "# in signs\n"
      for (index, part) in RareContent.parts.enumerated() {
        func drawn(_ columns: Int) -> TextBuffer {
          RenderedScreen(
            of: ScreenContent(parts: [part]), hint: "", in: language,
            on: TextTraits(columns: columns, isSpoken: isSpoken)
          ).lines
        }
        var (changes, last) = ([String](), drawn(1))
        for columns in 2...72 {
          let next = drawn(columns)
          if next != last { changes.append("\(columns)") }
          last = next
        }
        text += "\(index): \(changes.joined(separator: " "))\n"
      }
    }

    try expect(text, isAsIn: "Pictures/rare-widths\(language.suffix).txt")
  }

  @Test("Two rare screens that differ in any text, verb, option or number are told apart")
  func told() throws {
    var told: [String] = []
    RareContent.screen.visit { detail in
      switch detail {
      case .text(let text): told.append("text \(text.english) / \(text.korean)")
      case .verb(let verb): told.append("verb \(verb.english) / \(verb.korean)")
      case .option(let option): told.append("option \(option.english) / \(option.korean)")
      case .number(let number): told.append("\(number)")
      }
    }

    // Numbers stand on the line of the text before them.
    let lines = told.joined(separator: "\n").replacing(/\n(?=-?[0-9]+(\n|$))/, with: " ")
    try expect(lines.printableLines, isAsIn: "Pictures/rare-told.txt")
  }
}

extension String {
  fileprivate var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}
