import Model
import View

@testable import App

/// The whole program without a terminal: real controllers and text views, lines from a list.
///
/// Only the hasher is cheaper than in the product; it is the same code.
struct Rehearsal {
  private let options: Options

  /// Prepares the program.
  ///
  /// - Parameters:
  ///   - arguments: as on the command line; in memory and in English unless they say otherwise.
  ///   - path: the file to keep accounts in.
  /// - Throws: why the arguments are not understood.
  init(_ arguments: [String] = [], store path: String? = nil) throws {
    var options = try Options(arguments)
    if let path {
      options.store = .file(path)
    } else if options.store == .standard {
      options.store = .memory
    }
    self.options = options
  }

  /// Starts the program, types the lines and ends the input.
  func launch(typing lines: [String]) throws -> Performance {
    let prompter = Prompter(lines)
    let program = Program(
      options: options, language: options.language ?? .english, environment: [:],
      hasher: Self.hasher)
    let code = try program.run(reading: prompter, writing: prompter.hear)
    return prompter.performance(code)
  }

  #if canImport(CommonCrypto)
    static let hasher = PBKDF2Hasher(rounds: 1)
  #else
    static let hasher = YescryptHasher(cost: 1)
  #endif
}

/// What the program said and did from its start to its end.
struct Performance {
  /// What it said before the first line, and after each line that it took.
  let outputs: [String]

  /// The lines that it took for something secret.
  let secrets: [String]

  let code: ExitCode

  /// Everything it said.
  var output: String { outputs.joined() }

  /// What it said last.
  var ending: String { outputs.last ?? "" }
}

/// Whispers the lines to the program, and hears what it says in between.
private final class Prompter: LineInput {
  private var lines: ArraySlice<String>
  private var splitter = LineSplitter()
  private var heard = ""
  private var outputs: [String] = []
  private var secrets: [String] = []
  private var hasEnded = false

  init(_ lines: [String]) {
    self.lines = lines[...]
  }

  func next(for prompt: TextPrompt) -> LineSplitter.Line {
    outputs.append(heard)
    heard = ""
    guard let line = lines.popFirst() else {
      hasEnded = true
      return .end
    }
    if prompt.isSecure { secrets.append(line) }
    splitter.append(line.utf8)
    splitter.append([UInt8(ascii: "\n")])
    return splitter.next() ?? .end
  }

  func hear(_ text: String) -> Bool {
    heard += text
    return true
  }

  func performance(_ code: ExitCode) -> Performance {
    // What is said after the end of the input belongs to the last line.
    let rest = hasEnded ? (outputs.popLast() ?? "") + heard : heard
    return Performance(outputs: outputs + [rest], secrets: secrets, code: code)
  }
}
