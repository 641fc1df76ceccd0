import Controller
import Testing
import View

@Suite("Rule 2.2: the style that the system likes best", .patience)
struct AutomaticStyleTests {
  @Test("2.2 [L] Where scenes are not known, .automatic takes the presenter out of the window")
  func beforeScenes() throws {
    let (stage, window) = try stage(knowsScenes: false)
    let sheet = TracingController("B", stage.trace, style: .automatic)

    window.rootViewController?.present(sheet, animated: false)
    #expect(
      stage.trace.take() == [
        "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
        "B.willLayout", "B.didLayout", "B.didAppear", "A.didDisappear",
      ])
    #expect(window.view.subviews.count == 1)
    sheet.dismiss(animated: false)

    #expect(
      stage.trace.take() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
        "A.didAppear", "B.didDisappear",
      ])
  }

  @Test("5.3 [L] Where they are known it is a sheet, and the presenter hears nothing")
  func sinceScenes() throws {
    let (stage, window) = try stage(knowsScenes: true)
    let sheet = TracingController("B", stage.trace, style: .automatic)

    window.rootViewController?.present(sheet, animated: false)
    sheet.dismiss(animated: false)

    #expect(!stage.trace.take().contains { $0.hasPrefix("A.") })
  }

  private func stage(knowsScenes: Bool) throws -> (SceneStage, Window) {
    var policy = LifeCyclePolicy()
    policy.knowsScenes = knowsScenes
    let stage = SceneStage(policy: policy)
    try stage.application.send(.launch())
    _ = stage.trace.take()
    let scene = stage.session.scene as? WindowScene
    return (stage, try #require(scene?.keyWindow ?? stage.application.delegate.window))
  }
}
