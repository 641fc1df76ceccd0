import Testing
import Vestibule

/// Each fault of the exercises is found, and is not there in the solution.
///
/// When you have mended a controller, the test that expects its fault fails: you are done.
@Suite("Exercises", .patience)
struct ExerciseTests {
  // MARK: - 4: Who is first responder?

  @Test("Exercise 4: the new field is asked, then the old one, whose refusal keeps it")
  func firstResponder() throws {
    let log = EventLog(isRecording: true)
    let window = window(NameFormController(), log)
    let fields = try #require(window.view.subviews.last?.fields)
    log.removeAll()

    window.view.touch(fields[0])
    window.view.touch(fields[1])
    #expect(window.view.textInput.firstResponder === fields[0])
    fields[0].insertText("Lee")
    window.view.touch(fields[1])
    #expect(window.view.textInput.firstResponder === fields[1])

    #expect(
      log.events.map(TextTrace.line).joined(separator: "\n") == """
        ListedScreen.touch("Name")
          NameFormController.textFieldShouldBeginEditing(Name) = true
          NameFormController.textFieldDidBeginEditing(Name)
        ListedScreen.touch("Age")
          NameFormController.textFieldShouldBeginEditing(Age) = true
          NameFormController.textFieldShouldEndEditing(Name) = false
        ListedScreen.touch("Age")
          NameFormController.textFieldShouldBeginEditing(Age) = true
          NameFormController.textFieldShouldEndEditing(Name) = true
          NameFormController.textFieldDidEndEditing(Name, reason: committed)
          NameFormController.textFieldDidBeginEditing(Age)
        """)
  }

  // MARK: - 5: What is still alive?

  @Test("Exercise 5: the fault is found by a scenario, at the touch that dismisses")
  func leak() {
    weak var guest: GuestController?

    #expect(throws: ScenarioError(.outlived(["GuestController", "ListedScreen"]))) {
      try addGuest(to: GuestBookController()) { guest = $0 }
    }

    #expect(guest != nil, "The fault is mended: compare yours with the solution.")
    guest?.onDone = nil  // Opens the cycle, so that this test leaves nothing behind.
  }

  @Test("Exercise 5: mended, the guest is gone, and its name is there")
  func noLeak() throws {
    try addGuest(to: MendedGuestBookController()) { _ in }
  }

  // MARK: - 6: A mock

  @Test("Exercise 6: with a mock, a name of spaces is greeted; mended, it is not")
  func mock() throws {
    let screen = MockGreeterView()

    let faulty = GreeterController(screen)
    faulty.loadViewIfNeeded()
    screen.name = "   "
    try #require(screen.delegate).greetTouched()
    #expect(screen.greeting == "Hello,    !")

    screen.greeting = ""
    let mended = MendedGreeterController(screen)
    mended.loadViewIfNeeded()
    try #require(screen.delegate).greetTouched()
    #expect(screen.greeting == "")
    screen.name = "Lee"
    try #require(screen.delegate).greetTouched()
    #expect(screen.greeting == "Hello, Lee!")
  }

  // MARK: - 7: Every state

  @Test("Exercise 7: the explorer finds the shortest way to a volume that is too loud")
  func explorer() throws {
    let error = #expect(throws: ExplorerError.self) {
      try explorer { VolumeController() }.explore()
    }

    #expect(error?.invariant == "the volume is at most 3")
    #expect(
      error?.way.map(\.description).joined(separator: "\n") == """
        launch the app
        touch "Louder"
        touch "Louder"
        touch "Louder"
        touch "Mute"
        touch "Louder"
        touch "Back to 3"
        """)
  }

  @Test("Exercise 7: mended, it sees every state and finds nothing")
  func everyState() throws {
    let report = try explorer { MendedVolumeController() }.explore()

    #expect(report.limit == nil)
    // 4 volumes, each unmuted or with 4 to go back to, and the app that does not run.
    #expect(report.progress.states == 21)
  }

  // MARK: - 8: The data source

  @Test("Exercise 8: the table is told before the model has changed, and reports it")
  func list() throws {
    let shopping = ShoppingController()
    let window = window(shopping)

    window.perform("delete", on: "Milk")

    let report = try #require(window.log.diagnostics.first).text
    let start = """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from that \
      section (0 inserted, 1 deleted)
      """
    #expect(report.hasPrefix(start))
    #expect(window.rows == ["Bread", "Milk", "Eggs"])
    #expect(shopping.items == ["Bread", "Eggs"])
  }

  @Test("Exercise 8: mended, the row is gone, and nothing is reported")
  func mendedList() {
    let window = window(MendedShoppingController())

    window.perform("delete", on: "Milk")

    #expect(window.log.diagnostics == [])
    #expect(window.rows == ["Bread", "Eggs"])
  }

  // MARK: - 10: Restoration

  @Test("Exercise 10: the draft is stored and not read; mended, it is there again")
  func restoration() throws {
    #expect(try draftAfterRelaunch { DraftSceneDelegate() } == "")
    #expect(try draftAfterRelaunch { MendedDraftSceneDelegate() } == "Dear Lee")
  }

  @Test("Exercise 10: without the home screen before it, the draft is lost in both")
  func notStored() throws {
    #expect(try draftAfterRelaunch(goingHome: false) { DraftSceneDelegate() } == "")
    #expect(try draftAfterRelaunch(goingHome: false) { MendedDraftSceneDelegate() } == "")
  }

  // MARK: - Fixtures

  private func window(_ root: ViewController, _ log: EventLog = EventLog()) -> Window {
    let window = Window(view: WindowView(), log: log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func addGuest(
    to book: @autoclosure @escaping () -> GuestBookController,
    _ present: (GuestController) -> Void
  ) throws {
    try Scenario.run(making: oneWindow { _, _ in book() }) { scenario in
      try scenario.launch()
      try scenario.touch("Add")
      if let guest = scenario.window?.controllers.last as? GuestController { present(guest) }
      try scenario.type("Lee", into: "Name")
      try scenario.touch("Done")
      #expect(scenario.window?.shownLabels == ["Lee"])
      scenario.takeEvents()
    }
  }

  private func explorer(_ makeRoot: @escaping () -> ViewController) -> Explorer {
    let explorer = Explorer(making: oneWindow { _, _ in makeRoot() })
    explorer.alphabet.events = []
    explorer.always("the volume is at most 3") { state in
      state.texts.contains("Volume 4") ? "It is 4." : nil
    }
    return explorer
  }

  private func draftAfterRelaunch(
    goingHome: Bool = true, _ makeDelegate: @escaping () -> DraftSceneDelegate
  ) throws -> String? {
    let app = { (store: any UserInfoStore, log: EventLog) in
      Application(
        delegate: GreetingAppDelegate(), views: HeadlessViewFactory(),
        manifest: SceneManifest { makeDelegate() }, store: store, log: log)
    }
    return try Scenario.run(making: app) { scenario in
      try scenario.launch()
      try scenario.type("Dear Lee", into: "Draft")
      if goingHome { try scenario.send(.home) }
      try scenario.relaunch()
      scenario.takeEvents()
      return scenario.window?.view.subviews.last?.fields.first?.text
    }
  }
}

/// The mock of exercise 6.
private final class MockGreeterView: GreeterView {
  weak var delegate: (any GreeterViewDelegate)?
  var name = ""
  var greeting = ""
}
