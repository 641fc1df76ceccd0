import Controller
import Model
import Testing
import View

/// What is in a window while views come and go, and who has its keyboard.
@Suite("Exchanged views", .patience)
struct ExchangedViewsTests {
  let stage = Stage()

  private var shown: [ObjectIdentifier] {
    stage.window.view.subviews.map { ObjectIdentifier($0) }
  }

  @Test("5.7 [C] A root that another window shows is refused, and both windows stay as they were")
  func rootOfAnotherWindow() {
    let presented = stage.controller("B")
    stage.root.present(presented, animated: false)
    let other = Window(view: WindowView(), log: EventLog())
    other.makeKeyAndVisible()

    for controller in [presented, stage.root] { other.rootViewController = controller }

    #expect(other.rootViewController == nil)
    #expect(other.view.subviews.isEmpty)
    #expect(
      other.log.diagnostics.map(\.text)
        == ["B", "A"].map { PresentationDiagnostic.rootedTwice($0).description })
    #expect(presented.window === stage.window)
    #expect(stage.root.presentedViewController === presented)
  }

  @Test(
    "A view that is set while another one is shown comes the next time",
    arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  func viewSetLate(callback: String) {
    let new = EmptyScreen()
    let covering = stage.controller("B")
    let controller = stage.controller("C")
    controller.reactions[callback] = { controller in
      controller.reactions[callback] = nil
      controller.view = new
    }

    stage.root.present(controller, animated: false)
    #expect(shown.count == 1)
    controller.present(covering, animated: false)
    #expect(shown == [ObjectIdentifier(covering.view)])
    controller.dismiss(animated: false)

    #expect(shown == [ObjectIdentifier(new)])
  }

  @Test(
    "8.6 [C] A view that was set later leaves in a transition, wherever the one before was shown",
    arguments: ["presented", "root", "exchanged"])
  func viewSetBetween(place: String) {
    let family = FamilyStage()
    let (parent, x, y) = (family.parent, family.child("X"), family.child("Y"))
    switch place {
    case "presented":
      parent.present(x, animated: false)
      parent.dismiss(animated: false)
    case "root":
      let window = Window(view: WindowView(), log: EventLog())
      window.rootViewController = x
      window.makeKeyAndVisible()
    default:
      parent.show(y)
      parent.addChild(x)
      parent.transition(from: y, to: x)
      for child in [x, y] { child.removeFromParent() }
    }
    x.view = EmptyScreen()
    parent.show(x)
    parent.addChild(y)

    parent.transition(from: x, to: y)

    #expect(parent.view.container?.subviews.map { $0 === y.view } == [true])
  }

  @Test("8.6 [C] A child that is removed takes along the view that an exchange has shown of it")
  func viewSetBeforeRemoval() {
    let family = FamilyStage()
    let (parent, x, y) = (family.parent, family.child("X"), family.child("Y"))
    parent.show(y)
    parent.addChild(x)
    parent.transition(from: y, to: x)
    x.view = EmptyScreen()

    x.removeFromParent()

    #expect(parent.view.container?.subviews.isEmpty == true)
  }

  @Test("8.2 [C] The view that a parent had before calls none of its children")
  func formerView() {
    let family = FamilyStage()
    let (former, x) = (family.parent.view.container, family.child("X"))
    family.parent.view = ContainerScreen()
    family.parent.addChild(x)
    x.didMove(toParent: family.parent)

    former?.addSubview(x.view)

    #expect(!family.trace.take().contains("X.willAppear"))
  }

  @Test(
    "6.5 [C] The keyboard cannot be handed to a field of another view that leaves too",
    arguments: [true, false])
  func handOverToLeaving(fromAbove: Bool) {
    let (below, above) = (FieldController(), FieldController())
    above.modalPresentationStyle = .pageSheet
    stage.window.rootViewController = below
    below.present(above, animated: false)
    let (edited, other) = fromAbove ? (above, below) : (below, above)
    edited.field.becomeFirstResponder()
    var isHandedOver: Bool?
    edited.whenEditingEnded = { isHandedOver = other.field.becomeFirstResponder() }

    stage.window.rootViewController = stage.root

    #expect(isHandedOver == false)
    #expect(stage.window.view.textInput.firstResponder == nil)
    #expect(!stage.window.view.textInput.isKeyboardShown)
  }
}

/// A controller with one field.
private final class FieldController: ViewController, TextFieldDelegate {
  let field = TextField("field")
  var whenEditingEnded: () -> Void = {}

  override func loadView() {
    view = OwnScreen([.field(field)])
    field.delegate = self
  }

  func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) {
    whenEditingEnded()
  }
}
