import Testing

@testable import App
@testable import ProgramKit

/// Each line that the log has of a control, once, with the act that first led to it.
///
/// Whom a touch calls, in which order, and the value after it are compared with the reference model
/// of touches.
@Suite("What the log has of a control")
struct TouchLogTests {
  @Test("The log has each call that a touch makes, or the reason why it makes none")
  func touches() throws {
    var (text, known) = ("", Set<String>())
    for kind in TouchStage.Kind.allCases {
      for listening in TouchStage.Listening.allCases {
        let stage = TouchStage(kind, listening)
        stage.play()
        var lines = ""
        for act in stage.acts {
          let new = act.lines.filter { known.insert($0).inserted }
          if !new.isEmpty { lines += "\(act.name):\n\(new.joined(separator: "\n"))\n" }
        }
        if !lines.isEmpty { text += "# \(kind.rawValue), \(listening.rawValue)\n\(lines)" }
      }
    }

    try expect(text, isAsIn: "Words/touches.txt")
  }
}
