import Foundation
import View

extension TerminalInput {
  /// Lets a person edit the next line, or returns `nil` where that cannot be done.
  ///
  /// Ctrl-C drops half a line, and is a signal in an empty one only.
  func edit(_ prompt: TextPrompt, with editor: LineEditor) -> Input? {
    let settings = Echo(descriptor)
    // The editor changes them; a crash must leave the terminal as it was.
    settings?.keep()
    defer { settings?.restore() }
    while true {
      if let end = takeWhatIsThere() {
        output.write(prompt.text)
        return .line(end)
      }
      var interruption = Input.line(.end)
      let outcome = editor.read(
        prompt.text, remembers: prompt == .command,
        from: LineEditor.Source(
          nextByte: { [self] in nextByte(orElse: &interruption) },
          isAhead: { [self] in splitter.isAhead },
          completions: { [self] in display?.completions(for: $0) ?? [] },
          show: { [self] in show($0) }))
      switch outcome {
      case nil: return nil
      case .line(let line): return .line(line)
      case .stopped(let half)
      where !half.isEmpty && interruption == .signal(.interrupt) && !Signals.isEnding:
        splitter.drop()
        output.write("^C\n")
      case .stopped(let half) where !half.isEmpty && interruption == .line(.end):
        return .line(.unterminated(half))
      case .stopped: return interruption
      }
    }
  }

  /// Reads a line that was typed before the prompt, as the terminal kept it: only then a Ctrl-D of
  /// that time is the end of the input.
  private func takeWhatIsThere() -> LineSplitter.Line? {
    var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard !splitter.isAhead, poll(&readable, 1, 0) > 0 else { return nil }
    return fill()
  }

  /// Waits for a byte; a signal or the end of the input interrupts the line.
  private func nextByte(orElse interruption: inout Input) -> UInt8? {
    while true {
      if let signal = takeSignal() {
        guard signal == .resize else {
          interruption = .signal(signal)
          return nil
        }
      } else if let byte = splitter.nextByte() {
        return byte
      } else if let end = fillWhenReady() {
        interruption = .line(end)
        return nil
      }
    }
  }

  private func show(_ lines: [String]) {
    display?.say(lines.joined(separator: ", "))
    _ = display?.passOutput(to: output.write)
  }
}
