import Controller
import Model
import Terminal
import View
import ViewText
import Workshop

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
    if step?.outsideEvent?.isFault == true { isFailing = true }
    let steps = step.map(device.steps) ?? [.event(.terminate)]
    guard screen != Self.notRunning || steps == [.launch] else { return }
    // While an interruption or a change of size lasts, nothing is active.
    let isSequence = steps.last != .touchReturn(window: 0)
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
        from: from, by: step, to: to ?? screen)
      lines.insert(transition.line)
    }
    pending = []
  }

  private static let notRunning = "not running"
}
