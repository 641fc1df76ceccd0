import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("An invariant is looked at in each place where it may not hold", .patience)
struct WatchedPlacesTests {
  @Test(
    "A flaw is found on the screen in front and on the one below it, in either window",
    arguments: flaws, places)
  func screens(_ flaw: Flaw, place: WatchedApp.Place) throws {
    let app = try WatchedApp()
    app.checks.secrets = ["hush"]
    #expect(app.fault() == nil)

    flaw.make(app, app.controller(at: place))

    #expect(app.fault()?.invariant == flaw.invariant.rawValue)
    #expect(app.fault()?.explanation.contains(flaw.evidence) == true)
    app.expectOnly(flaw.invariant)
    app.explorer.invariants.remove(flaw.invariant)
    #expect(app.fault() == nil, "nobody asks for it")
  }

  @Test(
    "A line that does not fit is found on paper of each width, in each language, below a sheet too",
    arguments: papers, places)
  func paper(_ paper: Paper, place: WatchedApp.Place) throws {
    let app = try WatchedApp()
    let flawed = app.controller(at: place).screen
    app.explorer.draw = { screen, language, columns in
      let isHere = screen === flawed && language == paper.language && columns == paper.columns
      return isHere ? "Name\n\(paper.line)\n" : "Name\n"
    }

    #expect(app.fault()?.invariant == Explorer.Invariant.paper.rawValue)
    #expect(app.fault()?.explanation.hasPrefix(paper.explanation) == true)
    app.expectOnly(.paper)
    app.explorer.invariants.remove(.paper)
    #expect(app.fault() == nil)
  }

  @Test("A line as wide as the paper is right, and each picture is drawn once for each paper")
  func wholeWidth() throws {
    let app = try WatchedApp()
    var drawn: [Int] = []
    app.explorer.draw = { _, _, columns in
      drawn.append(columns)
      return String(repeating: "가", count: columns / 2) + "\n"
    }

    for _ in 1...3 { #expect(app.fault() == nil) }

    // Four screens, two languages.
    #expect(drawn.count { $0 == 80 } == 8 && drawn.count { $0 == 20 } == 8 && drawn.count == 16)
  }

  @Test("What was known is not looked at again, but for misuses and for the log")
  func known() throws {
    let app = try WatchedApp()
    app.checks.secrets = ["hush"]
    app.controller(at: .init(window: 0, isBelow: false)).show(Phrase("Tea", ko: ""))

    #expect(app.fault(isNew: false) == nil)
    app.explored.log.isRecording = true
    app.explored.log.record(Event(.call, "Server", "send(hush)"))
    app.explored.log.record(Event(.call, "Server", "forget(hush)"))
    #expect(app.fault(isNew: false)?.invariant == Explorer.Invariant.noSecret.rawValue)
    #expect(
      app.fault(isNew: false)?.explanation.hasPrefix("The log has it: Server.send(•••).") == true)
    app.expectOnly(.noSecret, isNew: false)
    app.explorer.invariants.remove(.noSecret)
    #expect(app.fault(isNew: false) == nil)
    app.explored.log.report("Something is wrong.", from: "Somebody")
    #expect(app.fault(isNew: false)?.invariant == Explorer.Invariant.noDiagnostic.rawValue)
    app.expectOnly(.noDiagnostic, isNew: false)
  }

  @Test(
    "What was presented and is gone is looked for after what a person does, and the first is told")
  func seen() throws {
    let app = try WatchedApp()
    app.explored.log.isRecording = true
    for name in ["Sheet", "First", "Second"] {
      app.explored.log.record(Event(.call, "Root", "present(\(name), animated: true)"))
    }
    let touch = Explorer.Step.touch(window: 1, control: 0, name: "Name")

    #expect(app.fault(after: .launch) == nil && app.fault() == nil)
    let fault = app.fault(after: touch)
    #expect(fault?.invariant == Explorer.Invariant.seen.rawValue)
    #expect(fault?.explanation.hasPrefix("present(First, animated: true) was followed") == true)
    app.expectOnly(.seen, after: touch)
    app.explorer.invariants.remove(.seen)
    #expect(app.fault(after: touch) == nil)
  }

  @Test("In each part of a stored value, a secret is found", arguments: stored)
  func store(_ row: StoredRow) throws {
    let app = try WatchedApp()
    app.checks.secrets = ["hush"]

    app.explored.store.count(failing: 0)
    try app.explored.store.update { (transaction) throws(StoreError) in
      try transaction.write(row.value, at: row.key)
    }

    #expect((app.fault()?.invariant == Explorer.Invariant.noSecret.rawValue) == row.hasSecret)
    #expect(app.fault()?.explanation.contains("hush") != true)
    if row.hasSecret { app.expectOnly(.noSecret) }
    app.explorer.invariants.remove(.noSecret)
    #expect(app.fault() == nil)
  }

