import Model
import ModelKit
import Terminal
import View

@testable import App
@testable import ProgramKit

/// The whole program without a terminal, in memory and in English unless the arguments say otherwise.
///
/// Only the hasher is cheaper than in the product, and is the same code.
@MainActor
struct InProcessProgram {
  static let hasher = StandardHasher.lowestCost

  private let options: Options
  private let path: String?

  init(_ arguments: [String] = [], store path: String? = nil) throws {
    options = try Options(arguments)
    self.path = path
  }

  func launch(typing lines: [String], columns: Int? = nil) throws(StoreError) -> ScriptedSession {
    try launch(taking: lines.map(Input.init(typing:)), columns: columns)
  }

  /// Starts the program, gives it the inputs, and then the end of them.
  func launch(taking inputs: [Input], columns: Int? = nil) throws(StoreError) -> ScriptedSession {
    let store: any UserInfoStore =
      if let path { try SQLiteStore(path: path) } else { MemoryStore() }
    let program = ProgramRun(
      options: options, language: options.language ?? .english, store: store, hasher: Self.hasher)
    let session = ScriptedSession(inputs, columns: columns)
    session.outcome = try program.run(reading: session, writing: session.receive)
    return session
  }
}

extension ScriptedSession {
  /// Everything that the program said.
  var output: String { outputs.joined() }

  /// What it said last.
  var ending: String { outputs.last ?? "" }
}
