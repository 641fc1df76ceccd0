/// A misuse of an undo manager: what happened, and what to do instead.
///
/// It is reported, never trapped.
///
/// ```swift
/// let log = EventLog()
/// UndoManager(log: log).endUndoGrouping()
/// #expect(log.diagnostics.map(\.text) == [UndoDiagnostic.noGroupToEnd.description])
/// ```
public enum UndoDiagnostic: Equatable, Sendable {
  /// Something is registered while no group is open, and turns make none.
  case noGroup
  /// A group ends that was not begun.
  case noGroupToEnd
  /// Something is to be taken back or done again while a group is open.
  case nestedGroup
  /// A handler takes back or does again.
  case busy
  /// Registration is enabled, but was not disabled.
  case notDisabled
}

extension UndoDiagnostic: CustomStringConvertible {
  /// What happened, and the remedy.
  public var description: String {
    switch self {
    case .noGroup:
      "registerUndo without a group, so it is not registered. "
        + "Call beginUndoGrouping() first, or set groupsByEvent to true."
    case .noGroupToEnd:
      "endUndoGrouping without a group. Call beginUndoGrouping() first, once for each end."
    case .nestedGroup:
      "undo or redo while a group is open, so nothing is done. Call endUndoGrouping() first."
    case .busy:
      "undo or redo in a handler of undo or redo, so nothing is done. Call it in the next turn."
    case .notDisabled:
      "enableUndoRegistration without a disableUndoRegistration. Call them in pairs."
    }
  }
}
