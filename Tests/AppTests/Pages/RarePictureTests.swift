import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewText

/// The same as ``ControlPictureTests``, of what no screen of ours shows.
@Suite("The picture of what is rare")
struct RarePictureTests {
  @Test("A screen of rare elements has the agreed picture and HTML, byte for byte")
  func picture() throws {
    try expect(RareContent.screen.svg(.light, in: .english), isAsIn: "Pictures/rare.svg")
    try expect(
      RareContent.screen.html(in: .english, headingLevel: 3, id: "rare"),
      isAsIn: "Pictures/rare.html")
  }

  @Test("In Korean the HTML of each has the same elements, and the picture says what the HTML says")
  func korean() throws {
    expect(
      markup: RareContent.screen.html(in: .korean),
      isTwinOf: RareContent.screen.html(in: .english),
      own: [RareContent.long.english, "below an empty line"])
    // Text has the banner elsewhere.
    for part in RareContent.parts.dropFirst() {
      let content = ScreenContent(parts: [part])
      let pictures = Language.allCases.map { content.svg(.light, in: $0) }
      for (language, picture) in zip(Language.allCases, pictures) {
        let text = RenderedScreen(of: content, hint: "Hint", in: language, on: TextTraits())
        let facts = ScreenFacts(text: text.lines.text, edited: nil)
        #expect(!picture.contains("\u{7}") && !picture.contains("\u{202E}"))
        // Cells are cut to other widths in each.
        if case .grid = part { continue }
        let drawn = try ScreenFacts(svg: picture)
        #expect(
          ScreenFacts.isWhole(facts.drawn.line, orCut: drawn.line),
          "\(language): \(facts.drawn.line)\n\(drawn.line)")
      }
    }
  }

  @Test("A screen reader hears of a picture in Korean too which rows are done")
  func done() {
    let rows = [true, false].map { isChecked in
      ScreenContent.Part.control(
        ScreenContent.Item(
          kind: .row(isChecked: isChecked, detail: nil, verbs: []), number: 1, name: "Tea",
          marks: []))
    }

    let picture = ScreenContent(parts: rows).svg(.light, in: .korean)

    #expect(picture.contains("aria-label=\"Tea, 완료. Tea, 완료되지 않음\""), "\(picture)")
  }

  @Test("No heading is of a level that HTML does not have")
  func headings() {
    let screen = ScreenContent(parts: [.text("Tea", .title), .text("Assam", .header)])

    for level in [6, 7, Int.max] {
      let html = screen.html(in: .english, headingLevel: level)
      #expect(
        html.contains("<h6 class=\"title\">Tea</h6>\n<h6 class=\"header\">Assam</h6>"), "\(html)")
    }
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

  @Test("A screen of rare elements has the agreed lines: wide, narrow and styled, and brief")
  func lines() throws {
    let ways: [(String, TextTraits)] = [
      ("as wide as they are", TextTraits()),
      ("styled", TextTraits(columns: 20, isStyled: true)),
    ]
    let reason = Phrase("At least 8", ko: "8자 이상")
    var text = ways.map { name, traits in
      let drawn = RenderedScreen(
        of: RareContent.screen, hint: "A hint that is longer than a narrow line", reason: reason,
        in: .english, on: traits)
      return "# \(name)\n" + drawn.lines.text.replacing("\u{1B}", with: "ESC")
    }.joined(separator: "\n")
    let brief = BriefScreen(of: RareContent.parts, reason: reason, in: .english)
    let lines = brief.lines.map { "  \($0.text)" + ($0.name.map { " <\($0)>" } ?? "") }
    text += "\n# in brief\n"
    text += ([brief.title ?? "", "an alert: \(brief.isAlert)"] + lines + brief.hints)
      .joined(separator: "\n")

    try expect(text, isAsIn: "Pictures/rare.txt")
  }

  @Test(
    "At each width no line is wider, and only behind an ellipsis a word is missing",
    arguments: Language.allCases, [false, true])
  func widths(language: Language, isSpoken: Bool) {
    for (index, part) in RareContent.parts.enumerated() {
      func drawn(_ columns: Int?, isStyled: Bool = false) -> String {
        RenderedScreen(
          of: ScreenContent(parts: [part]), hint: "", in: language,
          on: TextTraits(columns: columns, isStyled: isStyled, isSpoken: isSpoken)
        ).lines.text
      }
      let whole = Self.dense(drawn(nil))
      for columns in 24...100 {
        let text = drawn(columns)
        for line in text.split(separator: "\n") {
          #expect(String(line).displayWidth <= columns, "\(index): \(line)")
        }
        // A grid that is too wide is drawn in parts.
        if case .grid = part { continue }
        #expect(
          ScreenFacts.isWhole(whole, orCut: Self.dense(text)),
          "\(index), \(columns) columns:\n\(text)")
        let styled = drawn(columns, isStyled: true).replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(Self.dense(styled) == Self.dense(text))
      }
    }
  }

  /// Without spaces, and without what only a wide line has.
  private static func dense(_ text: String) -> String {
    text.replacing(/[-#]{10}/, with: "").filter { !$0.isWhitespace && $0 != ":" }
  }

  @Test("Two rare screens that differ in any text, verb, option or number are told apart")
  func told() throws {
    var told: [String] = []
    RareContent.screen.visit { detail in
      switch detail {
      case .text(let text), .verb(let text), .option(let text):
        told += Language.allCases.map { $0[text] }
      case .number(let number): told.append("\(number)")
      }
    }
    var ofEmptyRow = 0
    ScreenContent(parts: [.row([])]).visit { _ in ofEmptyRow += 1 }
    #expect(ofEmptyRow == 3, "how many parts, that it is a row, and how many are in it")

    for language in Language.allCases {
      let texts = RareContent.screen.html(in: language).replacing(/<[^>]+>/, with: "\n")
        .split(separator: "\n")
      // Words for signs are of the page itself.
      for text in texts where text.contains(/\w/) && !text.hasPrefix("(") {
        let isTold = told.contains { $0.escapedForMarkup.contains(text) }
        #expect(isTold, "\(text)")
      }
    }
  }
}
