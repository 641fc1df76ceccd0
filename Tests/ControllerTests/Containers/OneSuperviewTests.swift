import Controller
import ControllerKit
import Model
import Testing
import View

/// A screen is in one place at a time: it leaves the one that it was in.
@Suite("One superview", .patience)
struct OneSuperviewTests {
  let stage = FamilyStage()
  let one = ContainerScreen()
  let two = ContainerScreen()
  private let button = Button("Tea")
  private let field = TextField("Sugar")

  init() {
    for box in [one, two] { stage.parent.view.container?.addSubview(box) }
  }

  @Test("8.2 [C] A child's view that is moved within its parent's is in the new place alone")
  func moved() {
    let x = shown(in: one)
    field.becomeFirstResponder()

    two.addSubview(x.view)

    #expect(!one.shows(x.view) && two.shows(x.view))
    #expect(stage.window.view.subviews.last?.controls.count == 2, "and can be touched once")
    #expect(stage.trace.take() == [], "it stays in the window")
    #expect(field.isFirstResponder)
    one.removeSubview(x.view)
    #expect(stage.trace.take() == [] && field.isFirstResponder)
    two.removeSubview(x.view)
    #expect(stage.trace.take() == ["X.willDisappear", "X.didDisappear"])
    #expect(!field.isFirstResponder)
  }

  @Test("8.2 [C] Where the places are not both seen, a child that is moved comes or goes")
  func unseen() {
    let x = shown(in: one)
    let (unseen, beside) = (ContainerScreen(), ContainerScreen())

    unseen.addSubview(x.view)
    #expect(!one.shows(x.view))
    #expect(stage.trace.take() == ["X.willDisappear", "X.didDisappear"])
    beside.addSubview(x.view)
    #expect(!unseen.shows(x.view) && stage.trace.take() == [])
    two.addSubview(x.view)

    #expect(!beside.shows(x.view) && two.shows(x.view))
    #expect(stage.trace.take() == ["X.willAppear", "X.layout", "X.didAppear"])
  }

  @Test("8.2 [C] A container that is moved takes along what is in it, and what comes into it later")
  func container() {
    let (x, y) = (stage.container("X"), stage.child("Y"))
    stage.parent.addChild(x)
    one.addSubview(x.view)
    x.didMove(toParent: stage.parent)

    two.addSubview(x.view)
    one.removeSubview(x.view)
    y.view = OwnScreen([.field(field)])
    x.show(y)

    #expect(stage.trace.take().suffix(4).contains("Y.didAppear"))
    #expect(field.becomeFirstResponder())
  }

  @Test("8.2 [C] A field whose delegate edits it again as its view leaves is edited no more")
  func editedAgain() {
    let x = shown(in: one)
    let delegate = EditsAgain()
    field.delegate = delegate
    field.becomeFirstResponder()

    one.removeSubview(x.view)

    #expect(!field.isFirstResponder && delegate.ended == 2)
    #expect(stage.window.view.textInput.firstResponder == nil)
  }

  @Test("8.2 [C] A child that is removed leaves also a box in its parent's view")
  func removed() {
    let x = shown(in: one)

    x.removeFromParent()

    #expect(!one.shows(x.view))
    #expect(stage.trace.take() == ["X.willDisappear", "X.didDisappear", "X.didMove(nil)"])
  }

  @Test("8.5 [C] One child in place of another: also in a box")
  func exchanged() {
    let (x, y) = (shown(in: one), stage.child("Y"))
    stage.parent.addChild(y)

    stage.parent.transition(from: x, to: y)

    #expect(!one.shows(x.view) && one.shows(y.view))
  }

  @Test("8.2 [C] A view that was shown by hand leaves that place for a stack, a tab and a window")
  func byContainers() {
    let (pushed, tab, presented) = (stage.child("A"), stage.child("B"), stage.child("C"))
    for controller in [pushed, tab, presented] { one.addSubview(controller.view) }
    let (stack, tabs) = (NavigationController(), TabBarController())
    stage.parent.show(stack, in: two)
    stage.parent.show(tabs, in: two)

    stack.pushViewController(pushed, animated: false)
    tabs.viewControllers = [tab]
    stage.parent.present(presented, animated: false)

    #expect(one.subviews.isEmpty)
    #expect(stack.view.container?.shows(pushed.view) == true)
    #expect(tabs.view.container?.shows(tab.view) == true)
    #expect(stage.window.view.subviews.last === presented.view)
    #expect(stage.reports.isEmpty)
  }

  @Test("8.2 [C] A screen is in a window itself, or in a container in it")
  func windows() {
    let (window, screen) = (stage.window.view, OwnScreen([.field(field)]))
    one.addSubview(screen)
    window.touch(field)
    #expect(field.isFirstResponder)

    window.addSubview(screen)
    #expect(one.subviews.isEmpty && window.subviews.count == 2)
    #expect(!field.isFirstResponder)
    two.addSubview(screen)
    #expect(window.subviews.count == 1 && two.shows(screen))
    let other = WindowView()
    other.addSubview(screen)

    #expect(two.subviews.isEmpty && other.subviews.count == 1)
    #expect(other.touch(field) && other.textInput.firstResponder === field)
  }

  @Test("8.2 [C] A screen that goes from one container to another is in the window of that one")
  func withoutControllers() {
    let (window, shown, away) = (WindowView(), ContainerScreen(), ContainerScreen())
    let screen = OwnScreen([.field(field)])
    window.addSubview(shown)
    away.addSubview(screen)

    shown.addSubview(screen)
    #expect(field.textInput === window.textInput && away.subviews.isEmpty)
    away.addSubview(screen)

    #expect(field.textInput == nil && shown.subviews.isEmpty)
  }

  @Test("8.2 [C] A place that is gone keeps no screen from another one")
  func gone() {
    let screen = OwnScreen([.field(field)])
    for _ in 0..<3 {
      do {
        let (box, window) = (ContainerScreen(), WindowView())
        box.addSubview(screen)
        window.addSubview(screen)
        window.addSubview(box)
      }
      #expect(!field.isFirstResponder)
    }

    one.addSubview(screen)

    #expect(stage.window.view.touch(field) && field.isFirstResponder)
  }

  @Test("8.2 [C] Who is called as it leaves, and shows it elsewhere, has decided")
  func elsewhere() {
    let x = shown(in: one)
    let third = ContainerScreen()
    stage.parent.view.container?.addSubview(third)
    x.reactions["didDisappear"] = { third.addSubview($0.view) }

    ContainerScreen().addSubview(x.view)

    #expect(third.shows(x.view))
    #expect(stage.trace.take().last == "X.didAppear")
  }

  /// A child with a button and a field, shown in a box of its parent's view.
  private func shown(in box: ContainerScreen) -> TracingChild {
    let x = TracingChild("X", stage.trace, screen: OwnScreen([.button(button), .field(field)]))
    stage.parent.show(x, in: box)
    _ = stage.trace.take()
    return x
  }
}

private final class EditsAgain: TextFieldDelegate {
  var ended = 0

  func textFieldDidEndEditing(_ textField: TextField) {
    ended += 1
    textField.becomeFirstResponder()
  }
}

extension ViewController {
  fileprivate func show(_ child: ViewController, in box: ContainerScreen) {
    addChild(child)
    box.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
