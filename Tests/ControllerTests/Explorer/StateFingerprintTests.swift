import Model
import Testing
import View

@testable import Controller

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
      (.setting("a"), .text("\u{1}")),
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

  // MARK: - Fixtures

  nonisolated private static let differences = [
    Difference("which step of its life the process is in") { try $0.send(.home) },
    Difference("that the process was suspended") { app in
      try app.send(.home)
      try app.send(.suspend)
    },
    Difference("that an interruption is on") { try $0.send(.interruption) },
    Difference("the time") { $0.clock.jump(by: 60) },
    Difference("a second window") { try $0.send(.newWindow()) },
    Difference("the width of a window") { app in
      try app.send(.resizeBegan(app.session))
      try app.send(.resized(app.session, WindowScene.Size(width: 40, height: 24)))
      try app.send(.resizeEnded(app.session))
    },
    Difference("what a session keeps") { $0.session.userInfo = ["tea": "green"] },
    Difference("the activity that is restored") {
      $0.session.stateRestorationActivity = UserActivity(activityType: "tea")
    },
    Difference("the title of an activity") {
      $0.session.stateRestorationActivity = UserActivity(activityType: "tea", title: "Tea")
    },
    Difference("what an activity is about") {
      $0.session.stateRestorationActivity = UserActivity(
        activityType: "tea", targetContentIdentifier: "green")
    },
    Difference("what an activity has") {
      $0.session.stateRestorationActivity = UserActivity(
        activityType: "tea", userInfo: ["cups": 2])
    },
    Difference("that a window is hidden") { try $0.window.isHidden = true },
    Difference("a title that no bar shows") { $0.root.title = "Tea" },
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
    Difference("the password in a field") { $0.password.text = "b" },
    Difference("a button that is hidden") { $0.hidden.isHidden = false },
    Difference("the name of a hidden button") { $0.hidden.setTitle("Later", for: .normal) },
    Difference("that the keyboard is up") { _ = $0.password.becomeFirstResponder() },
    Difference("what of the app is hidden") { $0.mark = "marked" },
  ]
}

/// An app that runs, with one window, as an explorer looks at it.
final class DifferingApp {
  let clock = ExplorerClock()
  let root = PlainController("Root")
  let password: TextField
  let hidden = Button("Hidden")
  var mark = ""
  let explored: ExploredApplication

  init() throws {
    password = root.field("Password", isSecure: true)
    root.screen.elements.append(.button(hidden))
    hidden.isHidden = true
    var roots = [root]
    let explorer = Explorer(
      clock: clock, making: app { _, _ in roots.popLast() ?? PlainController("Root") })
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
