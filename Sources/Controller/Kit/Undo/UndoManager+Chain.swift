public import Controller
import View
import ViewKit

extension Window {
  /// Takes back what a person did in the window: made when it is first asked for.
  ///
  /// It is optional, as in UIKit.
  public var undoManager: UndoManager? {
    let part = part(UndoPart(madeUndoManager))
    return part.undoer as? UndoManager
  }

  private var madeUndoManager: UndoManager {
    UndoManager(
      log: log, center: { [weak self] in self?.hostingApplication?.parts[NotificationCenter.self] },
      turn: { [weak self] in self?.view.turn })
  }
}

extension ViewController {
  /// The undo manager of the controller or, if it was given none, that of the next controller of
  /// the chain, else of the window; `nil` outside of one.
  ///
  /// Set it to give a controller one of its own, or `nil` so that nothing is taken back while the
  /// controller is in front.
  public var undoManager: UndoManager? {
    get {
      if let own = parts[UndoPart.self] { return own.undoer as? UndoManager }
      let next = next
      return (next as? ViewController)?.undoManager ?? (next as? Window)?.undoManager
    }
    set { parts[UndoPart.self] = UndoPart(newValue) }
  }
}
