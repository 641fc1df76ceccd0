import Model
import ModelKit
import Testing
import View
import ViewKit
import ViewText

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("What a check says of each kind that it looks at", .patience)
struct CheckTableTests {
  // MARK: - Names

  @Test(
    "Two of a kind may not have one name, and each needs one, but for a field", arguments: named)
  func names(_ named: Named) throws {
    let checks = StateChecks(Explorer(making: app { _, _ in ViewController() }))
    func explanation(_ elements: [Element]) -> String? {
      checks.ambiguous(PlainScreen(elements))?.explanation
    }
    let others = Self.named.filter { $0.kind != named.kind }.map { $0.make("Tea") }

    #expect(explanation([named.make("Tea"), named.make("Cup")]) == nil)
    #expect(
      explanation([named.make(Phrase("Tea", ko: "차")), named.make(Phrase("Cup", ko: "차"))]) == nil)
    #expect(explanation(others + [named.make("Tea")]) == nil)
    #expect(
      explanation([named.make("Cup"), named.make("Tea"), named.make("Tea")])
        == "There are two of the \(named.kind) \"Tea\": who hears or types it cannot say which.")
    #expect(
      explanation([named.make("Tea"), named.make("")])
        == (named.kind == "field"
          ? nil : "A \(named.kind) has no name, so no person can ask for it."))
  }

  @Test("Labels and what has no control may be alike")
  func labels() {
    let checks = StateChecks(Explorer(making: app { _, _ in ViewController() }))
    let alike: [Element] = [.label("Tea"), .title("Tea"), .message("Tea", title: nil), .label("")]

    #expect(checks.ambiguous(PlainScreen(alike + alike)) == nil)
  }

  // MARK: - Touches

  @Test("Rows that look the same may not lead to two screens, in one state, unless they were typed")
  func rows() {
    let screens = ["a", "b"].map { [ScreenContent(of: [.label(Phrase(verbatim: $0))])] }
    let typed = Explorer.Step.type("Lee", window: 1, control: 0, name: "Name", isSecure: false)
    var checks = TouchChecks()
    checks.beginState()

    #expect(checks.fault(of: (["1 0", "Lee"], screens[0]), after: { [] }) == nil)
    #expect(checks.fault(of: (["1 0", "Lee"], screens[0]), after: { [] }) == nil)
    #expect(checks.fault(of: (["1 1", "Lee"], screens[1]), after: { [] }) == nil, "elsewhere")
    for way in [[typed], [.failing(typed, write: 1)], [.other(typed)], [.launch, typed]] {
      #expect(checks.fault(of: (["1 0", "Lee"], screens[1]), after: { way }) == nil)
    }
    let fault = checks.fault(of: (["1 0", "Lee"], screens[1]), after: { [.launch] })
    #expect(fault?.invariant == Explorer.Invariant.rows.rawValue)
    #expect(
      fault?.explanation
        == "Two rows with the text \"Lee\" look the same, and each leads to another screen. Show in "
        + "them what tells them apart.")
    checks.beginState()
    #expect(checks.fault(of: (["1 0", "Lee"], screens[1]), after: { [] }) == nil, "another state")
  }

  @Test("The button with the shortest way that never did anything is told of")
  func vain() {
    func step(_ name: String) -> Explorer.Step { .touch(window: 1, control: 0, name: name) }
    var checks = TouchChecks()
    #expect(checks.vain == nil)
    func note(_ button: String, _ isVain: Bool, _ way: [Explorer.Step]) {
      checks.note(.init(button: "\(button)\" on Root", isVain: isVain), after: way)
    }

    note("Far", true, [.launch, step("a"), step("Far")])
    #expect(checks.vain?.way.count == 3)
    note("Zoo", true, [.launch, step("Zoo")])
    note("Bar", true, [.launch, step("Bar")])
    note("Bar", true, [step("Bar")])
    #expect(checks.vain?.way == [.launch, step("Bar")], "the first way, and the first name")
    #expect(checks.vain?.fault.invariant == Explorer.Invariant.effect.rawValue)
    #expect(
      checks.vain?.fault.explanation
        == "Nothing follows a touch of \"Bar\" on Root, in any state. If it does something that "
        + "neither a screen nor the store nor the log shows, take `effect` out of the invariants.")
    note("Bar", false, [])
    note("Bar", true, [step("Bar")])
    #expect(checks.vain?.way == [.launch, step("Zoo")], "the other one did something once")
  }

  @Test("A row that has opened another one is told of, where it opens its own text elsewhere")
  func wrongRow() {
    func opened(
      _ row: String, _ text: String, beside others: [String] = ["Kim", "Lee", "Park"],
      on list: String = "List", to screen: String = "Person"
    ) -> OpenedRow {
      OpenedRow(
        list: list, row: row, others: others.filter { $0 != row }, screen: screen,
        texts: ["About", text])
    }
    func told(_ rows: OpenedRow...) -> String? {
      var checks = TouchChecks()
      for (index, row) in rows.enumerated() {
        checks.note(row, after: [Explorer.Step](repeating: .launch, count: index + 1))
      }
      guard let (fault, way) = checks.wrongRow else { return nil }
      #expect(fault.invariant == Explorer.Invariant.rows.rawValue)
      let words = fault.explanation.matches(of: /"([^"]*)"/).map { String($0.1) }
      return "\(words.joined(separator: " ")) \(way.count)"
    }
    let own = opened("Kim", "Dr. Kim")

    #expect(told(own, opened("Kim", "Lee")) == "Kim Lee 2")
    #expect(told(opened("Kim", "Lee"), own) == "Kim Lee 1", "whichever came first")
    #expect(told(own, opened("Kim", "Park"), opened("Kim", "Lee")) == "Kim Park 2", "the first")
    #expect(
      told(own, opened("Lee", "Lee"), opened("Lee", "Kim"), opened("Kim", "Lee")) == "Lee Kim 3",
      "the shortest way")
    #expect(told(own, opened("Kim", "Lee", beside: [])) == "Kim Lee 2", "that was sought away")
    let alone = [("Lee", "x"), ("Kim", "Dr. Kim"), ("Kim", "Lee")].map {
      opened($0.0, $0.1, beside: [])
    }
    #expect(told(alone[0], alone[1], alone[2]) == "Kim Lee 3", "it was touched before")
    #expect(told(opened("Kim", "Lee")) == nil, "it never opens its own text")
    #expect(told(own, opened("Kim", "Tea")) == nil, "that is no row")
    #expect(told(own, opened("Kim", "Lee", to: "Other")) == nil && told(own) == nil)
    #expect(told(own, opened("Kim", "Lee", on: "Other")) == nil)
    let both = OpenedRow(
      list: "List", row: "Kim", others: ["Lee", "Park"], screen: "Person", texts: ["Park", "Lee"])
    #expect(told(own, both) == "Kim Lee 2", "of two, the first by name")
    var tied = TouchChecks()
    for row in [own, opened("Lee", "Dr. Lee"), opened("Lee", "Kim"), opened("Kim", "Lee")] {
      tied.note(row, after: [.launch])
    }
    let first = tied.wrongRow?.fault.explanation
    #expect(first?.hasPrefix("The row \"Kim\" has opened") == true, "and of two rows")
    let twin = OpenedRow(
      list: "List", row: "Kim", others: ["Kim", "Lee"], screen: "Person", texts: ["Lee"])
    #expect(told(own, twin) == nil, "it has a twin")
  }

  // MARK: - Secrets

  @Test(
    "A secret is typed in any process and under a fault, and is noted once, if it is long enough")
  func notes() {
    var checks = StateChecks(Explorer(making: app { _, _ in ViewController() }))
    func type(_ text: String, isSecure: Bool = true) -> Explorer.Step {
      .type(text, window: 1, control: 0, name: "PIN", isSecure: isSecure)
    }
    for step in [
      type("1234"), type("1234"), type("123"), type("open", isSecure: false),
      .failing(type("5678"), write: 1), .other(type("9abc")), .launch,
      .failing(.other(type("long secret")), write: 2), type("secret"),
    ] { checks.note(step) }

    #expect(checks.secrets == ["1234", "5678", "9abc", "long secret", "secret"])
    #expect(
      checks.hidingSecrets("1234 a long secret, a secret, 123, 56789abc")
        == "••• a •••, a •••, 123, ••••••")
  }

  @Test("What is secret by itself is looked for if it has four characters or more")
  func own() {
    let explorer = Explorer(making: app { _, _ in ViewController() })
    explorer.secretTexts = ["zzzz", "abc", "abcd"]

    #expect(StateChecks(explorer).secrets == ["abcd", "zzzz"])
  }

  @Test("A secret in a title is found: of a controller, of its bar, and of its children's")
  func titles() throws {
    let titles: [(PlainController) -> Void] = [
      { $0.title = Phrase("hush", ko: "쉿") }, { $0.title = Phrase("Quiet", ko: "쉿 hush") },
      { $0.navigationItem.title = "It is hush" },
    ]
    for depth in 0...2 {
      for makeTitle in titles {
        let app = try WatchedApp(sheets: false)
        app.checks.secrets = ["hush"]
        var controller = app.roots[1]
        for number in 0..<depth {
          let child = PlainController("Child \(number)")
          controller.addChild(child)
          controller = child
        }
        #expect(app.fault() == nil)

        makeTitle(controller)

        let explanation = app.fault()?.explanation ?? ""
        let name = depth == 0 ? "Root" : "Child \(depth - 1)"
        #expect(explanation.hasPrefix("The title of \(name) has it: "), "\(explanation)")
        #expect(explanation.contains("•••") && !explanation.contains("hush"))
      }
    }
  }

  @Test("Of a secret that both languages show, the English is told")
  func english() throws {
    let app = try WatchedApp(sheets: false)
    app.checks.secrets = ["hush"]

    app.roots[0].show(Phrase("Say hush", ko: "쉿 hush"))

    #expect(app.fault()?.explanation.hasPrefix("Root shows it: Say •••. If ") == true)
  }

  @Test("A step that is kept for a page has no call and no screen with a secret")
  func pages() throws {
    var checks = StateChecks(Explorer(making: app { _, _ in ViewController() }))
    checks.secrets = ["hush"]
    let explorer = Explorer(making: app { _, _ in lamp() })
    let explored = ExploredApplication(explorer, making: explorer.make)
    explored.begin()
    let launch = explored.keptStep(.launch, failure: "It is hush.")
    #expect(!launch.calls.isEmpty && launch.screen != nil && launch.action == .launch)
    #expect(checks.withoutSecrets(launch).failure == "It is •••.")
    #expect(checks.withoutSecrets(launch).calls.count == launch.calls.count)
    #expect(checks.withoutSecrets(launch).screen != nil)

    for phrase in [Phrase("hush", ko: "쉿"), Phrase("Quiet", ko: "hush")] {
      (explored.windows[0].window.rootViewController as? PlainController)?.show(phrase)
      let step = explored.keptStep(.event(.memoryWarning), failure: nil)
      #expect(!step.calls.contains { $0.text.contains("didFinishLaunching") }, "of this step alone")
      #expect(step.screen != nil && checks.withoutSecrets(step).screen == nil)
      #expect(checks.withoutSecrets(step).failure == nil)
    }
    #expect(!explored.log.isRecording)
  }

  @Test("A step that is kept for a page has its Korean name, and the screen of the first window")
  func keptStep() throws {
    let app = try WatchedApp(sheets: false)
    app.roots[0].show("One")
    app.roots[1].show("Two")
    let step = app.explored.keptStep(.touch(window: 1, control: 0, name: "Name"), failure: nil)

    #expect(step.name == Phrase("touch \"Name\"", ko: "‘이름’ 누르기"))
    #expect(step.screen == app.explored.windows.first?.window.content && step.screen != nil)
    #expect(step.screen != app.explored.windows.last?.window.content)
  }

  // MARK: - What is kept

  @Test("What is to be kept is asked for where a person sees the app, and no write has failed")
  func kept() throws {
    let app = try WatchedApp(sheets: false)
    app.explorer.keeps("tea") { _ in "green" }
    app.explorer.keeps("nothing") { _ in nil }
    app.explorer.keeps("a cup") { _ in throw StoreError.noHomeDirectory }
    func values() -> [Int: String] { app.checks.keptValues(in: app.explored) }

    #expect(values() == [0: "green", 2: "\(StoreError.noHomeDirectory)"])
    app.checks.found = ["a cup"]
    #expect(values() == [0: "green"])
    app.explored.perform(.event(.home))
    #expect(values() == [:], "nobody sees it")
    app.explored.perform(.failing(.event(.open), write: 1))
    #expect(values() == [:], "a write has failed")
  }

  @Test("Of several values that a launch has changed, the first by name is told")
  func changed() throws {
    let app = try WatchedApp(sheets: false)
    let rows: [StoreKey: UInt64] = [.setting("c"): 1, .setting("a"): 2, .setting("b"): 3]

    let fault = app.checks.changed(rows, in: app.explored)

    #expect(fault?.invariant == Explorer.Invariant.kept.rawValue)
    #expect(fault?.explanation.hasPrefix("The launch has changed the stored value a, ") == true)
    #expect(app.checks.changed([:], in: app.explored) == nil)
  }

  // MARK: - What is in front

  @Test("What is told of a state is on the uppermost screens, of each window")
  func uppermost() throws {
    let app = try WatchedApp()
    let explored = app.explored
    app.controller(at: .init(window: 1, isBelow: false)).button("Go") { _ in }

    #expect(explored.contents.map(\.title.english) == ["Sheet", "Sheet"])
    #expect(explored.names.map(\.english) == ["Go"])
    #expect(explored.location.screen == "Root › Sheet + Root › Sheet")
    #expect(explored.location.front == ["Root › Sheet", "Root › Sheet"])
    #expect(explored.location.behind == [])
    #expect(explored.description.filter { $0.contains("Sheet") }.count >= 4)
    app.controller(at: .init(window: 0, isBelow: false)).show(
      Phrase(verbatim: String(repeating: "x", count: 200)))
    #expect(explored.description.map(\.displayWidth).max() == 80)
    app.controller(at: .init(window: 0, isBelow: false)).screen.elements.removeLast()
    #expect(!explored.description.contains { $0.contains("1  Name") }, "it is below")
    #expect(explored.state.texts == ["Sheet", "Sheet", "Go"])
    #expect(explored.state.controllerNames == ["Root", "Sheet", "Root", "Sheet"])
    #expect(explored.state.allControllers.count == 4 && explored.state.screens.count == 2)
  }

  @Test("What is compared of a screen, and written down, is its English")
  func inEnglish() throws {
    let app = try WatchedApp(sheets: false)
    app.roots[1].show(Phrase("Tea", ko: "차"))

    for lines in [app.explored.texts, app.explored.shown, app.explored.description] {
      #expect(lines.contains { $0.contains("Tea") } && !lines.contains { $0.contains("차") })
    }
  }

  @Test(
    "Of several windows of a scene, what is told is of the key one: opened, in front and behind",
    arguments: [true, false])
  func keyWindows(isFirst: Bool) throws {
    let explorer = Explorer { store, log in
      Application(
        delegate: ExploredAppDelegate({ _, _ in }), views: HeadlessViewFactory(),
        manifest: SceneManifest(supportsMultipleScenes: true) { TwoWindowDelegate(isFirst) },
        store: store, log: log)
    }
    let explored = ExploredApplication(explorer, making: explorer.make)
    explored.perform(.launch)

    explored.perform(.event(.newWindow), isWatched: true)

    #expect(explored.openedWindows == ["Key"])
    #expect(explored.location.front == ["Key", "Key"] && explored.location.behind == [])
    let session = explored.application.sessions[1]
    for event in [.resizeBegan(session), .movedOffScreen(session)] as [SystemEvent] {
      try explored.application.send(event)
    }
    #expect(explored.location.front == ["Key"] && explored.location.behind == ["Key"])
  }

  @Test("Where several things have the name of a step's, its place is told")
  func places() throws {
    let explorer = Explorer(
      making: app { _, _ in
        let root = PlainController("Root")
        root.field(Phrase("Tea", ko: "차"))
        root.field("Cup")
        return root.button(Phrase("Tea", ko: "홍차")) { _ in }.button("Sheet") { root in
          let sheet = PlainController("Sheet", style: .pageSheet)
          root.present(sheet.button("Pot") { _ in }.button("Pot") { _ in }, animated: false)
        }
      })
    explorer.alphabet.processes = 2
    let explored = ExploredApplication(explorer, making: explorer.make)
    let touch = Explorer.Step.touch(window: 1, control: 2, name: "Tea")
    let steps: [Explorer.Step] = [
      .launch, touch, .touch(window: 1, control: 1, name: "Cup"),
      .touch(window: 1, control: 9, name: "Tea"), .touch(window: 2, control: 0, name: "Tea"),
      .type("a", window: 1, control: 0, name: "Tea", isSecure: false),
      .perform("a", window: 1, control: 0, name: "Tea"), .failing(touch, write: 1),
      .other(touch), .other(.launch), .other(touch), .touchReturn(window: 1),
      .touch(window: 1, control: 3, name: "Sheet"), .touch(window: 1, control: 1, name: "Pot"),
    ]

    for _ in 1...2 {
      #expect(
        explored.places(along: steps) == [
          nil, "number 3", nil, nil, nil, "number 1", "number 1", "number 3", nil, nil, "number 3",
          nil, nil, "number 2",
        ])
    }
  }

  nonisolated private static let named = [
    Named("button") { .button(Button($0)) }, Named("field") { .field(TextField($0)) },
    Named("text view") { .textView(TextView($0)) }, Named("switch") { .toggle(Switch($0)) },
    Named("picker") { .picker(PickerView($0)) }, Named("slider") { .slider(Slider($0)) },
    Named("stepper") { .stepper(Stepper($0)) },
  ]
}

/// A kind of control, and how one of a name is made.
nonisolated struct Named: Sendable, CustomTestStringConvertible {
  let kind: String
  let make: @MainActor @Sendable (Phrase) -> Element

  init(_ kind: String, _ make: @escaping @MainActor @Sendable (Phrase) -> Element) {
    (self.kind, self.make) = (kind, make)
  }

  var testDescription: String { kind }
}

/// A scene's delegate with two windows, of which the first or the second is key.
private final class TwoWindowDelegate: WindowSceneDelegate {
  private var windows: [Window] = []
  private let isFirst: Bool

  init(_ isFirst: Bool) { self.isFirst = isFirst }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    for name in isFirst ? ["Key", "Other"] : ["Other", "Key"] {
      let window = Window(windowScene: scene)
      window.rootViewController = PlainController(name)
      window.makeKeyAndVisible()
      windows.append(window)
    }
    if isFirst { windows[0].makeKeyAndVisible() }
  }
}
