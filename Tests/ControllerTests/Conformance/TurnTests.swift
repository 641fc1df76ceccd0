import Controller
import Model
import Testing
import View

@Suite("Rule 3.7: what a touch asks for", .patience)
struct TurnTests {
  @Test(
    "3.7 [C] What any touch or key asks for comes after it, its errors too", arguments: Touch.all)
  func after(_ touch: Touch) throws {
    let touched = try Touched(touch.isText)
    let controller = touched.controller
    controller.asksFor = { application in
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
    touched.controller.asksFor = { application in
      application.requestSceneSessionDestruction(touched.app.session(2))
      touched.app.witness.hear("asked")
    }

    _ = touched.display.receive("lee@example.com")

    #expect(
      touched.app.witness.take().filter { !$0.hasPrefix("N:") } == [
        "asked", "asked", "2.willResign", "2.didBG", "2.didDisconnect", "app.didDiscard",
      ])
  }

  @Test("3.7 [C] A scenario's touch on a view of one's own is a turn as well")
  func scenario() throws {
    let witness = Witness()
    witness.makeRoot = { OpeningController() }
    let scenario = Scenario(.loose) { store, log in
      Application(
        delegate: WitnessingDelegate(witness), views: RecordingViewFactory(log: EventLog()),
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

/// A way in which a person touches something or types.
nonisolated enum Touch: String, CaseIterable, CustomTestStringConvertible {
  case recordedButton, recordedField, recordedKey, recordedReturn, recordedClear, recordedAlert
  case textButton, textLine, textReturn, touchable

  static var all: [Touch] { allCases }

  var testDescription: String { rawValue }

  var isText: Bool { [.textButton, .textLine, .textReturn, .touchable].contains(self) }
}

extension Touch {
  func perform(_ touched: Touched) throws {
    let controller = touched.controller
    let field = try #require(controller.view.editableFields.first)
    let recorded = controller.view as? RecordingSignView
    let text = controller.view as? TextSignView
    switch self {
    case .recordedButton: recorded?.buttons.touchSignIn()
    case .recordedField: recorded?.form.email.touch()
    case .recordedKey, .recordedReturn, .recordedClear, .textReturn:
      let asksFor = controller.asksFor
      controller.asksFor = { _ in }
      field.becomeFirstResponder()
      controller.asksFor = asksFor
      switch self {
      case .recordedKey: field.insertText("l")
      case .recordedClear: field.touchClear()
      default: field.touchReturn()
      }
    case .recordedAlert:
      let alert = AlertController(
        title: "Sure?", message: nil, views: RecordingViewFactory(log: EventLog()))
      alert.addAction(AlertAction(title: "OK") { [weak controller] _ in controller?.ask() })
      controller.present(alert, animated: false)
      try #require(touched.app.view(1, as: RecordingAlertView.self)).touch("OK")
    case .textButton: text?.buttons.signInButton.touch()
    case .textLine: _ = touched.display.receive("sign in")
    case .touchable:
      try #require(text?.touchables.first { $0.name.english == "Sign In" }).touch()
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
    witness.makeRoot = { AskingController(isText) }
    let views: any SystemViewFactory =
      isText ? TextViewFactory(display: display) : RecordingViewFactory(log: EventLog())
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
  private let isText: Bool

  init(_ isText: Bool) { self.isText = isText }

  override func loadView() {
    let view: any SignView =
      isText ? TextSignView(.signIn, language: .english) : RecordingSignView(log: EventLog())
    view.signContainer.setButtonDelegate(self)
    view.editableFields.first?.delegate = self
    self.view = view
  }

  func ask() {
    if let application = window?.windowScene?.application { asksFor(application) }
  }

  func signInTouched() { ask() }
  func signUpTouched() { ask() }

  func textFieldDidBeginEditing(_ textField: any TextField) { ask() }
  func textFieldShouldClear(_ textField: any TextField) -> Bool { told() }
  func textFieldShouldReturn(_ textField: any TextField) -> Bool { told() }

  func textField(
    _ textField: any TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { told() }

  private func told() -> Bool {
    ask()
    return true
  }
}

/// A screen of one's own that no window knows anything about.
private final class OpeningView: ViewInterface {
  var onTouch: () -> Void = {}
  var touchables: [Touchable] { [.button(.named("Open")) { [weak self] in self?.onTouch() }] }
}

private final class OpeningController: ViewController {
  var onTouch: () -> Void = {}

  override func loadView() {
    let own = OpeningView()
    own.onTouch = { [weak self] in self?.onTouch() }
    view = own
  }
}
