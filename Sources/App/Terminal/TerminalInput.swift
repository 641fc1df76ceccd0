import Foundation
import SystemProcess
import View
package import ViewText

/// Reads lines from a descriptor: a terminal or a pipe.
package final class TerminalInput: LineInput {
  /// Why the input could not be read to its end, or `nil`.
  package private(set) var fault: Int32?

  let output: Output
  let descriptor: Int32
  private(set) weak var display: TextDisplay?
  var splitter: LineSplitter
  /// Whether a line is being edited, which the terminal passes key by key.
  var isEditing = false
  /// Whether the line is one of several choices, which the arrows bring from top to bottom.
  var isChoosing = false
  /// What was asked for when the program was stopped, and what was typed in sight until then.
  var interrupted: (prompt: TextPrompt, half: String)?
  private(set) var keys = KeyDecoder()
  private var explained: [Phrase] = []

  private let fixedColumns: Int?
  private let skipsComments: Bool
  private let isTerminal: Bool
  let isInteractive: Bool
  private var reader = DescriptorReader()
  /// The ground of the terminal, once it was asked.
  var ground: TextTraits.Ground?
  private var warnOnce: (() -> Void)?

  /// Whether the terminal is told where a prompt begins, so that a person can jump between them.
  private let marksPrompts: Bool

  /// The type of the terminal while lines may be edited and the editor is not loaded yet.
  private var editableTerminal: String?
  private var editor: LineEditor?

  /// Creates an input, with prompts if it and the output are terminals.
  ///
  /// Then lines can be edited, unless `TERM` in the environment is missing or `dumb`, or they are
  /// to be plain. `COLUMNS` sets the width, if it is a positive number. A comment is a line that
  /// begins with a number sign. `warn` is called once when a password is read that cannot be
  /// hidden.
  package init(
    _ descriptor: Int32, output: Output, in environment: [String: String],
    skipsComments: Bool = false, isPlain: Bool = false, warn: @escaping () -> Void
  ) {
    self.descriptor = descriptor
    self.output = output
    self.skipsComments = skipsComments
    fixedColumns = Output.fixedColumns(in: environment)
    isTerminal = isatty(descriptor) == 1
    isInteractive = isTerminal && output.isTerminal
    splitter = LineSplitter(ofStream: !isTerminal)
    let terminal = environment["TERM"] ?? ""
    marksPrompts = isInteractive && !isPlain && !["", "dumb"].contains(terminal)
    if marksPrompts, vestibule_has_stack(Self.editorStack) != 0 { editableTerminal = terminal }
    warnOnce = warn
  }

  /// The terminal is asked each time, for its current width.
  package var columns: Int? { fixedColumns ?? (output.isTerminal ? output.columns : nil) }

  package var isTyped: Bool { isInteractive }

  package var isFromTerminal: Bool { isTerminal }

  package var mayHaveCommand: Bool { isTyped || splitter.mayHaveCommand }

  package func next(for prompt: TextPrompt) -> Input {
    while true {
      let input = answer(to: prompt)
      switch input {
      case .line(.text(let text)) where skipsComments && text.isComment: continue
      case .line(.unterminated(let text)) where skipsComments && text.isComment: return .line(.end)
      default: return input
      }
    }
  }

  private func answer(to prompt: TextPrompt) -> Input {
    if isTerminal, let signal = takeFatalUnlessOwn() { return .signal(signal) }
    if marksPrompts { output.write("\u{1B}]133;A\u{1B}\\") }
    let interrupted = interrupted?.prompt == prompt ? interrupted : nil
    self.interrupted = nil
    if !prompt.isSecure, let editor = loadEditor(),
      let edited = edit(prompt, with: editor, goingOnFrom: interrupted?.half)
    {
      if edited.leavesCursor { output.write("\n") }
      return edited
    }
    let echo = prompt.isSecure ? Echo(descriptor) : nil
    var isDropping = echo != nil && isTypedAhead
    // Hidden before the prompt: what is typed from now on must be neither shown nor dropped.
    echo?.hide()
    // What was read before could be seen, and is not meant as a password.
    if echo != nil { splitter.drop() }
    let isHidden = echo != nil
    if isDropping { tell(.typedAheadIsDropped) }
    if isHidden, isInteractive, interrupted != nil { tell(.typePasswordAgain) }
    let kept = KeptText(for: prompt, on: isInteractive ? display : nil, isEdited: false)
    explain(kept)
    let input = isHidden && isInteractive ? askHidden(prompt, echo) : ask(kept.prompt, prompt)
    isDropping = isHidden && input.text != nil && isTypedAhead
    echo?.restore()
    if isHidden { splitter.drop() }
    if isHidden, input == .signal(.stop) { self.interrupted = (prompt, "") }
    if prompt.isSecure, !isHidden, input.text != nil {
      warnOnce?()
      warnOnce = nil
    }
    if isInteractive, isHidden || input.leavesCursor { output.write("\n") }
    if isInteractive, isHidden { remark(on: input) }
    if isDropping { tell(.typedAheadIsDropped) }
    return kept.meaning(of: input)
  }

  /// Says once how a field whose text is there is edited or emptied.
  func explain(_ kept: KeptText) {
    guard let explanation = kept.explanation, !explained.contains(explanation) else { return }
    explained.append(explanation)
    display?.remark(explanation)
    _ = display?.passOutput(to: output.write)
  }

  private func tell(_ phrase: Phrase) {
    display?.say(phrase)
    _ = display?.passOutput(to: output.write)
  }

  /// Whether a person has typed a line, or pasted one, before it was asked for.
  private var isTypedAhead: Bool {
    isInteractive && (splitter.isAhead || Readiness.events(Int32(POLLIN), at: descriptor) != 0)
  }

  /// Asks for a line.
  ///
  /// At a terminal one with Escape at its end is the Escape key, or at the `>`
  /// prompt nothing; one with Escape elsewhere is not used.
  private func ask(_ text: String, _ prompt: TextPrompt) -> Input {
    while true {
      if isInteractive { output.write(text) }
      let input = read()
      guard isTerminal, let line = input.text, !line.isEscapeKey,
        let escape = line.utf8.firstIndex(of: 0x1B)
      else { return input }
      let isLast = line.utf8.index(after: escape) == line.utf8.endIndex
      if isLast, prompt != .command { return .escapeKey }
      if prompt.isSecure, isInteractive { output.write("\n") }
      if !isLast { tell(.escapeInLine) }
    }
  }

  /// Asks for a text that is not shown; for a new password twice, until both answers are the same.
  private func askHidden(_ prompt: TextPrompt, _ echo: Echo?) -> Input {
    while true {
      let first = ask(prompt.text, prompt)
      guard let display, display.choosesPassword, let name = prompt.fieldName,
        let text = first.text, !text.isEmpty, !text.isEscapeKey
      else { return first }
      output.write("\n")
      // The second line of a paste is no answer to what was not asked yet.
      let isDropping = isTypedAhead
      echo?.hide()
      splitter.drop()
      if isDropping { tell(.typedAheadIsDropped) }
      let second = ask(display.language[.again(name)] + ": ", prompt)
      guard let again = second.text, !again.isEscapeKey, second != first else {
        return second
      }
      output.write("\n")
      tell(.different)
    }
  }

  /// Says that a hidden line was no command, if it is the name of one.
  ///
  /// A recording leaves this out: there a placeholder stands for the line.
  private func remark(on input: Input) {
    guard let display, let text = input.text,
      display.commands.contains(where: { ":" + $0.name == text })
    else { return }
    tell(.takenHidden)
  }

  /// Waits for the next line or signal; a new size of the terminal does not interrupt typing.
  private func read() -> Input {
    while true {
      if let signal = takeSignal() {
        if signal == .resize { continue }
        if isTerminal { splitter.drop() }
        return .signal(signal)
      } else if let line = splitter.next() {
        return .line(line)
      } else if let end = fillWhenReady() {
        return .line(end)
      }
    }
  }

  /// Takes a signal; one that means the end ends a job without the terminal, whatever it was doing.
  func takeSignal() -> Signal? {
    guard let signal = Signals.take() else { return nil }
    if Signal.fatal.contains(signal), !Signals.owns(descriptor) { Signals.end() }
    return signal
  }

  /// Waits for input or a signal, and returns what is left at the end of the input.
  func fillWhenReady() -> LineSplitter.Line? {
    switch Signals.wait(toRead: descriptor, atMost: keys.patience) {
    case .ready: return fill()
    case .late: take(keys.pause())
    case .signal: break
    }
    return nil
  }

  /// Takes what a terminal sent as text: keys are those of the line editor, or nothing without it.
  private func take(_ typed: [KeyDecoder.Key]) {
    splitter.append(
      typed.compactMap { key in
        if !isEditing { return key.byte }
        return (isChoosing ? key.turned : key).editingByte
      })
  }

  /// Reads what is there, and returns what is left at the end of the input.
  func fill() -> LineSplitter.Line? {
    let answer = reader.read(descriptor) { bytes in
      if isTerminal {
        for byte in bytes { take(keys.take(byte, isTimed: isEditing)) }
      } else {
        splitter.append(bytes)
      }
    }
    guard case .end(let reason) = answer else { return nil }
    // A terminal that is gone says that there was an error.
    if reason != EIO { fault = reason }
    // The system sends the signal only if the terminal is the program's own.
    if Self.hasHungUp(descriptor), Signals.hangUp() { return nil }
    return splitter.finish()
  }

  /// How much stack editing needs: to read what is known of a terminal takes 66 KiB alone.
  private static let editorStack: UInt = 192 * 1024

  /// The editor, which is loaded for the first line that can be edited.
  private func loadEditor() -> LineEditor? {
    if let terminal = editableTerminal {
      editor = LineEditor(reading: descriptor, writing: output, terminal: terminal)
      editableTerminal = nil
    }
    return editor
  }

  /// From now on signals are handled between lines.
  package func watch(_ display: TextDisplay) {
    self.display = display
    if isInteractive { display.howToKeep = loadEditor() == nil ? .spaceEmpties : .firstKeyReplaces }
    Signals.watch()
    // Nothing is drawn over the screen of another job.
    if isInteractive { _ = Signals.waitToOwn(descriptor) }
  }

  package func stop() -> Signal? {
    // One that was stopped already, and is being ended, is not stopped again.
    if !Signals.isEnding { Signals.stop() }
    return takeFatalUnlessOwn() ?? Signals.takeFatal()
  }

  /// Waits until the terminal is the program's own; returns the signal that means the end, if that
  /// comes before: it ends the program, whatever was being edited.
  private func takeFatalUnlessOwn() -> Signal? {
    if Signals.waitToOwn(descriptor) { return nil }
    Signals.end()
    return Signals.takeFatal()
  }

  package func end() {
    Signals.end()
  }

  /// Whether a descriptor's terminal is gone.
  package nonisolated static func hasHungUp(_ descriptor: Int32) -> Bool {
    guard Readiness.events(at: descriptor) & Int32(POLLHUP) != 0 else { return false }
    // A pipe has an end, too. A terminal that is gone no longer says that it is one.
    var kind = stat()
    _ = fstat(descriptor, &kind)
    return kind.st_mode & S_IFMT == S_IFCHR
  }
}

extension Input {
  /// The Escape key.
  static let escapeKey = Input.line(.text("\u{1B}"))

  /// Whether the cursor is still after the prompt: a Return key was not echoed, or there was none.
  fileprivate var leavesCursor: Bool {
    switch self {
    case .line(.unterminated), .line(.end), .signal: true
    case .line, .nothing: false
    }
  }
}

extension String {
  fileprivate var isComment: Bool { utf8.first == UInt8(ascii: "#") }
}
