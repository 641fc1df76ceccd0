import Controller
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
}
