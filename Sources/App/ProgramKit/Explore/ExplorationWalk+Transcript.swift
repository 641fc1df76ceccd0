import Controller
import Model
import View
import ViewText
import Workshop

// A way as the lines that a person types at a terminal.
extension ExplorationWalk {
  /// A transcript of a way, with passwords as placeholders and without output.
  ///
  /// What a person at a terminal cannot do is a directive.
  ///
  /// - Parameters:
  ///   - way: the steps.
  ///   - fields: for each step the field that is being edited before it, or `nil`.
  ///   - walked: the program that is walked through.
  /// - Returns: the text of the transcript.
  static func transcript(
    of way: [Explorer.Step], editing fields: [(name: String, text: String)?],
    _ walked: WalkedProgram
  ) -> String {
    var lines = beginning(of: walked)
    var placeholders = PasswordPlaceholders()
    placeholders.keepsWords = Set(walked.demo?.hiddenTexts ?? [])
    for (index, step) in way.enumerated() {
      // A transcript begins with a launch.
      if index == 0, step == .launch { continue }
      var field = fields[index]
      if let text = field?.text, placeholders.knows(text) {
        field?.text = placeholders.placeholder(for: text)
      }
      lines += Self.lines(
        for: step.hidingSecret { placeholders.placeholder(for: $0) }, editing: field,
        isStored: walked.options.store != .demo)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a transcript begins with.
  static func beginning(of walked: WalkedProgram, in language: Language = .english) -> [String] {
    let arguments = ["--language", language.rawValue] + walked.options.argumentsOfApp
    return ["#! " + arguments.joined(separator: " ")]
      + (walked.options.store == .demo ? [] : ["#! store"])
  }

  /// The lines of a step, while a field is edited or not; `cell` is the name of a control that has
  /// no number.
  static func lines(
    for step: Explorer.Step, editing field: (name: String, text: String)?, isStored: Bool,
    cell: String? = nil
  ) -> [String] {
    // While a field is edited, a line is its text.
    let leave = field == nil ? [] : [TranscriptEvent.leave.line]
    switch step {
    // A new process makes everything again, but only a store that is kept outlives the old one.
    case .launch: return [isStored ? "#! relaunch" : "> :open"]
    case .touch(_, _, let name) where name == field?.name: return []
    case .touch(_, let control, _): return leave + ["> \(cell ?? "\(control + 1)")"]
    case .perform(let action, _, let control, _):
      return leave + ["> \(cell ?? "\(control + 1)") \(action)"]
    case .type(_, _, _, _, _, isStillEdited: true): return ["# Here: \(step)."]
    case .type(let text, _, _, let name, _, _) where name == field?.name:
      return [Transcript.line(typing: text)]
    case .type(let text, _, let control, _, _, _):
      return leave + ["> \(control + 1)", Transcript.line(typing: text)]
    case .write(let text, _, let control, let name):
      let begin = name == field?.name ? [] : leave + ["> \(control + 1)"]
      return begin + text.linesByNewline.map { Transcript.line(typing: $0 == "." ? ".." : $0) }
        + ["> ."]
    case .touchReturn: return field.map { [Transcript.line(typing: $0.text)] } ?? []
    case .touchEscape: return [Transcript.line(typing: "\u{1B}")]
    case .event(let kind, let window):
      // To leave the field first would be another way.
      guard field == nil, let command = DeviceCommand(sending: kind) else {
        return [TranscriptEvent.event(kind, window: window).line]
      }
      return ["> :\(command.rawValue)" + (window.map { " \($0)" } ?? "")]
    case .clock(let seconds): return [TranscriptEvent.wait(seconds: seconds).line]
    case .failing(let step, let change):
      var lines = lines(for: step, editing: field, isStored: isStored)
      lines.insert(TranscriptEvent.fail(change: change).line, at: max(0, lines.count - 1))
      return lines
    case .arrive(let arrival):
      let line = "\(arrival.word.rawValue) \(arrival.argument)"
      return [field == nil ? "> :\(line)" : "#! \(line)"]
    // The program's own walk has none of these.
    case .launchInBackground, .other: return ["# Here: \(step)."]
    }
  }
}
