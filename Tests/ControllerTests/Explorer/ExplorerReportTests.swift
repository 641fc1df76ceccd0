import Foundation
import Model
import Synchronization
import Testing
import VestibuleTesting
import View
import ViewKit
import ViewText

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("A walk ends with sentences that can be acted on", .scenario, .patience)
struct ExplorerReportTests {
  @Test(
    "By default a walk has a limit of states and none of time, and tries everything in one window")
  func defaults() {
    let limits = Explorer.Limits()
    #expect(limits.states == 20_000 && limits.time == nil && limits.depth == nil)
    #expect(limits.failures == 1 && limits.comparisons == 100)
    #expect(Explorer.Limits.none.time == nil && Explorer.Limits.none.states == .max)

    let alphabet = Explorer.Alphabet()
    #expect(alphabet.texts == ["", "lee", "lee@example.com", "kim@example.com"])
    #expect(alphabet.secrets == ["", "<1>", "<password 1>", "<password 2>"])
    #expect(alphabet.textsByName.isEmpty && alphabet.valuesByName.isEmpty)
    #expect(alphabet.untouched.isEmpty && alphabet.arrivals.isEmpty)
    #expect(alphabet.windows == 1 && alphabet.processes == 1)
    #expect(alphabet.clockJumps == [3_600] && alphabet.mostClockJumps == 1)
    #expect(alphabet.touchesEscape && alphabet.failsWrites && !alphabet.typesWithoutReturn)
    #expect(alphabet.events == Set(SystemEvent.Kind.allCases) && alphabet.endsProcess)

    let explorer = shelf()
    #expect(explorer.keepsExpiringValues && explorer.tellsProgress && !explorer.isRecorded)
    #expect(explorer.invariants == Set(Explorer.Invariant.allCases) && explorer.part == .all)
    #expect([0, 4, 400].map(explorer.beyondPart) == [50, 51, 150])
    #expect(explorer.secretTexts.isEmpty && explorer.homes.isEmpty && !explorer.isStopped())
  }

  @Test("How fast a walk is follows from its steps and its time")
  func speed() {
    var progress = Explorer.Progress()
    #expect(progress.states + progress.frontier + progress.depth + progress.transitions == 0)
    progress.transitions = 7
    #expect(progress.transitionsPerSecond == 0)
    progress.time = .milliseconds(500)
    #expect(progress.transitionsPerSecond == 14)
  }

  @Test("The progress is reported in time, to `onProgress`, word for word")
  func told() throws {
    var text = ""
    for step in [100, 200, 201, 3_400, 11_000].map({ Duration.milliseconds($0) }) {
      for asks in [true, false] {
        let explorer = shelf()
        explorer.limits.states = 24
        explorer.limits.time = .seconds(50)
        explorer.limits.comparisons = 2
        explorer.now = Self.clock(step)
        text += "# \(step), \(asks ? "asked" : "not asked")\n"
        explorer.tell = { if !$0.contains("Not everything") { text += $0 + "\n" } }
        if asks {
          explorer.onProgress = { progress in
            text += "\(progress.states) \(progress.frontier) \(progress.depth) "
            text += "\(progress.transitions) \(progress.time) \(progress.transitionsPerSecond)\n"
          }
        }
        text += try explorer.explore().description + "\n"
      }
    }

    try expect(text, isAsIn: "progress.txt")
  }

  @Test("Where only what is hidden differs, the limit says that the screen does")
  func hiddenGrowth() throws {
    var count = 0
    let explorer = exploring { _, _ in
      count = 0
      return PlainController("Counter").button("Add") { _ in count += 1 }
    }
    explorer.hiddenState = { _ in "\(count)" }
    explorer.alphabet.events = []
    explorer.limits.states = 100

    let report = try explorer.explore()

    #expect(report.description.contains("; new ones differ only in what is on Counter.\n"))
    #expect(report.reachedLimit?.korean.contains("화면에 보이는 것 (Counter)") == true)
  }

  @Test("No progress is printed for a short walk, where it is off, or besides `onProgress`")
  func silence() throws {
    var lines: [String] = []
    let (short, quiet, watched, asked) = (shelf(), shelf(), shelf(), shelf())
    for explorer in [short, quiet, watched, asked] {
      explorer.limits.states = 30
      explorer.tell = { if !$0.contains("Not everything") { lines.append($0) } }
      explorer.now = Self.clock(.seconds(1))
    }
    short.now = Self.clock(.zero)
    for explorer in [quiet, asked] { explorer.tellsProgress = false }
    var told = (0, 0)
    watched.onProgress = { _ in told.0 += 1 }
    asked.onProgress = { _ in told.1 += 1 }

    for explorer in [short, quiet, watched, asked] { try explorer.explore() }

    #expect(lines == [] && told.0 > 0 && told.1 > 0)
  }

