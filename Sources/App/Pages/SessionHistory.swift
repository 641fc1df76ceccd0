import Controller
import Model
import View

/// Keeps what happens in a session, step by step.
@MainActor
final class SessionHistory {
  private(set) var steps: [SessionStep] = []

  private var input: [String] = []
  private var messages: [String] = []
  private var isHeard = true
  /// The last drawing, which shows what was refused: a person sees that once.
  private var drawn: ScreenContent?
  private var log: EventLog?
  /// How many events of the log are in the steps.
  private var read = 0

  /// An app is about to be launched on a device: the first step of a session.
  func willLaunch(on device: Device) {
    begin(with: [])
    (log, read) = (device.application.log, 0)
    log?.recordForLater()
    let language = device.display.language
    device.display.onSaying = { [weak self] in self?.hear($0) }
    device.display.onDrawing = { [weak self] in
      self?.drawn = ScreenContent(of: $0, in: language)
    }
  }

  /// A step begins, with lines as a transcript shows them.
  ///
  /// - Parameter isHeard: `false` where an answer may repeat what must not be written.
  func begin(with input: [String], isHeard: Bool = true) {
    (self.input, self.isHeard, messages, drawn) = (input, isHeard, [], nil)
  }

  /// The step is over.
  func endStep(on device: Device) {
    let display = device.display
    let screen = display.window?.screen.map { ScreenContent(of: $0, in: display.language) }
    append(display.window == nil ? nil : drawn ?? screen, device.application.objects)
    // A person may have switched the trace off.
    log?.recordForLater()
  }

  /// The app has ended, which is a step of its own if it called anybody.
  func didEnd() {
    guard let log, !log.events(from: read).isEmpty else { return }
    append(nil, ObjectGraph())
    self.log = nil
  }

  private func append(_ screen: ScreenContent?, _ objects: ObjectGraph) {
    let calls = Array(log?.events(from: read) ?? [])
    read += calls.count
    steps.append(
      SessionStep(
        input: input, messages: messages, screen: screen, calls: calls, objects: objects))
    begin(with: [])
  }

  private func hear(_ message: String) {
    if isHeard { messages.append(message) }
  }
}
