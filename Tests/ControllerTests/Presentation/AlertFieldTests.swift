import Controller
import Model
import Testing
import View

@Suite("Fields and actions of alerts", .patience)
struct AlertFieldTests {
  let stage = Stage()
  let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)

  private func controls() -> [Control] { stage.window.view.subviews.last?.controls ?? [] }

  private func touch(_ name: String) {
    if let control = controls().first(where: { $0.label.english == name }) {
      stage.window.view.touch(control)
    }
  }

  @Test("13.3 [D] A preferred action that was never added is refused: Return does not choose it")
  func strangePreferredAction() {
    var isChosen = false
    alert.addTextField()
    alert.addAction(AlertAction(title: .ok))
    let title = Phrase("Fine", ko: "좋아요")
    alert.preferredAction = AlertAction(title: title) { _ in isChosen = true }
    stage.root.present(alert, animated: true)

    alert.textFields?.first?.touchReturn()

    #expect(!isChosen && stage.root.presentedViewController === alert)
    #expect(alert.preferredAction == nil)
    #expect(stage.reports == [AlertDiagnostic.preferredNotAdded("Fine").description])
  }

  // MARK: - Fields

  @Test("13.2 [D][C] A field is passed to its closure once, at once, and is among textFields")
  func configured() {
    var passed: [TextField] = []
    #expect(alert.textFields == nil)

    alert.addTextField { field in
      field.placeholder = "Name"
      passed.append(field)
    }
    alert.addTextField()
    stage.root.present(alert, animated: true)

    #expect(passed.count == 1 && alert.textFields?.count == 2)
    #expect(alert.textFields?.first === passed.first)
    #expect(controls().prefix(2).allSatisfy { $0 is TextField })
  }

  @Test("13.2 [C] A field and an action that come to an alert on the screen are seen at once")
  func addedLater() {
    stage.root.present(alert, animated: true)

    alert.addTextField()
    alert.addAction(AlertAction(title: "Save"))

    #expect(controls().first is TextField && controls().last?.label.english == "Save")
  }

  @Test("13.2 [R] Only an alert has fields: in an action sheet they are refused in UIKit's words")
  func actionSheet() {
    let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var hasRun = false

    sheet.addTextField { _ in hasRun = true }

    let text = AlertDiagnostic.fieldInActionSheet.description
    #expect(sheet.log.diagnostics.map(\.text) == [text])
    #expect(
      text.hasPrefix(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    )
    #expect(sheet.textFields == nil && !hasRun)
  }

  @Test("13.2 [T] The first field is edited as soon as the alert is shown")
  func focused() {
    alert.addTextField()
    alert.addTextField()

    stage.root.present(alert, animated: true)

    #expect(alert.textFields?.first?.isFirstResponder == true)
  }

  @Test("13.2 [L] In an action's handler the text is still there, also with a weak alert")
  func textInHandler() {
    var typed: String?
    do {
      let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(
        AlertAction(title: "OK") { [weak alert] _ in typed = alert?.textFields?.first?.text })
      stage.root.present(alert, animated: true)
      alert.textFields?.first?.insertText("Ada")
    }

    touch("OK")

    #expect(typed == "Ada")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("13.3 [C] At Return the app's own target of a field is called before the alert's action")
  func ownTarget() {
    final class Listener {
      var calls: [String] = []
      func returned() { calls.append("Return") }
    }
    let listener = Listener()
    alert.addTextField {
      $0.addTarget(listener, action: Listener.returned, for: .editingDidEndOnExit)
    }
    let save = AlertAction(title: "Save") { _ in listener.calls.append("Save") }
    alert.addAction(save)
    alert.preferredAction = save
    stage.root.present(alert, animated: true)

    alert.textFields?.first?.touchReturn()

    #expect(listener.calls == ["Return", "Save"])
  }

  @Test("13.2 [C] A dismissed alert with fields is released, with what was edited in it")
  func released() {
    weak var gone: AlertController?
    weak var field: TextField?
    do {
      let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(AlertAction(title: "OK"))
      stage.root.present(alert, animated: true)
      (gone, field) = (alert, alert.textFields?.first)
    }
    #expect(gone != nil && field != nil)

    touch("OK")

    #expect(gone == nil && field == nil)
    #expect(!stage.window.view.textInput.isKeyboardShown)
  }

  @Test("13.3 [L] Return goes to the next field, and in the last one does the preferred action")
  func returnKey() {
    var chosen: [String] = []
    for name in ["First", "Middle", "Last"] { alert.addTextField { $0.placeholder = "\(name)" } }
    let save = AlertAction(title: "Save") { _ in chosen.append("save") }
    alert.addAction(AlertAction(title: "No", style: .cancel) { _ in chosen.append("no") })
    alert.addAction(save)
    alert.preferredAction = save
    stage.root.present(alert, animated: true)
    let fields = alert.textFields ?? []

    for (index, field) in fields.enumerated() {
      #expect(fields.map(\.isFirstResponder) == fields.indices.map { $0 == index })
      #expect(chosen == [])
      field.touchReturn()
    }

    #expect(chosen == ["save"] && stage.root.presentedViewController == nil)
  }

  @Test(
    "13.3 [L] A delegate that refuses Return keeps the alert; without a preferred action it stays")
  func returnKept() {
    final class Refusing: TextFieldDelegate {
      func textFieldShouldReturn(_ textField: TextField) -> Bool { false }
    }
    let delegate = Refusing()
    alert.addTextField { $0.delegate = delegate }
    let ok = AlertAction(title: "OK")
    alert.addAction(ok)
    stage.root.present(alert, animated: true)
    let field = alert.textFields?.first
    alert.preferredAction = ok
    field?.touchReturn()
    #expect(field?.isFirstResponder == true)

    field?.delegate = nil
    alert.preferredAction = nil
    field?.touchReturn()

    #expect(field?.isFirstResponder == false)
    #expect(stage.root.presentedViewController === alert)
  }

  // MARK: - Actions

  @Test("13.3 [L] A second cancel action is refused, in UIKit's words")
  func secondCancel() {
    alert.addAction(AlertAction(title: "No", style: .cancel))
    alert.addAction(AlertAction(title: Phrase("Never", ko: "절대로"), style: .cancel))

    let text = AlertDiagnostic.secondCancel("Never").description
    #expect(alert.log.diagnostics.map(\.text) == [text])
    #expect(
      text.hasPrefix(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    #expect(alert.actions.map(\.title) == ["No"])
  }

  @Test("13.3 [L] What was reported before the alert was shown is in the log of the window then")
  func reportMoves() {
    for title: Phrase in ["No", "Never"] {
      alert.addAction(AlertAction(title: title, style: .cancel))
    }

    stage.root.present(alert, animated: true)

    #expect(stage.reports == [AlertDiagnostic.secondCancel("Never").description])
  }

  @Test("13.3 [L] An action may be enabled while the alert is shown, as by a field that changes")
  func enabled() {
    let save = AlertAction(title: "Save")
    var saved = 0
    let ok = AlertAction(title: "OK") { _ in saved += 1 }
    ok.isEnabled = false
    alert.addAction(save)
    alert.addAction(ok)
    alert.addTextField { field in
      field.addTarget(ok, action: AlertAction.follow, for: .editingChanged)
    }
    stage.root.present(alert, animated: true)
    touch("OK")
    #expect(saved == 0 && stage.root.presentedViewController === alert)

    alert.textFields?.first?.insertText("x")
    touch("OK")

    #expect(saved == 1 && stage.root.presentedViewController == nil)
  }

  @Test("13.3 [C] A disabled action is not run by a view of one's own, nor by Return")
  func disabled() {
    let view = LooseAlertView()
    let alert = AlertController(title: nil, message: "1", preferredStyle: .alert, view: view)
    var hasRun = false
    let action = AlertAction(title: "OK") { _ in hasRun = true }
    action.isEnabled = false
    alert.addAction(action)
    stage.root.present(alert, animated: true)

    view.delegate?.alertView(view, didTouchActionAt: 0)

    #expect(!hasRun && stage.root.presentedViewController === alert)
    let screen = AlertScreen()
    screen.show(
      title: nil, message: nil, actions: [AlertButton("OK", isEnabled: false)], preferred: nil)
    #expect(screen.primaryButton == nil)
  }

  // MARK: - Escape

  @Test("13.4 [D] Escape chooses the cancel action, whose handler runs after the dismissal")
  func escape() {
    var seen: [String] = []
    alert.addAction(AlertAction(title: "Yes") { _ in seen.append("yes") })
    alert.addAction(
      AlertAction(title: "No", style: .cancel) { [root = stage.root] _ in
        seen.append("no \(root.presentedViewController == nil)")
      })
    stage.root.present(alert, animated: true)

    #expect(stage.window.view.touchEscape())

    #expect(seen == ["no true"])
  }

  @Test("13.4 [C] An alert without a cancel action stays, and what presents it hears no Escape")
  func escapeWithoutCancel() {
    final class Listening: ViewController {
      var isAsked = false
      override func accessibilityPerformEscape() -> Bool {
        isAsked = true
        return true
      }
    }
    let root = Listening()
    stage.window.rootViewController = root
    alert.addAction(AlertAction(title: "Yes"))
    root.present(alert, animated: true)

    #expect(!stage.window.view.touchEscape(), "it did nothing")

    #expect(root.presentedViewController === alert && !root.isAsked)
  }

  @Test("13.4 [C] Escape in an alert does not end editing below it")
  func escapeBelow() {
    let root = PlainController("Root")
    let field = root.field("Name")
    stage.window.rootViewController = root
    field.becomeFirstResponder()
    alert.addAction(AlertAction(title: "Yes"))
    root.present(alert, animated: true)

    stage.window.view.touchEscape()

    #expect(field.isFirstResponder && root.presentedViewController === alert)
  }
}

// MARK: - Fixtures

extension AlertAction {
  fileprivate func follow(_ field: TextField) { isEnabled = field.hasText }
}

/// An alert's view that shows nothing and lets everything be touched.
private final class LooseAlertView: AlertView {
  weak var delegate: (any AlertViewDelegate)?

  func show(title: Phrase?, message: Phrase?, actions: [AlertButton], preferred: Int?) {}
}
