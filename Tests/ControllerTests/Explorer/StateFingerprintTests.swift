import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

/// Two apps that differ in one thing, which makes them two states.
nonisolated struct Difference: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor (DifferingApp) throws -> Void

  init(_ difference: String, _ make: @escaping @MainActor (DifferingApp) throws -> Void) {
    testDescription = difference
    self.make = make
  }
}

/// What is a state of its own, and what is not.
@Suite("What an explorer tells states apart by", .patience)
struct StateFingerprintTests {
  @Test("Two apps that differ in one thing are two states", arguments: differences)
  func different(_ difference: Difference) throws {
    let (app, changed) = (try DifferingApp(), try DifferingApp())

    try difference.make(changed)

    #expect(app.fingerprint != changed.fingerprint)
  }

  @Test("Two apps that were changed alike are one state", arguments: differences)
  func alike(_ difference: Difference) throws {
    let apps = [try DifferingApp(), try DifferingApp()]

    for app in apps { try difference.make(app) }

    #expect(apps[0].fingerprint == apps[1].fingerprint)
  }

  @Test("Any two of the stores below are two states, also two rows that change places")
  func stores() throws {
    let rows: [(StoreKey, StoredValue)] = [
      (.setting("a"), .text("x")), (.setting("a"), .text("y")), (.setting("b"), .text("x")),
      (.setting("a"), .flag(true)), (.setting("a"), .flag(false)), (.setting("a"), .integer(1)),
      (.setting("a"), .integer(2)), (.setting("a"), .bytes([1])), (.setting("a"), .bytes([1, 1])),
      (.setting("a"), .text("\u{1}")), (.setting("a"), .integer(0)), (.setting("a"), .text("")),
      (.setting("a"), .bytes([])), (.setting("a"), .bytes([0x78])),
      (.record("a"), .record(StoredRecord(text: "x", secret: "y", mark: nil))),
      (.record("b"), .record(StoredRecord(text: "x", secret: "y", mark: nil))),
      (.record("a"), .record(StoredRecord(text: "z", secret: "y", mark: nil))),
      (.record("a"), .record(StoredRecord(text: "x", secret: "z", mark: nil))),
      (.record("a"), .record(StoredRecord(text: "x", secret: "y", mark: "z"))),
      (.expiring("a"), .expiring(1, since: ClockReading(time: 1, uptime: 1))),
      (.expiring("a"), .expiring(2, since: ClockReading(time: 1, uptime: 1))),
      (.expiring("a"), .expiring(1, since: ClockReading(time: 2, uptime: 1))),
    ]
    let states = try rows.map { key, value in
      let app = try DifferingApp()
      try app.explored.store.update { (transaction) throws(StoreError) in
        try transaction.write(value, at: key)
      }
      return app.fingerprint
    }

    #expect(Set(states).count == rows.count)
  }

  @Test("Which of two windows is in front makes two states")
  func front() throws {
    let apps = [try DifferingApp(), try DifferingApp()]
    for app in apps { try app.send(.newWindow()) }
    // Else the two windows are alike, and their order is none.
    for app in apps { app.session.userInfo = ["tea": "green"] }

    try apps[1].send(.show(apps[1].session))

    #expect(apps[0].fingerprint != apps[1].fingerprint)
  }

  @Test("Two apps that do not run are two states if the windows that are stored are")
  func storedWindows() throws {
    let (app, changed) = (try DifferingApp(), try DifferingApp())
    changed.session.userInfo = ["tea": "green"]

    for app in [app, changed] { app.explored.perform(.event(.crash)) }

    #expect(app.fingerprint == changed.fingerprint, "that was not stored yet")
    for app in [app, changed] { app.explored.perform(.launch) }
    changed.session.userInfo = ["tea": "green"]
    for app in [app, changed] {
      app.explored.perform(.event(.home))
      app.explored.perform(.event(.crash))
    }
    #expect(app.fingerprint != changed.fingerprint)
  }

  @Test("A window that could not be stored makes two states, and so does what is stored of it")
  func unsaved() throws {
    let apps = [try DifferingApp(), try DifferingApp(), try DifferingApp()]
    for app in apps { app.session.userInfo = ["tea": "green"] }
    apps[1].session.userInfo = ["tea": "black"]

    apps[0].explored.perform(.event(.home))
    for app in apps[1...] { app.explored.perform(.failing(.event(.home), write: 1)) }
    apps[1].session.userInfo = ["tea": "green"]

    #expect(Set(apps.map(\.fingerprint)).count == 2)
    #expect(apps[1].fingerprint == apps[2].fingerprint)
  }

  @Test("While a window cannot be stored, it makes two states what was stored of it before")
  func storedBefore() throws {
    let homes: [Explorer.Step] = [.event(.home), .failing(.event(.home), write: 1)]
    let states = try homes.map { home in
      let app = try DifferingApp()
      app.session.userInfo = ["tea": "green"]
      app.explored.perform(home)
      app.session.userInfo = ["tea": "black"]
      app.explored.perform(.failing(.event(.open), write: 1))
      return app.fingerprint
    }

    #expect(states[0] != states[1])
  }

  @Test("A random number counts by where it is: once or twice, and not which one it is")
  func numbers() throws {
    let rows: [[(String, Int)]] = [
      [("a", 0), ("b", 0)], [("a", 1), ("b", 1)], [("a", 0), ("b", 1)], [("a", 1), ("b", 0)],
      [("a", 0)], [("b", 0)],
    ]
    let states = try rows.map { rows in
      let app = try DifferingApp()
      let numbers = [app.randomness.numbers.text(), app.randomness.numbers.text()]
      try app.explored.store.update { (transaction) throws(StoreError) in
        for (name, number) in rows {
          try transaction.write(.text("<\(numbers[number])>"), at: .setting(name))
        }
      }
      return app.fingerprint
    }

    #expect(states[0] == states[1] && states[2] == states[3])
    #expect(Set(states).count == 4)
  }

