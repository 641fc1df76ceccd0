/// What a display asks of the undo manager of a window.
@MainActor
package protocol UndoPerforming: AnyObject {
  /// Whether there is something to take back.
  var canUndo: Bool { get }

  /// Whether there is something to do again.
  var canRedo: Bool { get }

  /// How often something was registered.
  var registrations: Int { get }

  /// How many of them a person was told of: that they can be taken back.
  var offers: Int { get set }

  /// Takes back what was done last.
  func undo()

  /// Does again what was taken back last.
  func redo()
}

/// The undo manager that is kept with a window or a controller, or that there is none.
@MainActor
package final class UndoPart {
  package let undoer: (any UndoPerforming)?

  package init(_ undoer: (any UndoPerforming)?) { self.undoer = undoer }
}
