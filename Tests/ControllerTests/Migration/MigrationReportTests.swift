import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View
import ViewText

@testable import Workshop

@Suite("The report of a move to scenes", .patience)
struct MigrationReportTests {
  @Test(
    "A right migration leaves nothing to mend, and each call came, came elsewhere or comes later")
  func right() throws {
    let report = try report(nil)

    #expect(report.findings == [])
    #expect(report.lines.allSatisfy { $0.outcome != .noLongerComes })
    let launch = report.lines.prefix { $0.step.english == "launch the app" }
    #expect(
      launch.map(\.description) == [
        "= launch the app: application(_:didFinishLaunchingWithOptions:)",
        "→ launch the app: applicationDidBecomeActive(_:): sceneDidBecomeActive(_:)",
      ])
    let home = try #require(report.lines.first { $0.step.english == "home" })
    #expect(
      home.description
        == "→ home: applicationDidEnterBackground(_:): sceneDidEnterBackground(_:)")
    #expect("\(home.rule)" == "Coming and going, Home")
  }

  @Test("Each published fault is one line to mend", arguments: MoveFault.allCases)
  func fault(_ fault: MoveFault) throws {
    let report = try report(fault)

    #expect(report.findings.map(\.description) == [fault.expected])
  }

  @Test("Linked with the iOS 26 SDK, the three refusals are none", arguments: MoveFault.allCases)
  func before27(_ fault: MoveFault) throws {
    let log = EventLog()
    let application = MoveFault.makeMoved(fault, sdk: .iOS26)(MemoryStore(), log)

    try application.send(.launch())

    #expect(application.isRunning)
    #expect(application.usesScenes == ![.noManifest, .emptyManifest].contains(fault))
  }

  @Test(
    "3.8 [D][L] The iOS 27 SDK ends a launch without scenes, and nothing is left running",
    arguments: [
      (MoveFault.noManifest, SceneDiagnostic.noSceneLifeCycle),
      (.emptyManifest, .noConfigurations), (.noClass, .noDelegateClass(configuration: "Default")),
      (.unknownClass, .unknownDelegateClass(named: "Shelf.Missing", configuration: "Default")),
    ])
  func refused(_ fault: MoveFault, diagnostic: SceneDiagnostic) throws {
    for event in [SystemEvent.launch(), .launchInBackground(connectingScene: true)] {
      let log = EventLog(isRecording: true)
      let application = MoveFault.makeMoved(fault)(MemoryStore(), log)

      let error = #expect(throws: LifeCycleError.self) { try application.send(event) }

      #expect(error == .launchRefused(diagnostic))
      #expect(!application.isRunning && application.scenes == [] && application.windows.isEmpty)
      #expect(log.diagnostics.map(\.text) == ["Application failed to launch: \(diagnostic)"])
      #expect(!log.events.contains { $0.text.hasPrefix("scene") })
      #expect(throws: LifeCycleError.notRunning(event: "go home")) {
        try application.send(.home)
      }
    }
  }

  @Test("3.8 [D] The refusal is UIKit's sentence, letter by letter")
  func sentence() {
    #expect(
      "\(LifeCycleError.launchRefused(.noSceneLifeCycle))".hasPrefix(
        "Application failed to launch: UIScene life cycle is required for apps built with this SDK."
      ))
  }

  @Test("3.8 [C] An app that runs without scenes on a device that has none is not refused")
  func oldDevice() throws {
    var policy = LifeCyclePolicy()
    policy.knowsScenes = false
    let application = Application(
      delegate: ClassicShelfDelegate(MemoryStore()), views: HeadlessViewFactory(),
      manifest: .missing(sdk: .iOS27), policy: policy)

    try application.send(.launch())

    #expect(application.isRunning)
  }

  @Test(
    "4 [L] An activity whose type is not declared is not kept, and any is where nothing is said")
  func undeclared() throws {
    for (fault, types, isKept) in [
      (MoveFault.undeclaredType, ["com.example.shelf"] as [String]?, false),
      (.undeclaredType, [], false), (.undeclaredType, nil, true),
      (.undeclaredType, ["com.example.other"], true),
    ] {
      let delegate = MovedShelfDelegate(nil)
      var manifest = SceneManifest { MovedShelfSceneDelegate(delegate, fault) }
      manifest.activityTypes = types
      let application = Application(
        delegate: delegate, views: HeadlessViewFactory(), manifest: manifest, log: EventLog())
      try application.send(.launch())
      try application.send(.home)

      #expect((application.sessions.first?.stateRestorationActivity != nil) == isKept)
      let misuse = SceneDiagnostic.undeclaredActivityType("com.example.other", session: 1)
      #expect(application.log.diagnostics.map(\.text) == (isKept ? [] : [misuse.description]))
    }
  }

  @Test("An Info.plist says the SDK, the declared activities, and whether there is a manifest")
  func infoPlist() throws {
    func manifest(_ entries: [String: Any]) throws -> SceneManifest {
      try SceneManifest(
        infoPlist: PropertyListSerialization.data(
          fromPropertyList: entries, format: .xml, options: 0))
    }

    let built = try manifest([
      "DTSDKName": "iphonesimulator27.1", "NSUserActivityTypes": ["com.example.shelf"],
    ])
    #expect(built.sdk == .iOS27 && built.activityTypes == ["com.example.shelf"])
    #expect(try manifest(["DTSDKName": "iphoneos26.4"]).sdk == .iOS26)
    let application = Application(
      delegate: ClassicShelfDelegate(MemoryStore()), views: HeadlessViewFactory(), manifest: built)
    #expect(throws: LifeCycleError.launchRefused(.noSceneLifeCycle)) {
      try application.send(.launch())
    }
    let empty = try manifest(["DTSDKName": "iphoneos27.0", "UIApplicationSceneManifest": [:]])
    let other = Application(
      delegate: ClassicShelfDelegate(MemoryStore()), views: HeadlessViewFactory(), manifest: empty)
    #expect(throws: LifeCycleError.launchRefused(.noConfigurations)) {
      try other.send(.launch())
    }
  }

  @Test("What the script cannot do with scenes is one line too")
  func stopped() throws {
    let report = try MigrationReport(
      classic: MoveFault.makeClassic, scenes: MoveFault.makeMoved(nil)
    ) { scenario in
      try scenario.launch()
      if scenario.application.usesScenes { try scenario.touch("Gone") }
    }

    #expect(report.findings.count == 1)
    #expect(report.findings[0].description.contains("Nothing on the screen is named \"Gone\""))
  }

  @Test("A launch that only the run with scenes takes is refused there, and told once")
  func refusedLater() throws {
    var runs = 0

    let report = try MigrationReport(
      classic: MoveFault.makeClassic, scenes: MoveFault.makeMoved(.noManifest)
    ) { scenario in
      runs += 1
      if runs == 2 { try scenario.launch() }
    }

    #expect(report.findings.count == 1)
    #expect(report.findings[0].description.contains(": Application failed to launch: "))
  }

  @Test("What connects a scene stands for no call that is lost, and what stays alive is no finding")
  func lostAtConnection() {
    func step(_ calls: Event...) -> MigrationReport.Step {
      MigrationReport.Step(name: "go", calls: calls, screen: nil)
    }
    let report = MigrationReport(
      classic: [
        step(Event(.call, "App", "applicationDidBecomeActive(_:)", from: .system, to: .controller))
      ],
      scenes: [
        step(
          Event(.call, "Scene", "scene(_:willConnectTo:options:)", from: .system, to: .controller),
          Event(.diagnostic, "Scenario", "Still alive off the screen: A."))
      ])

    #expect(
      report.findings.map(\.description) == [
        "! go: applicationDidBecomeActive(_:) no longer comes "
          + "(Without scenes, What switches scenes on)."
      ])
  }

  @Test("Of several calls of a name each has its own in its place, but for what arrives together")
  func severalCalls() {
    func outcomes(_ classic: [String], _ scenes: [String]) -> [MigrationReport.Outcome] {
      MigrationReport(classic: [step("go", classic)], scenes: [step("go", scenes)])
        .lines.map(\.outcome)
    }
    let (will, did, end) = (
      "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)", "applicationWillTerminate(_:)"
    )
    let (active, scene) = ("applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)")
    let (open, urls) = ("application(_:open:)", "scene(_:openURLContexts:)")
    let receive = "userNotificationCenter(_:didReceive:withCompletionHandler:)"

    #expect(outcomes([did, did], [did, did]) == [.came, .came])
    #expect(outcomes([active, active], [scene]) == [.cameElsewhere(scene), .noLongerComes])
    #expect(outcomes([receive, receive], [receive]) == [.came, .noLongerComes])
    #expect(
      outcomes([open, open, open], [urls, urls])
        == Array(repeating: .cameElsewhere(urls), count: 3))
    #expect(
      outcomes([will, did, end], [did, end, will])
        == [.comesLater(will, after: did), .came, .came])
  }

  @Test("What the app calls itself stands for no call, nor does what a call has returned")
  func ownCalls() {
    let active = "applicationDidBecomeActive(_:)"
    for event in [
      Event(.call, "App", Event.Call(active), from: .controller, to: .controller),
      Event(.result, "App", Event.Call(active), from: .system, to: .controller),
    ] {
      let report = MigrationReport(
        classic: [step("go", [active])],
        scenes: [MigrationReport.Step(name: "go", calls: [event], screen: nil)])

      #expect(report.lines.map(\.outcome) == [.noLongerComes], "\(event)")
    }
  }

  @Test("What connects a scene with scenes and without has the rule of its own")
  func connection() {
    let connection = step("go", ["scene(_:willConnectTo:options:)"])

    let report = MigrationReport(classic: [connection], scenes: [connection])

    #expect(report.lines.map(\.outcome) == [.came])
    #expect(report.lines.map { "\($0.rule)" } == ["Coming and going, A cold launch"])
  }

  @Test("Each text that a screen lacks is said once, and where the script ends")
  func screens() {
    let (one, two) = (step("one", screen: ["tea", "milk"]), step("two", screen: ["tea", "milk"]))

    let report = MigrationReport(
      classic: [one, two], scenes: [step("one", screen: ["milk"]), step("two", screen: [])],
      failure: "no tea")

    #expect(
      report.findings.map(\.description) == [
        "! one: the screen lacks “tea”.", "! two: the screen lacks “milk”.",
        "! two: the script ends here: no tea",
      ])
  }

  @Test("What the script cannot do without scenes is an error")
  func impossible() {
    #expect(throws: ScenarioError(.lifeCycle(.notRunning(event: "go home")))) {
      try MigrationReport(classic: MoveFault.makeClassic, scenes: MoveFault.makeMoved(nil)) {
        try $0.send(.home)
      }
    }
  }

  @Test("As text no line is wider than asked for, in both languages", arguments: [40, 80])
  func width(columns: Int) throws {
    for fault in [nil, MoveFault.background, .noManifest] {
      for language in Language.allCases {
        let text = try report(fault).text(columns: columns, in: language)
        for line in text.split(separator: "\n") {
          // A call is a word, and broken only where it must be.
          #expect(String(line).displayWidth <= columns, "\(line)")
        }
        #expect(text.contains(/\p{Hangul}/) == (language == .korean))
      }
    }
  }

  @Test("A width that leaves no room is eight columns", arguments: [Int.min, -1, 0, 7, 8])
  func noRoom(columns: Int) throws {
    let report = try report(.background)

    #expect(report.text(columns: columns) == report.text(columns: 8))
    #expect(report.text(columns: .max).contains("→ applicationDidBecomeActive(_:)"))
  }

  @Test("The text has each call once, side by side where there is room, and its rule")
  func text() throws {
    let text = try report(nil).text()

    #expect(
      text.contains(
        """
        home
        → applicationDidEnterBackground(_:)     sceneDidEnterBackground(_:)
            (Coming and going, Home)

        """), "\(text)")
    #expect(
      text.contains(
        """
        ~ application(_:continue:)              scene(_:continue:)
            after sceneDidBecomeActive(_:)
            (Windows and sessions, Another window)

        """), "\(text)")
    #expect(text.components(separatedBy: "applicationDidEnterBackground").count == 2)
    #expect(text.hasSuffix("Nothing to mend: no call is lost, and the screens are the same.\n"))
  }

  @Test("The text has each call of a step once for each outcome, and then what is to be mended")
  func wholeText() {
    var report = MigrationReport(classic: [], scenes: [])
    let rule = RuleHeading("A", "B")
    let outcomes: [(Phrase, String, MigrationReport.Outcome)] = [
      ("go", "a()", .came), ("go", "b()", .came), ("come", "a()", .came),
      ("come", "a()", .noLongerComes), ("come", "c()", .comesLater("c()", after: "b()")),
    ]
    report.lines = outcomes.map { step, call, outcome in
      MigrationReport.Line(step: step, call: call, outcome: outcome, rule: rule)
    }
    report.findings = [MigrationReport.Finding(step: "come", kind: .lost("a()", rule))]
    let gap = String(repeating: " ", count: 35)

    #expect(
      report.text() == """
        = came   → came elsewhere   ~ comes later   - no longer comes

        go
        = a()
        = b()
        come
        - a()
            (A, B)
        ~ c()\(gap)c()
            after b()
            (A, B)

        ! come: a() no longer comes (A, B).
        1 thing to mend.

        """)
    #expect(
      report.text(columns: 30).hasSuffix(
        "\n\n! come: a() no longer comes\n  (A, B).\n1 thing to mend.\n"))
  }

  @Test("A text is 80 columns wide by itself, and a call is broken where a line ends")
  func columns() {
    var report = MigrationReport(classic: [], scenes: [])
    report.lines = [
      MigrationReport.Line(
        step: "go", call: "abcdefgh()",
        outcome: .cameElsewhere(String(repeating: "x", count: 41)), rule: RuleHeading("A", "B"))
    ]

    #expect(report.text() == report.text(columns: 80))
    #expect(report.text() != report.text(columns: 81))
    #expect(report.text(columns: 8).contains("\ngo\n→ abcdef\n  gh()\n    xxxx\n"))
  }

  @Test("A call takes the whole width, and what comes in its place is beside it if it has room")
  func layout() {
    var report = MigrationReport(classic: [], scenes: [])
    report.lines = [
      MigrationReport.Line(
        step: "go", call: "abcdefgh()", outcome: .cameElsewhere("xyz()"),
        rule: RuleHeading("A", "B"))
    ]
    let below = "go\n→ abcdefgh()\n    xyz()\n    (A, B)\n\n"
    let gap = String(repeating: " ", count: 28)

    for columns in [12, 44] { #expect(report.text(columns: columns).contains(below)) }
    #expect(report.text(columns: 45).contains("go\n→ abcdefgh()\(gap)xyz()\n    (A, B)\n\n"))
  }

  @Test("Each thing to mend is said in both languages")
  func findingWords() {
    let rule = RuleHeading("A", "B")
    let (tea, cup) = (Phrase("tea", ko: "차"), Phrase("cup", ko: "잔"))
    let findings: [(MigrationReport.Finding.Kind, Phrase)] = [
      (.lost("a()", rule), Phrase("a() no longer comes (A, B).", ko: "a(): 더는 오지 않습니다 (A, B).")),
      (
        .otherScreen(missing: [tea, cup], new: []),
        Phrase("the screen lacks “tea”, “cup”.", ko: "화면에 없는 것: ‘차’, ‘잔’.")
      ),
      (
        .otherScreen(missing: [], new: [tea]),
        Phrase("the screen has “tea” besides.", ko: "화면에 더 있는 것: ‘차’.")
      ),
      (
        .otherScreen(missing: [tea], new: [cup]),
        Phrase(
          "the screen has “cup” instead of “tea”.", ko: "화면에 있는 것: ‘잔’, 없는 것: ‘차’.")
      ),
      (.reported("Wrong."), "Wrong."),
      (.stopped("full"), Phrase("the script ends here: full", ko: "스크립트가 여기에서 끝납니다: full")),
    ]

    for (kind, words) in findings {
      let finding = MigrationReport.Finding(step: Phrase("home", ko: "홈"), kind: kind)
      #expect(
        finding.words == Phrase("home: \(words.english)", ko: "홈: \(words.korean)"))
    }
  }

  @Test("In Korean the page and the text have the same in Korean words")
  func korean() throws {
    let report = try report(.background)
    let page = report.page(in: .korean).text
    let legend = "= 옴   → 다른 곳으로 옴   ~ 더 늦게 옴   - 더는 오지 않음"

    for words in [
      "<h1>씬으로 옮기기</h1>", "<p>고칠 것: 1개.</p>", "<p>\(legend)</p>",
      "<th>단계</th><th></th><th>씬 없이</th><th>씬으로</th><th>규칙</th>",
      "<li>홈 화면으로 가기: applicationDidEnterBackground(_:): 더는 오지 않습니다 (",
      "<p>씬을 쓰면 UIKit은 application(_:shouldSaveSecureApplicationState:), ",
    ] { #expect(page.contains(words), "\(words)") }
    let text = report.text(in: .korean)
    #expect(text.hasPrefix(legend + "\n\n") && text.contains(" 다음에\n"), "\(text)")
    #expect(text.hasSuffix("고칠 것: 1개.\n"))
  }

  @Test("The page has each call, what is to be mended, and what UIKit calls no more")
  func page() throws {
    let page = try report(.background).page().text

    #expect(page.contains("<li>home: applicationDidEnterBackground(_:) no longer comes"))
    #expect(page.contains("<td>-</td><td>applicationDidEnterBackground(_:)</td>"))
    #expect(page.contains("encodeRestorableState(with:)"))
    #expect(try report(nil).page(in: .korean).text.contains("고칠 것이 없습니다"))
  }

  @Test("The table of a page has each call once, what came in its place, and the rule of that")
  func table() {
    var report = MigrationReport(classic: [], scenes: [])
    let outcomes: [(String, MigrationReport.Outcome)] = [
      ("a()", .came), ("b()", .cameElsewhere("c()")), ("a()", .came),
      ("d()", .comesLater("d()", after: "e()")), ("f<T>()", .noLongerComes),
    ]
    report.lines = outcomes.map { call, outcome in
      MigrationReport.Line(
        step: "go", call: call, outcome: outcome, rule: RuleHeading("A", "B"))
    }

    #expect(
      report.page().text.contains(
        """
        <h1>Moving to scenes</h1>
        <p>Nothing to mend: no call is lost, and the screens are the same.</p>
        <table>
        <tr><th>step</th><th></th><th>without scenes</th><th>with scenes</th><th>rule</th></tr>
        <tr><td>go</td><td>=</td><td>a()</td><td></td><td></td></tr>
        <tr><td>go</td><td>→</td><td>b()</td><td>c()</td><td>A, B</td></tr>
        <tr><td>go</td><td>~</td><td>d()</td><td>d()</td><td>A, B</td></tr>
        <tr><td>go</td><td>-</td><td>f&lt;T&gt;()</td><td></td><td>A, B</td></tr>
        </table>
        <p>= came   → came elsewhere   ~ comes later   - no longer comes</p>

        """))
  }

  @Test("Each rule that a line names is a page and a heading of the known calls")
  func rules() throws {
    let known = Set(KnownCalls.all.map { "\($0.rule)" })
    let own = ["Whatever arrives, At a launch", "Without scenes, What switches scenes on"]

    for line in try report(nil).lines + report(.background).lines {
      #expect(known.union(own).contains("\(line.rule)"))
    }
  }

  // MARK: - Fixtures

  /// A step with calls of the system, or with the screen after it.
  private func step(
    _ name: Phrase, _ calls: [String] = [], screen: [Phrase]? = nil
  ) -> MigrationReport.Step {
    MigrationReport.Step(
      name: name,
      calls: calls.map { Event(.call, "App", Event.Call($0), from: .system, to: .controller) },
      screen: screen.map { texts in
        ScreenContent(of: PlainScreen(texts.map { Element.label($0) }))
      })
  }

  private func report(_ fault: MoveFault?) throws -> MigrationReport {
    try MigrationReport(
      classic: MoveFault.makeClassic, scenes: MoveFault.makeMoved(fault), Self.script)
  }

  /// All that a person and the system do with the app, and each thing that arrives: in front,
  /// behind, and at a launch.
  private static func script(_ scenario: Scenario) throws {
    try scenario.launch()
    try scenario.send(.interruption)
    try scenario.send(.interruptionEnded)
    try scenario.send(.home)
    if let session = scenario.application.sessions.first { try scenario.send(.reclaim(session)) }
    try scenario.send(.open)
    for arrival in try arrivals() {
      try scenario.arrive(arrival)
      try scenario.send(.home)
      try scenario.arrive(arrival)
      try scenario.send(.terminate)
      try scenario.arrive(arrival)
    }
    try scenario.send(.terminate)
  }

  private static func arrivals() throws -> [Arrival] {
    let urls = try ["shelf://one", "shelf://two"].map { try #require(URL(string: $0)) }
    let activity = UserActivity(activityType: "com.example.read")
    return [
      .urls(urls), .userActivity(activity),
      .handoff(activityType: activity.activityType, activity),
      .shortcutItem(ApplicationShortcutItem(type: "com.example.add", localizedTitle: "Add")),
      .notificationResponse(NotificationResponse(identifier: "new-book", title: "A new book")),
    ]
  }
}

