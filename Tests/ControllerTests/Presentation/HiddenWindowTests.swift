import Controller
import Model
import Testing
import View
import ViewText
import Workshop

@Suite("Rule 5.8: windows that are hidden", .patience)
struct HiddenWindowTests {
  @Test("5.8 [C] A hidden window is not key: the last of the others that are shown is")
  func key() throws {
    let (stage, scene, first) = try stage()
    let (second, third) = (Window(windowScene: scene), Window(windowScene: scene))
    for window in [second, third] {
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
    }

    third.isHidden = true
    #expect(scene.keyWindow === second)
    first.isHidden = true
    #expect(scene.keyWindow === second, "which was key, and stays so")
    second.isHidden = true
    #expect(scene.keyWindow == nil)
    #expect(stage.scenario.window == nil)
    first.isHidden = false

    #expect(scene.keyWindow == nil, "shown, a window is not key by itself")
    first.makeKeyAndVisible()
    #expect(stage.scenario.window === first)
    #expect(scene.windows.map(\.isHidden) == [false, true, true])
  }

  @Test("5.8 [C] Its controllers leave when a window is hidden, and come back as they were")
  func appearance() throws {
    let (stage, scene, _) = try stage()
    let window = Window(windowScene: scene)
    window.rootViewController = TracingController("C", stage.trace)
    window.makeKeyAndVisible()
    let covering = TracingController("D", stage.trace)
    window.rootViewController?.present(covering, animated: false)
    covering.present(TracingController("E", stage.trace, style: .pageSheet), animated: false)
    _ = stage.trace.take()

    window.isHidden = true
    #expect(
      stage.trace.take() == [
        "E.willDisappear", "D.willDisappear", "E.didDisappear", "D.didDisappear",
      ])
    #expect(window.view.subviews.isEmpty)
    #expect(window.controllers.map(\.debugName) == ["C", "D", "E"])
    window.isHidden = false

    #expect(
      stage.trace.take() == [
        "D.willAppear", "E.willAppear", "D.isAppearing", "D.willLayout", "D.didLayout",
        "E.isAppearing", "E.willLayout", "E.didLayout", "D.didAppear", "E.didAppear",
      ])
    #expect(window.view.subviews.count == 2)
  }

  @Test("5.8 [C] In a hidden window nothing is edited, dismissed or replaced before anyone's eyes")
  func hidden() throws {
    let (stage, scene, _) = try stage()
    let window = Window(windowScene: scene)
    let field = TextField(.email)
    let root = ViewController()
    root.view = OwnScreen([.field(field)])
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(TracingController("B", stage.trace, style: .pageSheet), animated: false)
    field.becomeFirstResponder()

    window.isHidden = true
    #expect(!field.isFirstResponder)
    #expect(!field.becomeFirstResponder())
    #expect(!window.view.textInput.isKeyboardShown)
    _ = stage.trace.take()
    root.dismiss(animated: false)
    window.rootViewController = TracingController("C", stage.trace)
    #expect(stage.trace.take() == [])
    #expect(window.view.subviews.isEmpty)

    window.isHidden = false
    #expect(stage.trace.take().last == "C.didAppear")
  }

  @Test(
    "5.8 [C] In a hidden window, who is uncovered by a dismissal comes when the window is shown",
    arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func uncovered(style: ModalPresentationStyle) throws {
    let (stage, _, window) = try stage()
    window.rootViewController?.present(
      TracingController("B", stage.trace, style: style), animated: false)
    window.isHidden = true
    _ = stage.trace.take()

    window.rootViewController?.dismiss(animated: false)
    #expect(stage.trace.take() == [])
    #expect(window.view.subviews.isEmpty)
    window.isHidden = false

    #expect(
      stage.trace.take() == [
        "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "A.didAppear",
      ])
    #expect(window.view.subviews.count == 1)
  }

  @Test("5.8 [C] In the middle of a transition a window is hidden when that is over")
  func duringTransition() throws {
    let (stage, _, window) = try stage()
    let presented = TracingController("B", stage.trace)
    presented.reactions["willAppear"] = { $0.window?.isHidden = true }

    window.rootViewController?.present(presented, animated: false)

    #expect(window.isHidden)
    #expect(
      stage.trace.take().suffix(4) == [
        "B.didAppear", "A.didDisappear", "B.willDisappear", "B.didDisappear",
      ])
  }

  @Test("A hidden window leaves the display, and touches go to the next")
  func display() throws {
    let display = TextDisplay(language: .english)
    let factory = TextViewFactory(display: display)
    let window = Window(view: factory.makeWindowView(), log: EventLog())
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    #expect(display.window === window.view)

    window.isHidden = true

    #expect(display.window == nil)
  }

  private func stage() throws -> (SceneStage, WindowScene, Window) {
    let stage = SceneStage()
    try stage.application.send(.launch())
    _ = stage.trace.take()
    let scene = try #require(stage.session.scene as? WindowScene)
    return (stage, scene, try #require(scene.keyWindow))
  }
}
