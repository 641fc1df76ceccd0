import Foundation
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
    "Each call is drawn with an arrow from its lane to its lane; callbacks fold into one line",
    arguments: [false, true])
  func drawing(isNarrow: Bool) throws {
    for calls in Self.lists {
      let drawing = CallsDrawing(
        calls, from: 4, to: isNarrow ? 360 : 524, at: 16, nil, isNarrow: isNarrow, in: .english)
      let lanes = drawing.frame.body.matches(of: /d="M([\d.]+) [\d.]+ V/).map { $0.1 }
      func x(_ lane: Lane) -> Substring { lanes[Lane.allCases.firstIndex(of: lane) ?? 0] }
      var lines: [[Event]] = []
      for call in calls where call.kind != .result {
        if call.callerLane == .system, lines.last?.last?.callerLane == .system {
          lines[lines.count - 1].append(call)
        } else {
          lines.append([call])
        }
      }

      #expect(lanes.count == 5 && drawing.rows.count == lines.count)
      for (row, calls) in zip(drawing.rows, lines) {
        let texts = row.body.matches(of: /<text x="([\d.]+)"[^>]*>([^<]*)</)
        let words = texts.map { $0.2 }.joined().filter { $0 != " " }
        let arrow = row.body.firstMatch(of: /d="M([\d.]+) [\d.]+ H([\d.]+)".*?stroke-([a-z]+)/)
        let dot = row.body.firstMatch(of: /<rect x="([\d.]+)"/)
        guard calls.count == 1, let call = calls.first else {
          #expect(words == "\(calls.count)callsofthelifecycle" && arrow == nil && dot == nil)
          continue
        }
        #expect(words == call.description.escapedForMarkup.filter { $0 != " " })
        // Deep inside there is no room.
        for text in texts where call.depth < 5 {
          let end =
            (Double(text.1) ?? 0) + Double(
              String(text.2).replacing(/&\w+;/, with: "x").displayWidth) * 7
          #expect(end < (isNarrow ? 364 : 528), "\(text.2)")
        }
        switch (call.callerLane, call.receiverLane) {
        case (_, nil): #expect(arrow == nil && dot == nil)
        case (let from?, let to?) where from != to:
          let color = to == .person ? "ink" : to == .system ? "dim" : "\(to)"
          #expect(arrow.map { [$0.1, $0.2, $0.3] } == [x(from), x(to), Substring(color)])
        case (_, let to?):
          #expect(arrow == nil && dot.flatMap { Double($0.1) } == Double(x(to)).map { $0 - 3 })
        }
      }
    }
  }

  @Test("The list of calls has each one inside of its caller, with its lanes in words")
  func list() throws {
    for (number, calls) in Self.lists.enumerated() {
      let html = CallList(calls, ofStep: 7, .english).html
      expect(
        markup: CallList(calls, ofStep: 7, .korean).html, isTwinOf: html, own: Self.own, "\(number)"
      )
      var (stack, parents): ([Int?], [Int: Int]) = ([], [:])
      for tag in html.matches(of: #/<li(?: id="call-7-(\d+)")?|</li>/#) {
        guard !tag.0.hasPrefix("</") else {
          stack.removeLast()
          continue
        }
        let number = tag.1.flatMap { Int($0) }
        if let number { parents[number] = stack.compactMap(\.self).last ?? 0 }
        stack.append(number)
      }
      let expected = calls.indices.map { index in
        calls[..<index].lastIndex { $0.depth < calls[index].depth }.map { $0 + 1 } ?? 0
      }
      #expect(calls.indices.map { parents[$0 + 1] } == expected, "\(number)")
      let codes = html.matches(of: /<code>(.*?)<\/code>/).map { String($0.1) }
      #expect(codes == calls.map(\.description.escapedForMarkup))
      let ways = html.matches(of: /spoken">(.*?): </).map { String($0.1) }
      #expect(
        ways
          == calls.compactMap { call in
            call.receiverLane.flatMap { to in
              call.kind == .diagnostic
                ? nil
                : [call.callerLane ?? to, to].map { "\($0)".capitalized }.joined(separator: " → ")
            }
          })
    }
  }

  @Test("Callbacks inside of a callback are counted with it, where all fold into one line")
  func folded() {
    let outer = Event(.call, "Page", "viewWillAppear(_:)", from: .system, to: .controller)
    var inner = Event(.call, "Page", "viewDidLoad()", from: .system, to: .controller)
    inner.depth = 1

    let html = CallList([outer, inner, outer], ofStep: 1, .english).html

    expectPresent(">3 calls of the life cycle</button>", in: html)
  }

  /// What the app itself says, in English alone.
  private static let own: Set = ["Screen: has nobody who hears \"Order\". Set its delegate."]

  /// All, none, and callbacks alone, at the beginning, at the end, and beside others.
  private static let lists: [[Event]] = {
    let all = RareCalls.events
    let (call, callback) = (all[1], all[7])
    return [
      all, [], [callback], [callback, callback], [call, callback], [callback, call],
      [call, callback, callback], [callback, callback, callback, call, callback],
    ]
  }()

  @Test("A terminal shows each call with its agreed arrow, with colors and without")
  func trace() throws {
    var text = ""
    for (columns, isStyled) in [(nil, true), (40, false)] as [(Int?, Bool)] {
      let display = TextDisplay(language: .english)
      display.traits = TextTraits(columns: columns, isStyled: isStyled)
      var callers = Callers()
      for event in RareCalls.events { display.trace(event, from: callers.caller(of: event)) }
      display.trace(remark: Phrase("2 calls of the life cycle are left out", ko: "호출 2번 생략"))
      text += display.takeOutput()
    }

    try expect(text.replacing("\u{1B}", with: "ESC"), isAsIn: "Pictures/rare-trace.txt")
  }

  @Test("At each width a call is whole, and no line is wider", arguments: Language.allCases)
  func traceWidths(language: Language) {
    for event in RareCalls.events {
      func words(_ columns: Int?, isStyled: Bool = false) -> String {
        let text = LaneTrace(event, from: "Caller", in: language).lines(
          on: TextTraits(columns: columns, isStyled: isStyled)
        ).text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        for line in text.split(separator: "\n") {
          #expect(String(line).displayWidth <= columns ?? .max, "\(event.receiver): \(line)")
        }
        // The arrow and its lanes are before the words.
        let isWide = columns ?? .max >= 64 && event.receiverLane != nil
        return text.dropFirst(isWide ? 17 : 4).filter { !$0.isWhitespace }
      }
      let whole = words(nil)
      for columns in 12...120 {
        #expect(words(columns) == whole, "\(columns)")
        #expect(words(columns, isStyled: true) == whole, "\(columns)")
      }
    }
  }

  @Test("A drawing of objects names each with its state, each reference, and what came or went")
  func objects() throws {
    let (none, one, two) = (
      ObjectGraph(), RareCalls.graph(windows: 1), RareCalls.graph(windows: 2)
    )
    for (graph, former) in [(one, nil), (one, two), (two, one), (two, none), (two, two)]
      as [(ObjectGraph, ObjectGraph?)]
    {
      let drawing = ObjectDrawing(graph, after: former, .english).html
      let korean = ObjectDrawing(graph, after: former, .korean).html
      expect(markup: korean, isTwinOf: drawing)
      for word in ["new</text>", "Gone:"] { expectAbsent(word, in: korean) }
      let texts = drawing.matches(of: /<text [^>]*>([^<]*)</).map { String($0.1) }
      let before = former.flatMap { $0.objects.isEmpty ? nil : $0.objects.map(\.name) }
      let expected = graph.objects.flatMap { object in
        let isNew = before?.contains(object.name) == false
        let state = [object.state.printable, isNew ? "new" : ""].filter { !$0.isEmpty }
        return [object.lane.letter, object.name, state.joined(separator: ", ")]
      }
      #expect(texts == expected.map(\.escapedForMarkup))
      let gone = (before ?? []).filter { !graph.objects.map(\.name).contains($0) }
      #expect(
        drawing.firstMatch(of: /class="gone">Gone: (.*?)</).map { String($0.1) }
          == (gone.isEmpty ? nil : gone.joined(separator: ", ").escapedForMarkup))
      let references = drawing.matches(of: /<li>(.*?)</).map { $0.1.replacing(/\ #1/, with: "") }
      #expect(
        Set(references).isSuperset(of: [
          "OrderController → 주문 &lt;목록&gt;: orders, again (strong)",
          "Screen → OrderController: delegate (weak)", "App → Screen: front (weak)",
        ]))
      #expect(drawing.matches(of: /<li>/).count == graph.references.count)
      // Only what holds weakly has dashes, and each object but the app has a line from its owner.
      #expect(
        drawing.matches(of: /stroke-dasharray/).count
          == graph.references.count { $0.kind != .strong })
      #expect(drawing.matches(of: /h6"/).count == graph.objects.count - 1)
    }
    #expect(
      ObjectDrawing(none, after: one, .english).html.hasPrefix("<p class=\"nothing\">"))
  }

  @Test("A page escapes its title, command and time, and has each kind of step")
  func page() throws {
    func page(_ language: Language) -> String {
      SessionPage(
        title: "Tea & <more>", language: language, steps: RareCalls.steps,
        command: "tea --hot <b>", time: "<now>"
      ).text
    }
    let english = page(.english)

    expect(
      markup: page(.korean).replacing(/<svg.*?<\/svg>/.dotMatchesNewlines(), with: ""),
      isTwinOf: english.replacing(/<svg.*?<\/svg>/.dotMatchesNewlines(), with: ""), own: Self.own)
    // A word alone is no sentence.
    let korean = page(.korean)
    for word in [
      ">← Back<", ">Forward →<", ">↑ Call<", ">↓ Call<", "\"Steps\"", "\"Screen at this call\"",
      ">Return<",
    ] {
      expectPresent(word, in: english)
      expectAbsent(word, in: korean)
    }
    expectPresent("<h1>Tea &amp; &lt;more&gt;</h1>", in: english)
    expectPresent("<code>tea --hot &lt;b&gt;</code> · &lt;now&gt;</p>", in: english)
    expectPresent("<p class=\"said\" role=\"status\">&lt;first&gt;\nsecond</p>", in: english)
    let names = english.matches(of: #/<h2 id="name-\d" tabindex="-1">(.*?)</h2>/#).map {
      String($0.1)
    }
    let key = "<kbd>Return</kbd>"
    #expect(
      names == [
        "1. The app is launched",
        "2. <code>&gt; order</code> \(key) \(key) <code>&gt; &lt;b&gt;</code>",
        "3. <code>&gt; :home</code>", "4. A call",
        "5. <code>&gt; a line that is too long for its box</code> <code>&gt; and another one</code>",
        "6. The end",
      ])
    let steps = english.components(separatedBy: "<section ").dropFirst()
    for (step, section) in zip(RareCalls.steps, steps) {
      #expect(
        section.matches(of: /<template data-calls="(\d+)">/).map { Int($0.1) }
          == step.screens.map(\.calls))
      #expect(section.contains("class=\"covered\"") == (step.covered != nil))
      #expect(section.contains("class=\"left-out\"") == !step.leftOut.isEmpty)
      #expect(section.matches(of: /<div class="call[ "]/).count == step.calls.count)
      #expect(
        section.contains("<p class=\"nothing\">")
          == (step.calls.isEmpty || step.screen == nil
            || step.objects.objects.isEmpty))
    }
    // What is new or gone is so since the step before.
    for (index, section) in steps.enumerated() {
      let former = index > 0 ? RareCalls.steps[index - 1].objects : nil
      expectPresent(
        ObjectDrawing(RareCalls.steps[index].objects, after: former, .english).html, in: section)
    }
    let bare = SessionPage(title: "Tea", language: .english, steps: []).text
    expectAbsent("class=\"origin\"", in: bare)
  }

  @Test("A picture that moves shows each step's line, calls and screen, also of no step")
  func movingPicture() throws {
    // A step alone, and the last one after one without calls.
    let steps = RareCalls.steps
    let lists = [
      [steps[0], steps[1], steps[3]], [], [steps[0]], [steps[4]], [steps[5], steps[1]],
    ]
    for (steps, isNarrow) in lists.flatMap({ list in [false, true].map { (list, $0) } }) {
      let svg = MovingPicture(of: steps, nil, isNarrow: isNarrow, in: .english).svg
      let light = MovingPicture(of: steps, .light, isNarrow: isNarrow, in: .english).svg
      _ = try ScreenFacts(svg: svg)
      var expected = 0
      for (index, step) in steps.enumerated() {
        let isLaunch = step.cause == .launch
        let calls = CallsDrawing(
          step.calls, from: 0, to: 300, at: 0, nil, isNarrow: false, in: .english)
        expected += (isLaunch || step.calls.isEmpty ? 0 : 1 + calls.rows.count)
        // What is typed, the screen before and the screen after.
        expected += index > 0 ? 3 : 2
      }
      #expect(svg.matches(of: /<g class="t\d+"/).count == expected)
      #expect(svg.matches(of: /@keyframes t\d+/).count == expected)
      #expect(svg.contains("prefers-color-scheme: dark"))
      #expect(!light.contains("prefers-color-scheme: dark"))
      #expect(svg.contains("width=\"\(isNarrow ? 360 : 830)\""))
    }
    // However many calls there are, they take six seconds at most.
    let long = MovingPicture(of: [steps[3]], nil, in: .english).svg
    expectPresent(" { animation: t0 10.8s step-end infinite; } ", in: long)
    // In words, it has what is called, and a step without calls alone.
    let label = try #require(long.firstMatch(of: /aria-label="([^"]*)"/)?.1)
    #expect(label.hasPrefix("A call: Screen.touch(") && !label.contains("true"))
    expectPresent(
      "aria-label=\"The end\"", in: MovingPicture(of: [steps[5]], nil, in: .english).svg)
  }
}
