import Testing

@testable import App
@testable import ProgramKit

/// The same as ``EditingLogTests``, of what has no text.
@Suite("The log of whatever is done to a control")
struct TouchLogTests {
  @Test("The log matches its recording for each kind", arguments: TouchStage.Kind.allCases)
  func touches(kind: TouchStage.Kind) throws {
    let text = TouchStage.Listening.allCases.map { listening in
      let stage = TouchStage(kind, listening)
      stage.play()
      return "# \(listening.rawValue)\n" + stage.lines.joined(separator: "\n") + "\n"
    }.joined()

    try expect(text, isAsIn: "Words/touches-\(kind.rawValue).txt")
  }
}
