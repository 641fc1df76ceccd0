import Foundation
import Model
import Testing
import View

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("Why a call came, and why it did not", .patience)
struct ReasonTests {
  nonisolated static let questions =
    Question.aboutControllers + Question.aboutObservation + Question.aboutFields
    + Question.aboutLists + Question.aboutScenes
    + Question.aboutRareCases

  @Test("A question that people ask in public has the right reason", arguments: questions)
  func publicQuestion(_ question: Question) throws {
    let explanation = try question.answer()

    #expect(explanation.reasons == question.reasons, "\(explanation)")
    let isOfOthers =
      question.reasons == [.endedWithReason] || question.reasons == [.rowsAreElsewhere]
    #expect(explanation.wasCalled == isOfOthers)
  }

  @Test("A reason and its rule: the heading is on the page", arguments: questions)
  func heading(_ question: Question) throws {
    for reason in question.reasons {
      let page = Self.root.appending(path: "Sources/App/Vestibule/Vestibule.docc")
      let name = "\(reason.rule.page).md"
      let file = try #require(
        ["Rules", "Articles"].map { page.appending(path: "\($0)/\(name)") }
          .first { FileManager.default.fileExists(atPath: $0.path) })
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("\n## \(reason.rule.heading)\n"), "\(reason.rule)")
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  @Test("Every reason is the answer to a question")
  func everyReason() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let questions = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("QuestionsAbout") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    let reasons = Self.root.appending(path: "Sources/App/Workshop/Reasons/Reason.swift")
    let source = try String(contentsOf: reasons, encoding: .utf8)
    let names = source.matches(of: /(?m)^  case (\w+)/).map { String($0.1) }

    #expect(names.count >= 60)
    for name in names { #expect(questions.contains(".\(name)"), "\(name)") }
  }

  @Test("Every reason has its exact words in both languages")
  func words() throws {
    let phrases = Self.questions.flatMap(\.reasons).map { Phrase($0) }

    let lines = Set(phrases.map { "\($0.english) | \($0.korean)\n" }).sorted().joined()

    try expect(lines, isAsIn: "reasons.txt")
  }

  @Test("At least thirty questions are answered, and no two are the same")
  func count() {
    #expect(Self.questions.count >= 30)
    #expect(Set(Self.questions.map(\.asked)).count == Self.questions.count)
  }

  @Test("A sheet that is a stack of screens is named with the screen that is on top")
  func stackAsSheet() {
    let (a, stack) = (AskedController("A"), NavigationController())
    stack.viewControllers = [AskedController("Bottom"), AskedController("Top")]
    let test = TestWindow(a)

    let why = test.why("viewWillDisappear", of: "A") { a.present(stack, animated: true) }

    #expect(why.reasons == [.sheetCoversPart(sheet: "NavigationController (Top)")])
  }

  @Test("A tab that a person touched was not changed by the program, and the next time it may be")
  func touchedTab() throws {
    let tabs = TabBarController()
    tabs.viewControllers = ["A", "B", "C"].map { AskedController($0) }
    let test = TestWindow(tabs)
    func receivers(_ reason: Reason) -> Set<String?> {
      Set(test.log.lastStep.omissions.filter { $0.reason == reason }.map(\.receiver))
    }

    try test.touch("B")
    #expect(receivers(.tabChangedByProgram) == [] && receivers(.tabIsNotSelected) == ["C"])
    for index in 0...1 {
      test.log.beginStep()
      tabs.selectedIndex = index
      #expect(receivers(.tabChangedByProgram) == [nil])
    }
  }

  @Test("An object is there by its name without the number that the log has behind it")
  func withoutNumber() {
    let test = TestWindow(AskedController("A"))

    let why = test.why("viewWillAppear", of: "Helper") {
      test.log.record(Event(.call, "Helper 1", "save()", from: .system, to: .controller))
    }

    #expect(why.description.hasPrefix("Helper.viewWillAppear(_:) was not called in this step"))
  }

  @Test("The name of a call has its labels, and none of its arguments")
  func nameOfCall() {
    let call = Event(.call, "List", "tableView(_:didSelectRowAt: \("0.1"))")

    #expect(Explanation.nameOfCall(call) == "tableView(didSelectRowAt:)")
  }

