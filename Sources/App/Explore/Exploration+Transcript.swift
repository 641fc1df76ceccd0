import Controller

// A way as the lines that a person types at a terminal.
extension Exploration {
  /// The input of a transcript; what a person at a terminal cannot do is a remark.
  ///
  /// `fields` are those that are being edited before each step.
  static func transcript(
    of way: [Explorer.Step], editing fields: [(name: String, text: String)?], _ options: Options
  ) -> String {
    var lines = ["#! --language en"]
    if options.store == .demo { lines[0] += " --demo" }
    if options.isClassic { lines[0] += " --classic" }
    if options.isDiscreet { lines[0] += " --discreet" }
    if options.store != .demo { lines.append("#! store") }
    for (index, step) in way.enumerated() {
      // A transcript begins with a launch, at first and after each relaunch.
      if step == .launch, index == 0 || way[index - 1] == .event(.crash) { continue }
      lines += Self.lines(for: step, editing: fields[index])
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(
    for step: Explorer.Step, editing field: (name: String, text: String)?
  ) -> [String] {
    // While a field is edited, a line is its text.
    let leave = field == nil ? [] : ["#! interrupt"]
    switch step {
    case .launch: return ["> :open"]
    case .touch(_, _, let name) where name == field?.name: return []
    case .touch(_, let control, _): return leave + ["> \(control + 1)"]
    case .type(let text, _, _, let name, _) where name == field?.name:
      return [Transcript.line(typing: text)]
    case .type(let text, _, let control, _, _):
      return leave + ["> \(control + 1)", Transcript.line(typing: text)]
    case .touchReturn: return field.map { [Transcript.line(typing: $0.text)] } ?? []
    case .event(.crash): return ["# The process is killed: the nearest is", "#! relaunch"]
    case .event(let event):
      return command(for: event).map { leave + ["> " + $0] } ?? ["# Here: \(step)."]
    case .windowEvent(let event, let window):
      return command(for: event).map { leave + ["> \($0) \(window)"] } ?? ["# Here: \(step)."]
    case .failing(let step, _):
      return ["# Here the store fails."] + lines(for: step, editing: field)
    case .launchInBackground, .open, .continue, .clock: return ["# Here: \(step)."]
    }
  }

  private static func command(for event: Explorer.Event) -> String? {
    switch event {
    case .home: ":home"
    case .open: ":open"
    case .newWindow: ":new"
    case .closeInSwitcher: ":kill"
    case .terminate: ":terminate"
    case .interruption: ":interrupt"
    case .openSwitcher, .interruptionEnded, .interruptionAccepted, .suspend, .memoryWarning, .crash:
      nil
    }
  }

  private static func command(for event: Explorer.WindowEvent) -> String? {
    switch event {
    case .show: ":switch"
    case .close: ":close"
    case .reclaim: ":reclaim"
    case .resizeBegan, .resizeEnded, .movedOffScreen, .resized: nil
    }
  }
}
