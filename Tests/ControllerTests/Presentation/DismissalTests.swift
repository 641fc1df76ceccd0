import Controller
import Testing

@Suite("Who handles a dismissal", .patience)
struct DismissalTests {
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
