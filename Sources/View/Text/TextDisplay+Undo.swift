import Model
import View
import ViewKit

// The words that take back what a person did, and do it again.
extension TextDisplay {
  /// What a word without a colon asks of the window's undo manager.
  private enum UndoWord: CaseIterable {
    case undo, redo

    var names: [String] { self == .undo ? ["undo", "실행 취소"] : ["redo", "다시 실행"] }
  }

  /// Takes back, or does again, if a line says so; returns whether it does.
  ///
  /// A control with this name on the screen goes first. In an alert, and without registered
  /// changes, the word has no meaning.
  func undo(_ line: String, in window: TextWindowView) -> Bool {
    guard let word = UndoWord.allCases.first(where: { $0.names.contains(line.lowercased()) }),
      let undoer = undoer(in: window), undoer.registrations > 0,
      !(window.screen is any AlertView)
    else { return false }
    switch word {
    case .undo where undoer.canUndo: perform("undo()", in: window) { undoer.undo() }
    case .redo where undoer.canRedo: perform("redo()", in: window) { undoer.redo() }
    case .undo: refuse(.nothingToUndo)
    case .redo: refuse(.nothingToRedo)
    }
    return true
  }

  /// The undo manager of what is in front, if it was ever asked for: to look for one makes none.
  private func undoer(in window: TextWindowView) -> (any UndoPerforming)? {
    window.textInput.finder?.frontPart(UndoPart.self)?.undoer
  }

  private func perform(_ call: Event.Call, in window: TextWindowView, _ body: () -> Void) {
    window.log.record(Event(.call, "TextDisplay", call, from: .person, to: .view)) {
      window.textInput.takeTurn(body)
    }
  }

  /// Says that what was just done can be taken back; in brief once.
  func offerUndo(in window: TextWindowView) {
    guard let undoer = undoer(in: window), undoer.registrations > undoer.offers else { return }
    undoer.offers = undoer.registrations
    guard undoer.canUndo else { return }
    let offer = language[.undoOffer]
    if verbosity != .brief || said.hints.insert(offer).inserted { write(offer) }
  }
}

extension Phrase {
  static let undoOffer = Phrase(
    "Type undo to take that back.", ko: "되돌리려면 ‘실행 취소’ 입력")
  static let nothingToUndo = Phrase(
    "There is nothing to undo.", ko: "실행 취소할 것이 없습니다.")
  static let nothingToRedo = Phrase(
    "There is nothing to redo.", ko: "다시 실행할 것이 없습니다.")
}