  @Test("No secret is empty, nor is one put together from what is around a random number")
  func noSecret() throws {
    let app = try WatchedApp()
    app.checks.secrets = [""]
    #expect(app.fault() == nil)

    app.checks.secrets = ["hu sh"]
    let number = app.explored.randomness.numbers.text()
    app.explored.store.count(failing: 0)
    try app.explored.store.set("hu\(number)sh", for: UserInfoKey("own.note"))
    #expect(app.fault() == nil)
  }

  // MARK: - Editing

  @Test("Editing that a touch begins in another window is found", arguments: [[0, 1], [1, 0]])
  func otherWindow(windows: [Int]) throws {
    let app = try WatchedApp(sheets: false)

    let fault = try app.fault(touchingIn: windows[0]) {
      _ = app.roots[windows[1]].screen.fields.first?.becomeFirstResponder()
    }

    #expect(fault?.explanation == #""Name" is being edited, in another window."#)
    #expect(fault?.invariant == Explorer.Invariant.firstResponder.rawValue)
    app.expectOnly(.firstResponder, after: app.lastStep)
    app.explorer.invariants.remove(.firstResponder)
    #expect(app.fault(after: app.lastStep) == nil)
  }

  @Test("Who was edited before, or is no more, is not edited at once with who is", arguments: 0...1)
  func notAtOnce(window: Int) throws {
    let (before, ended) = (try WatchedApp(sheets: false), try WatchedApp(sheets: false))
    let other = 1 - window
    _ = before.roots[other].screen.fields.first?.becomeFirstResponder()

    let first = try before.fault(touchingIn: window) {
      _ = before.roots[window].screen.fields.first?.becomeFirstResponder()
    }
    let second = try ended.fault(touchingIn: window) {
      _ = ended.roots[other].screen.fields.first?.becomeFirstResponder()
      _ = ended.roots[other].screen.fields.first?.resignFirstResponder()
      _ = ended.roots[window].screen.fields.first?.becomeFirstResponder()
    }

    #expect(first == nil && second == nil)
  }

  @Test("Editing that begins in two windows at once is found")
  func bothWindows() throws {
    let app = try WatchedApp(sheets: false)

    let fault = try app.fault(touchingIn: 0) {
      for root in app.roots { _ = root.screen.fields.first?.becomeFirstResponder() }
    }

    #expect(fault?.explanation == "Editing has begun in two windows at once.")
  }

  @Test("Editing below a sheet is found, unless the sheet came in the same step")
  func below() throws {
    let (covered, free) = (try WatchedApp(), try WatchedApp(sheets: false))

    let fault = try covered.fault(touchingIn: 1) {
      _ = covered.roots[1].screen.fields.first?.becomeFirstResponder()
    }
    let none = try free.fault(touchingIn: 1) {
      _ = free.roots[1].screen.fields.first?.becomeFirstResponder()
      free.roots[1].present(PlainController("Sheet", style: .pageSheet), animated: false)
    }

    #expect(fault?.explanation == #""Name" is being edited, below another screen."#)
    #expect(none == nil)
  }

  @Test(
    "A field that left its screen while it was edited is found in each window", arguments: 0...1)
  func stray(window: Int) throws {
    let app = try WatchedApp(sheets: false)
    let screen = app.roots[window].screen
    _ = screen.fields.first?.becomeFirstResponder()
    #expect(app.fault() == nil)

    screen.elements.removeAll { $0.control is TextField }

    #expect(app.fault()?.explanation == #""Name" is being edited, and on no screen."#)
    #expect(app.fault(isNew: false) == nil)
    app.expectOnly(.firstResponder)
    app.explorer.invariants.remove(.firstResponder)
    #expect(app.fault() == nil)
  }

  @Test(
    "A field that left its screen while it was edited is found in a window behind, too",
    arguments: HowBehind.allCases)
  func strayBehind(behind: HowBehind) throws {
    let app = try WatchedApp(sheets: false)
    let place = try behind.bring(app)
    defer { withExtendedLifetime(place.window) {} }
    _ = place.root.screen.fields.first?.becomeFirstResponder()
    try #require(place.root.screen.fields.first?.isFirstResponder == true)
    try behind.cover(app)
    #expect(!app.explored.windows.contains { $0.window === place.window })
    #expect(app.fault() == nil)

    place.root.screen.elements.removeAll { $0.control is TextField }

    #expect(app.fault()?.explanation == #""Name" is being edited, and on no screen."#)
    app.expectOnly(.firstResponder)
  }

