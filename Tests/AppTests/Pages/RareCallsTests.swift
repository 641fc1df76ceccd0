import ModelKit
import Testing

@testable import App
@testable import Controller
@testable import Model
@testable import ProgramKit
@testable import View
@testable import ViewText
@testable import Workshop

/// What a trace, a page and a picture say of calls, objects and steps that are rare.
@Suite("Calls, objects and steps that are rare")
struct RareCallsTests {
  @Test(
    "Calls are drawn wide and narrow, and callbacks of the life cycle fold into one line",
    arguments: Language.allCases)
  func drawing(language: Language) throws {
    let all = RareCalls.events
    // Where callbacks are: alone, at the beginning, at the end, beside others.
    let (call, callback) = (all[1], all[7])
    let lists = [
      all, [], [callback], [callback, callback], [call, callback], [callback, call],
      [call, callback, callback], [callback, callback, callback, call, callback],
    ]
    var text = ""
    for (number, calls) in lists.enumerated() {
      for isNarrow in [false, true] {
        let drawing = CallsDrawing(
          calls, from: isNarrow ? 4 : 310, to: isNarrow ? 360 : 830, at: 16, nil,
          isNarrow: isNarrow, in: language)
        text += "# \(number)\(isNarrow ? ", narrow" : ""): \(drawing.height.short)\n"
        if calls.count < 2 || number == 0 { text += drawing.frame.body }
        for row in drawing.rows { text += "## row\n\(row.body)" }
      }
      text += "## list\n\(CallList(calls, ofStep: number + 1, language).html)\n"
    }

    try expect(text, isAsIn: "Pictures/rare-calls\(language.suffix).txt")
  }

  @Test(
    "A terminal shows each call whole, in each width, with colors and without",
    arguments: Language.allCases)
  func trace(language: Language) throws {
    var text = ""
    for columns in [nil, 100, 64, 63, 40, 39, 20, 8] {
      let display = TextDisplay(language: language)
      display.traits = TextTraits(columns: columns, isStyled: true)
      text += "# \(columns.map { "\($0) columns" } ?? "as wide as they are")\n"
      var callers = Callers()
      for event in RareCalls.events { display.trace(event, from: callers.caller(of: event)) }
      display.trace(remark: Phrase("2 calls of the life cycle are left out", ko: "호출 2번 생략"))
      text += display.takeOutput()
    }
    let display = TextDisplay(language: language)
    for columns in [nil, 30] {
      display.traits = TextTraits(columns: columns)
      for event in RareCalls.events { display.trace(event, from: "Nobody") }
      display.trace(remark: Phrase("That is all", ko: "끝"))
    }
    text += "# without color\n" + display.takeOutput() + "# the widths at which each call changes\n"
    for event in RareCalls.events {
      func drawn(_ columns: Int) -> TextBuffer {
        LaneTrace(event, from: "Caller", in: language).lines(
          on: TextTraits(columns: columns, isStyled: true))
      }
      let changes = (3...120).filter { drawn($0) != drawn($0 - 1) }
      text += "\(event.receiver): \(changes.map(String.init).joined(separator: " "))\n"
    }

    try expect(
      text.replacing("\u{1B}", with: "ESC"), isAsIn: "Pictures/rare-trace\(language.suffix).txt")
  }

  @Test("A drawing of objects shows who holds whom, and what came or went since the step before")
  func objects() throws {
    let (none, one, two) = (
      ObjectGraph(), RareCalls.graph(windows: 1), RareCalls.graph(windows: 2)
    )
    let four = RareCalls.graph(windows: 4)
    let pairs: [(ObjectGraph, ObjectGraph?)] = [
      (none, nil), (none, one), (one, none), (one, two), (two, one), (two, two), (four, nil),
    ]
    let text = pairs.map { ObjectDrawing($0, after: $1, .english).html }.joined(separator: "\n")

    try expect(text, isAsIn: "Pictures/rare-objects.html")
  }

  @Test(
    "A page escapes its title, command and time, and has each kind of step",
    arguments: Language.allCases)
  func page(language: Language) throws {
    var text = ""
    for (command, time) in [(nil, nil), ("tea --hot <b>", nil), (nil, "<now>"), ("tea", "now")]
      as [(String?, String?)]
    {
      let page = SessionPage(
        title: "Tea & <more>", language: language,
        steps: text.isEmpty ? RareCalls.steps : [], command: command, time: time
      ).text
      let body = page.split(separator: "<body>", maxSplits: 1).last ?? ""
      text += body.split(separator: "<script>", maxSplits: 1).first ?? ""
    }

    try expect(text, isAsIn: "Pictures/rare-session\(language.suffix).html")
  }

  @Test(
    "A picture that moves is drawn light or as the reader likes, wide or narrow, also of no step")
  func movingPicture() throws {
    // A step alone, and the last one after one without calls.
    let steps = RareCalls.steps
    let lists = [
      [steps[0], steps[1], steps[3]], [], [steps[0]], [steps[4]], [steps[5], steps[1]],
    ]
    let text = lists.enumerated().map { number, steps in
      MovingPicture(
        of: steps, number == 1 ? .light : nil, isNarrow: number % 2 == 1, in: .english
      ).svg
    }.joined(separator: "\n")

    try expect(text, isAsIn: "Pictures/rare-moving.txt")
  }
}