  @Test("A walk that did not see everything says so by itself, and one that did says nothing")
  func limitIsTold() throws {
    var lines: [String] = []
    func explorer(_ change: (Explorer) -> Void) -> Explorer {
      let explorer = exploring { _, _ in lamp() }
      explorer.tell = { lines.append($0) }
      change(explorer)
      return explorer
    }
    let limited: (Explorer) -> Void = { $0.limits.states = 2 }

    try explorer { _ in }.explore()
    try explorer {
      limited($0)
      $0.tellsProgress = false
    }.explore()
    try explorer {
      limited($0)
      $0.onProgress = { _ in }
    }.explore()
    #expect(lines == [])
    let report = try explorer(limited).explore(filePath: "/a/LampTests.swift", line: 7)

    #expect(report.limit == "2 states")
    #expect(
      lines == ["LampTests.swift:7: Not everything was seen: the limit of 2 states was reached."])
  }

  @Test("A test has a constant for each secret that was typed, and no secret and no dots")
  func pastable() {
    func type(_ text: String) -> Explorer.Step {
      .type(text, window: 1, control: 0, name: "PIN", isSecure: true)
    }
    let way = [.launch, type("hush"), type("silence"), type("hush"), type(""), type("<1>")]
    let failure = Explorer.Failure(invariant: "it holds", explanation: "No.", way: way, state: [])
    let error = ExplorerError(failure, report: .init(), filePath: "T.swift", line: 1)

    #expect(
      error.test == """
        @Test("it holds")
        func way() throws {
          let password = ""  // yours
          let password2 = ""  // yours
          try Scenario.run(.loose, making: make) { scenario in
            try scenario.launch()
            try scenario.enter(password, into: "PIN")
            try scenario.enter(password2, into: "PIN")
            try scenario.enter(password, into: "PIN")
            try scenario.enter("", into: "PIN")
            try scenario.enter("<1>", into: "PIN")
            // Here: No.
          }
        }
        """)
  }

  @Test("In a test, a launch that is not the first step is a relaunch")
  func relaunch() {
    let failure = Explorer.Failure(
      invariant: "it holds", explanation: "No.", way: [.clock(60), .launch], state: [])
    let error = ExplorerError(failure, report: .init(), filePath: "T.swift", line: 1)

    #expect(error.test.contains("    // 1 minute later\n    try scenario.relaunch()\n"))
  }

  @Test("What two ways lead to stands as a difference, with the step that went two ways")
  func difference() throws {
    let explorer = exploringHiddenMark()

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.explanation.contains("their last step leads to two"))
    #expect(error.explanation.contains("touch \"Look\""))
    #expect(error.explanation.contains("explorer.hiddenState = { state in "))
    #expect(error.difference == ["− Not marked", "+ Marked"])
    #expect(
      error.description.contains(
        "After the first way (−) and after the other (+):\n  − Not marked\n  + Marked\n"))
  }

  @Test("A stored value that differs is named; one in another order says so, and none is shown")
  func reordered() throws {
    let key = UserInfoKey<String>("reading.books")
    let explorer = exploring { store, _ in
      var isTurned = false
      return PlainController("Root")
        .button("Turn") { _ in isTurned = true }
        .button("Save") { _ in try? store.set(isTurned ? "hushhush ba" : "hushhush ab", for: key) }
    }
    explorer.alphabet.events = []
    explorer.invariants.remove(.stored)
    explorer.alphabet.failsWrites = false

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(
      error.difference == [
        "− + the stored value reading.books: the same bytes in another order, as of JSON without "
          + "sorted keys"
      ])
    #expect(!error.description.contains("hushhush"))
  }

  @Test("Where two things have one name, a way says which one is meant")
  func places() throws {
    let explorer = exploring { _, _ in
      PlainController("Root")
        .button("Dune") { $0.show("First") }
        .button("Dune") { $0.show("Second") }
    }
    explorer.invariants.remove(.names)
    explorer.alphabet.events = []
    explorer.always("it is the first") { $0.texts.contains("Second") ? "It is not." : nil }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.description.contains("  2. touch \"Dune\" (number 2)\n"))
  }

  @Test("A way tells two rows of one name apart by the row's number")
  func rows() throws {
    let explorer = exploring { _, _ in TwinsController() }
    explorer.alphabet.events = []
    // What follows on the same screen is no other screen.
    try explorer.explore()
    explorer.always("it is the first") { $0.texts.contains("2") ? "It is not." : nil }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.description.contains("  2. touch \"Dune\" (row 2)\n"))
  }

  // MARK: - Reports

  @Test("Two transitions are one if they are the same step in English between the same screens")
  func transitions() {
    func transition(
      _ from: String, _ step: Explorer.Step, _ to: String, _ names: [String: Phrase] = [:]
    ) -> Explorer.Report.Transition { .init(from: from, by: step, to: to, names) }
    func touch(_ window: Int) -> Explorer.Step { .touch(window: window, control: 0, name: "Tea") }
    let tea = transition("A", touch(1), "B", ["Tea": Phrase("Tea", ko: "차")])
    let others = [
      transition("C", touch(1), "B"), transition("A", .event(.home), "B"),
      transition("A", touch(1), "C"),
    ]

    #expect(tea == transition("A", touch(1), "B") && tea.phrase.korean == "‘차’ 누르기")
    #expect(tea.hashValue == transition("A", touch(1), "B").hashValue)
    for other in others { #expect(tea != other) }
    #expect(Set((others + [tea]).map(\.hashValue)).count == 4)
    #expect((others + [tea]).map(\.isTouch) == [true, false, true, true])
    #expect(tea.line == "A | touch \"Tea\" | B")
    #expect(transition("A", .event(.close, window: 12), "B").line == "A | close | B")
    #expect(transition("A", touch(2), "B").line == "A | touch \"Tea\" | B")
  }

  @Test("The first name of a control is that of a step in the report")
  func names() {
    var report = Explorer.Report()
    report.add(names: [Phrase("Tea", ko: "차"), "Cup"])
    report.add(names: [Phrase("Tea", ko: "찻잎"), Phrase("차", ko: "녹차")])
    report.add(from: "A", by: .touch(window: 1, control: 0, name: "Tea"), to: "B")
    report.addUnseenNames(["차", "Tea", "Pot", "Mug"])

    #expect(report.transitions.map(\.phrase.korean) == ["‘차’ 누르기"])
    #expect(report.transitions.map(\.isTouch) == [true])
    #expect(report.unseenNames == ["Mug", "Pot"])
  }

  @Test("What several walks have seen stands once, with the first limit")
  func joined() {
    func content(_ text: String) -> [ScreenContent] {
      [ScreenContent(of: [.label(Phrase(verbatim: text))])]
    }
    var (first, second) = (Explorer.Report(), Explorer.Report())
    first.screens = ["A", "B"]
    first.methods = ["A.a"]
    first.add(contents: content("a"))
    first.add(from: "A", by: .launch, to: "B")
    second.screens = ["B", "C", "D"]
    second.methods = ["B.b"]
    for text in ["b", "c"] { second.add(contents: content(text)) }
    second.add(from: "B", by: .launch, to: "C")
    (second.reached, second.growth) = ("4 states", "more")
    var third = Explorer.Report()
    third.reached = "5 states"

    let report = Explorer.Report(joining: [first, second, third])

    #expect(report.screens == ["A", "B", "C", "D"])
    #expect(report.contents == [content("a"), [], content("c"), []])
    #expect(report.methods == ["A.a", "B.b"] && report.transitions.count == 2)
    #expect(report.limit == "4 states" && report.growth == "more" && !report.isStopped)
  }

  @Test("What a report says, it says in Korean too")
  func korean() {
    var report = Explorer.Report()
    #expect(report.reachedLimit == nil && report.limitAlone == nil)
    report.reached = Phrase("4 states", ko: "상태 4개")
    report.growth = Phrase("more", ko: "더")
    report.addUnseenNames(["Tea"])
    #expect(
      [report.reachedLimit, report.limitAlone].compactMap(\.self) + report.unseenFields == [
        Phrase(
          "Not everything was seen: the limit of 4 states was reached; more.",
          ko: "모두 탐색하지는 못했습니다. 한도에 이르렀습니다 (상태 4개). 더."),
        Phrase(
          "Not everything was seen: the limit of 4 states was reached.",
          ko: "모두 탐색하지는 못했습니다. 한도에 이르렀습니다 (상태 4개)."),
        Phrase(
          "No field was called “Tea”, so its texts were not typed.",
          ko: "없는 입력란이어서 정해진 내용을 입력하지 않았습니다: ‘Tea’."),
      ])
    report.reached = Explorer.Report.stopped
    #expect(
      report.limitAlone
        == Phrase(
          "Not everything was seen: it was stopped.", ko: "모두 탐색하지는 못했습니다. 도중에 멈췄습니다."))
    #expect(report.isStopped && report.limit == "stopped")
    #expect(
      report.counts
        == Phrase(
          "0 states, 0 transitions, depth 0; 0 screens, 0 kinds of transitions, 0 methods.",
          ko: "상태 0개, 전이 0번, 깊이 0; 화면 0개, 전이 0가지, 메서드 0개."))
  }

  // MARK: - Fixtures

  /// A clock that goes on by a step each time it is asked.
  private static func clock(_ step: Duration) -> () -> ContinuousClock.Instant {
    var now = ContinuousClock.now
    return {
      now += step
      return now
    }
  }

  /// An app that keeps books on and on.
  private func shelf() -> Explorer {
    let key = UserInfoKey<Int64>("reading.books")
    let explorer = exploring { store, _ in
      let root = PlainController("Shelf")
      root.show("\((try? store.value(for: key)) ?? 0) books")
      return root.button("Add") { root in
        let count = ((try? store.value(for: key)) ?? 0) + 1
        try? store.set(count, for: key)
        root.screen.elements[1] = .label("\(count) books")
      }
    }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    return explorer
  }
}

/// A list of two rows with one name.
private final class TwinsController: TableViewController {
  private var touched = 0

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "book")
  }

  override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { 2 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.text = "Dune"
    cell.detailText = touched == 0 ? nil : Phrase(verbatim: "\(touched)")
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    touched = indexPath.row + 1
    tableView.reloadData()
  }
}
