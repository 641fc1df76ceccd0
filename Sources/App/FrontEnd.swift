import View

/// Runs a display by lines: shows what it says, and gives it what is typed, until the end.
final class FrontEnd {
  private let display: TextDisplay
  private let input: any LineInput
  private let write: (String) -> Bool

  /// Makes a front end.
  ///
  /// - Parameters:
  ///   - display: what to show.
  ///   - input: where lines come from.
  ///   - write: shows a text, and answers whether that succeeded.
  init(display: TextDisplay, input: any LineInput, write: @escaping (String) -> Bool) {
    self.display = display
    self.input = input
    self.write = write
  }

  /// Reads lines until the end of the input or `:quit`.
  func run() -> ExitCode {
    while show() {
      let line = input.next(for: display.prompt)
      switch line {
      case .text(let text): if take(text) == .quit { return .success }
      case .unterminated(let text):
        // Half a line could be half a password; half a name is harmless.
        if display.prompt == .command { take(text) } else { display.say(.lineUnterminated) }
        return show() ? .success : .inputOutput
      case .tooLong: display.say(.lineTooLong(limit: LineSplitter.limit))
      case .invalid: display.say(.lineInvalid)
      case .end: return .success
      }
    }
    return .inputOutput
  }

  @discardableResult
  private func take(_ line: String) -> DeviceCommand? {
    let command = display.receive(line)
    if command == .help { display.help() }
    return command
  }

  private func show() -> Bool {
    display.refresh()
    return write(display.takeOutput())
  }
}
