import Testing
import View
import ViewKit
import ViewText

@testable import Controller
@testable import ProgramKit
@testable import Workshop

/// A map that is drawn by hand.
nonisolated struct DrawnMap: Sendable {
  let name: String
  /// Each way as `0a1`: from a screen, by a touch, to a screen.
  let ways: String
  /// The heights of the screens that are drawn; all others are 100 high.
  var heights: [Int: Double] = [:]
  var left: Set<Int> = []
  var top = 0.0
  /// What is touched in the place of a letter.
  var words = ""
  /// The screens of each row from left to right, or nothing.
  var rows = ""
}

@Suite("Where a map has its screens, arrows and words")
struct DrawnMapTests {
  @Test(
    "On a map of any form no arrow, word or screen lies on another, and each way has its arrow",
    arguments: maps)
  func layout(drawn: DrawnMap) {
    let map = StateMap(Self.report(drawn), of: [], in: .english)
    var heights = drawn.heights
    for index in map.screens.indices where !drawn.left.contains(index) {
      heights[index] = heights[index] ?? 100
    }

    let layout = MapLayout(map, heights: heights, from: drawn.top)

    StateMapTests.check(layout)
    StateMapTests.checkLines(layout)
    let rows = Dictionary(grouping: layout.boxes, by: \.row).sorted { $0.key < $1.key }
      .map { $0.value.map { "\($0.screen)" }.joined() }.joined(separator: " ")
    #expect(rows.hasPrefix("0") && (drawn.rows.isEmpty || rows == drawn.rows), "\(rows)")
    #expect(Set(layout.boxes.map(\.screen)) == Set(heights.keys))
    #expect(layout.boxes.allSatisfy { $0.height == heights[$0.screen] && $0.y >= drawn.top })
    let ways = map.screens.enumerated().flatMap { number, screen in
      screen.ways.filter { heights[number] != nil && heights[$0.target] != nil }.map(\.target)
    }
    #expect(layout.arrows.count == ways.count)
    Self.checkWidth(of: layout)
  }

  /// Expects that a map is as wide as its screens and the lines beside them, or as its words, and
  /// that all is moved to the right only as far as words need it.
  private static func checkWidth(of layout: MapLayout) {
    let passing = Double(layout.arrows.count { $0.bypass != nil }) * 12
    let screens = layout.boxes.map { $0.x + MapLayout.boxWidth + 24 + passing }.max() ?? 24
    let words = layout.arrows.map { $0.label.x + $0.labelWidth + 8 }.max() ?? 0
    #expect(abs(layout.width - max(screens, words)) < 0.01)
    let left = layout.arrows.map(\.label.x).min() ?? 8
    let isMoved = layout.boxes.map(\.x).min() != 24
    #expect(isMoved ? abs(left - 8) < 0.01 : left > 7.99)
  }

  @Test(
    "Words stand near the middle of their line and clear of other lines, the left place first",
    arguments: [
      (
        "0a1 0b2 0c3 1d4 1e6 2f5 2g6 3h6", "",
        ["42.6", "246", "420", "54.6", "330", "330.6", "528", "690"]
      ),
      ("0a1 0b2", "bcdefghijk", ["8", "236"]),
    ])
  func places(ways: String, words: String, places: [String]) {
    let layout = Self.layout(ways: ways, words: words)

    #expect(layout.arrows.map(\.label.x.short) == places)
  }

  @Test(
    "Ends are far apart where there is room, and each line is on the first height that is free",
    arguments: [
      (
        // Eight ends have room.
        "0a1 0b2 0c3 0d4 1e0 2f0 3g0 4h0", "",
        [
          "M48 100 V137 H126 V276", "M96 100 V187 H402 V276", "M144 100 V137 H678 V276",
          "M192 100 V237 H954 V276", "M150 284 V162 H72 V108", "M426 284 V212 H120 V108",
          "M702 284 V162 H168 V108", "M978 284 V262 H216 V108",
        ]
      ),
      (
        // Some have more than one height that is free.
        "0a1 0b4 1c2 1d3 1e5 5f0 5g1", "people",
        [
          "M131.6 100 V137 H161.6 V176", "M155.6 100 V162 H437.6 V176",
          "M119.6 284 V321 H161.6 V385", "M143.6 284 V346 H437.6 V385",
          "M167.6 284 V371 H689.6 V385", "M737.6 393 V321 H839.6 V137 H179.6 V108",
          "M713.6 393 V321 H191.6 V292",
        ]
      ),
      (
        // Words of 35 columns have two lines, and the way back has words at one of its heights.
        "0a1 1b2 2c0", "as wide as a map or more.",
        [
          "M198.8 100 V152 H216.8 V176", "M210.8 284 V336 H204.8 V350",
          "M228.8 358 V336 H342.8 V162 H222.8 V108",
        ]
      ),
    ])
  func paths(ways: String, words: String, paths: [String]) {
    let layout = Self.layout(ways: ways, words: words)

    #expect(layout.arrows.map { layout.path(of: $0).line } == paths)
  }

