import Testing

/// What controllers are called, whether it is animated, what is left out and why: of the same steps
/// each time, word for word.
@Suite("Every call of controllers", .patience)
struct EveryCallTests {
  @Test("Each step: who calls whom, animated or not, what is left out, and what is shown then")
  func steps() throws {
    var text = ""
    for (name, steps) in CallSteps.presenting + CallSteps.children + CallSteps.containers {
      let stage = CallStage()
      text += "# \(name)\n"
      for (step, body) in steps {
        body(stage)
        text += (["\(step):"] + stage.take()).joined(separator: "\n  ") + "\n"
      }
    }

    try expect(text, isAsIn: "calls.txt")
  }
}

/// Steps by their names, in the order in which they are taken.
enum CallSteps {
  typealias Steps = KeyValuePairs<String, (CallStage) -> Void>
}
