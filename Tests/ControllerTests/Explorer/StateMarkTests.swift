import ControllerKit
import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

/// Changes of one kind, which make as many states.
nonisolated struct Differences: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changes: [@MainActor @Sendable (DifferingApp) throws -> Void]

  init(_ kind: String, _ changes: (@MainActor @Sendable (DifferingApp) throws -> Void)...) {
    (testDescription, self.changes) = (kind, changes)
  }
}

@Suite(
  "What an explorer tells apart by its value, what is seen, and what makes a difference later",
  .patience)
struct StateMarkTests {
  @Test("Of one kind, each value is a state of its own", arguments: kinds)
  func values(_ kind: Differences) throws {
    let states = try kind.changes.map { change in
      let app = try DifferingApp()
      try change(app)
      return app.fingerprint
    }

    #expect(Set(states + [try DifferingApp().fingerprint]).count == states.count + 1)
  }

  @Test("Of two processes it counts which one has stored its windows last")
  func storedLast() throws {
    func state(_ homes: [Explorer.Step]) throws -> UInt64 {
      let explorer = Explorer(making: app { _, _ in PlainController("Root") })
      explorer.alphabet.processes = 2
      let explored = ExploredApplication(explorer, making: explorer.make)
      for step in [.launch, .other(.launch)] as [Explorer.Step] { explored.perform(step) }
      explored.application.sessions[0].userInfo = ["tea": "green"]
      for step in homes { #expect(explored.perform(step)) }
      return explored.fingerprint()
    }
    let home = Explorer.Step.event(.home)

    #expect(try state([home, .other(home)]) != state([.other(home), home]))
    #expect(try state([home, .other(home)]) == state([home, .other(home)]))
  }

  @Test("A launch should leave what is stored, but for windows and what expires")
  func keptRows() throws {
    let app = try DifferingApp()
    app.explored.perform(.event(.home))
    #expect(!app.explored.storeContents.isEmpty && app.explored.keptRows.isEmpty)

    let since = ClockReading(time: 1, uptime: 1)
    app.explored.store.count(failing: 0)
    try app.explored.store.update { (transaction) throws(StoreError) in
      try transaction.write(.expiring(1, since: since), at: .expiring("a"))
      try transaction.write(.flag(true), at: .setting("b"))
    }

    #expect(Array(app.explored.keptRows.keys) == [.setting("b")])
  }

  @Test("Before its process runs, an app differs by what it will find, and by the time")
  func notRunning() throws {
    func state(_ change: (DifferingApp) throws -> Void) throws -> UInt64 {
      let app = try DifferingApp()
      app.explored.begin()
      try change(app)
      return app.fingerprint
    }
    let plain = try state { _ in }

    #expect(try state { $0.mark = "marked" } != plain)
    #expect(try state { $0.clock.jump(by: 1) } != plain)
    #expect(
      try state { try $0.explored.store.set(true, for: UserInfoKey("own.flag")) } != plain)
    #expect(try state { $0.explored.perform(.launch) } != plain)
    #expect(
      try state { $0.explored.perform(.launchInBackground(connectingScene: false)) } != plain)
  }

  @Test("What is seen differs by what is in front, and by nothing that is hidden")
  func visible() throws {
    func look(_ change: (DifferingApp) throws -> Void) throws -> UInt64 {
      let app = try DifferingApp()
      try change(app)
      return app.explored.visibleFingerprint
    }
    let plain = try look { _ in }
    let seen = try [
      look { $0.root.show("Tea") },
      look { $0.root.show("Coffee") },
      look { $0.root.present(PlainController("Sheet", style: .pageSheet), animated: false) },
      look { app in
        app.root.show("Tea")
        app.root.present(PlainController("Sheet", style: .pageSheet), animated: false)
      },
      look { try $0.send(.newWindow()) },
      look { try $0.send(.interruption) },
      look { try $0.send(.home) },
    ]

    #expect(Set(seen + [plain]).count == seen.count + 1)
    #expect(try look { $0.mark = "marked" } == plain)
    #expect(try look { $0.password.text = "bb" } == look { $0.password.text = "aa" })
    #expect(try look { $0.session.userInfo = ["tea": "green"] } == plain)
    #expect(
      try look { try $0.explored.store.set(true, for: UserInfoKey("own.flag")) } == plain)
  }

  @Test("Of a way the numbers of windows count, the newest one's, and whether a write has failed")
  func wayMarks() throws {
    func mark(_ steps: [Explorer.Step], processes: Int = 1) -> UInt64? {
      let explorer = Explorer(making: app { _, _ in PlainController("Root") })
      explorer.alphabet.processes = processes
      let explored = ExploredApplication(explorer, making: explorer.make)
      explored.begin()
      for step in steps { #expect(explored.perform(step), "\(step)") }
      return explored.wayMark
    }
    let two: [Explorer.Step] = [.launch, .event(.newWindow)]
    let marks = [
      mark([]), mark([.launch]), mark(two + [.event(.close, window: 1)]),
      mark(two + [.event(.close, window: 2)]), mark([.launch, .failing(.event(.home), write: 1)]),
      mark([.launch, .other(.launch)], processes: 2),
    ]

    #expect(Set(marks.compactMap(\.self)).count == marks.count)
    #expect(mark(two) == nil, "they may have changed their places")
    #expect(mark([.launch, .event(.home), .event(.open)]) == mark([.launch]))
    #expect(
      mark([.launch, .failing(.event(.home), write: 1), .event(.open)])
        == mark([.launch, .failing(.event(.home), write: 1)]))
  }

  @Test(
    "A hash is the same in every process and on every machine",
    arguments: [
      ("", 0xF8BB_92CE_2658_5846), ("a", 0x3B0D_3C5C_A6D8_D425), ("ab", 0xF7FD_E53F_2316_AD2A),
      ("abcdefg", 0x92F3_5159_68AA_F651), ("abcdefgh", 0xBFD7_2068_F720_793E),
      ("abcdefghi", 0x05FB_1C1D_F2C3_FA46), ("abcdefghijklmnop", 0x47AD_DD56_0FD2_E3EF),
      ("abcdefghijklmnopqrs", 0x24AF_2254_9E95_161E),
    ] as [(String, UInt64)])
  func hash(text: String, value: UInt64) {
    var (texts, bytes) = (StateHash(), StateHash())
    texts.add(text)
    bytes.add(Array(text.utf8))

    #expect(texts.value == value && bytes.value == value)
  }

  @Test("A number, a flag, a phrase and a word are hashed by what they are")
  func words() {
    func hash(_ add: (inout StateHash) -> Void) -> UInt64 {
      var hash = StateHash()
      add(&hash)
      return hash.value
    }

    #expect(hash { $0.add(1) } == 0x5A84_1912_B01A_9977)
    #expect(hash { $0.add(-1) } == 0x690C_F37F_D557_2E06)
    #expect(hash { $0.add(true) } == hash { $0.add(1) })
    #expect(hash { $0.add(false) } == hash { $0.add(0) })
    #expect(hash { $0.add(UInt64(1)) } == hash { $0.add(1) })
    let phrase = hash { hash in
      hash.add("Tea")
      hash.add("차")
    }
    #expect(hash { $0.add(Phrase("Tea", ko: "차")) } == phrase)
  }

  // MARK: - Kinds

  nonisolated private static let kinds = [
    Differences(
      "the role of a session",
      { $0.explored.application.process?.scenes?.sessions.add(SceneSession()) },
      { app in
        app.explored.application.process?.scenes?.sessions.add(
          SceneSession(role: .windowExternalDisplayNonInteractive))
      }),
    Differences(
      "why a scene is inactive", { try $0.send(.interruption) },
      { app in
        let application = app.explored.application
        let scene = try #require(app.session.scene)
        application.process?.scenes?.connected.deactivate(scene)
      }),
    Differences(
      "whether a process in the background is suspended", { try $0.send(.home) },
      { app in
        try app.send(.home)
        try app.send(.suspend)
      }),
    Differences(
      "what is searched, though no bar shows it", { _ = $0.search() },
      { $0.search().isActive = true }, { $0.search().searchBar.text = "a" }),
    Differences(
      "what a session keeps", { $0.session.userInfo = ["tea": "green"] },
      { $0.session.userInfo = ["tea": "black"] }, { $0.session.userInfo = ["cup": "green"] }),
    Differences(
      "an activity", { $0.session.stateRestorationActivity = UserActivity(activityType: "tea") },
      { $0.session.stateRestorationActivity = UserActivity(activityType: "cup") },
      { $0.session.stateRestorationActivity = UserActivity(activityType: "tea", title: "a") },
      { $0.session.stateRestorationActivity = UserActivity(activityType: "tea", title: "b") },
      { app in
        app.session.stateRestorationActivity = UserActivity(
          activityType: "tea", targetContentIdentifier: "a")
      },
      { app in
        app.session.stateRestorationActivity = UserActivity(
          activityType: "tea", userInfo: ["cups": 2])
      },
      { app in
        app.session.stateRestorationActivity = UserActivity(
          activityType: "tea", userInfo: ["cups": 3])
      }),
    Differences(
      "the title of a controller", { $0.root.title = "Tea" }, { $0.root.title = "Coffee" }),
    Differences(
      "what of the app is hidden", { $0.mark = "one" }, { $0.mark = "two" }),
    Differences(
      "the text of a secure field", { $0.password.text = "a" }, { $0.password.text = "b" }),
    Differences(
      "which of two windows of a scene has the keys",
      { app in
        let scene = try #require(app.session.scene as? WindowScene)
        app.kept.append(Window(windowScene: scene))
      },
      { app in
        let scene = try #require(app.session.scene as? WindowScene)
        let window = Window(windowScene: scene)
        app.kept.append(window)
        scene.keyWindow = window
      }),
    Differences(
      "how many wait, and for what",
      { $0.explored.application.process?.requests.append {} },
      { app in
        for _ in 1...2 { app.explored.application.process?.requests.append {} }
      },
      { $0.session.scene?.waitingActions.append {} },
      { app in
        for _ in 1...2 { app.session.scene?.waitingActions.append {} }
      }),
    Differences(
      "how often and how far the clock was set ahead", { $0.clock.jump(by: 0) },
      { $0.clock.jump(by: 60) },
      { app in
        for _ in 1...2 { app.clock.jump(by: 30) }
      }),
    Differences(
      "that a text view has a line since it is edited",
      { $0.notes().replaceText(with: "a") },
      { $0.notes().typeLine("a") }),
    Differences(
      "a hidden element", { $0.hidden.setTitle("Later", for: .normal) },
      { $0.hidden.setTitle("Now", for: .normal) }, { $0.hidden.isEnabled = false }),
    Differences(
      "how many children there are",
      { $0.root.addChild(ViewController()) },
      { app in
        for _ in 1...2 { app.root.addChild(ViewController()) }
      }),
    Differences(
      "whose children they are",
      { app in
        for _ in 1...2 { app.root.addChild(ViewController()) }
      },
      { app in
        let child = ViewController()
        child.addChild(ViewController())
        app.root.addChild(child)
      }),
    Differences(
      "in which step of its life a scene is",
      { $0.session.scene?.activationState = .foregroundInactive },
      { $0.session.scene?.activationState = .background },
      { $0.session.scene?.activationState = .unattached }),
    Differences(
      "which of two scenes is inactive",
      { app in
        try app.send(.newWindow())
        app.session.userInfo = ["tea": "green"]
        app.explored.application.sessions[0].scene?.activationState = .foregroundInactive
      },
      { app in
        try app.send(.newWindow())
        app.session.userInfo = ["tea": "green"]
        app.explored.application.sessions[1].scene?.activationState = .foregroundInactive
      }),
    Differences(
      "whether another window of a scene is hidden",
      { app in
        let scene = try #require(app.session.scene as? WindowScene)
        app.kept.append(Window(windowScene: scene))
      },
      { app in
        let scene = try #require(app.session.scene as? WindowScene)
        let window = Window(windowScene: scene)
        app.kept.append(window)
        window.isHidden = false
      }),
    Differences(
      "whether what has left its screen is edited",
      { $0.root.screen.elements.removeAll { $0.control is TextField } },
      { app in
        _ = app.password.becomeFirstResponder()
        app.root.screen.elements.removeAll { $0.control is TextField }
      }),
  ]
}

extension DifferingApp {
  /// A search of the root, which is in no stack.
  fileprivate func search() -> SearchController {
    let search = SearchController(searchResultsController: nil)
    search.searchBar.showsCancelButton = true
    root.navigationItem.searchController = search
    return search
  }

  /// A text view that is edited.
  fileprivate func notes() -> TextView {
    let notes = TextView("Notes")
    root.screen.elements.append(.textView(notes))
    notes.becomeFirstResponder()
    return notes
  }
}
