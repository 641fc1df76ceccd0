import Testing
import Vestibule

@MainActor
@Suite("Examples: undo")
struct UndoTests {
  /// A cup that can be emptied again.
  @MainActor
  private final class Cup {
    private(set) var isFull = false
    private let undoManager: UndoManager

    init(_ undoManager: UndoManager) { self.undoManager = undoManager }

    func fill() {
      isFull = true
      undoManager.registerUndo(withTarget: self) { $0.empty() }
    }

    func empty() {
      isFull = false
      undoManager.registerUndo(withTarget: self) { $0.fill() }
    }
  }

  @Test("What a person did is taken back")
  func undo() {
    let undoManager = UndoManager()
    let cup = Cup(undoManager)
    cup.fill()
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
