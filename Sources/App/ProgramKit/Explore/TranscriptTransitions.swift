import Controller
import Model
import Terminal
import View

/// What transcripts do between screens, in the words of the explorer.
@MainActor
final class TranscriptTransitions {
  /// The screen before, the step and the screen after, with bars between them.
  private(set) var lines: Set<String> = []

  /// The steps since the last input; where the last of them leads is not known yet.
  private var pending: [(from: String, step: Explorer.Step, to: String?)] = []
  private weak var device: Device?
  private var isFailing = false

  /// Performs a transcript, and adds what it does.
  func add(
    _ transcript: Transcript, of program: Program, hasher: any PasswordHasher
  ) throws(ProgramError) {
    _ = try transcript.perform(
      by: program, hasher: hasher, store: nil, onProgress: { _ in }
    ) { step, device in self.note(step, on: device) }
    finish(at: Self.notRunning)
  }

  /// Notes where the last input has led, and what the next one is.
  private func note(_ step: Transcript.Step?, on device: Device) {
    if device !== self.device {
      finish(at: Self.notRunning)
      self.device = device
      pending = [(Self.notRunning, .launch, nil)]
    }
    let screen = device.application.screenName
    if device.display.hasRefused { pending = [] }
    finish(at: screen)
    let steps = step.map { self.steps(for: $0, on: device) } ?? [.event(.terminate)]
    guard screen != Self.notRunning || steps == [.launch] else { return }
    // While an interruption or a change of size lasts, nothing is active.
    let isSequence = steps.count > 1 && steps.last != .touchReturn(window: 0)
    for (index, step) in steps.enumerated() {
      let from = isSequence && index > 0 ? "inactive" : screen
      let to = isSequence && index < steps.count - 1 ? "inactive" : nil
      pending.append((from, isFailing ? .failing(step, write: 1) : step, to))
    }
    if !steps.isEmpty { isFailing = false }
  }

  private func finish(at screen: String) {
    for (from, step, to) in pending {
      let transition = Explorer.Report.Transition(
        from: from, step: step.phrase(), to: to ?? screen)
      lines.insert(transition.line)
    }
    pending = []
  }

  private static let notRunning = "not running"

  // MARK: - What an input is

  private func steps(for step: Transcript.Step, on device: Device) -> [Explorer.Step] {
    switch step.outsideEvent {
    case .event(let kind, let window): return [.event(kind, window: window)]
    case .wait(let seconds): return [.clock(seconds)]
    case .fail:
      isFailing = true
      return []
    case nil: break
    }
    switch step.event {
    case .line(.text(let text)): return steps(typing: text, on: device)
    // Ctrl-C leaves a field, and else the program.
    case .signal(.interrupt) where device.display.prompt == .command: return [.event(.terminate)]
    default: return []
    }
  }

  private func steps(typing text: String, on device: Device) -> [Explorer.Step] {
    let display = device.display
    if text.isEscapeKey { return [.touchEscape(window: 0)] }
    if let field = display.window?.editedField {
      let name = field.label.english
      let type = Explorer.Step.type(text, window: 0, control: 0, name: name, isSecure: false)
      // The same text again is Return alone.
      return field.text == text ? [type, .touchReturn(window: 0)] : [type]
    }
    let line = text.trimmed
    if line.hasPrefix(":") {
      let name = line.dropFirst().split(separator: " ").first.map(String.init) ?? ""
      return DeviceCommand(rawValue: name).map { steps(for: $0, on: device) } ?? []
    }
    if line.isEmpty { return display.window?.nextControl.map { [touch($0)] } ?? [] }
    guard let (meaning, names) = display.meaning(of: line) else { return [] }
    switch meaning {
    case .touch(let index):
      let control = names.controls[index]
      // Its name alone asks for its value.
      return control.asksForValue ? [] : [touch(control)]
    case .set(_, let control): return control.map { [touch($0)] } ?? []
    case .perform(let action, let index):
      let name = names.controls[index].label.english
      return [.perform(action.name.english, window: 0, control: 0, name: name)]
    default: return []
    }
  }

  private func touch(_ control: Control) -> Explorer.Step {
    .touch(window: 0, control: 0, name: control.label.english)
  }

  private func steps(for command: DeviceCommand, on device: Device) -> [Explorer.Step] {
    if command == .open, !device.application.isRunning { return [.launch] }
    return command.events.map { .event($0) }
  }
}
