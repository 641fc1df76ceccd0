import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View

/// Each line that the log has of a text, once, with the act that first led to it.
///
/// In which order the calls come is compared with the reference model of editing.
@Suite("What the log has of a text")
struct EditingLogTests {
  @Test(
    "The log has each call of an edited text, and a reason for each call that was left out",
    arguments: [EditingStage.Kind.field, .textView])
  func editing(kind: EditingStage.Kind) throws {
    var (text, known) = ("", Set<String>())
    for listening in EditingStage.Listening.allCases {
      // A text view has no targets, and ends nothing on Return.
      let others: [EditingStage.Listening] = [.exit, .primary, .resigns, .goneTarget]
      if kind == .textView, others.contains(listening) { continue }
      let stage = EditingStage(kind, listening, isExplaining: true)
      stage.play()
      text += "# \(listening.rawValue)\n"
      for act in stage.acts {
        let new = act.lines.filter { known.insert($0).inserted }
        if !new.isEmpty { text += "\(act.name):\n\(new.joined(separator: "\n"))\n" }
      }
    }

    try expect(text, isAsIn: "Words/editing-\(kind.rawValue).txt")
  }

  @Test(
    "A hidden field has the same in the log as another", arguments: EditingStage.Listening.allCases)
  func secret(listening: EditingStage.Listening) {
    let stages = [EditingStage.Kind.secret, .field].map { kind in
      let stage = EditingStage(kind, listening, isExplaining: true)
      stage.play()
      return stage.acts.map { ([$0.name] + $0.lines).joined(separator: "\n") }
    }

    expect(stages[0].joined(separator: "\n"), is: stages[1].joined(separator: "\n"))
  }

  @Test("A window that goes while a text is edited leaves nothing behind")
  func gone() {
    weak var input: TextInputContext?
    weak var field: TextField?
    weak var screen: FieldParts?
    do {
      let window = WindowView()
      let parts = FieldParts()
      (input, field, screen) = (window.textInput, parts.field, parts)
      window.addSubview(parts)
      window.touch(parts.field)
      #expect(field?.isFirstResponder == true)
    }

    #expect(input == nil && field == nil && screen == nil)
  }
}

private final class FieldParts: Screen {
  let field = TextField("Text")
  var elements: [Element] { [.field(field)] }
}
