import Testing

@testable import App
@testable import ProgramKit

/// The same as ``EditingLogTests``, where an object that is called does something itself: each
/// thing that it can do, in each call.
@Suite("The log when a delegate or observer changes the text it is called for")
struct EditingMeanwhileTests {
  @Test("The log matches its recording, for fields and for text views", arguments: [false, true])
  func meanwhile(isField: Bool) throws {
    var text = ""
    for call in MeddlingStage.Call.allCases where call.isThere(isField) {
      for act in MeddlingStage.Act.allCases {
        let stage = MeddlingStage(isField: isField, in: call, act)
        stage.play()
        text += "\(call), \(act): \(stage.text)\n"
      }
    }

    try expect(text, isAsIn: "Words/meanwhile-\(isField ? "field" : "textView").txt")
  }
}
