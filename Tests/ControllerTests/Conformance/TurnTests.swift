import Controller
import Model
import Testing
import View
import ViewText
import Workshop

@Suite("Rule 3.7: what a touch asks for", .patience)
struct TurnTests {
  @Test(
    "3.7 [C] What any touch or key asks for comes after it, its errors too", arguments: Touch.all)
  func after(_ touch: Touch) throws {
    let touched = try Touched(touch.isText)
    let controller = touched.controller
    controller.asksFor = { [unowned touched] application in
      let note: (SceneError) -> Void = { touched.errors.append($0) }
      application.requestSceneSessionDestruction(touched.app.session(2), errorHandler: note)
      application.requestSceneSessionActivation(SceneSession(), errorHandler: note)
      touched.app.witness.hear("end of the touch")
    }

    try touch.perform(touched)

    #expect(
      touched.app.witness.take().filter { !$0.hasPrefix("N:") } == [
        "end of the touch", "2.willResign", "2.didBG", "2.didDisconnect", "app.didDiscard",
      ])
    #expect(touched.errors == [.requestDenied])
  }

  @Test("3.7 [C] No event happens in the middle of a touch", arguments: Touch.all)
  func noEvent(_ touch: Touch) throws {
    let touched = try Touched(touch.isText)
    var errors: [LifeCycleError] = []
    touched.controller.asksFor = { application in
      do throws(LifeCycleError) { try application.send(.home) } catch { errors.append(error) }
    }

    try touch.perform(touched)

    #expect(errors == [.duringEvent(event: "go home")])
    #expect(touched.app.application.applicationState == .active)
  }

  @Test("3.7 [C] A typed line is one turn: its text and the Return key")
  func line() throws {
    let touched = try Touched(true)
    _ = touched.display.receive("email")
    touched.controller.asksFor = { [unowned touched] application in
      application.requestSceneSessionDestruction(touched.app.session(2))
      touched.app.witness.hear("asked")
    }

    _ = touched.display.receive("lee@example.com")

    #expect(
      touched.app.witness.take().filter { !$0.hasPrefix("N:") } == [
        "asked", "asked", "2.willResign", "2.didBG", "2.didDisconnect", "app.didDiscard",
      ])
  }

  @Test(
    "3.7 [C] What a callback asks for comes after the program's call, as after a touch",
    arguments: ProgramCall.allCases)
  func programCall(_ call: ProgramCall) throws {
    let touched = try Touched(false)
    let window = try #require(touched.controller.window)
    let application = touched.app.application
    let asking = CallbackController { [unowned touched, unowned application] in
      application.requestSceneSessionDestruction(touched.app.session(2))
      #expect(throws: LifeCycleError.duringEvent(event: "go home")) {
        try application.send(.home)
      }
      touched.app.witness.hear("end of the callback")
    }

    call.perform(on: touched.controller, in: window, with: asking)

    #expect(
      touched.app.witness.take().filter { !$0.hasPrefix("N:") } == [
        "end of the callback", "2.willResign", "2.didBG", "2.didDisconnect", "app.didDiscard",
      ])
  }

  @Test("3.7 [C] A request outside of any turn is one: what its calls ask for comes after it")
  func requestAlone() throws {
    let touched = try Touched(false)
    let application = touched.app.application
    var errors: [SceneError] = []
    touched.app.witness.onCall = { [unowned application] call in
      guard call == "2.didBG" else { return }
      application.requestSceneSessionActivation(SceneSession()) { errors.append($0) }
      #expect(errors.isEmpty)
    }

    application.requestSceneSessionDestruction(touched.app.session(2))

    #expect(errors == [.requestDenied])
  }

  @Test("3.7 [C] A scenario's touch on a view of one's own is a turn as well")
  func scenario() throws {
    let witness = Witness()
    witness.makeRoot = { OpeningController() }
    let scenario = Scenario(.loose) { store, log in
      Application(
        delegate: WitnessingDelegate(witness), views: HeadlessViewFactory(),
        manifest: SceneManifest(supportsMultipleScenes: true) { WitnessingSceneDelegate(witness) },
        store: store, log: log)
    }
    try scenario.launch()
    _ = witness.take()
    let controller = try #require(scenario.window?.rootViewController as? OpeningController)
    controller.onTouch = { [weak scenario] in
      scenario?.application.requestSceneSessionActivation(nil)
      witness.hear("end of the touch")
    }

    try scenario.touch("Open")

    #expect(witness.take().prefix(2) == ["end of the touch", "app.config"])
  }
}

