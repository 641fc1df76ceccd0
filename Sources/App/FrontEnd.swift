import View

/// Runs a display by lines: shows what it says, and gives it what is typed, until the end.
@MainActor
final class FrontEnd {
  private let display: TextDisplay
  private let device: Device
  private let input: any LineInput
  private let write: ([UInt8]) -> Bool
  private let complain: (Phrase) -> Void

  /// Makes a front end.
  ///
  /// - Parameters:
  ///   - display: what to show.
  ///   - device: does what is said to it.
  ///   - input: where lines come from.
  ///   - write: shows a text in UTF-8, and answers whether that succeeded.
  ///   - complain: says what went wrong with the input and is no part of the app.
  init(
    display: TextDisplay, device: Device, input: any LineInput,
    write: @escaping ([UInt8]) -> Bool, complain: @escaping (Phrase) -> Void
  ) {
    self.display = display
    self.device = device
    self.input = input
    self.write = write
    self.complain = complain
  }

  /// Reads lines until the end of the input, `:quit`, or a signal that means the end.
  func run() -> Ending {
    var ending: Ending?
    while ending == nil {
      if show() {
        ending = take(input.next(for: display.prompt))
      } else {
        ending = .unwritten
      }
    }
    if case .signal = ending { input.end() }
    display.refresh()
    device.end()
    let isWritten = display.passOutput(to: write)
    return ending == .success && !isWritten ? .unwritten : ending ?? .unwritten
  }

  private func take(_ input: Input) -> Ending? {
    switch input {
    case .line(let line): take(line)
    case .signal(let signal): take(signal)
    }
  }

  private func take(_ line: LineSplitter.Line) -> Ending? {
    switch line {
    case .text(let text): return receive(text)
    case .unterminated:
      // Half a line may be half a password, or the beginning of another name: nothing comes of it.
      complain(.lineUnterminated)
      return .success
    case .tooLong: display.say(.lineTooLong(limit: LineSplitter.limit))
    case .invalid: display.say(.lineInvalid)
    case .end: return .success
    }
    return nil
  }

  private func take(_ signal: Signal) -> Ending? {
    switch signal {
    case .interrupt: return display.leaveField() ? nil : .signal(signal)
    case .hangUp, .quit, .terminate: return .signal(signal)
    case .stop:
      let wasSeen = device.leave()
      _ = display.passOutput(to: write)
      input.stop()
      if wasSeen { device.comeBack() }
    case .continue, .resize: break
    }
    return nil
  }

  private func receive(_ line: String) -> Ending? {
    guard let command = display.receive(line).flatMap(DeviceCommand.init) else { return nil }
    if command.name == .quit { return .success }
    device.perform(command)
    return nil
  }

  private func show() -> Bool {
    if display.paper.columns != input.columns { display.paper.columns = input.columns }
    display.refresh()
    return display.passOutput(to: write)
  }
}
