import Model
import View

/// Writes a session down as a transcript, while it happens.
final class Recorder: LineInput {
  /// The width at the beginning: a transcript knows only one.
  let columns: Int?

  private let input: any LineInput
  private let file: Output
  private var placeholders = Placeholders()
  private var isLeavingOut = false

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - input: where lines come from.
  ///   - file: where the transcript is written.
  ///   - options: what the program was asked for.
  ///   - language: what it speaks.
  init(_ input: any LineInput, to file: Output, options: Options, language: Language) {
    self.input = input
    self.file = file
    columns = input.columns
    placeholders.keepsWords = options.store == .demo ? ["asdf"] : []
    var directions = ["#! --language \(language.rawValue)"]
    if options.store == .demo { directions[0] += " --demo" }
    if options.isDiscreet { directions[0] += " --discreet" }
    if options.isClassic { directions[0] += " --classic" }
    if options.trace == .text { directions[0] += " --trace" }
    if case .file = options.store { directions.append("#! store") }
    if let columns { directions.append("#! columns \(columns)") }
    file.write(
      directions.map { $0 + "\n" }.joined() + """
        # A session by hand. Lines that begin with > were typed; passwords are placeholders.
        # To see whether the same happens again: vestibule --replay and the name of this file.

        """)
  }

  func next(for prompt: TextPrompt) -> Input {
    let input = input.next(for: prompt)
    isLeavingOut = false
    switch input {
    case .line(.text(let text)): note(text, for: prompt)
    case .line(.unterminated(let text)) where prompt == .command: note(text, for: prompt)
    case .line(.tooLong), .line(.invalid), .line(.unterminated):
      // It changed nothing, and no transcript can hold it.
      file.write("# A line that could not be used is left out here.\n")
      isLeavingOut = true
    case .signal(let signal) where signal != .interrupt || prompt != .command:
      let key = Transcript.keys.first { $0.value == signal }?.key
      if let key { file.write(key + "\n") }
    case .line(.end), .signal: break
    }
    return input
  }

  func stop() {
    input.stop()
  }

  /// Hears what the program says.
  func hear(_ text: String) {
    if !isLeavingOut { file.write(text) }
  }

  private func note(_ text: String, for prompt: TextPrompt) {
    let line = prompt.isSecure ? placeholders.placeholder(for: text) : text
    file.write(Transcript.line(typing: line) + "\n")
  }
}