/// A call of the program that leads to callbacks.
nonisolated enum ProgramCall: CaseIterable {
  case present, dismiss, root, hide, show, edit
}

extension ProgramCall {
  func perform(on controller: AskingController, in window: Window, with asking: CallbackController)
  {
    switch self {
    case .present: controller.present(asking, animated: false)
    case .dismiss:
      asking.isQuiet = true
      controller.present(asking, animated: false)
      asking.isQuiet = false
      controller.dismiss(animated: false)
    case .root: window.rootViewController = asking
    case .hide, .show:
      asking.isQuiet = true
      window.rootViewController = asking
      if self == .show { window.isHidden = true }
      asking.isQuiet = false
      window.isHidden.toggle()
    case .edit:
      controller.asksFor = { [weak asking] _ in asking?.ask() }
      _ = controller.view.fields.first?.becomeFirstResponder()
    }
  }
}

/// Asks for something in the first of its appearance callbacks.
final class CallbackController: ViewController {
  var isQuiet = false
  private let asks: () -> Void
  private var hasAsked = false

  init(_ asks: @escaping () -> Void) { self.asks = asks }

  func ask() {
    guard !isQuiet, !hasAsked else { return }
    hasAsked = true
    asks()
  }

  override func viewWillAppear(_ animated: Bool) { ask() }
  override func viewWillDisappear(_ animated: Bool) { ask() }
}

/// A way in which a person touches something or types.
nonisolated enum Touch: String, CaseIterable, CustomTestStringConvertible {
  case button, field, key, returnKey, clear, alert
  case line

  static var all: [Touch] { allCases }

  var testDescription: String { rawValue }

  var isText: Bool { self == .line }
}

extension Touch {
  func perform(_ touched: Touched) throws {
    let controller = touched.controller
    let view = try #require(controller.window?.view)
    let (field, button) = (controller.view.controls[0], controller.view.controls[2])
    switch self {
    case .button: view.touch(button)
    case .field: view.touch(field)
    case .key, .returnKey, .clear:
      let field = try #require(field as? TextField)
      let asksFor = controller.asksFor
      controller.asksFor = { _ in }
      field.becomeFirstResponder()
      controller.asksFor = asksFor
      switch self {
      case .key: field.insertText("l")
      case .clear: field.touchClear()
      default: field.touchReturn()
      }
    case .alert:
      let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK") { [weak controller] _ in controller?.ask() })
      controller.present(alert, animated: false)
      view.touch(alert.view.controls[0])
    case .line: _ = touched.display.receive("sign in")
    }
  }
}

/// An app whose first window has a screen that can be touched, and beside it a second window.
final class Touched {
  let app: WitnessedApplication
  let controller: AskingController
  let display = TextDisplay(language: .english)
  var errors: [SceneError] = []

  init(_ isText: Bool) throws {
    let witness = Witness()
    witness.makeRoot = { AskingController() }
    let views: any ViewFactory =
      isText ? TextViewFactory(display: display) : HeadlessViewFactory()
    app = try WitnessedApplication.launched(windows: 2, views: views, witness: witness)
    try app.send(.home, .open)
    let window = try #require((app.session(1).scene as? WindowScene)?.windows.first)
    window.makeKeyAndVisible()
    controller = try #require(window.rootViewController as? AskingController)
  }
}

/// Asks for something whenever its view tells or asks it anything.
final class AskingController: ViewController, SignButtonDelegate, TextFieldDelegate {
  var asksFor: (Application) -> Void = { _ in }

  override func loadView() {
    let view = SignScreen(.signIn)
    view.signContainer.setButtonDelegate(self)
    view.fields.first?.delegate = self
    self.view = view
  }

  func ask() {
    if let application = window?.windowScene?.application { asksFor(application) }
  }

  func signInTouched() { ask() }
  func signUpTouched() { ask() }

  func textFieldDidBeginEditing(_ textField: TextField) { ask() }
  func textFieldShouldClear(_ textField: TextField) -> Bool { told() }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { told() }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { told() }

  private func told() -> Bool {
    ask()
    return true
  }
}

private final class OpeningController: ViewController {
  var onTouch: () -> Void = {}

  override func loadView() {
    view = OwnScreen([
      .button(Button("Open", sends: "open()", to: { [weak self] in self }) { $0.onTouch() })
    ])
  }
}
