import Controller
import Model
import Testing
import VestibuleTesting
import View
import Workshop

@Suite("What a person cannot do fails in a scenario", .scenario, .patience)
struct ScenarioPersonTests {
  @Test("Return in a field that has an action for it is touched, without any delegate")
  func returnWithAction() throws {
    let typist = Typist()
    let scenario = screen {
      let field = TextField(.email)
      field.addTarget(typist, action: Typist.finish, for: .primaryActionTriggered)
      return OwnScreen([.field(field)])
    }
    try scenario.launch()
    try scenario.touch("Email")

    try scenario.touchReturn()
    try scenario.finish()

    #expect(typist.isFinished)
  }

  @Test("Of two windows in front it is the first that a person reads and touches")
  func firstWindow() throws {
    var count = 0
    let scenario = Scenario(
      .loose,
      make: app { _, _ in
        count += 1
        return PlainController("Window \(count)").button("Go") { $0.show("Gone") }
      })
    try scenario.launch()
    try scenario.send(.newWindow())
    let states = scenario.application.scenes.map(\.activationState)
    try #require(states == [.foregroundActive, .foregroundActive])

    try scenario.touch("Go")

    #expect(scenario.texts == ["Window 1", "Go", "Gone"])
    try scenario.finish()
  }

  @Test("A field that was added after its screen can be typed into, as by a person")
  func addedField() throws {
    let scenario = screen { GrowingScreen() }
    try scenario.launch()
    weak let own = scenario.window?.view.subviews.last as? GrowingScreen
    own?.elements.append(.field(TextField(.email)))

    try scenario.type("lee", into: "Email")

    #expect(own?.fields.map(\.text) == ["lee"])
    try scenario.finish()
  }

  @Test("What lies below an alert can be neither touched nor typed into, though it is edited")
  func covered() throws {
    let scenario = door(.loose)
    try scenario.launch()
    try scenario.type("lee", into: "Email")
    try scenario.touch("Sign In")
    #expect(scenario.controllerNames == ["SignInController", "AlertController"])

    #expect(throws: ScenarioError(.noKeyboard)) { try scenario.touchReturn() }
    for step in [{ try scenario.touch("Email") }, { try scenario.type("x", into: "Email") }] {
      #expect(throws: ScenarioError(.nothingNamed("Email", among: ["OK"]))) { try step() }
    }
    try scenario.touch("OK")
    try scenario.finish()
  }

  @Test("Nothing can be typed where no scene is active", arguments: [true, false])
  func inactive(usesScenes: Bool) throws {
    let scenario = usesScenes ? door(.loose) : classic()
    try scenario.launch()
    try scenario.touch("Email")
    try scenario.send(.interruption)

    #expect(throws: ScenarioError(.nothingShown("Email"))) {
      try scenario.type("x", into: "Email")
    }
    #expect(throws: ScenarioError(.noKeyboard)) { try scenario.touchReturn() }
  }

  @Test("A field that gives up while a person types gets no more keys, and the step fails")
  func givesUp() throws {
    let (field, delegate) = (TextField(.email), GivingUp())
    field.delegate = delegate
    let scenario = screen { OwnScreen([.field(field)]) }
    try scenario.launch()

    #expect(throws: ScenarioError(.notEditable("Email"))) {
      try scenario.type("lee@example.com", into: "Email")
    }

    #expect(field.text == "lee")
  }

  @Test("In a field that was left as its text was entered, Return is not touched")
  func leaves() throws {
    let leaver = Leaver()
    let scenario = screen {
      let field = TextField(.email)
      field.addTarget(leaver, action: Leaver.leave, for: .editingChanged)
      return OwnScreen([.field(field)])
    }
    try scenario.launch()

    try scenario.enter("lee", into: "Email")

    #expect(scenario.window?.view.subviews.last?.fields.map(\.text) == ["lee"])
    try scenario.finish()
  }

  @Test("A screen without a title has that of its controller, of several the uppermost")
  func title() {
    let root = AskedController("Below")
    let test = TestWindow(root)

    root.present(AskedController("Above", style: .fullScreen), animated: false)

    #expect(test.title == "Above")
  }

  private func classic() -> Scenario {
    Scenario(.loose) { store, log in
      let door = FrontDoor(
        accounts: Accounts(store: store, hasher: YescryptHasher(cost: 1)),
        session: LoginSession(store: store), views: SignInScreens())
      return Application(
        delegate: ClassicDelegate(door), views: HeadlessViewFactory(), store: store, log: log)
    }
  }
}

// MARK: - Fixtures

/// A button whose target is `nil`.
private func button(_ title: Phrase) -> Button {
  Button(title, sends: "nothing", to: { 0 }, { _ in })
}

/// Gives a field up at the third key.
private final class GivingUp: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    if textField.text == "le" { textField.resignFirstResponder() }
    return true
  }
}

private final class GrowingScreen: Screen {
  var elements: [Element] = []
}

private final class ClassicDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private let door: FrontDoor

  init(_ door: FrontDoor) { self.door = door }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window(application: application)
    self.window = window
    door.open(window)
    return true
  }
}

/// Lets a field go as soon as something is typed into it.
private final class Leaver {
  func leave(_ field: TextField) { field.resignFirstResponder() }
}

/// Waits for a touch of Return.
private final class Typist {
  var isFinished = false

  func finish() { isFinished = true }
}