  /// The layout of a map whose screens are all 100 high.
  private static func layout(ways: String, words: String) -> MapLayout {
    let map = StateMap(
      report(DrawnMap(name: "", ways: ways, words: words)), of: [], in: .english)
    return MapLayout(
      map, heights: Dictionary(uniqueKeysWithValues: map.screens.indices.map { ($0, 100) }),
      from: 0)
  }

  @Test("What a report has is on the map, in each way to show it")
  func shown() throws {
    let report = Self.whole
    var lines = FirstLines()
    lines.begin("# Mermaid\n\n\(report.mermaid)\n# Graphviz\n\n\(report.dot)")
    for each in shown(in: .english) { lines.add("\n# \(each.name)\n", each.text) }
    lines.add("\n# as a picture\n", StateMap(report, of: [], in: .english).svg)

    try expect(lines.text, isAsIn: "Words/map.txt")
  }

  @Test("In Korean the same is on the map")
  func korean() {
    for (korean, english) in zip(shown(in: .korean), shown(in: .english)) {
      expect(
        Self.texts(of: korean.text), sayTheSameAs: Self.texts(of: english.text), english.name)
    }
  }

  /// What a person reads on a page, in the order of the page.
  private static func texts(of page: String) -> [String] {
    page.matches(of: />([^<]*[^<\s][^<]*)</).map { String($0.1) }
  }

  private func shown(in language: Language) -> [(name: String, text: String)] {
    let report = Self.whole
    var shown: [(name: String, text: String)] = []
    for visited in [
      ["Root | touch \"Next\" | Root › Next", "Root | home | background"], nil,
    ] as [Set<String>?] {
      let name = visited == nil ? "not compared" : "compared"
      let walks = [Phrase("One", ko: "하나"), Phrase("<Two>", ko: "<둘>")]
      let map = StateMap(report, of: walks, outOf: 3, visited: visited, in: language)
      let titles = map.screens.indices.map { "\(map.title($0)) (\(map.shortTitle($0)))" }
      let page = map.html.replacing(/<style>[^<]*<\/style>/, with: "<style></style>")
      let words = map.introduction + map.howToRead + [map.description] + titles
      shown.append(("\(name), in words", words.joined(separator: "\n")))
      shown.append((name, page))
    }
    let own = StateMap(report, of: [], in: language, isOfTest: true)
    shown.append(("of a test", own.introduction.joined(separator: "\n")))
    return shown
  }

  @Test(
    "The end of a path says how the map is written", arguments: ["dot", "svg", "html", "mmd", ""])
  func ends(_ end: String) {
    let report = Self.whole
    let map = StateMap(report, of: [], in: .english)

    let text = report.diagram(for: end.isEmpty ? "map" : "a.b/map.\(end)", map)

    switch end {
    case "dot": #expect(text == report.dot)
    case "svg": #expect(text == map.svg)
    case "html": #expect(text == map.html)
    default: #expect(text == report.mermaid)
    }
  }

  // MARK: - Maps

