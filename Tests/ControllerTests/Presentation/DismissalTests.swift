import Controller
import Testing

@Suite("Who handles a dismissal", .patience)
struct DismissalTests {
  @Test("5.5 [D] asked of the presenter, the presented one goes")
  func fromPresenter() {
    let stage = Stage()
    stage.root.present(stage.controller("B"), animated: false)

    stage.root.dismiss(animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A"])
  }

  @Test("5.5 [D] asked of the top one, it is forwarded to its presenter")
  func fromTop() {
    let stage = Stage()
    let presented = stage.controller("B")
    stage.root.present(presented, animated: false)

    presented.dismiss(animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A"])
  }

  @Test("5.5 [D][T] asked in the middle of a stack, only what is above goes")
  func fromMiddle() {
    let (stage, second, _) = stack(.fullScreen, .fullScreen)

    second.dismiss(animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
  }

  @Test("5.5 [D] asked at the bottom, the whole stack goes; the hidden one hears nothing")
  func fromBottom() {
    let (stage, _, _) = stack(.fullScreen, .fullScreen)

    stage.root.dismiss(animated: true)

    #expect(
      stage.trace.take() == [
        "C.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
        "A.didAppear", "C.didDisappear",
      ])
    #expect(stage.window.controllers.map(\.debugName) == ["A"])
  }

  @Test("5.5 [C] a stack of sheets goes from the top down, and the bottom hears nothing")
  func stackOfSheets() {
    let (stage, _, _) = stack(.pageSheet, .formSheet)

    stage.root.dismiss(animated: true)

    #expect(
      stage.trace.take() == [
        "C.willDisappear", "B.willDisappear", "C.didDisappear", "B.didDisappear",
      ])
  }

  @Test("5.5 [C] a sheet over a full screen: both go, and the bottom comes back")
  func sheetOverFullScreen() {
    let (stage, _, _) = stack(.fullScreen, .pageSheet)

    stage.root.dismiss(animated: true)

    #expect(
      stage.trace.take() == [
        "C.willDisappear", "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout",
        "A.didLayout", "A.didAppear", "C.didDisappear", "B.didDisappear",
      ])
    #expect(stage.window.controllers.map(\.debugName) == ["A"])
  }

  @Test("Trap 5: asked of a lone controller, nothing happens and nothing is reported")
  func fromLone() {
    let stage = Stage()
    var completed = false

    stage.root.dismiss(animated: true) { completed = true }

    #expect(stage.trace.take() == [])
    #expect(stage.reports == [])
    #expect(!completed)
  }

  @Test(
    "5.5 [L] dismissing twice in a row takes two levels when the second is the presenter's turn")
  func twice() {
    let (stage, second, _) = stack(.fullScreen, .fullScreen)

    second.dismiss(animated: false)
    second.dismiss(animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A"])
  }
}

// MARK: - Fixtures

private func stack(_ styleOfB: ModalPresentationStyle, _ styleOfC: ModalPresentationStyle)
  -> (Stage, TracingController, TracingController)
{
  let stage = Stage()
  let (second, third) = (stage.controller("B", styleOfB), stage.controller("C", styleOfC))
  stage.root.present(second, animated: false)
  second.present(third, animated: false)
  _ = stage.trace.take()
  return (stage, second, third)
}
