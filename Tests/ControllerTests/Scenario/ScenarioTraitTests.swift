import Controller
import Foundation
import Model
import Synchronization
import Testing
import View
import ViewKit
import Workshop

@testable import VestibuleTesting

@Suite("What goes wrong in a scenario is an issue", .patience)
struct ScenarioTraitTests {
  private nonisolated let trait: ScenarioTrait = .scenario

  @Test("A failed expectation is an issue at its own line, and not at the test's")
  func failedExpectation() async throws {
    let test = try #require(Test.current)
    let line = #line + 7

    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: nil) {
        try await MainActor.run {
          let scenario = bare()
          try scenario.launch()
          try scenario.expect("nothing of the kind")
        }
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == Self.file
    }
  }

  @Test("A scenario that was dropped unfinished is an issue where it was made")
  func dropped() async throws {
    let test = try #require(Test.current)
    let line = #line + 5

    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: nil) {
        try await MainActor.run {
          let scenario = door(.loose)
          try scenario.launch()
        }
      }
    } matching: { issue in
      issue.error as? ScenarioError == ScenarioError(.unfinished)
        && issue.sourceLocation?.line == line
    }
  }

  @Test("A scenario that has taken no step, or has failed, is dropped without a word")
  func droppedSilently() {
    let said = Mutex(0)
    ScenarioReporter.$current.withValue(ScenarioReporter { _ in said.withLock { $0 += 1 } }) {
      _ = bare()
      let failed = bare()
      #expect(throws: ScenarioError.self) { try failed.touch("Nothing") }
      #expect(throws: StoreError.self) {
        try Scenario.run(making: bareApplication) { scenario -> Void in
          try scenario.launch()
          throw StoreError.rolledBack(reason: .verbatim("no reason"))
        }
      }
    }

    #expect(said.withLock { $0 } == 0)
  }

  @Test("A record has each window once, and last the one in which something was done last")
  func histories() throws {
    let record = TestRecord { _ in }

    try TestRecord.$current.withValue(record) {
      let windows = ["First", "Second"].map { name in
        TestWindow(PlainController(name).button("Go") { $0.show("Gone") })
      }
      try windows[0].touch("Go")
    }

    #expect(record.histories.map { $0.steps.count } == [1, 2])
    let first = record.histories.first?.steps.first?.name
    #expect(first == Phrase("show Second", ko: "Second 보여주기"))
  }

  @Test("A record is told of each call as it begins, in the middle of its step")
  func begun() throws {
    let heard = Mutex(0)
    let record = TestRecord { history in
      guard history.running != nil, !history.isReading, !history.callsSince.isEmpty else { return }
      heard.withLock { $0 += 1 }
    }

    try TestRecord.$current.withValue(record) {
      let window = TestWindow(PlainController("First").button("Go") { $0.show("Gone") })
      let before = heard.withLock { $0 }
      try window.touch("Go")
      #expect(heard.withLock { $0 } > before)
    }
  }

  @Test("A record is told as a step begins, as its screen is read, and when it is over or failed")
  func told() throws {
    let told = Mutex<[String]>([])
    let record = TestRecord { history in
      let step = history.running?.english ?? "no step"
      told.withLock { $0.append("\(step) \(history.isReading)") }
    }

    try TestRecord.$current.withValue(record) {
      let window = TestWindow(PlainController("First").button("Go") { _ in })
      try window.touch("Go")
      #expect(throws: ScenarioError.self) { try window.touch("Nothing") }
      let scenario = bare(.loose)
      try scenario.launch()
      try scenario.finish()
    }

    let lines = told.withLock { $0 }
    #expect(lines.first?.hasSuffix(" false") == true && lines.last == "no step false")
    for step in ["show First", "touch \"Go\"", "launch the app"] {
      #expect(lines.contains("\(step) true"), "\(lines)")
    }
    let steps = record.histories.first?.steps ?? []
    #expect(steps.map { $0.failure == nil } == [true, true, false])
  }

  @Test("A question to a delegate is among the calls of its step before it is answered")
  func asked() throws {
    let (root, delegate) = (PlainController("First"), LookingDelegate())
    root.field("Name").delegate = delegate

    try TestRecord.$current.withValue(delegate.record) {
      _ = try TestWindow(root).touch("Name")
    }

    #expect(delegate.calls.last?.hasPrefix("textFieldShouldBeginEditing(") == true)
  }

  @Test("What an explorer finds is an issue at the line of its walk")
  func explored() async throws {
    let test = try #require(Test.current)
    let line = #line + 7

    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: nil) {
        try await MainActor.run {
          let explorer = Explorer(making: app { _, _ in PlainController("Home") })
          explorer.always("nothing is shown") { $0.texts.isEmpty ? nil : "Something is." }
          try explorer.explore()
        }
      }
    } matching: { issue in
      issue.error is ExplorerError && issue.sourceLocation?.line == line
        && issue.sourceLocation?.column == 1
        && issue.sourceLocation?.fileID == "Scenario/\(Self.file)"
    }
  }

  @Test("Any other error is an issue of the test")
  func otherErrors() async throws {
    let test = try #require(Test.current)
    let issues = Mutex<[Issue]>([])

    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: nil) {
        throw StoreError.rolledBack(reason: .verbatim("no reason"))
      }
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    let found = issues.withLock { $0 }
    #expect(found.count == 1 && found.first?.error is StoreError)
    #expect(found.first?.sourceLocation == test.sourceLocation)
  }

  @Test("A requirement that fails is one issue: what it throws is not told again")
  func required() async throws {
    let test = try #require(Test.current)
    let count = Mutex(0)

    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: nil) { try #require(Bool(false)) }
    } matching: { _ in
      count.withLock { $0 += 1 }
      return true
    }

    #expect(count.withLock { $0 } == 1)
  }

  @Test("Of a suite it is a trait of each test")
  func recursive() { #expect(trait.isRecursive) }

  @Test("What a test throws that was cancelled is no issue")
  func cancelled() async throws {
    let test = try #require(Test.current)
    let task = Task { [trait] in
      try await trait.provideScope(for: test, testCase: nil) {
        throw StoreError.rolledBack(reason: .verbatim("no reason"))
      }
    }
    task.cancel()

    await #expect(throws: StoreError.self) { try await task.value }
  }

  private nonisolated static let file = "ScenarioTraitTests.swift"
}

