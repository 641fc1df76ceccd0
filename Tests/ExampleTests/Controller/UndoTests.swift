import Testing
import Vestibule

@MainActor
@Suite("Examples: undo")
struct UndoTests {
  /// A cup that can be emptied again.
  @MainActor
  private final class Cup {
    var isFull = false

    func fill(_ undoManager: UndoManager) {
      isFull = true
      undoManager.registerUndo(withTarget: self) { cup in
        cup.isFull = false
        undoManager.registerUndo(withTarget: cup) { $0.fill(undoManager) }
      }
    }
  }

  @Test("What a person did is taken back")
  func undo() {
    let cup = Cup()

    let undoManager = UndoManager()
    cup.fill(undoManager)
    #expect(cup.isFull)
    undoManager.undo()
    #expect(!cup.isFull && undoManager.canRedo)
  }

  @Test("A misuse is reported")
  func misuse() {
    let log = EventLog()
    UndoManager(log: log).endUndoGrouping()
    #expect(log.diagnostics.map(\.text) == [UndoDiagnostic.noGroupToEnd.description])
  }
}
