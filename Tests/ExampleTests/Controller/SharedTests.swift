import ProgramKit
import Testing
import Vestibule

@MainActor
@Suite("Examples: models that are kept")
struct SharedTests {
  private let store = MemoryStore()
  private let recipe = AppRecipe(content: { surroundings in
    CupboardContent(Shared(in: surroundings.store, log: surroundings.log))
  })

  @Test("A model is kept, and found again by the next process")
  func kept() throws {
    let cupboard = Shared<Cupboard>(in: store)
    try cupboard.change { $0.add("Assam") }
    #expect(cupboard.value.rows.all.map(\.tea) == ["Assam"])

    #expect(Shared<Cupboard>(in: store).value == cupboard.value)
  }

  @Test("A value is kept like a list")
  func value() throws {
    try Shared<TeaSettings>(in: store).change { $0.minutes = 5 }

    #expect(Shared<TeaSettings>(in: store).value.minutes == 5)
  }

  @Test("Rows have identifiers")
  func rows() {
    var tins = Rows<Tin>()
    tins[7] = Tin(id: 7, tea: "Assam")
    #expect(tins.all.map(\.tea) == ["Assam"])
    #expect(tins.newID() != 7)
  }

  @Test("What an older program has kept goes through the steps")
  func steps() throws {
    try Shared<OldCellar>(in: store).change { $0[1] = OldTin(id: 1, name: "Assam") }

    #expect(Shared<Cellar>(in: store).value.rows.all == [Tin(id: 1, tea: "Assam")])
  }

  @Test("An app refuses a change for a reason of its own")
  func refused() throws {
    let cupboard = Shared<Cupboard>(in: store)
    try cupboard.change { $0[1] = Tin(id: 1, tea: "Assam", isOpen: true) }

    #expect(throws: SharedError.refused("That tin is open.")) {
      try throwAway(1, from: cupboard)
    }
  }

  @Test("What is removed is said")
  func announced() throws {
    let cupboard = Shared<Cupboard>(in: store)
    try cupboard.change { $0.add("Assam") }

    try throwAway(1, from: cupboard)

    #expect(cupboard.value.hiddenChange == "Removed: Assam")
  }

  @Test("What is kept is there after a relaunch, and what another program adds at the foreground")
  func relaunch() throws {
    try Scenario.run(
      .loose, store: store,
      making: { [recipe] store, log in
        recipe.makeApplication(in: Surroundings(store: store, log: log))
      }
    ) { scenario in
      try scenario.launch()
      try scenario.touch("Add")
      try scenario.relaunch()
      try scenario.touch("Assam")

      try scenario.send(.home)
      try Shared<Cupboard>(in: store).change { $0.add("Sencha") }
      try scenario.send(.open)

      try scenario.touch("Sencha")
    }
  }

  @Test("A call of the model is in the trace by its name, and inside of it each of an observer")
  func calls() throws {
    let log = EventLog(isRecording: true)
    let cupboard = Shared<Cupboard>(in: store, log: log)
    let controller = CupboardController(cupboard)
    controller.loadViewIfNeeded()

    try cupboard.change(calling: "add(Assam)") { $0.add("Assam") }
    try cupboard.change { $0[1]?.isOpen = true }
    #expect(throws: SharedError.self) { try throwAway(1, from: cupboard) }

    let model = log.events.filter { $0.receiverLane == .model }
    #expect(model.allSatisfy { $0.callerLane == .controller })
    #expect(
      log.events.filter {
        $0.kind != .result && $0.receiver != "CupboardController" || $0.callerLane == .model
      }
      .map(TextTrace.line) == [
        "Cupboard.addObserver(CupboardController)",
        "  CupboardController.sharedValueDidChange()",
        "Cupboard.add(Assam)",
        "  CupboardController.sharedValueDidChange()",
        "Cupboard.change(_:)",
        "  CupboardController.sharedValueDidChange()",
        "Cupboard.change(_:) = throws That tin is open.",
      ])
  }

  @Test("Each call of an observer is in the trace")
  func trace() throws {
    let log = EventLog(isRecording: true)
    let cupboard = Shared<Cupboard>(in: store, log: log)
    let controller = CupboardController(cupboard)
    controller.loadViewIfNeeded()

    try cupboard.change { $0.add("Assam") }

    let calls = log.events.filter { $0.callerLane == .model && $0.receiverLane == .controller }
    #expect(
      calls.map(\.description)
        == Array(repeating: "CupboardController.sharedValueDidChange()", count: 2))
  }

  func throwAway(_ id: Int, from cupboard: Shared<Cupboard>) throws(SharedError) {
    try cupboard.changePart { cupboard in
      if cupboard[id]?.isOpen == true { return .refused("That tin is open.") }
      cupboard[id] = nil
      return nil
    }
  }
}
