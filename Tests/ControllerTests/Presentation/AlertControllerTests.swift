import Controller
import Model
import Testing
import View

@Suite("Alerts", .patience)
struct AlertControllerTests {
  @Test("Trap 1: an action added after the alert is shown is still on it")
  func actionAddedAfterwards() {
    let stage = Stage()
    let view = BareAlertView()
    let alert = AlertController(
      title: "Notice", message: "Hello", preferredStyle: .alert, view: view)

    stage.root.present(alert, animated: true)
    alert.addAction(AlertAction(title: "OK"))

    #expect(view.shown == ["Notice", "Hello", "OK"])
  }

  @Test("7 [C] the presenter hears nothing of an alert")
  func presenterHearsNothing() {
    let stage = Stage()
    let alert = AlertController(title: nil, message: "Hello", preferredStyle: .alert)

    stage.root.present(alert, animated: true)
    alert.dismiss(animated: true)

    #expect(stage.trace.take() == [])
  }

  @Test("5.6 [L] two alerts that were named differ in what is reported")
  func names() {
    let stage = Stage()
    let alerts = ["refused", "locked"].map { identifier in
      let alert = AlertController(title: nil, message: "Hello", preferredStyle: .alert)
      alert.debugIdentifier = identifier
      return alert
    }

    for alert in alerts { stage.root.present(alert, animated: true) }

    #expect(stage.window.controllers.map(\.debugName) == ["A", "AlertController refused"])
    #expect(
      stage.reports == [
        PresentationDiagnostic.alreadyPresenting(
          "AlertController locked", on: "A", presented: "AlertController refused"
        ).description
      ])
  }

  @Test("7 [L][R] the handler runs once the alert is off the screen, and may present again")
  func handlerPresentsAgain() {
    let (stage, view) = (Stage(), BareAlertView())
    let alert = AlertController(title: nil, message: "First", preferredStyle: .alert, view: view)
    var presentedInHandler: String?
    alert.addAction(
      AlertAction(title: "OK") { _ in
        presentedInHandler = stage.root.presentedViewController?.debugName ?? "nothing"
        stage.root.present(stage.controller("B"), animated: true)
      })
    stage.root.present(alert, animated: true)

    view.touch(0)

    #expect(presentedInHandler == "nothing")
    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
    #expect(stage.reports == [])
  }

  @Test("7 [L][T] a second alert is ignored while the first is shown")
  func noQueue() {
    let stage = Stage()

    for message: Phrase in ["1", "2"] {
      stage.root.present(
        AlertController(title: nil, message: message, preferredStyle: .alert), animated: true)
    }

    #expect((stage.root.presentedViewController as? AlertController)?.message == "1")
    #expect(stage.reports.count == 1)
  }

  @Test("7 [C] dismissed by the program, no handler runs")
  func noHandlerWithoutTouch() {
    let stage = Stage()
    var touched = false
    let alert = AlertController(title: nil, message: "1", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK") { _ in touched = true })
    stage.root.present(alert, animated: true)

    stage.root.dismiss(animated: true)

    #expect(!touched)
  }

  @Test("The preferred action is the one that Return touches")
  func preferredAction() {
    let stage = Stage()
    let view = BareAlertView()
    let alert = AlertController(title: nil, message: "1", preferredStyle: .alert, view: view)
    let (no, yes) = (AlertAction(title: "No", style: .cancel), AlertAction(title: "Yes"))
    alert.addAction(no)
    alert.addAction(yes)
    stage.root.present(alert, animated: true)

    alert.preferredAction = yes

    #expect(view.preferred == 1)
  }

  @Test("An action sheet is shown as an alert is, with neither title nor message")
  func actionSheet() {
    let (stage, view) = (Stage(), BareAlertView())
    let alert = AlertController(title: nil, message: nil, preferredStyle: .actionSheet, view: view)
    for style in AlertAction.Style.allCases {
      alert.addAction(AlertAction(title: "\(style)", style: style))
    }

    stage.root.present(alert, animated: true)

    #expect(view.shown == ["default", "cancel", "destructive"])
    #expect(view.roles == [.normal, .cancel, .destructive])
    #expect(alert.actions.map(\.style.rawValue) == [0, 1, 2])
    #expect(AlertController.Style.allCases.map(\.rawValue) == [0, 1])
    #expect(alert.preferredStyle == .actionSheet)
  }

  @Test("A question before something is lost is an action sheet, and a notice is an alert")
  func question() throws {
    let stage = Stage()
    var isPoured = false
    var shown: AlertController? { stage.window.controllers.last as? AlertController }

    stage.root.presentQuestion("Sure?", destructive: "Pour") { isPoured = true }
    #expect(shown?.preferredStyle == .actionSheet && shown?.message == "Sure?")
    #expect(shown?.actions.map(\.style) == [.destructive, .cancel])
    let pour = try #require(stage.window.view.subviews.last?.controls.first)
    #expect(stage.window.view.touch(pour) && isPoured && shown == nil)
    stage.root.presentNotice("Well")

    #expect(shown?.preferredStyle == .alert && shown?.message == "Well")
  }

  @Test("A title and a message that are set while the alert is shown are shown at once")
  func changed() {
    let (stage, view) = (Stage(), BareAlertView())
    let alert = AlertController(title: "1", message: "2", preferredStyle: .alert, view: view)
    stage.root.present(alert, animated: true)

    alert.title = "3"
    alert.message = "4"

    #expect(view.shown == ["3", "4"])
  }

  @Test("A dismissed alert, its view and its handlers' captures are released")
  func releases() {
    let stage = Stage()
    weak var released: AlertController?
    do {
      let alert = AlertController(title: nil, message: "1", preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK"))
      stage.root.present(alert, animated: true)
      released = alert
    }

    if let button = stage.window.view.subviews.last?.controls.first {
      stage.window.view.touch(button)
    }

    #expect(released == nil)
  }
}

// MARK: - Fixtures

private final class BareAlertView: AlertView {
  weak var delegate: (any AlertViewDelegate)?
  var shown: [String] = []
  var roles: [Button.Role] = []
  var preferred: Int?

  func show(title: Phrase?, message: Phrase?, actions: [AlertButton], preferred: Int?) {
    shown = ([title, message].compactMap(\.self) + actions.map(\.title)).map(\.english)
    roles = actions.map(\.role)
    self.preferred = preferred
  }

  func touch(_ index: Int) { delegate?.alertView(self, didTouchActionAt: index) }
}