  @Test("It also counts what is around a random number, and where in a text each of two is")
  func aroundNumbers() throws {
    func state(of texts: (String, String) -> [String]) throws -> UInt64 {
      let app = try DifferingApp()
      let rows = texts(app.randomness.numbers.text(), app.randomness.numbers.text())
      try app.explored.store.update { (transaction) throws(StoreError) in
        for (index, text) in rows.enumerated() {
          try transaction.write(.text(text), at: .setting("\(index)"))
        }
      }
      return app.fingerprint
    }
    let texts: [(String, String) -> [String]] = [
      { ["x\($0)", "\($1)"] }, { ["y\($0)", "\($1)"] }, { ["\($0)x", "\($1)"] },
      { ["\($0)y", "\($1)"] }, { ["\($0)\($1)", "\($0)"] }, { ["\($1)\($0)", "\($0)"] },
    ]

    let states = try texts.map { try state(of: $0) }
    #expect(Set(states).count == texts.count)
    for (make, known) in zip(texts, states) {
      #expect(try state(of: { make($1, $0) }) == known)
    }
  }

  @Test("It makes a difference which of two windows a stored name means")
  func namedWindow() throws {
    let states = try (0...1).map { number in
      let app = try DifferingApp()
      try app.send(.newWindow())
      // Else the two windows are alike.
      app.session.userInfo = ["tea": "green"]
      let name = app.explored.application.sessions[number].persistentIdentifier
      try app.explored.store.set(name, for: UserInfoKey("own.window"))
      return app.fingerprint
    }

    #expect(states[0] != states[1])
  }

  @Test("Without scenes, what the one window shows makes a state")
  func classic() throws {
    let apps: [(String, SystemEvent?)] = [("a", nil), ("a", nil), ("b", nil), ("a", .interruption)]
    let states = try apps.map { text, event in
      let root = PlainController("Root")
      root.field("Password", isSecure: true).text = text
      let explorer = Explorer(making: app(hasScenes: false) { _, _ in root })
      let explored = ExploredApplication(explorer, making: explorer.make)
      try explored.application.send(.launch())
      if let event { try explored.application.send(event) }
      return explored.fingerprint()
    }

    #expect(states[0] == states[1] && Set(states).count == 3)
  }

  // MARK: - Fixtures

  nonisolated private static let differences = [
    Difference("the name of a window's configuration") { app in
      let role = app.session.role
      app.session.configuration = SceneConfiguration(name: "Tea", sessionRole: role)
    },
    Difference("that a window was seen") { $0.session.wasVisible.toggle() },
    Difference("that a window was closed") { $0.session.isDiscarded.toggle() },
    Difference("that a window was never active") { $0.session.scene?.hasBeenActive.toggle() },
    Difference("that a screen has not appeared") { $0.root.appearance = .appearing },
    Difference("that a screen is about to go") { $0.root.appearance = .disappearing },
    Difference("that a screen is gone") { $0.root.appearance = .disappeared },
    Difference("which step of its life the process is in") { try $0.send(.home) },
    Difference("that the process was suspended") { app in
      try app.send(.home)
      try app.send(.suspend)
    },
    Difference("a second window") { try $0.send(.newWindow()) },
    Difference("the width of a window") { app in
      try app.send(.resizeBegan(app.session))
      try app.send(.resized(app.session, WindowScene.Size(width: 40, height: 24)))
      try app.send(.resizeEnded(app.session))
    },
    Difference("that a window is hidden") { try $0.window.isHidden = true },
    Difference("a child") { app in
      let child = ViewController()
      app.root.addChild(child)
      child.didMove(toParent: app.root)
    },
    Difference("what is presented") {
      $0.root.present(PlainController("Sheet", style: .pageSheet), animated: false)
    },
    Difference("another root of the same look") {
      let other = PlainController("Other")
      other.screen.elements = $0.root.screen.elements
      try $0.window.rootViewController = other
    },
    Difference("a button that is hidden") { $0.hidden.isHidden = false },
    Difference("that the keyboard is up") { _ = $0.password.becomeFirstResponder() },
  ]
}

/// An app that runs, with one window, as an explorer looks at it.
final class DifferingApp {
  let clock = ExplorerClock()
  let randomness = ExplorerRandomness()
  let root = PlainController("Root")
  let password: TextField
  let hidden = Button("Hidden")
  var mark = ""
  var kept: [AnyObject] = []
  let explored: ExploredApplication

  init() throws {
    password = root.field("Password", isSecure: true)
    root.screen.elements.append(.button(hidden))
    hidden.isHidden = true
    var roots = [root]
    let explorer = Explorer(
      clock: clock, randomness: randomness,
      making: app { _, _ in roots.popLast() ?? PlainController("Root") })
    var state: () -> String = { "" }
    explorer.hiddenState = { _ in state() }
    explored = ExploredApplication(explorer, making: explorer.make)
    state = { [unowned self] in mark }
    try send(.launch())
  }

  var fingerprint: UInt64 { explored.fingerprint() }

  var session: SceneSession { explored.application.sessions[0] }

  var window: Window { get throws { try #require(root.window) } }

  func send(_ event: SystemEvent) throws { try explored.application.send(event) }
}
