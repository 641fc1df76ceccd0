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

  var mayHaveCommand: Bool { input.mayHaveCommand }

  private let input: any LineInput
  private let program: Program
  private let options: Options
  private let language: Language
  private var lines: [String] = []

  private lazy var recorder = TranscriptRecorder(
    input, program: program, options: options, language: language
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

  /// The page of the session without a password that is seen in it.
  func masked(_ page: String) -> String {
    recorder.placeholders.masked(page) { $0.escapedForMarkup }
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
