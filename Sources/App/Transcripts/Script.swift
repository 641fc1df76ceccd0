import Terminal
import View

/// Lines of a file, without its comments: lines that begin with a number sign.
final class Script: LineInput {
  private let input: any LineInput

  init(_ input: any LineInput) {
    self.input = input
  }

  var columns: Int? { input.columns }

  func next(for prompt: TextPrompt) -> Input {
    while true {
      let input = input.next(for: prompt)
      switch input {
      case .line(.text(let text)) where text.isComment: continue
      case .line(.unterminated(let text)) where text.isComment: return .line(.end)
      default: return input
      }
    }
  }

  func watch(_ display: TextDisplay) {
    input.watch(display)
  }

  func stop() {
    input.stop()
  }

  func end() {
    input.end()
  }
}

extension String {
  fileprivate var isComment: Bool { utf8.first == UInt8(ascii: "#") }
}
