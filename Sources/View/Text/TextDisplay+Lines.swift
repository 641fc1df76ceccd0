import Model
import View
import ViewKit

// The lines of a text view.
extension TextDisplay {
  /// Takes a line of a text: a single point ends it, and two are a line with one.
  func type(_ line: String, intoText view: TextView, in window: TextWindowView) {
    // If the text view was entered with an empty line, an empty line also leaves it.
    let isWalked = window.walkedText == ObjectIdentifier(view) && !view.hasText
    let leaves = line == "." || line.isEmpty && isWalked
    window.walkedText = nil
    var isTaken = false
    window.log.record(
      Event(.call, "TextDisplay", "type(\(view.shown(line)))", from: .person, to: .view)
    ) {
      window.textInput.takeTurn {
        if leaves {
          view.resignFirstResponder()
        } else {
          isTaken = view.typeLine(line == ".." ? "." : line)
        }
      }
    }
    if leaves, !view.hasText { window.pass(view) }
    if verbosity == .brief { said.typed.insert(language[view.label].printable) }
    if leaves, view.isFirstResponder {
      say(.stillEdited(view.label))
    } else if !leaves, !isTaken {
      say(.notTaken(by: view.label))
    } else if line.utf8.first == UInt8(ascii: ":") {
      // Probably a command was meant.
      say(.lineTaken(by: view.label))
    }
  }

  /// Says how a text ends, when its editing has begun; in brief once.
  func explainText(in window: TextWindowView) {
    guard let view = window.editedField as? TextView, explainedEditing != window.textInput.editing
    else {
      return
    }
    explainedEditing = window.textInput.editing
    let hint = language[view.hasText ? .howToReplace : .howToEnd]
    if verbosity != .brief || said.hints.insert(hint).inserted { say(hint) }
  }
}

extension Phrase {
  static let howToEnd = Phrase(
    "Type the text line by line. A line of a single . ends it.",
    ko: "한 줄씩 입력하세요. 마침표(.)만 있는 줄을 입력하면 끝납니다.")

  static let howToReplace = Phrase(
    "Type the text line by line: the first line replaces what is there. A line of a single . ends it.",
    ko: "한 줄씩 입력하세요. 첫 줄을 입력하면 있던 내용이 바뀝니다. 마침표(.)만 있는 줄을 입력하면 끝납니다.")

  /// How a text view takes its lines, in the help.
  static func howToType(_ names: [Phrase]) -> Phrase {
    let names = list(names)
    return Phrase(
      "\(names.english) takes several lines, and the first replaces what is there. A single . ends "
        + "the text, .. is a line with one point.",
      ko: "\(names.korean): 여러 줄을 입력할 수 있고, 첫 줄을 입력하면 있던 내용이 바뀝니다. 마침표(.)만 있는 "
        + "줄이 끝이고, ..을 입력하면 마침표 하나인 줄이 됩니다.")
  }

  /// A line that looks like a command has become a line of a text.
  static func lineTaken(by label: Phrase) -> Phrase {
    Phrase(
      "That is now a line of \(label.english). A single . ends the text.",
      ko: "방금 입력한 줄은 \(label.korean)의 한 줄이 되었습니다. 마침표(.)만 입력하면 끝납니다.")
  }

  /// The delegate has refused a line.
  static func notTaken(by label: Phrase) -> Phrase {
    Phrase(
      "\(label.english) did not take that line.", ko: "\(label.korean)에 넣을 수 없는 줄입니다.")
  }

  /// The delegate has refused the end.
  static func stillEdited(_ label: Phrase) -> Phrase {
    Phrase(
      "\(label.english) cannot be left yet. Ctrl-C leaves it.",
      ko: "아직 \(label.korean)에서 나갈 수 없습니다. Ctrl-C로 나갑니다.")
  }
}
