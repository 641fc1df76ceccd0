import Controller
import Model
import Testing
import View

@Suite("Alerts", .patience)
struct AlertControllerTests {
  @Test("Trap 1: an action added after the alert is shown is still on it")
  func actionAddedAfterwards() {
    let stage = Stage()
    let views = AlertViews()
    let alert = AlertController(title: "Notice", message: "Hello", views: views)

    stage.root.present(alert, animated: true)
    alert.addAction(AlertAction(title: "OK"))

    #expect(views.made.last?.shown == ["Notice", "Hello", "OK"])
  }

  @Test("7 [C] the presenter hears nothing of an alert")
  func presenterHearsNothing() {
    let stage = Stage()
    let alert = AlertController(title: nil, message: "Hello", views: AlertViews())

    stage.root.present(alert, animated: true)
    alert.dismiss(animated: true)

    #expect(stage.trace.take() == [])
  }

  @Test("5.6 [L] two alerts that were named differ in what is reported")
  func names() {
    let stage = Stage()
    let alerts = ["refused", "locked"].map { identifier in
      let alert = AlertController(title: nil, message: "Hello", views: AlertViews())
      alert.identifier = identifier
      return alert
    }

    for alert in alerts { stage.root.present(alert, animated: true) }

    #expect(stage.window.controllers.map(\.name) == ["A", "AlertController refused"])
    #expect(
      stage.reports == [
        Diagnostic.alreadyPresenting(
          "AlertController locked", on: "A", presented: "AlertController refused"
        ).description
      ])
  }

  @Test("7 [L][R] the handler runs once the alert is off the screen, and may present again")
  func handlerPresentsAgain() {
    let stage = Stage()
    let views = AlertViews()
    let alert = AlertController(title: nil, message: "First", views: views)
    var presentedInHandler: String?
    alert.addAction(
      AlertAction(title: "OK") { _ in
        presentedInHandler = stage.root.presentedViewController?.name ?? "nothing"
        stage.root.present(stage.controller("B"), animated: true)
      })
    stage.root.present(alert, animated: true)

    views.made.last?.touch(0)

    #expect(presentedInHandler == "nothing")
    #expect(stage.window.controllers.map(\.name) == ["A", "B"])
    #expect(stage.reports == [])
  }

  @Test("7 [L][T] a second alert is ignored while the first is shown")
  func noQueue() {
    let stage = Stage()
    let views = AlertViews()

    stage.root.present(AlertController(title: nil, message: "1", views: views), animated: true)
    stage.root.present(AlertController(title: nil, message: "2", views: views), animated: true)

    #expect(views.made.count == 1)
    #expect(stage.reports.count == 1)
  }

  @Test("7 [C] dismissed by the program, no handler runs")
  func noHandlerWithoutTouch() {
    let stage = Stage()
    var touched = false
    let alert = AlertController(title: nil, message: "1", views: AlertViews())
    alert.addAction(AlertAction(title: "OK") { _ in touched = true })
    stage.root.present(alert, animated: true)

    stage.root.dismiss(animated: true)

    #expect(!touched)
  }

  @Test("The preferred action is the one that Return touches")
  func preferredAction() {
    let stage = Stage()
    let views = AlertViews()
    let alert = AlertController(title: nil, message: "1", views: views)
    let (no, yes) = (AlertAction(title: "No", style: .cancel), AlertAction(title: "Yes"))
    alert.addAction(no)
    alert.addAction(yes)
    stage.root.present(alert, animated: true)

    alert.preferredAction = yes

    #expect(views.made.last?.preferred == 1)
  }

  @Test("A dismissed alert, its view and its handlers' captures are released")
  func releases() {
    let stage = Stage()
    let views = AlertViews()
    weak var released: AlertController?
    do {
      let alert = AlertController(title: nil, message: "1", views: views)
      alert.addAction(AlertAction(title: "OK"))
      stage.root.present(alert, animated: true)
      released = alert
    }

    views.made.removeLast().touch(0)

    #expect(released == nil)
  }
}

// MARK: - Fixtures

private final class AlertViews: SystemViewFactory {
  var made: [BareAlertView] = []

  func makeWindowView() -> any WindowView { PlainWindowView() }

  func makeAlertView() -> any AlertView {
    let view = BareAlertView()
    made.append(view)
    return view
  }
}

private final class BareAlertView: AlertView {
  weak var delegate: (any AlertViewDelegate)?
  var shown: [String] = []
  var preferred: Int?

  func show(title: String?, message: String?, actions: [String], preferred: Int?) {
    shown = [title, message].compactMap(\.self) + actions
    self.preferred = preferred
  }

  func touch(_ index: Int) { delegate?.alertView(self, didTouchActionAt: index) }
}
