import Testing
import Vestibule

@MainActor
@Suite("Examples: scenarios")
struct ScenarioTests {
  @Test("A scenario drives an application as a person and the system would")
  func scenario() throws {
    // makeTeaApp is a function of a store and a log, which returns an application.
    try Scenario.run(making: makeTeaApp) { scenario in
      try scenario.launch()
      scenario.takeEvents()
      try scenario.touch("Order")
      #expect(scenario.controllerNames.last == "AlertController")
      try scenario.touch("OK")
      try scenario.type("Assam", into: "Tea")
      scenario.takeEvents()
      try scenario.closeInSwitcher()
      try scenario.expect(
        "TeaAppDelegate.applicationWillTerminate(_:) (background)")
    }
  }

  @Test("A scenario says why a call did not come")
  func why() throws {
    try Scenario.run(.loose, making: makeTeaApp) { scenario in
      try scenario.launch()

      try scenario.touch("Order")
      let why = scenario.why("viewWillDisappear", of: "OrderController")
      #expect(why.reasons == [.alertCoversPart(alert: "AlertController")])
    }
  }

  @Test("A report says what becomes of the calls when an app moves to scenes")
  func migration() throws {
    let report = try MigrationReport(
      classic: makeClassicTeaApp, scenes: makeTeaApp
    ) { scenario in
      try scenario.launch()
      try scenario.send(.home)
      try scenario.send(.open)
    }
    #expect(report.findings == [])
  }

  @Test("A loose scenario returns the unexpected events")
  func strictness() throws {
    let scenario = Scenario(.loose, make: makeTeaApp)
    try scenario.launch()
    let unexpected = try scenario.finish()
    #expect(!unexpected.isEmpty)
  }

  @Test("A scene is moved to a state")
  func activationState() throws {
    try Scenario.run(.loose, making: makeTeaApp) { scenario in
      try scenario.launch()

      let session = try #require(scenario.application.sessions.first)
      try scenario.move(session, to: .foregroundInactive)
      #expect(session.scene?.activationState == .foregroundInactive)
    }
  }

  @Test("An error of a scenario says what there is instead")
  func error() throws {
    try Scenario.run(.loose, making: makeTeaApp) { scenario in
      try scenario.launch()

      do {
        try scenario.touch("Coffee")
      } catch let error as ScenarioError {
        let menu = ["Tea", "Order"]
        #expect(error.reason == .nothingNamed("Coffee", among: menu))
      }
    }
  }

  @Test("A scenario that is not finished is an issue")
  func reporter() throws {
    withKnownIssue {
      try ScenarioReporter.$current.withValue(ScenarioReporter { Issue.record($0) }) {
        let scenario = Scenario(make: makeTeaApp)
        try scenario.launch()
      }
    }
  }
}

@MainActor
@Suite("Examples: what a test reads")
struct TestWindowTests {
  @Test("A scenario reads what a person does")
  func texts() throws {
    try Scenario.run(.loose, making: makeTeaApp) { scenario in
      try scenario.launch()
      #expect(scenario.title == "Tea")
      #expect(scenario.texts == ["Tea", "Tea", "Which one?", "Order"])

      try scenario.touch("Order")
      #expect(scenario.title == "Tea" && scenario.texts.contains("Which one shall it be?"))
    }
  }

  @Test("A test opens a window in one line, and reads its texts and calls")
  func window() throws {
    let window = TestWindow(OrderController(screen: OrderScreen()))
    try window.type("Assam", into: "Tea")
    try window.touch("Order")
    #expect(window.texts == ["Tea", "Tea", "Which one?", "Assam", "Order"])

    #expect(window.controllerNames == ["OrderController"] && window.title == "Tea")
    try window.enter("", into: "Tea")
    #expect(try window.touch("Order").contains("OrderController.orderTouched()"))
    #expect(window.texts.contains("Which one shall it be?"))
  }

  @Test("What cannot be done in it says what there is instead, and where")
  func wrongName() throws {
    let window = TestWindow(OrderController(screen: OrderScreen()))

    let error = #expect(throws: ScenarioError.self) { try window.touch("Coffee") }

    #expect(error?.reason == .nothingNamed("Coffee", among: ["Tea", "Order"]))
    #expect(error?.filePath == #filePath)
  }
}
