import Testing

@testable import App
@testable import ProgramKit

/// Each line that the log has of a list besides its calls, once, with the act that first led to it.
///
/// The calls, their order and that the log has them are compared with the reference model of tables.
@Suite("What the log has of a list")
struct ListLogTests {
  @Test("The log has a reason for each call of a list that was left out, whatever is answered")
  func list() throws {
    var (text, known) = ("", Set<String>())
    for answers in ListLogStage.Answers.allCases {
      let stage = ListLogStage(answers)
      stage.play()
      text += "# \(answers.rawValue)\n"
      for act in stage.acts {
        let new = act.lines.filter { known.insert($0).inserted }
        if !new.isEmpty { text += ([act.name] + new).joined(separator: "\n") + "\n" }
      }
    }

    try expect(text, isAsIn: "Words/list.txt")
  }
}