  @Test("Editing that a touch begins in a window behind is found", arguments: HowBehind.allCases)
  func touchedBehind(behind: HowBehind) throws {
    let app = try WatchedApp(sheets: false)
    let place = try behind.bring(app)
    defer { withExtendedLifetime(place.window) {} }
    try behind.cover(app)
    #expect(!app.explored.windows.contains { $0.window === place.window })

    let fault = try app.fault(touchingIn: 0) {
      _ = place.root.screen.fields.first?.becomeFirstResponder()
    }

    #expect(fault?.explanation == #""Name" is being edited, in another window."#)
  }

  // MARK: - Misuses

  @Test("Only sessions that cannot be stored are right, and only while the store fails")
  func sessionsNotStored() throws {
    let reason = ExploredApplication.storeFailure.description
    let failing = Explorer.Step.failing(.event(.home), write: 1)
    for (step, text, isRight) in [
      (failing, SceneDiagnostic.sessionsNotStored(reason: reason).description, true),
      (.event(.home), SceneDiagnostic.sessionsNotStored(reason: reason).description, false),
      (failing, SceneDiagnostic.sessionsNotStored(reason: "full").description, false),
      (failing, "Something is wrong.", false),
    ] {
      let app = try WatchedApp()
      app.explored.log.report(text, from: "Somebody")

      #expect((app.fault(after: step) == nil) == isRight)
      app.explorer.invariants.remove(.noDiagnostic)
      #expect(app.fault(after: step) == nil)
    }
  }

  @Test("Of two misuses in a step, the first is told")
  func misuses() throws {
    let app = try WatchedApp()
    for text in ["One is wrong.", "Another is."] {
      app.explored.log.report(text, from: "Somebody")
    }

    #expect(app.fault()?.explanation == "Somebody: One is wrong.")
  }

  // MARK: - What is wrong

  nonisolated private static let places = [0, 1].flatMap { window in
    [true, false].map { WatchedApp.Place(window: window, isBelow: $0) }
  }

  nonisolated private static let flaws = [
    Flaw("a text without its Korean", .languages, "Tea") { $1.show(Phrase("Tea", ko: "")) },
    Flaw("a text without its English", .languages, "차") { $1.show(Phrase("", ko: "차")) },
    Flaw("a secret in both languages", .noSecret, "shows it: It is •••") {
      $1.show(Phrase(verbatim: "It is hush"))
    },
    Flaw("a secret in English alone", .noSecret, "shows it: •••!") {
      $1.show(Phrase("hush!", ko: "쉿"))
    },
    Flaw("a secret in Korean alone", .noSecret, "shows it: 쉿 •••") {
      $1.show(Phrase("Hello", ko: "쉿 hush"))
    },
    Flaw("a secret in what a field is called", .noSecret, "shows it: •••") {
      $1.field(Phrase(verbatim: "hush"))
    },
  ]

  nonisolated private static let papers = [80, 20].flatMap { columns in
    Language.allCases.flatMap { language in
      let wide = String(repeating: "x", count: columns + 1)
      return [
        Paper(columns, language, wide, "A line has \(columns + 1) columns: xxx"),
        // Of two columns each: half as many characters.
        Paper(
          columns, language, String(repeating: "가", count: columns / 2) + "x",
          "A line has \(columns + 1) columns: 가가가"),
        Paper(
          columns, language, "x" + String(repeating: "🙂", count: columns / 2),
          "A line has \(columns + 1) columns: x🙂"),
        Paper(columns, language, "a\u{1F}", "A line has a control character: \"a"),
        Paper(columns, language, "\u{7F}", "A line has a control character: "),
        Paper(columns, language, "\u{9F}", "A line has a control character: "),
      ]
    }
  }

  nonisolated private static let stored = [
    StoredRow(.setting("a hush"), .flag(true)), StoredRow(.setting("a"), .text("is hush.")),
    StoredRow(.setting("a"), .bytes(Array("[hush]".utf8))),
    StoredRow(.record("hush"), .record(StoredRecord(text: "x", secret: "y", mark: nil))),
    StoredRow(.record("a"), .record(StoredRecord(text: "hush", secret: "y", mark: nil))),
    StoredRow(.record("a"), .record(StoredRecord(text: "x", secret: "hush", mark: nil))),
    StoredRow(.record("a"), .record(StoredRecord(text: "x", secret: "y", mark: "hush"))),
    StoredRow(.expiring("hush"), .expiring(1, since: ClockReading(time: 1, uptime: 1))),
    StoredRow(.setting("a"), .text("hus"), hasSecret: false),
    StoredRow(
      .record("a"), .record(StoredRecord(text: "hu", secret: "sh", mark: "h")), hasSecret: false),
  ]
}

