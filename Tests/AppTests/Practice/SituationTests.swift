import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import App
@testable import ProgramKit

@Suite("The situations of the practice", .patience)
struct SituationTests {
  nonisolated static let situations = Lesson.all.flatMap(\.situations)

  @Test(
    "Each has an answer, a wrong choice, a reason for every choice, and a heading in the book",
    arguments: situations.indices, Language.allCases)
  func complete(_ index: Int, in language: Language) throws {
    let situation = Self.situations[index]
    let quiz = try Quiz(situation, in: language)

    #expect(quiz.choices.contains { $0.place == nil }, "\(situation.name): no wrong choice")
    #expect(quiz.choices.count <= 6, "\(situation.name)")
    if !quiz.isOrdered { #expect(quiz.answer.count == 1, "\(situation.name): \(quiz.answer)") }
    let places = quiz.choices.compactMap(\.place).sorted()
    #expect(places == Array(quiz.answer.indices), "\(situation.name)")
    for choice in quiz.choices {
      #expect(!choice.why.english.isEmpty && !choice.why.korean.isEmpty, "\(situation.name)")
      for unknown in ["No call is named", "nothing left it out"] {
        #expect(!choice.why.english.contains(unknown), "\(situation.name): \(choice.why.english)")
      }
    }
    #expect(Set(quiz.choices.map(\.text)).count == quiz.choices.count, "\(situation.name)")
    #expect(!language[quiz.act].isEmpty, "\(situation.name)")
    var phrases = [situation.story, Phrase.asked(situation.question)]
    if let act = situation.act { phrases.append(act) }
    if case .value(_, let choices, _, let reason) = situation.question {
      phrases.append(reason)
      // Classes, calls, numbers and what the jar of marbles says are in English alone.
      phrases += choices.filter { !$0.english.contains(/[a-z][A-Z]|[0-9(#]/) }
    }
    for phrase in phrases {
      #expect(phrase.korean.contains(/\p{Hangul}/), "\(situation.name): \(phrase.korean)")
    }
    #expect(try Self.headings(of: situation.rule.page).contains(situation.rule.heading))
  }

  @Test("A question without choices is run all the same")
  func noChoices() throws {
    let situation = Situation(
      "none", of: Lesson.touch.situations[0].make, "", then: { try $0.touch("Sign In") },
      ask: .value("", among: [], is: { _ in "" }, because: ""),
      rule: ("Alerts", "An alert covers nothing"))

    #expect(try Quiz(situation, in: .english).choices.isEmpty)
  }

  @Test("That its view is loaded already is said of no controller whose view is not")
  func unloaded() throws {
    let tabs = try #require(Self.situations.first { $0.name == "tab-touched" })
    let situation = Situation(
      "unloaded", of: tabs.make, "", then: { try $0.send(.interruption) },
      ask: .calls(of: ["TeaPage"]), rule: ("Coming-And-Going", "Interruptions"))

    let whys = try Quiz(situation, in: .english).choices.map(\.why.english)

    #expect(!whys.contains { $0.contains("its view is loaded already") })
  }

  @Test("Of an object that is asked about without its number it is said what it gets")
  func numbered() throws {
    let rings = try #require(Self.situations.first { $0.name == "scene-rings" })
    let situation = Situation(
      "numbered", of: rings.make, "", then: rings.step,
      ask: .receiver(of: "viewDidLoad", among: ["SceneDelegate"]),
      rule: ("Coming-And-Going", "Interruptions"))

    let why = try #require(try Quiz(situation, in: .english).choices.first).why.english

    expectPresent("in this step it gets sceneWillResignActive", in: why)
  }

  @Test("Of an object that gets other calls, the first two of them are said")
  func others() throws {
    let situation = Situation(
      "others", of: Lesson.touch.situations[0].make, "", then: { try $0.touch("Sign In") },
      ask: .receiver(of: "signInTouched()", among: ["AlertController"]),
      rule: ("Alerts", "An alert covers nothing"))

    let why = try #require(try Quiz(situation, in: .english).choices.first).why.english

    #expect(
      why
        == "AlertController does not get signInTouched(): in this step it gets viewDidLoad(), "
        + "viewWillAppear().")
  }

  @Test("Of a field that is not edited it is said why it did not begin, or what ended it")
  func fields() throws {
    let stays = try #require(Self.situations.first { $0.name == "field-stays" })
    let next = try #require(Self.situations.first { $0.name == "field-next" })
    let left = Situation(
      "left", of: next.make, "",
      then: { for name in ["Name", "City"] { try $0.touch(name) } },
      ask: .firstResponder(among: ["Name"]), rule: ("Text-Fields", "Beginning"))

    let (waits, ended) = (try Quiz(stays, in: .korean), try Quiz(left, in: .english))

    let city = try #require(waits.choices.first { $0.text.english == "City" })
    expectPresent("textFieldShouldEndEditing(Name) returned false", in: city.why.english)
    let name = try #require(ended.choices.first { $0.text.english == "Name" })
    expectPresent("textFieldDidEndEditing(Name", in: name.why.english)
  }

  @Test("Of a call that comes twice it is said why it came first")
  func twice() throws {
    func quiz(_ question: Situation.Question) throws -> Quiz {
      let situation = Situation(
        "twice", of: Lesson.touch.situations[0].make, "",
        then: { for name in ["Sign In", "OK", "Sign In"] { try $0.touch(name) } },
        ask: question, rule: ("Alerts", "An alert covers nothing"))
      return try Quiz(situation, in: .english)
    }

    let asked = try quiz(.receiver(of: "signInTouched()", among: ["SignInController"]))
    let why = try #require(asked.choices.first).why.english
    #expect(why.hasPrefix("SignInController.signInTouched() was called, as call 2 of "))
    #expect(why.ranges(of: "was called").count == 1)
    for choice in try quiz(.calls(of: ["AlertController"])).choices where choice.place != nil {
      #expect(choice.why.english.ranges(of: "was called").count == 1)
    }
  }

  @Test("What is done in two steps is said of both")
  func twoSteps() throws {
    let situation = Situation(
      "two", of: Lesson.touch.situations[0].make, "",
      then: {
        try $0.touch("Sign Up")
        try $0.touch("Sign In")
      }, ask: .calls(of: []), rule: ("Alerts", "An alert covers nothing"))

    #expect(
      try Quiz(situation, in: .english).act.english == #"touch "Sign Up", touch "Sign In""#)
  }

  @Test(
    "A delegate that is gone is told from one that was never set",
    arguments: [
      ("hold-delegate-gone", "is gone: it is held weakly"),
      ("hold-tabs", "is gone: it is held weakly"), ("hold-navigation", "none was set"),
    ])
  func missing(name: String, reason: String) throws {
    let situation = try #require(Self.situations.first { $0.name == name })

    let quiz = try Quiz(situation, in: .english)

    #expect(quiz.choices.contains { $0.why.english.contains(reason) })
  }

  @Test("In Korean the window of a scene has a Korean name")
  func windows() {
    #expect(Phrase.inCall(ofWindow: 2).korean == "2번 창의 scene(_:openURLContexts:)")
  }

  @Test("A button that adds marbles adds one or two, and one that renames the jar renames it")
  func marbles() throws {
    let controller = JarController()
    let window = TestWindow(controller)

    try window.touch("Add")
    #expect(window.texts.contains("Marbles: 1"))
    try window.touch("Add two")
    #expect(window.texts.contains("Marbles: 3"))
    try window.touch("Cover")
    try window.touch("Add")
    try window.touch("Done")
    #expect(window.texts.contains("Marbles: 4"))
    try window.touch("Rename")
    #expect(controller.jar.name == "Old jar")
  }

  @Test("A button does what the story says, though it is asked about something else")
  func buttons() throws {
    try play("tab-program") { scenario in
      let tabs = scenario.window?.rootViewController as? TabBarController
      #expect(tabs?.selectedIndex == 1 && tabs?.delegate != nil)
    }
    try play("touch-switch") { scenario in
      #expect(controls(of: scenario).contains { ($0 as? Switch)?.isOn == true })
    }
    try play("field-filled") { scenario in
      #expect(controls(of: scenario).contains { ($0 as? TextField)?.text == "Lee" })
      try scenario.type("!", into: "Name")
      let field = controls(of: scenario).compactMap { $0 as? TextField }.first
      #expect(field?.text == "Lee!")
      #expect(field.flatMap { $0.delegate?.textFieldShouldReturn($0) } == true)
    }
    try play("touch-field") { scenario in
      try scenario.touch("Name")
      #expect(scenario.window?.view.textInput.firstResponder?.label.english == "Name")
    }
    try play("child-without-view") { scenario in
      #expect(scenario.window?.rootViewController?.children.map(\.isMovingToParent) == [false])
    }
    try play("alert-shown") { scenario in
      #expect(!controls(of: scenario).contains { $0 is TextField })
    }
    try play("touch-gone") { scenario in
      #expect(controls(of: scenario).allSatisfy { $0.hasTargets })
    }
    try play("touch-disabled") { scenario in
      #expect(controls(of: scenario).map(\.isEnabled) == [false, true])
      try scenario.touch("Enable")
      #expect(controls(of: scenario).allSatisfy { $0.isEnabled })
    }
    try play("list-untold") { scenario in
      let elements = scenario.window?.view.subviews.last?.elements ?? []
      let source = elements.compactMap { ($0.view as? TableView)?.dataSource as? TeaSource }.first
      #expect(source?.teas == ["Assam", "Sencha", "Matcha", "Oolong"])
    }
  }

  @Test("What a story says is so, though it is asked about something else")
  func stories() throws {
    try play("list-program") { scenario in
      let elements = scenario.window?.view.subviews.last?.elements ?? []
      let table = elements.compactMap { $0.view as? TableView }.first
      #expect(table?.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }
    try play("alert-disabled") { scenario in
      #expect(scenario.log.events.contains { $0.text == "touch(\"OK\")" })
    }
    try play("timer-late") { scenario in
      #expect(scenario.texts.contains("5.0 s of 15.0 s"))
    }
    try play("circles-moves") { scenario in
      try scenario.touch("Redo")
      #expect(scenario.texts.contains { $0.hasSuffix("33") })
    }
    try play("observe-list") { scenario in
      #expect(scenario.texts.contains("Jars: 2"))
    }
  }

  @Test("What a story begins with is so, though the answer would be the same without it")
  func beginnings() throws {
    func control(_ name: String, of scenario: Scenario) -> Control? {
      controls(of: scenario).first { $0.label.english == name }
    }
    try play("flight-disabled", isBegun: true) { scenario in
      #expect(control("Book", of: scenario)?.isEnabled == false)
    }
    try play("circles-new", isBegun: true) { scenario in
      #expect(control("Redo", of: scenario)?.isEnabled == true)
    }
    try play("cells-healed", isBegun: true) { scenario in
      for name in ["A0", "B0"] {
        #expect((control(name, of: scenario) as? CollectionViewCell)?.text == "#CYCLE")
      }
    }
    try play("arrive-warm", isBegun: true) { scenario in
      #expect(scenario.application.sessions.count == 2)
    }
  }

  @Test("An app that was moved to scenes shows its new page, or the old one of the story")
  func movedApp() throws {
    try play("arrive-cold") { scenario in
      #expect(scenario.controllerNames == ["NewPage"])
    }
    try play("arrive-old-window") { scenario in
      let app = try #require(scenario.movedApp)
      #expect(app.window?.rootViewController?.debugName == "OldPage")
      #expect(app.window?.isHidden == false)
      try scenario.send(.terminate)
      #expect(app.window == nil)
    }
    try play("arrive-late-delegate") { scenario in
      let center = scenario.application.userNotificationCenter
      #expect(center.delegate === scenario.movedApp && scenario.movedApp != nil)
    }
    try play("arrive-twice") { scenario in
      let found = scenario.movedApp?.found.map(\.english) ?? []
      #expect(Set(found).count == 2)
      #expect(scenario.places.english == found.joined(separator: ", "))
    }
    // Nothing calls it with scenes, which is the question: it would count.
    try play("arrive-active") { scenario in
      let app = try #require(scenario.movedApp)
      #expect(app.activations == 0)
      app.applicationDidBecomeActive(scenario.application)
      #expect(app.activations == 1)
      let (url, item) = (
        try #require(URL(string: "tea://assam")),
        ApplicationShortcutItem(type: "tea", localizedTitle: "Tea")
      )
      let answers = [
        app.application(scenario.application, didFinishLaunchingWithOptions: [.url: url]),
        app.application(scenario.application, open: url),
      ]
      app.application(scenario.application, performActionFor: item) { _ in }
      #expect(answers == [true, true])
      #expect(app.found == [.inLaunchOptions, .inOldCall, .inOldAction])
    }
    try play("arrive-warm") { scenario in
      try scenario.chooseQuickAction()
      #expect(scenario.movedApp?.found.last == .inAction)
    }
  }

  @Test(
    "Where it is asked for a window, the choices name those that there are",
    arguments: [("arrive-cold", ["1"]), ("arrive-warm", ["1", "2"])])
  func windowChoices(name: String, windows: [String]) throws {
    let situation = try #require(Self.situations.first { $0.name == name })

    let choices = try Quiz(situation, in: .english).choices.map(\.text.english)
    let named = choices.compactMap { $0.firstMatch(of: /window (\d)/)?.1 }.map(String.init)

    #expect(named.sorted() == windows)
  }

  /// Does what a situation says, or only what it begins with, and looks at what came of it.
  private func play(
    _ name: String, isBegun: Bool = false, _ look: (Scenario) throws -> Void
  ) throws {
    let situation = try #require(Self.situations.first { $0.name == name })
    let scenario = Scenario(.loose, make: { store, log in situation.make(store, log) })
    defer {
      _ = try? scenario.finish()
      scenario.takeEvents()
    }
    try scenario.launch()
    try situation.before(scenario)
    if !isBegun { try situation.step(scenario) }
    try look(scenario)
  }

  private func controls(of scenario: Scenario) -> [Control] {
    scenario.window?.view.subviews.last?.controls ?? []
  }

  @Test("No two have the same name, or ask the same")
  func different() {
    let asked = Self.situations.map { "\($0.story.english) \(Phrase.asked($0.question).english)" }

    #expect(Set(Self.situations.map(\.name)).count == Self.situations.count)
    #expect(Set(asked).count == asked.count)
  }

  @Test("Each lesson begins with three sentences, and its page is in the book")
  func introductions() throws {
    for lesson in Lesson.all {
      #expect(lesson.introduction.english.count { $0 == "." } == 3, "\(lesson.title.english)")
      #expect(lesson.introduction.korean.count { $0 == "." } == 3, "\(lesson.title.korean)")
      for phrase in [lesson.introduction, lesson.title] {
        #expect(phrase.korean.contains(/\p{Hangul}/), "\(phrase.english)")
      }
      #expect(try !Self.headings(of: lesson.page).isEmpty)
      #expect(lesson.situations.count == 8)
    }
  }

  private static func headings(of page: String) throws -> [String] {
    let path = ["Rules", "Articles"].map { "\(Page.catalogue)/\($0)/\(page).md" }
    let files = path.compactMap { try? Page($0) }
    return try #require(files.first).lines.filter { $0.hasPrefix("## ") }.map {
      String($0.dropFirst(3))
    }
  }
}
