import Model
package import Terminal
import View
package import ViewText

/// A run of the program with inputs from a list, which keeps the output of each.
package final class ScriptedSession: LineInput {
  package let columns: Int?

  /// A transcript's Ctrl-C was typed in a field.
  package let isFromTerminal = true

  /// The output before the first input, and after each that was taken.
  package private(set) var outputs = [""]

  private(set) var secrets: [String] = []

  var outcome = Console.Termination.finished

  /// Called before each input and at the end of them, with the number of those before it.
  var willType: (Int) -> Void = { _ in }

  private var inputs: ArraySlice<Input>

  init(_ inputs: [Input], columns: Int? = nil) {
    self.inputs = inputs[...]
    self.columns = columns
  }

  package func next(for prompt: TextPrompt) -> Input {
    let count = outputs.count - 1
    // Output after the end of the input belongs to the last line.
    if !inputs.isEmpty { outputs.append("") }
    willType(count)
    guard let input = inputs.popFirst() else { return .line(.end) }
    if prompt.isSecure, let line = input.text, !line.isEscapeKey { secrets.append(line) }
    return input
  }

  func receive(_ bytes: [UInt8]) -> Bool {
    outputs[outputs.count - 1] += String(decoding: bytes, as: UTF8.self)
    return true
  }
}

extension Input {
  /// A line as it is typed: one that is too long or not UTF-8 is that here too.
  init(typing text: String) {
    var splitter = LineSplitter()
    splitter.append(text.utf8)
    splitter.append([UInt8(ascii: "\n")])
    self = .line(splitter.next() ?? .end)
  }
}

extension ScriptedSession: Redacted {}