  nonisolated private static let maps = [
    DrawnMap(name: "one screen", ways: "0a0"),
    DrawnMap(name: "a chain", ways: "0a1 1b2 2c3"),
    DrawnMap(name: "there and back", ways: "0a1 1b0"),
    DrawnMap(name: "back from far below", ways: "0a1 1b2 2c3 3d0 2e0"),
    DrawnMap(name: "within a row", ways: "0a1 0b2 1c2 2d1"),
    DrawnMap(name: "five in two rows", ways: "0a1 0b2 0c3 0d4 0e5 5f0 4g1", rows: "0 1234 5"),
    DrawnMap(name: "eight ends", ways: "0a1 0b2 0c3 0d4 1e5 2e5 3e5 4e5 5f0 5g1 5h2 5i3 5j4"),
    DrawnMap(
      name: "nine ends",
      ways: "0a1 0b2 0c3 0d4 0e5 0f6 0g7 0h8 0i9 9a0 8a0 7a0 6a0 5a0 4a0 3a0 2a0 1a0"),
    DrawnMap(
      name: "below what leads there", ways: "0a1 0b2 0c3 1d6 2e5 3f4 1g5", rows: "0 123 654"),
    DrawnMap(
      name: "as far below as its shortest way is long", ways: "0a1 0b2 1c3 2d4 4e3",
      rows: "0 12 34"),
    DrawnMap(
      name: "words that reach toward each other", ways: "0a1 0b2 1c3 2d4 2e5",
      words: "and so on and on"),
    DrawnMap(name: "what nothing leads to", ways: "0a1 2b0 3c2 4d4", rows: "0 1234"),
    DrawnMap(name: "several steps at once", ways: "0a1 0b1 0c1 1d2 1e2"),
    DrawnMap(
      name: "words that are wider than a screen", ways: "0a1 0b2 1c0 2d0",
      words: "a long name that goes on and on, over more lines than one"),
    DrawnMap(
      name: "wide words in a narrow map", ways: "0a1 1b0", words: "as wide as the map or more"),
    DrawnMap(
      name: "wide words beside a line that passes a row", ways: "0a1 1b2 2c0",
      words: "as wide as the map or more"),
    DrawnMap(
      name: "screens of several heights, from further down", ways: "0a1 0b2 1c3 3d0",
      heights: [0: 40, 1: 250, 2: 30.5], top: 72),
    DrawnMap(name: "a screen that is not drawn", ways: "0a1 1b2 2c3 0d3", left: [2]),
    DrawnMap(
      name: "arrows that share a height", ways: "0a1 0b2 0c3 0d4 1e5 1f6 2g6 3h7 4i8 4j7"),
    DrawnMap(name: "crossing lines", ways: "0a1 0b2 0c3 1d5 1e6 2f4 2g6 3h4 3i5 4j1 5k2 6l3"),
  ]

  private static func report(_ drawn: DrawnMap) -> Explorer.Report {
    var report = Explorer.Report()
    let ways = drawn.ways.split(separator: " ").map { way in
      (
        way.first?.wholeNumberValue ?? 0, "\(way.dropFirst().dropLast())",
        way.last?.wholeNumberValue ?? 0
      )
    }
    report.screens = (0...(ways.map { max($0.0, $0.2) }.max() ?? 0)).map { "S\($0)" }
    for (from, name, to) in ways {
      let name = drawn.words.isEmpty ? name : "\(name) \(drawn.words)"
      report.add(
        from: "S\(from)", by: .touch(window: 1, control: 0, name: name), to: "S\(to)")
    }
    return report
  }

  /// A report with a bit of everything.
  private static var whole: Explorer.Report {
    var report = Explorer.Report()
    report.screens = [
      "not running", "Root", "background", "Root › Next", "inactive", "suspended", "Lost",
      "Root › \"A\"; #1: b\\c",
    ]
    report.add(names: [Phrase("Next", ko: "다음"), Phrase("Stay", ko: "머무르기")])
    func touch(_ name: String) -> Explorer.Step { .touch(window: 1, control: 0, name: name) }
    let steps: [(String, Explorer.Step, String)] = [
      ("not running", .launch, "Root"), ("not running", .launch, "Lost"),
      ("not running", .launch, "Root › Next"), ("not running", .launch, "not running"),
      ("not running", .launchInBackground(connectingScene: false), "background"),
      ("not running", .launchInBackground(connectingScene: true), "Root"),
      ("Root", touch("Next"), "Root › Next"), ("Root", touch("Other"), "Root › Next"),
      ("Root", touch("Stay"), "Root"), ("Root", .touchEscape(window: 1), "Root"),
      ("Root › Next", touch("Back"), "Root"),
      ("Root › Next", touch("a\nb"), "Root › \"A\"; #1: b\\c"),
      ("Root › Next", .failing(touch("Back"), write: 1), "Root"),
      ("Root", .event(.home), "background"), ("Root › Next", .event(.home), "background"),
      ("background", .event(.open), "Root"), ("background", .event(.suspend), "suspended"),
      ("Root", .event(.memoryWarning), "Root"), ("Lost", .event(.crash), "not running"),
      ("Root", .event(.interruption), "inactive"), ("inactive", .event(.interruptionEnded), "Root"),
      ("Root", .clock(3_600), "Root"), ("Nowhere", touch("Next"), "Root"),
    ]
    for (from, step, to) in steps { report.add(from: from, by: step, to: to) }
    let form: [Element] = [
      .title(Phrase("Root", ko: "처음")), .field(TextField(Phrase("Name", ko: "이름"))),
      .button(Button(Phrase("Next", ko: "다음"))),
    ]
    let long: [Element] = (1...30).map { .label(Phrase(verbatim: "Line \($0)")) }
    report.add(contents: [])
    report.add(contents: [ScreenContent(of: form)])
    report.add(contents: [])
    report.add(contents: [ScreenContent(of: long), ScreenContent(of: form)])
    report.reached = Phrase("8 states", ko: "상태 8개")
    report.growth = Phrase("never said", ko: "말하지 않음")
    return report
  }
}
