import Controller
import Model
import Testing
import View

@Suite("Alerts in one call")
struct AlertShortcutTests {
  private let stage = Stage()

  private var controls: [Control] { stage.window.view.subviews.last?.controls ?? [] }

  @Test("A notice has a title, the message and OK")
  func notice() {
    stage.root.presentNotice("Stored.")

    let alert = stage.root.presentedViewController as? AlertController
    #expect(alert?.title == .notice && alert?.message == "Stored.")
    #expect(controls.map(\.label) == [.ok])
    stage.window.view.touch(controls[0])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A question calls its closure if the person says so, after the alert is gone")
  func question() {
    var answers: [String] = []
    let ask = {
      stage.root.presentQuestion("Delete it?", destructive: "Delete") {
        answers.append(stage.root.presentedViewController?.debugName ?? "gone")
      }
    }

    ask()
    #expect(controls.map(\.label) == ["Delete", .cancel])
    #expect((controls[0] as? Button)?.role == .destructive)
    #expect(stage.window.view.subviews.last?.primaryButton === controls[1])
    stage.window.view.touch(controls[1])
    #expect(answers == [])

    ask()
    stage.window.view.touch(controls[0])
    #expect(answers == ["gone"])
  }

  @Test("A question may have words of its own for leaving everything as it was")
  func cancelTitle() {
    stage.root.presentQuestion("Discard it?", destructive: "Discard", cancel: "Keep") {}

    #expect(controls.map(\.label) == ["Discard", "Keep"])
  }
}
