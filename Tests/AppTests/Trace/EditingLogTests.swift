import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View

/// What is called, what is not and why, and how the text is after it: with each kind of text and
/// each way to listen, as in the recording.
@Suite("The log of whatever is done to a text")
struct EditingLogTests {
  @Test("The log matches its recording for each kind", arguments: EditingStage.Kind.allCases)
  func editing(kind: EditingStage.Kind) throws {
    var text = ""
    for listening in EditingStage.Listening.allCases {
      // A text has no targets, and ends nothing on Return.
      let others: [EditingStage.Listening] = [.exit, .primary, .resigns, .goneTarget]
      if kind == .textView, others.contains(listening) { continue }
      if kind == .secret, ![.nobody, .nothing, .everything].contains(listening) { continue }
      for isExplaining in [false, true] {
        // Who hears of a change is told apart without reasons.
        if !isExplaining, ![.nothing, .beginning, .everything].contains(listening) { continue }
        let stage = EditingStage(kind, listening, isExplaining: isExplaining)
        stage.play()
        text += "# \(listening.rawValue)\(isExplaining ? "" : ", without reasons")\n"
        text += stage.lines.joined(separator: "\n") + "\n"
      }
    }

    try expect(text, isAsIn: "Words/editing-\(kind.rawValue).txt")
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
