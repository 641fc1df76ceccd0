import Controller
import Model
import Testing

@Suite("Rules 1.10 and 1.11: windows that are closed while the process does not run")
struct ClosedUnheardTests {
  @Test("1.11 [D][W] Closed while the app does not run: told once, as one set, before connecting")
  func closed() throws {
    let (store, identifiers) = try stored(windows: 4)
    let app = WitnessedApplication(store: store)
    for number in [2, 4] { try app.send(.close(app.session(number))) }
    #expect(app.application.sessions.map(\.number) == [1, 3])
    #expect(app.witness.take() == [])

    let heard = try app.send(.launch())

    #expect(
      heard.prefix(4) == ["app.willFinish", "app.didFinish", "N:app.didFinishLaunching"]
        + ["app.didDiscard"])
    #expect(app.witness.discarded == [[identifiers[1], identifiers[3]]])
    #expect(
      heard.dropFirst(4).filter { !$0.hasPrefix("N:") } == [
        "2.willConnect", "2.willFG", "2.didActive",
      ], "the window that was third comes back, and no other is heard of")
    #expect(
      app.application.sessions.map(\.persistentIdentifier) == [identifiers[0], identifiers[2]])
  }

  @Test(
    "1.11 [D] What was closed is stored: a process that begins later hears of it, and only once")
  func survives() throws {
    let (store, identifiers) = try stored(windows: 3)
    let closing = WitnessedApplication(store: store)
    try closing.send(.close(closing.session(1)))

    let next = WitnessedApplication(store: store)
    try next.send(.launch(), .terminate)
    let last = WitnessedApplication(store: store)
    try last.send(.launch())

    #expect(next.witness.discarded == [[identifiers[0]]])
    #expect(last.witness.discarded == [])
  }

  @Test("1.11 [C] A session from the process that ended names the window as well")
  func heldSession() throws {
    let store = MemoryStore()
    let app = WitnessedApplication(store: store)
    try app.send(.launch(), .newWindow())
    let session = app.session(1)
    try app.send(.terminate)

    try app.send(.close(session))

    #expect(app.application.sessions.map(\.number) == [2])
    #expect(throws: LifeCycleError.notRunning(event: "close a window")) {
      try app.application.send(.close(session))
    }
    #expect(throws: LifeCycleError.notRunning(event: "close a window")) {
      try app.application.send(.close(SceneSession()))
    }
  }

  @Test("1.11 [C] All windows closed: the next launch hears of all, and begins with a new one")
  func all() throws {
    let (store, identifiers) = try stored(windows: 2)
    let app = WitnessedApplication(store: store)
    for session in app.application.sessions { try app.send(.close(session)) }

    let heard = try app.send(.launch())

    #expect(app.witness.discarded == [Set(identifiers)])
    #expect(heard.contains("app.config"))
    #expect(app.application.sessions.count == 1)
  }

  @Test(
    "1.10 [L][D] The last window ends the process without a word, which comes at the next launch")
  func lastWindow() throws {
    for isSuspended in [false, true] {
      let store = MemoryStore()
      let app = WitnessedApplication(store: store)
      try app.send(.launch())
      let identifier = app.session(1).persistentIdentifier
      if isSuspended { try app.send(.home, .suspend) }
      try app.send(.close(app.session(1)))
      #expect(app.witness.discarded == [])
      #expect(app.application.sessions == [])

      let heard = try app.send(.launch()).filter { !$0.hasPrefix("N:") }

      #expect(
        heard == [
          "app.willFinish", "app.didFinish", "app.didDiscard", "app.config", "1.willConnect",
          "1.willFG", "1.didActive",
        ])
      #expect(app.witness.discarded == [[identifier]])
      #expect(app.session(1).persistentIdentifier != identifier)
    }
  }

  @Test("1.11 [C] A store that fails says so, and the window is still there")
  func storeFails() throws {
    let store = FaultyStore()
    let app = WitnessedApplication(store: store)
    try app.send(.launch(), .newWindow(), .terminate)
    store.fail(with: .rolledBack(reason: .verbatim("the disk is full")))

    #expect(
      throws: LifeCycleError.storeFailed(
        event: "close a window", error: .rolledBack(reason: .verbatim("the disk is full")))
    ) { try app.application.send(.close(app.session(2))) }
    store.fail(with: nil)

    #expect(app.application.sessions.map(\.number) == [1, 2])
  }

  @Test("2.3 [C] A device that knows no scenes has no windows to close")
  func classic() throws {
    let (store, _) = try stored(windows: 2)
    var policy = LifeCyclePolicy()
    policy.knowsScenes = false
    let app = WitnessedApplication(policy, store: store)

    #expect(app.application.sessions == [])
    #expect(throws: LifeCycleError.notRunning(event: "close a window")) {
      try app.application.send(.close(SceneSession()))
    }
  }

  /// What a process with some windows left behind.
  private func stored(windows: Int) throws -> (MemoryStore, [String]) {
    let store = MemoryStore()
    let app = WitnessedApplication(store: store)
    try app.send(.launch())
    for _ in 1..<windows { try app.send(.newWindow()) }
    // So that the third one is in front when it ends.
    try app.send(.home, .show(app.session(min(3, windows))))
    let identifiers = app.application.sessions.map(\.persistentIdentifier)
    try app.send(.terminate)
    return (store, identifiers)
  }
}
