import Controller
import Model
import Testing

@Suite("Rejected presentations", .patience)
struct RejectedPresentationTests {
  @Test("5.6 [L][R] a presenter that presents already keeps the first and names both")
  func alreadyPresenting() {
    let stage = Stage()
    stage.root.present(stage.controller("B"), animated: false)
    _ = stage.trace.take()

    stage.root.present(stage.controller("C"), animated: false) {
      stage.trace.lines.append("completion")
    }

    #expect(stage.trace.take() == [])
    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
    #expect(
      stage.reports == [
        "Attempt to present C on A which is already presenting B. "
          + "Dismiss B first, or present C on B."
      ])
  }

  @Test("5.6 [L] presenting in viewDidLoad is refused: the view is in no window yet")
  func inDidLoad() {
    let stage = Stage()
    let (second, third) = (stage.controller("B"), stage.controller("C"))
    second.reactions["didLoad"] = { $0.present(third, animated: false) }

    stage.root.present(second, animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
    #expect(
      stage.reports == [
        "Attempt to present C on B whose view is not in the window hierarchy. "
          + "Present C once B has appeared, for example in viewDidAppear."
      ])
  }

  @Test("5.6 [C] what a controller without a window reports reaches the log of its window later")
  func withoutWindow() {
    let stage = Stage()
    let lone = stage.controller("B")

    lone.present(stage.controller("C"), animated: false)
    let own = lone.log.diagnostics.count
    stage.root.present(lone, animated: false)

    #expect(own == 1)
    #expect(stage.reports.count == 1)
  }

  @Test("5.6 [C] what a controller reports that has left its window is in that window's log")
  func afterDismissal() {
    let stage = Stage()
    let second = stage.controller("B")
    stage.root.present(second, animated: false)
    second.dismiss(animated: false)

    second.present(stage.controller("C"), animated: false)

    #expect(
      stage.reports == [
        "Attempt to present C on B whose view is not in the window hierarchy. "
          + "Present C once B has appeared, for example in viewDidAppear."
      ])
    stage.root.present(second, animated: false)
    #expect(stage.reports.count == 1)
  }

  @Test("5.6 [L] presenting during a transition is refused, not queued")
  func duringPresent() {
    let stage = Stage()
    let (second, third) = (stage.controller("B"), stage.controller("C"))
    second.reactions["willAppear"] = { $0.present(third, animated: false) }

    stage.root.present(second, animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
    #expect(
      stage.reports == [
        "Attempt to present C on B while a presentation is in progress. "
          + "Present C in the completion of the transition that is running."
      ])
  }

  @Test("5.6 [L] dismissing during a transition is refused")
  func dismissDuringPresent() {
    let stage = Stage()
    let second = stage.controller("B")
    second.reactions["willAppear"] = { $0.dismiss(animated: false) }

    stage.root.present(second, animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
    #expect(
      stage.reports == [
        "Attempt to dismiss B from A while a presentation or dismiss is in progress. "
          + "Dismiss B in the completion of the transition that is running."
      ])
  }

  @Test("5.6 [T][R] a controller that is shown already is not presented a second time")
  func presentedTwice() {
    let (stage, other) = (Stage(), Stage())
    let second = stage.controller("B")
    stage.root.present(second, animated: false)

    other.root.present(second, animated: false)
    second.present(stage.root, animated: false)

    #expect(other.window.controllers.map(\.debugName) == ["A"])
    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
    #expect(
      other.reports == [
        "Attempt to present B on A while B is shown already. "
          + "Dismiss B first, or make another one."
      ])
    #expect(stage.reports.count == 1)
  }

  @Test("5.6 [C] in a completion everything is allowed again")
  func inCompletion() {
    let stage = Stage()
    let (second, third) = (stage.controller("B"), stage.controller("C"))

    stage.root.present(second, animated: false) { second.present(third, animated: false) }

    #expect(stage.window.controllers.map(\.debugName) == ["A", "B", "C"])
    #expect(stage.reports == [])
  }
}
