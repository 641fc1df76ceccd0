import Model
import Terminal
import View

/// Whispers lines to the program, and hears what it says in between.
final class Prompter: LineInput {
  let columns: Int?

  private var inputs: ArraySlice<Input>
  private var heard = ""
  private var outputs: [String] = []
  private var secrets: [String] = []
  private var hasEnded = false

  /// Makes a prompter.
  ///
  /// - Parameters:
  ///   - inputs: what to whisper, and then the end.
  ///   - columns: how wide its terminal is, or `nil` when nothing limits the width.
  init(_ inputs: [Input], columns: Int? = nil) {
    self.inputs = inputs[...]
    self.columns = columns
  }

  func next(for prompt: TextPrompt) -> Input {
    outputs.append(heard)
    heard = ""
    guard let input = inputs.popFirst() else {
      hasEnded = true
      return .line(.end)
    }
    if prompt.isSecure, case .line(.text(let line)) = input { secrets.append(line) }
    return input
  }

  /// Hears what the program says.
  func hear(_ bytes: [UInt8]) -> Bool {
    heard += String(decoding: bytes, as: UTF8.self)
    return true
  }

  /// What was heard, once the program has ended.
  func performance(_ outcome: Ending) -> Performance {
    // What is said after the end of the input belongs to the last line.
    let rest = hasEnded ? (outputs.popLast() ?? "") + heard : heard
    return Performance(outputs: outputs + [rest], secrets: secrets, outcome: outcome)
  }
}

extension Input {
  /// A line as it is typed: what is too long or no text is that here too.
  init(typing text: String) {
    var splitter = LineSplitter()
    splitter.append(text.utf8)
    splitter.append([UInt8(ascii: "\n")])
    self = .line(splitter.next() ?? .end)
  }
}

extension Prompter: Redacted {}
