import Model
package import Terminal
package import View

/// One run of the program without a terminal: inputs from a list, and what was said in between.
package final class ScriptedSession: LineInput {
  package let columns: Int?

  /// What the program said before the first input, and after each that it took.
  package private(set) var outputs = [""]

  private(set) var secrets: [String] = []

  var outcome = Console.Termination.finished

  private var inputs: ArraySlice<Input>

  init(_ inputs: [Input], columns: Int? = nil) {
    self.inputs = inputs[...]
    self.columns = columns
  }

  package func next(for prompt: TextPrompt) -> Input {
    // What is said after the end of the input belongs to the last line.
    guard let input = inputs.popFirst() else { return .line(.end) }
    outputs.append("")
    if prompt.isSecure, case .line(.text(let line)) = input { secrets.append(line) }
    return input
  }

  func hear(_ bytes: [UInt8]) -> Bool {
    outputs[outputs.count - 1] += String(decoding: bytes, as: UTF8.self)
    return true
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

extension ScriptedSession: Redacted {}
