import Testing

@testable import Controller
@testable import ControllerKit
@testable import Workshop

/// Each line that the log has of controllers, once, with the step that first led to it: calls,
/// whether they are animated, and why others are left out.
///
/// In which order the calls come is compared with the reference models of presenting and of
/// containers.
@Suite("Every call of controllers", .patience)
struct EveryCallTests {
  @Test("The log has each call that a change of containers makes, or a reason why it was left out")
  func steps() throws {
    var (text, known) = ("", Set<String>())
    for (name, steps) in CallSteps.presenting + CallSteps.children + CallSteps.containers {
      let stage = CallStage()
      text += "# \(name)\n"
      for (step, body) in steps {
        body(stage)
        // Which controller the system calls is compared with the models; here is how it is called.
        let lines = stage.take().map(\.trimmed).filter { !$0.hasPrefix("=") }.map {
          $0.replacing(/^sc \w+\./, with: "sc ")
        }
        let new = lines.filter { known.insert($0).inserted }
        if !new.isEmpty { text += (["\(step):"] + new).joined(separator: "\n  ") + "\n" }
      }
    }

    try expect(text, isAsIn: "calls.txt")
  }
}

/// Steps by their names, in the order in which they are taken.
enum CallSteps {
  typealias Steps = KeyValuePairs<String, (CallStage) -> Void>
}
