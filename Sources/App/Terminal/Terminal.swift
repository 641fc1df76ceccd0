import Foundation
import View

/// The program's standard input and output.
final class Terminal: LineInput {
  /// Whether prompts make sense: a person types at a terminal.
  let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1

  private var splitter = LineSplitter()
  private var buffer = [UInt8](repeating: 0, count: 4096)

  func next(for prompt: TextPrompt) -> LineSplitter.Line {
    let echo = prompt.isSecure ? Echo(STDIN_FILENO) : nil
    // Hidden before it is asked for: an answer given at once must be neither seen nor dropped.
    echo?.hide()
    if isInteractive { write(prompt.text) }
    let line = nextLine()
    echo?.restore()
    // A Return key that was not echoed, or none at all, left the cursor behind the prompt.
    if isInteractive, echo != nil || line.endsInput { write("\n") }
    return line
  }

  /// Writes a text to standard output, all of it.
  ///
  /// - Returns: whether that succeeded.
  @discardableResult
  func write(_ text: String, to descriptor: Int32 = STDOUT_FILENO) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count > 0 {
          written += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private func nextLine() -> LineSplitter.Line {
    while true {
      if let line = splitter.next() { return line }
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 {
        splitter.append(buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return splitter.finish()
      }
    }
  }
}