/// What is wrong on a screen, and how it is told.
nonisolated struct Flaw: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let invariant: Explorer.Invariant
  let evidence: String
  let make: @MainActor @Sendable (WatchedApp, PlainController) -> Void

  init(
    _ name: String, _ invariant: Explorer.Invariant, _ evidence: String,
    _ make: @escaping @MainActor @Sendable (WatchedApp, PlainController) -> Void
  ) {
    (testDescription, self.invariant, self.evidence, self.make) = (name, invariant, evidence, make)
  }
}

/// What is wrong on one paper.
nonisolated struct Paper: Sendable {
  let columns: Int
  let language: Language
  let line: String
  let explanation: String

  init(_ columns: Int, _ language: Language, _ line: String, _ explanation: String) {
    (self.columns, self.language, self.line, self.explanation) = (
      columns, language, line, explanation
    )
  }
}

/// How a window comes to be behind another one.
nonisolated enum HowBehind: CaseIterable {
  case belowOverlay, movedAway

  /// The window, and its root.
  @MainActor
  func bring(_ app: WatchedApp) throws -> (window: Window, root: PlainController) {
    guard self == .belowOverlay else {
      let window = try #require(app.roots[1].window)
      return (window, app.roots[1])
    }
    let root = PlainController("Overlay")
    root.field(Phrase("Name", ko: "이름"))
    let window = Window(windowScene: try #require(app.roots[1].window?.windowScene))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return (window, root)
  }

  /// Brings what is in front of it.
  @MainActor
  func cover(_ app: WatchedApp) throws {
    switch self {
    case .belowOverlay: app.roots[1].window?.makeKeyAndVisible()
    case .movedAway:
      let session = try #require(app.roots[1].window?.windowScene?.session)
      for event in [.resizeBegan(session), .movedOffScreen(session)] as [SystemEvent] {
        try app.explored.application.send(event)
      }
    }
  }
}

/// A row of a store, and whether a secret is in it.
nonisolated struct StoredRow: Sendable {
  let key: StoreKey
  let value: StoredValue
  let hasSecret: Bool

  init(_ key: StoreKey, _ value: StoredValue, hasSecret: Bool = true) {
    (self.key, self.value, self.hasSecret) = (key, value, hasSecret)
  }
}

/// An app that runs with two windows in front, each with a form, and with a sheet above it.
final class WatchedApp {
  let explorer: Explorer
  let explored: ExploredApplication
  var checks: StateChecks
  private(set) var roots: [PlainController] = []
  private(set) var lastStep: Explorer.Step?
  private var sheets: [PlainController] = []

  /// A screen of the app.
  struct Place: Sendable {
    let window: Int
    let isBelow: Bool
  }

  init(sheets hasSheets: Bool = true) throws {
    var made: [PlainController] = []
    explorer = Explorer(
      making: app { _, _ in
        let root = PlainController("Root")
        root.field(Phrase("Name", ko: "이름"))
        made.append(root)
        return root
      })
    explored = ExploredApplication(explorer, making: explorer.make)
    checks = StateChecks(explorer)
    try explored.application.send(.launch())
    try explored.application.send(.newWindow())
    roots = made
    made = []
    guard hasSheets else { return }
    for root in roots {
      let sheet = PlainController("Sheet", style: .pageSheet)
      root.present(sheet, animated: false)
      sheets.append(sheet)
    }
    explored.log.removeAll()
  }

  func controller(at place: Place) -> PlainController {
    (place.isBelow ? roots : sheets)[place.window]
  }

  func fault(after step: Explorer.Step? = nil, isNew: Bool = true) -> StateChecks.Fault? {
    checks.fault(in: explored, after: step, isNew: isNew)
  }

  /// Expects that an invariant is looked for also where nothing else is.
  func expectOnly(
    _ invariant: Explorer.Invariant, after step: Explorer.Step? = nil, isNew: Bool = true
  ) {
    let all = explorer.invariants
    explorer.invariants = [invariant]
    #expect(fault(after: step, isNew: isNew)?.invariant == invariant.rawValue)
    explorer.invariants = all
  }

  /// What is wrong after a touch in a window, which does something.
  func fault(touchingIn window: Int, _ action: @escaping () -> Void) throws -> StateChecks.Fault? {
    let front = (sheets.isEmpty ? roots : sheets)[window]
    front.button("Go") { _ in action() }
    let index = front.screen.controls.count - 1
    let number = explored.windows[window].number
    let step = Explorer.Step.touch(window: number, control: index, name: "Go")
    lastStep = step
    try #require(explored.perform(step, isWatched: true))
    return fault(after: step)
  }
}
