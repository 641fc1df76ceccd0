import View

/// Runs a display by lines: shows what it says, and gives it what is typed, until the end.
final class FrontEnd {
  private let display: TextDisplay
  private let device: Device
  private let input: any LineInput
  private let write: (String) -> Bool

  /// Makes a front end.
  ///
  /// - Parameters:
  ///   - display: what to show.
  ///   - device: does what is said to it.
  ///   - input: where lines come from.
  ///   - write: shows a text, and answers whether that succeeded.
  init(
    display: TextDisplay, device: Device, input: any LineInput, write: @escaping (String) -> Bool
  ) {
    self.display = display
    self.device = device
    self.input = input
    self.write = write
  }

  /// Reads lines until the end of the input or `:quit`.
  func run() -> ExitCode {
    while show() {
      let line = input.next(for: display.prompt)
      switch line {
      case .text(let text): if take(text) == .quit { return end() }
      case .unterminated(let text):
        // Half a line could be half a password; half a name is harmless.
        if display.prompt == .command { take(text) } else { display.say(.lineUnterminated) }
        return end()
      case .tooLong: display.say(.lineTooLong(limit: LineSplitter.limit))
      case .invalid: display.say(.lineInvalid)
      case .end: return end()
      }
    }
    return .inputOutput
  }

  @discardableResult
  private func take(_ line: String) -> DeviceCommand.Name? {
    guard let command = display.receive(line) else { return nil }
    if command.name != .quit { device.perform(command) }
    return command.name
  }

  /// Lets the app end as the system ends apps.
  private func end() -> ExitCode {
    display.refresh()
    device.end()
    return write(display.takeOutput()) ? .success : .inputOutput
  }

  private func show() -> Bool {
    display.refresh()
    return write(display.takeOutput())
  }
}