extension MoveFault {
  /// The line of the report.
  fileprivate var expected: String {
    let refused = "! launch the app: Application failed to launch: "
    return switch self {
    case .noManifest: refused + SceneDiagnostic.noSceneLifeCycle.description
    case .emptyManifest: refused + SceneDiagnostic.noConfigurations.description
    case .noClass: refused + SceneDiagnostic.noDelegateClass(configuration: "Default").description
    case .unknownClass:
      refused
        + SceneDiagnostic.unknownDelegateClass(named: "Shelf.Missing", configuration: "Default")
        .description
    case .earlyWindow:
      "! launch the app: "
        + SceneDiagnostic.windowWithoutScene(root: "ShelfController").description
    case .lateRestoration: "! open shelf://one shelf://two: the screen lacks “kept”."
    case .undeclaredType:
      "! home: "
        + SceneDiagnostic.undeclaredActivityType("com.example.other", session: 1).description
    case .warmShortcut:
      "! quick action com.example.add: "
        + "application(_:performActionFor:completionHandler:) no longer comes "
        + "(Without scenes, What switches scenes on)."
    case .coldShortcut: "! quick action com.example.add: the screen lacks “com.example.add”."
    case .lateCentre:
      "! touch the notification new-book: "
        + "userNotificationCenter(_:didReceive:withCompletionHandler:) no longer comes "
        + "(Whatever arrives, At a launch)."
    case .twice: "! touch the notification new-book: the screen has “new-book” besides."
    case .firstURL: "! open shelf://one shelf://two: the screen lacks “shelf://two”."
    case .keptRoot:
      "! open: " + SceneDiagnostic.keptAcrossScenes("ShelfController", session: 1).description
    case .unbalanced:
      "! launch the app: " + ContainmentDiagnostic.unbalanced("ShelfController").description
    case .plugIn: "! open shelf://one shelf://two: the screen lacks “shelf://one”, “shelf://two”."
    case .background:
      "! home: applicationDidEnterBackground(_:) no longer comes "
        + "(Without scenes, What switches scenes on)."
    }
  }
}
