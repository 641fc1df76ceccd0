import Controller
import Model
import View
public import Workshop

extension Scenario {
  /// What the scenario did, as a transcript of a program, with what the program says to it now.
  ///
  /// At a prompt a text ends with Return, so each text that was typed does. Passwords are
  /// placeholders. A step that cannot be typed at a prompt is a remark. The scenario begins with a
  /// `MemoryStore`, or with an empty store.
  ///
  /// ```swift
  /// try scenario.enter("Dune", into: "Name")
  /// let transcript = try scenario.transcript(of: reading)
  /// ```
  ///
  /// - Parameters:
  ///   - program: the program whose app this is.
  ///   - arguments: the options of the program, as `--demo`.
  /// - Returns: the transcript.
  /// - Throws: why an option is not understood.
  public func transcript(of program: Program, _ arguments: String...) throws -> String {
    let walked = WalkedProgram(program: program, options: try Options(arguments, of: program))
    return try walked.transcript(
      of: steps, by: Explorer(store: firstStore ?? MemoryStore(), making: make))
  }
}

extension WalkedProgram {
  /// The steps of a scenario as a transcript; an explorer takes them again from the first store on.
  func transcript(of steps: [ScenarioStep], by explorer: Explorer) throws -> String {
    let way = steps.typedWay
    let text = ExplorationWalk.transcript(
      of: way, editing: explorer.editedFields(along: way), self)
    let remarks = steps.filter { $0.action == nil }
      .map { "# Not here: \($0.name.english).\n" }.joined()
    let transcript = try Transcript(text + remarks)
    return transcript.performed(
      try transcript.perform(by: program, hasher: ExplorerHasher()))
  }
}

extension [ScenarioStep] {
  /// The steps, where each text that is typed ends with Return.
  fileprivate var typedWay: [Explorer.Step] {
    var way: [Explorer.Step] = []
    for step in compactMap(\.action) {
      switch (step, way.last) {
      case (.type(let text, let window, let control, let name, let isSecure, _), _):
        way.append(
          .type(text, window: window, control: control, name: name, isSecure: isSecure))
      // That Return was touched already.
      case (.touchReturn, .type): break
      default: way.append(step)
      }
    }
    return way
  }
}
