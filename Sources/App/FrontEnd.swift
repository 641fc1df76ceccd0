import View

/// Runs a display by lines: shows what it says, and gives it what is typed, until the end.
final class FrontEnd {
  private let display: TextDisplay
  private let input: any LineInput
  private let showsPrompts: Bool
  private let write: (String) -> Bool

  /// Makes a front end.
  ///
  /// - Parameters:
  ///   - display: what to show.
  ///   - input: where lines come from.
  ///   - showsPrompts: whether to say what the next line is taken for.
  ///   - write: shows a text, and answers whether that succeeded.
  init(
    display: TextDisplay, input: any LineInput, showsPrompts: Bool,
    write: @escaping (String) -> Bool
  ) {
    self.display = display
    self.input = input
    self.showsPrompts = showsPrompts
    self.write = write
  }

  /// Reads lines until the end of the input or `:quit`.
  func run() -> ExitCode {
    while show() {
      switch input.next(isSecure: display.prompt.isSecure) {
      case .text(let line):
        switch display.receive(line) {
        case .help?: display.help()
        case .quit?: return end()
        case nil: break
        }
      case .unterminated(let line):
        // Half a line could be half a password; half a name is harmless.
        if display.prompt == .command, display.receive(line) == nil { _ = show() }
        return end()
      case .tooLong: display.say(.lineTooLong(limit: LineSplitter.limit))
      case .invalid: display.say(.lineInvalid)
      case .end: return end()
      }
    }
    return .inputOutput
  }

  private func show() -> Bool {
    display.refresh()
    let prompt = showsPrompts ? display.prompt.text : ""
    return write(display.takeOutput() + prompt)
  }

  private func end() -> ExitCode {
    // The cursor stands behind a prompt that nobody answered.
    if showsPrompts { _ = write("\n") }
    return .success
  }
}