/// The front door's first screen leads to an alert in a scenario, a window and with a mock alike.
@Suite("A failing test explains itself", .patience)
struct ExplainedFailureTests {
  private nonisolated let trait: ScenarioTrait = .scenario

  @Test("An expectation says the last step with its line, its calls, the screen, and the way there")
  func scenario() async throws {
    let line = #line + 6
    let issues = try await issues {
      let scenario = door(.loose)
      defer { _ = try? scenario.finish() }
      try scenario.launch()
      try scenario.type("lee@example.com", into: "Email")
      try scenario.touch("Sign In")
      #expect(scenario.title == "Signed In")
      #expect(scenario.texts.isEmpty)
    }

    #expect(issues.count == 2)
    #expect(
      issues[0].hasPrefix(
        """
        Last step: touch "Sign In" (ScenarioTraitTests.swift:\(line))
          SignScreen.touch("Sign In")
        """),
      "\(issues[0])")
    #expect(
      issues[0].contains(
        """
        On the screen:
          Notice: Enter a password of at least 4 characters.
            1  OK
        Before it: launch the app, type "lee@example.com" into "Email"
        """), "\(issues[0])")
    #expect(issues[1] == "", "what was said is not said again")
  }

  @Test("The first issue of a test says how each step can be looked at")
  func attachments() async throws {
    let issues = try await issues(withHints: true) {
      let window = TestWindow(PlainController("First"))
      #expect(Bool(false))
      window.window.rootViewController = PlainController("Second")
      #expect(Bool(false))
    }
    let hint = "\nTo look at every step: swift test --attachments-path FOLDER"
    let isKept = CommandLine.arguments.contains { $0.contains("attachments-path") }

    #expect(issues.map { $0.hasSuffix(hint) } == [!isKept, false])
  }

  @Test("A warning, what an explorer finds, and what fails before any step are not explained")
  func notExplained() async throws {
    let warning = try await issues {
      _ = TestWindow(PlainController("First"))
      Issue.record("It is hot.", severity: .warning)
    }
    let found = try await issues {
      _ = TestWindow(PlainController("First"))
      let explorer = Explorer(making: app { _, _ in PlainController("Home") })
      explorer.always("nothing is shown") { $0.texts.isEmpty ? nil : "Something is." }
      try explorer.explore()
    }
    let nothing = try await issues(withHints: true) {
      _ = bare()
      #expect(Bool(false))
    }

    #expect(warning == ["It is hot."] && found == [""] && nothing == [""])
  }

  @Test("Of two windows the one is told in which something was done last; an empty screen is not")
  func lastWindow() async throws {
    let issues = try await issues {
      let empty = PlainController("Second")
      empty.screen.elements = []
      let windows = [PlainController("First"), empty].map { TestWindow($0) }
      #expect(Bool(false))
      withExtendedLifetime(windows) {}
    }

    #expect(issues[0].hasPrefix("Last step: show Second ("), "\(issues[0])")
    #expect(!issues[0].contains("On the screen"), "\(issues[0])")
  }

  @Test("What a list shows is old: the issue says that viewDidLoad was not called again")
  func leftOut() async throws {
    let issues = try await issues {
      let second = PlainController("Second").button("Back") { $0.dismiss(animated: false) }
      let root = PlainController("First").button("Go") { $0.present(second, animated: false) }
      let window = TestWindow(root)
      try window.touch("Go")
      try window.touch("Back")
      #expect(window.title == "Changed")
    }

    #expect(
      issues[0].contains(
        "– First.viewDidLoad() was not called: its view is loaded already, and is loaded only once"),
      "\(issues[0])")
  }

  @Test("With a mock it says what the test has called since, and if that is nothing")
  func mock() async throws {
    let issues = try await issues {
      let window = TestWindow(PlainController("First"))
      #expect(Bool(false))
      window.window.rootViewController?.present(PlainController("Second"), animated: false)
      #expect(Bool(false))
    }

    #expect(
      issues[0].contains("Since then: no call. A delegate that is nil calls nothing."),
      "\(issues[0])")
    #expect(
      issues[0].split(separator: "\n").dropFirst() == [
        "Since then: no call. A delegate that is nil calls nothing.", "On the screen:", "  First",
      ], "the first appearance is no news: \(issues[0])")
    #expect(!issues[0].contains("…"), "nothing is counted: \(issues[0])")
    #expect(
      issues[1].contains("Since then:\n  First.present(Second, fullScreen)\n"), "\(issues[1])")
    #expect(issues[1].hasSuffix("On the screen:\n  Second"), "the screen of now: \(issues[1])")
  }

  @Test("What the test itself has called is told, also where an earlier step has failed")
  func afterFailedStep() async throws {
    let issues = try await issues {
      let scenario = Scenario(.loose, make: app { _, _ in PlainController("First") })
      defer { _ = try? scenario.finish() }
      _ = try? scenario.touch("Nothing")
      try scenario.launch()
      scenario.window?.rootViewController?.present(PlainController("Second"), animated: false)
      #expect(Bool(false))
    }

    #expect(issues[0].hasPrefix("Last step: launch the app ("), "\(issues[0])")
    #expect(issues[0].contains("\nSince then:\n  First.present(Second"), "\(issues[0])")
  }

  @Test("A misuse of the first appearance is told without its other calls, which are no news")
  func misuseAtFirst() async throws {
    let issues = try await issues {
      let window = TestWindow(EagerController())
      try window.touch("Go")
    }

    let lines = issues[0].split(separator: "\n")
    #expect(lines[0].hasPrefix("In the step: show Eager (") && lines[1].hasPrefix("! "), "\(lines)")
  }

  @Test("A later step is told with its calls, also one that no person takes")
  func moved() async throws {
    let issues = try await issues {
      let scenario = bare(.loose)
      defer { _ = try? scenario.finish() }
      try scenario.launch()
      let session = try #require(scenario.application.sessions.first)
      try scenario.move(session, to: .background)
      #expect(Bool(false))
    }

    let lines = issues[0].split(separator: "\n")
    #expect(lines[0].hasPrefix("Last step: move window 1 ") && lines[1].hasPrefix("  "), "\(lines)")
  }

  @Test("Of an error that is thrown at once it is not said that nothing was called")
  func errorOfMock() async throws {
    let issues = try await issues {
      let window = TestWindow(PlainController("First"))
      try window.touch("Nothing")
    }

    #expect(issues[0].hasPrefix("Last step: show First ("), "\(issues[0])")
    #expect(!issues[0].contains("Since then"), "\(issues[0])")
  }

  @Test("Of what was left out two things are told that are news, and views that are loaded first")
  func news() async throws {
    let issues = try await issues {
      let window = TestWindow(PlainController("First").button("Go") { _ in })
      window.log.omit("save()", of: "A", because: .rowsAreKnown)
      window.log.omit("save()", of: "B", because: .isNotImplemented)
      window.log.omit("save()", of: "C", because: .alertCoversPart(alert: "D"))
      window.log.omit("save()", of: nil, because: .isInWindow)
      window.log.omit("save()", of: "E", because: .isInWindow)
      window.log.omit("send()", of: "E", because: .isInWindow)
      window.log.omit("save()", of: "F", because: .isInWindow)
      window.log.omit("viewDidLoad()", of: "G", because: .viewIsLoaded)
      try window.touch("Go")
      #expect(Bool(false))
    }

    let told = issues[0].split(separator: "\n").filter { $0.hasPrefix("–") }
    #expect(
      told.map { line in line.prefix { $0 != ":" } } == [
        "– G.viewDidLoad() was not called", "– E.save() was not called",
      ])
  }

  @Test("What was left out is told of each receiver, and for each reason")
  func newsOfEach() async throws {
    let receivers = try await newsAfter { log in
      log.omit("save()", of: "E", because: .isInWindow)
      log.omit("save()", of: "F", because: .isInWindow)
    }
    let reasons = try await newsAfter { log in
      log.omit("save()", of: "E", because: .isInWindow)
      log.omit("viewDidLoad()", of: "E", because: .viewIsLoaded)
    }

    #expect(receivers == ["– E.save() was not called", "– F.save() was not called"])
    #expect(reasons == ["– E.viewDidLoad() was not called", "– E.save() was not called"])
  }

  @Test("In the middle of a step it says which one that is, its calls until then, and the screen")
  func inStep() async throws {
    let issues = try await issues {
      let root = PlainController("First").button("Go") { _ in #expect(Bool(false)) }
      let window = TestWindow(root)
      _ = TestWindow(PlainController("Other"))
      try window.touch("Go", filePath: "/M/Tests.swift", line: 9)
    }

    #expect(issues[0].hasPrefix("In the step: touch \"Go\" (Tests.swift:9)\n"), "\(issues[0])")
    #expect(issues[0].components(separatedBy: "touched(Go)").count == 2, "\(issues[0])")
    #expect(issues[0].contains("On the screen before it:\n  First\n"), "\(issues[0])")
    #expect(!issues[0].contains("Since then"), "it goes on: \(issues[0])")
  }

  @Test("A failure while a list is asked for its rows says that the screen was being read")
  func whileReading() async throws {
    let issues = try await issues {
      let (rows, table) = (FailingRows(), TableView())
      table.dataSource = rows
      let root = PlainController("First").button("Go") { _ in
        rows.fails = true
        table.reloadData()
      }
      root.keeps = rows
      root.screen.elements.append(.table(table))
      try TestWindow(root).touch("Go")
    }

    #expect(issues[0].contains("\n  … and then, when its screen was read\n"), "\(issues[0])")
  }

  @Test("Of a scenario too, the screen is that of now, in the language of the app")
  func screenOfNow() async throws {
    let issues = try await issues {
      let make = app(views: HeadlessViewFactory(language: .korean)) { _, _ in
        PlainController("First")
      }
      try Scenario.run(.loose, making: make) { scenario in
        try scenario.launch()
        let second = PlainController("Second")
        second.show(Phrase("Tea", ko: "차"))
        scenario.window?.rootViewController?.present(second, animated: false)
        #expect(Bool(false))
      }
    }

    #expect(issues[0].contains("차") && !issues[0].contains("Tea"), "\(issues[0])")
    let lines = issues[0].split(separator: "\n")
    #expect(lines[0].hasPrefix("Last step: launch") && lines[1].hasPrefix("  "), "\(issues[0])")
  }

  @Test(
    "In the middle of a turn that no step has begun, the screen is that after the last step",
    arguments: [true, false])
  func inTurn(isScenario: Bool) async throws {
    let issues = try await issues {
      if isScenario {
        try Scenario.run(.loose, making: app { _, _ in Self.makeTalkingRoot() }) { scenario in
          try scenario.launch()
          try scenario.touch("Tea")
          Self.touchGo(in: scenario.window)
        }
      } else {
        let test = TestWindow(Self.makeTalkingRoot())
        try test.touch("Tea")
        Self.touchGo(in: test.window)
      }
    }

    #expect(issues.count == 1)
    #expect(issues[0].contains("Assam") && !issues[0].contains("Gone"), "\(issues)")
  }

  @Test("What is found at the end is told with the last step before it")
  func atEnd() async throws {
    let issues = try await issues {
      try Scenario.run(making: app { _, _ in PlainController("First") }) { scenario in
        try scenario.launch()
        try scenario.send(.home)
      }
    }

    #expect(issues[0].hasPrefix("Last step: home ("), "\(issues[0])")
    #expect(issues[0].hasSuffix("\nBefore it: launch the app"), "\(issues[0])")
  }

  @Test("Of several misuses the first is told with its step, at the end of a scenario too")
  func misuse() async throws {
    for isAtEnd in [true, false] {
      let issues = try await issues {
        try Scenario.run(.loose, making: app { _, _ in Self.makeRoot() }) { scenario in
          try scenario.launch()
          try scenario.touch("Go")
          try scenario.send(.home)
          if !isAtEnd { #expect(Bool(false)) }
        }
      }

      if isAtEnd {
        #expect(issues[0].hasPrefix("In the step: touch \"Go\" ("), "\(issues[0])")
        #expect(issues[0].contains("! ") && issues[0].contains("the misuse"), "\(issues[0])")
      } else {
        #expect(
          issues[0].hasPrefix("A misuse in touch \"Go\": First: Attempt to present Third on First"),
          "\(issues[0])")
        #expect(issues[0].contains("Last step: home"), "\(issues[0])")
      }
    }
  }

  @Test("Of misuses in two steps the first step is told, with the screen after it")
  func misuses() async throws {
    let issues = try await issues {
      let make = app { _, log in
        let root = PlainController("First")
        for name in ["One", "Two"] {
          root.button(Phrase(verbatim: name)) { root in
            log.report("\(name) is wrong.", from: "First")
            root.show(Phrase(verbatim: "After \(name)"))
          }
        }
        return root
      }
      let scenario = Scenario(.loose, make: make)
      try scenario.launch()
      try scenario.touch("One")
      try scenario.touch("Two")
      do { try scenario.finish() } catch { Issue.record(error) }
    }

    #expect(issues[0].hasPrefix("In the step: touch \"One\" ("), "\(issues[0])")
    #expect(issues[0].contains("\nOn the screen:\n  First\n"), "\(issues[0])")
    #expect(issues[0].contains("After One") && !issues[0].contains("After Two"), "\(issues[0])")
  }

  @Test("A misuse in the last step is told there, and not as one of an earlier step")
  func misuseInLastStep() async throws {
    let issues = try await issues {
      try Scenario.run(.loose, making: app { _, _ in Self.makeRoot() }) { scenario in
        try scenario.launch()
        try scenario.touch("Go")
        #expect(Bool(false))
      }
    }

    #expect(issues[0].hasPrefix("Last step: touch \"Go\" ("), "\(issues[0])")
    #expect(issues[0].contains("\n! "), "\(issues[0])")
    #expect(!issues[0].contains("Since then"), "the test has called nothing: \(issues[0])")
  }

  @Test("Of many steps and calls the last eight are told, and how many others there were")
  func many() async throws {
    let issues = try await issues {
      let scenario = Scenario(.loose, make: app { _, _ in PlainController("First") })
      defer { _ = try? scenario.finish() }
      try scenario.launch()
      for _ in 1...5 {
        try scenario.send(.home)
        try scenario.send(.open)
      }
      for number in 1...13 {
        let (call, caller) = ("pour(\(number))", number > 11 ? Lane.system : .controller)
        scenario.log.record(Event(.call, "Tea", Event.Call(call), from: caller, to: .model))
      }
      #expect(Bool(false))
    }

    let calls = (4...11).map { "\n  Tea.pour(\($0))" }.joined()
    #expect(
      issues[0].contains("Since then:\n  … 3 calls\(calls)\n  … 2 callbacks\n"), "\(issues[0])")
    let steps = Array(repeating: "open, home", count: 4).joined(separator: ", ")
    #expect(issues[0].hasSuffix("\nBefore it: … \(steps)"), "\(issues[0])")
  }

  @Test("Eight calls are told whole, and none is only counted")
  func eight() async throws {
    let issues = try await issues {
      let window = TestWindow(PlainController("First"))
      for number in 1...8 {
        let (call, caller) = ("pour(\(number))", number > 1 ? Lane.controller : .system)
        window.log.record(Event(.call, "Tea", Event.Call(call), from: caller, to: .model))
      }
      #expect(Bool(false))
    }

    let calls = (1...8).map { "\n  Tea.pour(\($0))" }.joined()
    #expect(issues[0].contains("\nSince then:\(calls)\nOn the screen:\n"), "\(issues[0])")
  }

  @Test("Of nine calls and a misuse one call is only counted, and so is one callback")
  func nine() async throws {
    let issues = try await issues {
      let window = TestWindow(PlainController("First"), allowsMisuses: true)
      for number in 1...9 {
        let (call, caller) = ("pour(\(number))", number > 1 ? Lane.controller : .system)
        window.log.record(Event(.call, "Tea", Event.Call(call), from: caller, to: .model))
      }
      window.log.record(Event(.diagnostic, "Tea", "It is cold.", from: .system, to: .model))
      #expect(Bool(false))
    }

    let calls = (3...9).map { "\n  Tea.pour(\($0))" }.joined()
    #expect(
      issues[0].contains(
        "Since then:\n  … 1 calls\(calls)\n! Tea: It is cold.\n  … 1 callbacks\nOn the screen:\n"),
      "\(issues[0])")
  }

  @Test("Any error of a test is explained, and no secret is in it")
  func error() async throws {
    let issues = try await issues {
      let scenario = door(.loose)
      defer { _ = try? scenario.finish() }
      try scenario.launch()
      try scenario.type("a long secret", into: "Password")
      throw StoreError.rolledBack(reason: .verbatim("no reason"))
    }

    #expect(issues[0].hasPrefix("Last step: type ••• into \"Password\""), "\(issues[0])")
    #expect(!issues[0].contains("a long secret") && issues[0].contains("●●●"), "\(issues[0])")
  }

  @Test("A test has not failed before its first issue, and its files have its name without signs")
  func nameOfFile() async throws {
    let place = SourceLocation(
      fileID: "M/Tests.swift", filePath: "/M/Tests.swift", line: 7, column: 1)
    let running = RunningTest("Tea: 2 cups", at: place)
    running.end()

    #expect(!running.hasFailed)
    #expect(running.nameOfFile("html") == "Tea--2-cups.html")
    let test = try #require(Test.current)
    let explaining = IssueHandlingTrait.compactMapIssues { issue in
      _ = running.explain(issue)
      return nil
    }
    try await explaining.provideScope(for: test, testCase: nil) { Issue.record("It is hot.") }
    #expect(running.hasFailed)
  }

  @Test("A page of the steps and the last screen is attached, of a program a transcript too")
  func files() throws {
    let place = SourceLocation(
      fileID: "M/Tests.swift", filePath: "/M/Tests.swift", line: 7, column: 1)
    let running = RunningTest("Tea", at: place)
    defer { running.end() }
    try TestRecord.$current.withValue(running.record) {
      _ = bare()
      let window = TestWindow(PlainController("First").button("Go") { $0.show("Gone") })
      try window.touch("Go")
    }

    #expect(running.files.map(\.name) == ["Tea.html", "Tea.txt"])
    #expect(running.files.allSatisfy { $0.text.contains("Gone") })
    running.record.histories.last?.write { _ in "> go" }
    #expect(running.files.map(\.name) == ["Tea.html", "Tea.transcript", "Tea.txt"])
    #expect(running.files[1].text == "> go")
  }

  #if os(Linux)
    @Test("A trap says which test and which step it was in, and the calls up to it")
    func trap() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let place = SourceLocation(
          fileID: "M/Tests.swift", filePath: "/M/Tests.swift", line: 7, column: 1)
        let running = RunningTest("A test", at: place)
        let other = RunningTest("Another test", at: place)
        try await TestRecord.$current.withValue(other.record) {
          try await MainActor.run {
            let window = TestWindow(PlainController("Other").button("Go") { _ in })
            try window.touch("Go")
          }
        }
        try await TestRecord.$current.withValue(running.record) {
          try await MainActor.run {
            let root = PlainController("First").button("Go") { root in
              root.present(PlainController("Second"), animated: false)
              preconditionFailure("planted")
            }
            let window = TestWindow(root)
            try window.touch("Go", filePath: "/M/Tests.swift", line: 9)
          }
        }
      }

      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        said.contains(
          """

          Trapped in the test "A test" (Tests.swift:7).
          In the step: touch "Go" (Tests.swift:9)
          """), "\(said.prefix(2_000))")
      #expect(said.contains("PlainController.touched(Go)"), "\(said.prefix(2_000))")
      #expect(!said.contains("Another test"))
    }

    @Test("A trap between two steps says the test that took the last one, and the others that run")
    func trapBetween() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let place = SourceLocation(
          fileID: "M/Tests.swift", filePath: "/M/Tests.swift", line: 7, column: 1)
        for running in [RunningTest("One", at: place), RunningTest("Two", at: place)] {
          try await TestRecord.$current.withValue(running.record) {
            try await MainActor.run {
              let window = TestWindow(PlainController("First").button("Go") { _ in })
              try window.touch("Go", filePath: "/M/Tests.swift", line: 9)
            }
          }
        }
        _ = RunningTest("Three", at: place)
        preconditionFailure("planted")
      }

      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(!said.contains("Three"), "it has done nothing yet: \(said.prefix(2_000))")
      #expect(
        said.contains(
          """

          Trapped in the test "Two" (Tests.swift:7).
          Last step: touch "Go" (Tests.swift:9)
          """), "\(said.prefix(2_000))")
      #expect(
        said.contains("\nOr: Trapped in the test \"One\" (Tests.swift:7).\n"),
        "\(said.prefix(2_000))")
      #expect(said.ranges(of: "Trapped in the test").count == 2, "\(said.prefix(2_000))")
    }

    @Test("A trap before any step says the test, and none that is over")
    func trapAtFirst() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let place = SourceLocation(
          fileID: "M/Tests.swift", filePath: "/M/Tests.swift", line: 7, column: 1)
        _ = RunningTest("One", at: place)
        RunningTest("Over", at: place).end()
        preconditionFailure("planted")
      }

      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(said.contains("Trapped in the test \"One\" (Tests.swift:7).\n"))
      #expect(!said.contains("Over"), "\(said.prefix(2_000))")
    }
  #endif

  /// The button presents three controllers at once.
  private static func makeRoot() -> PlainController {
    PlainController("First").button("Go") { root in
      for name in ["Second", "Third", "Fourth"] {
        root.present(PlainController(name), animated: false)
      }
    }
  }

  /// What is said of calls that were left out before a touch.
  private func newsAfter(
    _ omit: @escaping @Sendable @MainActor (EventLog) -> Void
  ) async throws -> [String] {
    let issues = try await issues {
      let window = TestWindow(PlainController("First").button("Go") { _ in })
      omit(window.log)
      try window.touch("Go")
      #expect(Bool(false))
    }
    return issues[0].split(separator: "\n").filter { $0.hasPrefix("–") }
      .map { line in String(line.prefix { $0 != ":" }) }
  }

  /// Something fails once a button has changed the screen.
  private static func makeTalkingRoot() -> PlainController {
    PlainController("First").button("Tea") { $0.show("Assam") }.button("Go") { root in
      root.show("Gone")
      #expect(Bool(false))
    }
  }

  /// Touches that button, which is no step of a test.
  private static func touchGo(in window: Window?) {
    if let go = window?.view.subviews.last?.controls.last { window?.view.touch(go) }
  }

  /// What is said of each issue of a test: the comments that the trait adds.
  private func issues(
    withHints: Bool = false, _ body: @escaping @Sendable @MainActor () throws -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let said = Mutex<[String]>([])
    let takeAway = IssueHandlingTrait.compactMapIssues { issue in
      let lines = issue.comments.map(\.rawValue).joined(separator: "\n").split(separator: "\n")
      let text = lines.filter { withHints || !$0.hasPrefix("To look at") }.joined(separator: "\n")
      said.withLock { $0.append(text) }
      return nil
    }
    try await takeAway.provideScope(for: test, testCase: nil) {
      try await trait.provideScope(for: test, testCase: nil) {
        try await MainActor.run { try body() }
      }
    }
    return said.withLock { $0 }
  }
}

/// Looks at the calls of a record while it is asked.
private final class LookingDelegate: TextFieldDelegate {
  let record = TestRecord { _ in }
  private(set) var calls: [String] = []

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    calls = record.histories.last?.callsSince.map(\.text) ?? []
    return true
  }
}

/// A controller that presents two others at once when it has appeared.
private final class EagerController: ViewController {
  override var debugName: String { "Eager" }

  override func viewDidAppear(_ animated: Bool) {
    guard presentedViewController == nil else { return }
    for name in ["Second", "Third"] {
      present(PlainController(name).button("Go") { $0.show("Gone") }, animated: false)
    }
  }
}

/// A list of one row, whose cell cannot be made later.
private final class FailingRows: TableViewDataSource {
  var fails = false

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    #expect(!fails)
    let cell = TableViewCell()
    cell.text = "Tea"
    return cell
  }
}
