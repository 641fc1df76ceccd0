import Controller
import Model
import Terminal
import View
import ViewText
import Workshop

// What a line of a transcript does, in the words of the explorer.
extension Device {
  /// The steps that a line takes where the app is now.
  func steps(for step: Transcript.Step) -> [Explorer.Step] {
    switch step.outsideEvent {
    case .event(let kind, let window): return [.event(kind, window: window)]
    case .arrive(let command, let argument): return steps(for: command, argument)
    case .wait(let seconds): return [.clock(seconds)]
    case .fail, .leave: return []
    case nil: break
    }
    switch step.event {
    case .line(.text(let text)): return steps(typing: text)
    // Ctrl-C leaves a field, and else the program.
    case .signal(.interrupt) where display.prompt == .command: return [.event(.terminate)]
    default: return []
    }
  }

  private func steps(typing text: String) -> [Explorer.Step] {
    if text.isEscapeKey { return [.touchEscape(window: 0)] }
    if let view = display.window?.editedField as? TextView {
      // The whole text, once its last line was typed.
      let name = view.label.english
      if let text = display.textMended(with: text) {
        return [.write(text, window: 0, control: 0, name: name)]
      }
      return text == "."
        ? [.write(view.text ?? "", window: 0, control: 0, name: name)] : []
    }
    if let field = display.window?.editedField {
      let type = Explorer.Step.type(
        text, window: 0, control: 0, name: field.label.english, isSecure: field.hidesText)
      // The same text again is Return alone.
      return field.text == text ? [type, .touchReturn(window: 0)] : [type]
    }
    let line = text.trimmed
    if line.hasPrefix(":") {
      let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
      let argument = words.dropFirst().first?.trimmed ?? ""
      return words.first.flatMap(DeviceCommand.init).map { steps(for: $0, argument) } ?? []
    }
    if line.isEmpty {
      if let control = display.window?.nextControl { return [touch(control)] }
      return display.window != nil && display.waitsForTime() ? [.clock(1)] : []
    }
    guard let (meaning, names) = display.meaning(of: line) else { return [] }
    switch meaning {
    case .touch(let index):
      let control = names.controls[index]
      // Its name alone asks for its value.
      return control.asksForValue ? [] : [touch(control)]
    case .set(_, let control): return control.map { [touch($0)] } ?? []
    case .mend(let index, _): return [touch(names.controls[index])]
    case .perform(let action, let index):
      let name = names.controls[index].label.english
      return [.perform(action.name.english, window: 0, control: 0, name: name)]
    case .ambiguous, .ambiguousValue, .unknownValue, .verbWithoutName, .several, .unknown: return []
    }
  }

  private func touch(_ control: Control) -> Explorer.Step {
    .touch(window: 0, control: 0, name: control.label.english)
  }

  private func steps(for command: DeviceCommand, _ argument: String) -> [Explorer.Step] {
    if command == .wait { return WaitedTime.seconds(of: argument).map { [.clock($0)] } ?? [] }
    if command == .open, !application.isRunning { return [.launch] }
    if let word = command.arrival {
      return Arrival(word, argument, among: application.shortcutItems).map { [.arrive($0)] } ?? []
    }
    return command.events.map { .event($0) }
  }
}