  @Test("A call that came is told with its place in the step, and by whom")
  func called() throws {
    let a = AskedController("A")
    let test = TestWindow(a)

    let why = test.why("viewDidAppear") { a.present(AskedController("B"), animated: true) }

    #expect(why.wasCalled && why.reasons.isEmpty)
    #expect(
      why.description
        == "B.viewDidAppear(_:) was called, as call 7 of 7 in this step, by the system, "
        + "inside of A.present.")
    #expect(
      why.phrases.map(\.korean) == [
        "호출됨: B.viewDidAppear(_:). 이 단계의 호출 7개 중 7번째입니다. 호출한 쪽: 시스템. "
          + "바깥쪽 호출: A.present."
      ])
  }

  @Test(
    "A call is known as the log writes it, by UIKit's labels, and by the end of its name",
    arguments: [
      ("A.viewWillDisappear(_:)", "A.viewWillDisappear(_:)"),
      ("navigationController(_:willShow:animated:)", "navigationController(_:willShow:)"),
      ("shouldReturn", "textFieldShouldReturn(_:)"), ("didEndEditing", "textFieldDidEndEditing"),
      ("viewWillAppear(animated:)", "viewWillAppear(_:)"),
      ("textFieldShouldReturn(Email)", "textFieldShouldReturn(_:)"),
      ("numberOfRows", "tableView(_:numberOfRowsInSection:)"),
      ("ofRows", "tableView(_:numberOfRowsInSection:)"), ("number", "No call is named number."),
      ("tableView numberOfRows", "tableView(_:numberOfRowsInSection:)"),
      ("numberOfRows(0)", "tableView(_:numberOfRowsInSection:)"),
      ("ds.numberOfRows", "tableView(_:numberOfRowsInSection:)"),
      ("ds.numberOfRows(0) = 3", "tableView(_:numberOfRowsInSection:)"),
      ("cellForItem", "collectionView(_:cellForItemAt:)"), ("numberOf", "numberOfSections(in:)"),
      ("1.willFG (unattached)", "sceneWillEnterForeground(_:)"),
      ("Observer.keyboardWillShow()", "The log does not record keyboardWillShow(). When it is"),
      ("A.loadView", "The log does not record loadView()."), ("numberOfRoes", "No call is named"),
      ("Nobody.numberOfRows", "Nothing named Nobody is"), ("numb", "No call is named numb."),
      ("config(for:)", "application(_:configurationForConnecting:options:)"),
      ("keyboardWill", "The log does not record keyboardWillShow()."),
      ("AB.viewDidLoad", "Nothing named AB is"), ("x.viewDidLoad", "Nothing named x is"),
      ("viewWillAppear now", "No call is named viewWillAppear now."),
    ])
  func spelling(asked: String, name: String) {
    let test = TestWindow(AskedController("A"), allowsMisuses: true)
    test.log.beginStep()
    test.log.report("nothing", from: "A")

    let why = test.why(asked)
    #expect(why.description.hasPrefix(name))
    #expect(why.phrases.allSatisfy { $0.korean.contains { ("가"..."힣").contains($0) } })
  }

  @Test(
    "Two calls are the same by their words, and by the field they are about if both say it",
    arguments: [
      ("didEdit(\("Name"))", "didEdit(\("Name"))", true),
      ("didEdit(\("Name"))", "didEdit(\("Email"))", false),
      ("didEdit(\("Name"))", "didEdit(_:)", true), ("didEdit(_:)", "didEdit(\("Name"))", true),
      ("didEdit()", "didEdit(_:)", true), ("didEdit(_:)", "willEdit(_:)", false),
      ("dismiss(animated: \(true))", "dismiss(animated: \(false))", true),
      ("show(\("Name"), by: \("A"))", "show(\("Name"), by: \("B"))", true),
      ("show(\("Name"), by: \("A"))", "show(\("Email"), by: \("A"))", false),
    ] as [(Event.Call, Event.Call, Bool)])
  func sameCall(made: Event.Call, leftOut: Event.Call, isSame: Bool) {
    #expect(made.isSame(as: leftOut) == isSame)
  }

  @Test(
    "A call is meant by any of its words, by the end of one, and by all of them and more",
    arguments: [
      ("viewWillAppear(_:)", "willAppear", true), ("viewWillAppear(_:)", "Appear", false),
      ("viewWillAppear(_:)", "illAppear", false), ("viewWillAppear(_:)", "viewwillappear", true),
      ("viewWillAppear(_:)", "willappear", false), ("viewWillAppear(_:)", "", false),
      ("viewWillAppear(_:)", "viewWill", false),
      ("viewWillAppear(_:)", "viewWillAppear now", false),
      ("tabBar(_:didSelect:)", "didSelect", true), ("tabBar(_:didSelect:)", "didTouch", false),
      ("tabBar(_:didSelect:)", "tabBar(_:didSelect:animated:)", true),
    ] as [(Event.Call, String, Bool)])
  func meantCall(name: Event.Call, asked: String, isMeant: Bool) {
    #expect(AskedCall(asked).isMeant(by: name) == isMeant)
  }

  @Test("A call that was mistyped is near to no short label")
  func shortLabel() {
    #expect(TestWindow(AskedController("A")).why("opne").description == "No call is named opne.")
  }

  @Test("Of several objects of a name, the one below the others is meant")
  func severalOfAName() {
    let root = AskedController("Cup 1")
    let test = TestWindow(root)
    root.present(AskedController("Cup 2", style: .fullScreen), animated: false)

    #expect(test.why("Cup").description.hasPrefix("Cup 1 is an object."))
    #expect(
      test.why("willMove", of: "Cup").description.hasPrefix(
        "Cup 1.willMove(toParent:) was not called in this step"))
  }

  @Test("A call is told as inside of the nearest that it was made in")
  func enclosed() {
    let test = TestWindow(AskedController("A"))

    let why = test.why("brew") {
      test.log.record(Event(.call, "Kitchen", "open()", from: .person, to: .controller)) {
        test.log.record(Event(.call, "Cook", "cook(with:)", from: .controller, to: .model)) {
          test.log.record(Event(.call, "Kettle", "brew()", from: .controller, to: .model))
        }
      }
    }

    #expect(
      why.description
        == "Kettle.brew() was called, as call 3 of 3 in this step, by the controller, inside of "
        + "Cook.cook.")
  }

  @Test("What was left out is told once, unless the same call of the same object was made")
  func notMade() {
    let made = [
      Event(.call, "A", "save()"), Event(.call, "B", "didEdit(\("Name"))"),
    ]
    let omissions: [(Omission, Bool)] = [
      (Omission("save()", of: "A", because: .viewIsLoaded), false),
      (Omission("save()", of: "B", because: .viewIsLoaded), true),
      (Omission("save()", of: nil, because: .viewIsLoaded), false),
      (Omission("send()", of: "A", because: .viewIsLoaded), true),
      (Omission("save()", of: "A", because: .rowsAreElsewhere), true),
      (Omission("didEdit(\("Email"))", of: "B", because: .viewIsLoaded), true),
      (Omission("updateProperties()", of: "A", because: .waitsForShowing), true),
      (Omission("updateProperties()", of: "A", because: .updatesNoProperties), false),
      (Omission("touchDown(Go)", of: nil, because: .eventHasNoTarget(control: "Go")), false),
    ]

    for (omission, isTold) in omissions {
      let told = Omission.notMade([omission, omission], among: made)
      #expect(told == (isTold ? [omission] : []), "\(omission)")
    }
  }

  @Test("What no reason covers is told as far as it is known, and is no guess")
  func unexplained() {
    let test = TestWindow(AskedController("A"))

    let why = test.why("viewWillDisappear", of: "A") { test.window.announce("Hello") }

    #expect(
      why.description
        == "A.viewWillDisappear(_:) was not called in this step, and nothing left it out. "
        + "Its view: appeared. When it is called: Presenting, A covering presentation.")
    let korean = why.phrases.map(\.korean).joined()
    #expect(korean.contains(" 뷰의 상태: ") && !korean.contains("appeared"), "\(korean)")
  }

  @Test("A failed expectation says why a call did not come in the steps that it is about")
  func expectation() throws {
    let scenario = door(.loose)
    try scenario.launch()
    scenario.takeEvents()
    try scenario.touch("Sign In")
    try scenario.send(.interruption)

    let error = #expect(throws: ScenarioError.self) {
      try scenario.expect(
        "SignInController.viewDidDisappear(_:) = 0.5", "SignInController.viewWillDisappear(_:)")
    }

    let covered = Reason.alertCoversPart(alert: "AlertController")
    #expect(error?.explanations.map(\.reasons) == [[covered], [covered]])
    #expect(
      error?.description.hasSuffix(
        "SignInController.viewWillDisappear(_:) was not called: AlertController covers only a part "
          + "of the screen, and the controller below stays in the window "
          + "(Alerts, An alert covers nothing).") == true)
  }

  @Test("A log that does not explain keeps nothing, and computes nothing")
  func silent() {
    let log = EventLog(isRecording: true)
    var computed = 0
    func name() -> String {
      computed += 1
      return "A"
    }

    log.omit("viewDidLoad()", of: name(), because: .viewIsLoaded)
    #expect(computed == 0 && log.omissions.isEmpty)

    log.isExplaining = true
    log.omit("viewDidLoad()", of: name(), because: .viewIsLoaded)
    #expect(computed == 1 && log.omissions.count == 1)
  }

  @Test("A decision is not made while the log has no observer, and no object of it is kept")
  func decision() {
    let log = EventLog()
    var computed = 0
    weak var kept: ViewController?
    func controller() -> ViewController {
      computed += 1
      let controller = AskedController("A")
      kept = controller
      return controller
    }

    log.decide(.viewIsLoaded(controller()))
    #expect(computed == 0)

    log.isExplaining = true
    log.decide(.viewIsLoaded(controller()))
    #expect(computed == 1 && kept == nil)
    #expect(log.omissions == [Omission("viewDidLoad()", of: "A", because: .viewIsLoaded)])
  }

  @Test("To read a list leaves nothing in the log: no call, and none that was left out")
  func reading() {
    let test = TestWindow(RowsController(["Kim"]))
    let before = [test.log.events.count, test.log.omissionCount]

    #expect(test.texts.contains("Kim"))

    #expect([test.log.events.count, test.log.omissionCount] == before)
  }

  @Test("Each enumeration of decisions says which calls are left out by it")
  func enumerations() throws {
    func sources(in folder: String) throws -> String {
      let files = try #require(
        FileManager.default.enumerator(
          at: Self.root.appending(path: folder), includingPropertiesForKeys: nil))
      return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }
    let words = try sources(in: "Sources/App/Workshop/Reasons")

    let names = try ["Model", "View", "Controller"].map { try sources(in: "Sources/\($0)") }
      .joined().matches(of: /enum (\w+): Decision \{/).map { String($0.1) }

    #expect(names.count >= 10)
    for name in names {
      #expect(words.contains("extension \(name): ExplainedDecision {"), "\(name)")
    }
  }

  @Test("Each call that a page of rules or the table of events names is known, as it stands there")
  func pages() throws {
    let catalogue = Self.root.appending(path: "Sources/App/Vestibule/Vestibule.docc")
    let test = TestWindow(AskedController("Shelf"))
    var count = 0
    func ask(_ call: String, _ page: String) {
      count += 1
      let facts = test.why(call).facts
      let isKnown = !facts.contains { fact in
        switch fact {
        case .noSuchCall, .notThere, .isObject: true
        case .called, .leftOut, .notDecided, .notRecorded: false
        }
      }
      #expect(isKnown, "\(call) of \(page)")
    }
    for block in OrderBlock.all {
      for call in block.calls where call != "…" { ask(call, block.heading) }
    }
    let cycle = try String(
      contentsOf: catalogue.appending(path: "Articles/The-Life-Cycle.md"), encoding: .utf8)
    let table = try #require(cycle.split(separator: "\n### The table\n").last)
    for line in table.split(separator: "\n") where line.hasPrefix("| ") {
      for cell in line.split(separator: "|").dropFirst() where !cell.contains("*") {
        for call in cell.split(separator: ",").map({ $0.filter { $0 != " " } })
        where call.first?.isASCII == true
          && !["active", "inactive", "background", "suspended", "notrunning"].contains(call)
        {
          ask(call, "the table of events")
        }
      }
    }

    #expect(count > 250)
  }

  @Test("Each call of a trace is known, as its line has it")
  func traced() throws {
    let scenario = door(.loose)
    var count = 0
    let steps: [(Scenario) throws -> Void] = [
      { try $0.launch() }, { try $0.enter("lee@example.com", into: "Email") },
      { try $0.touch("Sign In") }, { try $0.touch("OK") }, { try $0.send(.home) },
    ]
    for step in steps {
      try step(scenario)
      for call in scenario.log.lastStep.events where call.kind == .call {
        count += 1
        #expect(scenario.why("\(call)").wasCalled, "\(call)")
      }
    }
    try scenario.finish()

    #expect(count > 20)
  }

  @Test("Every call that the framework records is known by name, and nothing else is")
  func known() throws {
    let folder = Self.root.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var sources = ""
    for case let file as URL in files where file.pathExtension == "swift" {
      if !file.path.contains("/Reasons/") {
        sources += try String(contentsOf: file, encoding: .utf8)
      }
    }

    for call in KnownCalls.all {
      let words = call.name.words
      #expect(sources.contains(words[0]), "\(call.name)")
    }
  }
}
