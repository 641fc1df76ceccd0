import Controller
import ControllerKit
import Model
import Testing
import View

@Suite("Moving to a parent and away", .patience)
struct MovingTests {
  let stage = FamilyStage()
  var x: TracingChild { stage.child("X") }

  @Test("8.5 [D] isMovingFromParent is true while a child that is removed disappears")
  func movingFromParent() {
    let x = x
    var seen: [String] = []
    stage.parent.show(x)
    for call in ["willDisappear", "didDisappear", "didMove(nil)"] {
      x.reactions[call] = { seen.append("\(call) \($0.isMovingFromParent)") }
    }

    stage.parent.remove(x)

    #expect(seen == ["willDisappear true", "didDisappear true", "didMove(nil) false"])
  }

  @Test("8.5 [D] A presented controller is being presented, and not moving")
  func presentedDoesNotMove() {
    let x = x
    var seen: [Bool] = []
    x.reactions["willAppear"] = { seen = [$0.isMovingToParent, $0.isBeingPresented] }

    stage.parent.present(x, animated: false)

    #expect(seen == [false, true])
  }

  @Test("8.5 [C] Neither a root nor what is presented is moving, whatever it was told before")
  func shownByWindow() {
    let (x, y) = (x, stage.child("Y"))
    for child in [x, y] { child.willMove(toParent: stage.parent) }
    #expect(x.isMovingToParent && y.isMovingToParent)

    stage.parent.present(x, animated: false)
    #expect(!x.isMovingToParent)
    stage.window.rootViewController = y

    #expect(!y.isMovingToParent)
  }

  @Test("8.5 [C] In a stack it is moving, and has moved once, though its overrides call no super")
  func withoutSuper() {
    let (silent, nav) = (Silent(), NavigationController(rootViewController: ViewController()))
    stage.window.rootViewController = nav

    nav.pushViewController(silent, animated: false)
    nav.pushViewController(ViewController(), animated: false)
    nav.popViewController(animated: false)
    #expect(silent.moves == 1 && silent.seen.first == "true false")
    nav.popViewController(animated: false)

    #expect(silent.moves == 2 && silent.seen.last == "false true")
  }

  /// Does not call `super` when it moves.
  private final class Silent: ViewController {
    private(set) var moves = 0
    private(set) var seen: [String] = []

    override func willMove(toParent parent: ViewController?) {}
    override func didMove(toParent parent: ViewController?) { moves += 1 }
    override func viewWillAppear(_ animated: Bool) { note() }
    override func viewWillDisappear(_ animated: Bool) { note() }

    private func note() { seen.append("\(isMovingToParent) \(isMovingFromParent)") }
  }
}
