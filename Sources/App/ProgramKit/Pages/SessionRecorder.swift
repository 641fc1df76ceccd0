import Model
import Terminal
import View
import ViewText
import Workshop

/// Records a session for a page, while it happens.
///
/// What is typed is written as a transcript has it: without a password.
final class SessionRecorder: LineInput {
  let history = SessionHistory()

  /// The device, once the app is launched.
  weak var device: Device? {
    didSet { if let device { history.willLaunch(on: device) } }
  }

  var columns: Int? { input.columns }

  var isTyped: Bool { input.isTyped }

  var isFromTerminal: Bool { input.isFromTerminal }

  /// A page has the reasons of each step, whatever comes after it.
  var mayHaveCommand: Bool { true }

  private let input: any LineInput
  private let program: Program
  private let options: Options
  private let language: Language
  private var lines: [String] = []

  private lazy var recorder = TranscriptRecorder(
    input, program: program, options: options, language: language,
    at: TranscriptTime(SystemClocks.system)
  ) {
    [weak self] text in
    self?.lines += text.split(separator: "\n").map(String.init)
  }

  init(_ input: any LineInput, program: Program, options: Options, language: Language) {
    self.input = input
    self.program = program
    self.options = options
    self.language = language
  }

  /// The page of some steps without a password that was typed: where it would have one, the steps
  /// are those of a replay, if the session began with an empty store.
  func page(correcting isCorrectable: Bool, _ make: ([SessionStep]) -> String) -> String {
    let page = make(history.steps)
    let masked = recorder.placeholders.masked(page) { $0.escapedForMarkup }
    if masked == page { return page }
    return (isCorrectable ? recorder.correctedSteps().map(make) : nil) ?? masked
  }

  func watch(_ display: TextDisplay) { recorder.watch(display) }

  func next(for prompt: TextPrompt) -> Input {
    if let device { history.endStep(on: device) }
    lines = []
    let input = recorder.next(for: prompt)
    history.begin(
      with: lines.isEmpty ? .end : .lines(lines), keepsMessages: !recorder.isLeavingOut)
    return input
  }

  func stop() -> Signal? { input.stop() }

  func end() { input.end() }
}
