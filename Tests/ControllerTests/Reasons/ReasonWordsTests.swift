import Model
import Testing
import View
import ViewText

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("What is said of each call, word for word", .patience)
struct ReasonWordsTests {
  @Test("Each name of a call has its words, its subject and its rule")
  func names() throws {
    let typed = [
      "touch(\"a (b: c)\")", "touch(\"a (b: c)\", by: \"d: e\")", "didEdit(Name)", "didEdit(_:)",
      "didEdit()", "dismiss(animated: true)", "tabBar(_:didSelect:)", "present(B, animated: true)",
      "go now", "a1b(_:x2:)", "(x)", "set(_: value)", "f(a:b)", "f(a b: c)", "", "f(:)", "f(x)y:",
      "reload(at: [0, 1])", "show(\"\", over: \"b: c\")", "\"a\"(b: c)",
    ]
    var text = typed.map { text in
      "\(text): \(AskedCall(text).words)\n"
    }.joined()
    for call in KnownCalls.all {
      let rule = Explanation.rule(ofCall: call.name).map { "\($0)" } ?? "none"
      text += "\(call.name): \(Explanation.words(ofCall: call.name.text)), \(rule)\n"
    }
    text += "\(Explanation.callNames)\n"
    for word in ["viewDidLoad", "didShow", "brew", "reason", "Load"] {
      text +=
        "\(word) \(Explanation.namesCall(word)) \(Explanation.rule(ofCall: Event.Call(word)) == nil)\n"
    }

    try expect(text, isAsIn: "call-names.txt")
  }

  @Test("Each question about a step has its answer, in Korean too")
  func answers() throws {
    let a = AskedController("A", [.field(TextField("Name"))])
    let (b, child) = (AskedController("B", style: .fullScreen), AskedController("Child"))
    a.addChild(child)
    child.didMove(toParent: a)
    let test = TestWindow(a, allowsMisuses: true)
    let steps: [(String, () -> Void)] = [
      ("B is presented", { a.present(b, animated: true) }),
      (
        "C is presented where another one is",
        { a.present(AskedController("C"), animated: true) }
      ),
      ("B is dismissed", { b.dismiss(animated: true) }),
      (
        "an alert is presented, and nothing more",
        {
          a.present(
            AlertController(title: "Tea", message: nil, preferredStyle: .alert), animated: false)
        }
      ),
      (
        "several are called by several",
        {
          test.log.record(Event(.call, "A 1", "save(Name)", from: .person, to: .controller))
          test.log.record(Event(.call, "A", "save(_:to:)", from: .view, to: .model))
          test.log.omit("save(Name)", of: "A", because: .viewIsLoaded)
          test.log.omit("save(Email)", of: "A", because: .viewIsLoaded)
          test.log.omit("send()", of: nil, because: .viewIsLoaded)
          test.log.omit("send()", of: "B", because: .isInWindow)
          test.log.omit("send()", of: "B", because: .isInWindow)
        }
      ),
    ]
    var text = ""
    for (name, step) in steps {
      test.log.beginStep()
      step()
      text += "# \(name)\n"
      text += test.log.lastStep.0.map { "\($0)\n" }.joined()
      for call in Explanation.callNames + Self.calls {
        let why = test.why(call)
        // Each call that had no part in it gets this one answer.
        if case .notDecided = why.facts.first {
          #expect(why.phrases.map(\.english).joined().contains("was not called in this step"))
          continue
        }
        text += "\(call)? \(why.phrases.map(\.english).joined(separator: " / "))\n"
        for phrase in why.phrases {
          #expect(phrase.korean.contains { ("가"..."힣").contains($0) }, "\(phrase)")
          #expect(Self.numbers(in: phrase.korean) == Self.numbers(in: phrase.english), "\(phrase)")
        }
      }
      for object in ["A", "b", "Name", "Nobody", "A 1", "hild"] {
        for call in ["save", "send", "A.save", "viewWillAppear", "viewDidDisappear", "viewDidLoad"]
        {
          let why = test.why(call, of: object)
          let reasons = why.reasons.map { "\($0)" }.joined(separator: ", ")
          text += "\(call) of \(object)? \(why) \(why.wasCalled) \(reasons)\n"
        }
      }
      let (events, omissions) = test.log.lastStep
      text += Omission.notMade(omissions, among: events).map { "  \($0)\n" }.joined()
    }

    try expect(text, isAsIn: "questions.txt")
  }

  @Test("Each misuse is reported, and the calls that it leaves out are said with their reason")
  func misuses() throws {
    let presentation: [PresentationDiagnostic] = [
      .alreadyPresenting("B", on: "A", presented: "C"), .presenterNotInWindow("B", on: "A"),
      .presentedDuringTransition("B", on: "A"), .presentedTwice("B", on: "A"),
      .presentedChild("B", on: "A", parent: "P"), .rootedChild("B", parent: "P"),
      .rootedTwice("B"), .dismissedDuringTransition("B", from: "A"), .readWhileLoading("B"),
    ]
    let containment: [ContainmentDiagnostic] = [
      .ancestor("B", of: "A"), .shownElsewhere("B", of: "A"),
      .wrongParent("B", is: "A", requested: "P"), .unbalanced("B"), .noCommonParent("A", "B"),
      .forwardsByHand("A"), .noContainer("A"), .moveNotCompleted("B", to: "A"),
    ]
    let navigation: [NavigationDiagnostic] = [
      .pushedTwice("B", on: "N"), .pushedNavigationController, .nestedPush("B", on: "N"),
      .notInStack("B"), .notATab("B"), .tabTwice("B", of: "T"), .tabWithoutName("B", of: "T"),
      .delegateGone(of: "T"), .updaterGone, .resultsNotShown("R"),
    ]
    func said(_ report: (EventLog) -> Void) -> String {
      let log = EventLog(isRecording: true)
      log.isExplaining = true
      report(log)
      return log.events.map { "\($0.kind) \($0)\n" }.joined()
        + log.omissions.map { "  \($0)\n" }.joined()
    }
    let (parent, child) = (AskedController("Parent"), AskedController("Child"))
    parent.addChild(child)
    child.loadViewIfNeeded()

    let text =
      presentation.map { misuse in said { $0.report(misuse, from: "Caller") } }.joined()
      + containment.map { misuse in said { $0.report(misuse, from: "Caller") } }.joined()
      + navigation.map { misuse in said { $0.report(misuse, from: "Caller") } }.joined()
      + said { $0.omitShowing([parent], because: .isNotInWindow) }

    try expect(text, isAsIn: "misuses.txt")
  }

  private static func numbers(in text: String) -> [String] {
    text.matches(of: /\d+/).map { String($0.output) }.sorted()
  }

  private static let calls = [
    "save", "send", "save(_:to:)", "A.save", "A.B.save(_:)", "Save", "viewDidLoad()",
    "B.viewDidAppear(_:)", "brew", "viewWilApear", "viewW", "cellFor", "dEd", "appe", "scen",
    "textFieldShould", "",
  ]
}
