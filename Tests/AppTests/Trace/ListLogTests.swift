import Testing

@testable import App
@testable import ProgramKit

/// The same as ``EditingLogTests``, of a list and of those who are asked about its rows.
@Suite("The log of whatever is done to a list")
struct ListLogTests {
  @Test(
    "The log matches its recording, whatever is answered",
    arguments: ListLogStage.Answers.allCases)
  func list(answers: ListLogStage.Answers) throws {
    let stage = ListLogStage(answers)
    stage.play()

    try expect(
      stage.lines.joined(separator: "\n") + "\n", isAsIn: "Words/list-\(answers.rawValue).txt")
  }
}
