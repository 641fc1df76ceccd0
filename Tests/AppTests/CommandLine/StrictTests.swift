import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// What the exit code says of a session, for a script.
@Suite("A strict run", .patience, .onOwnThreads)
nonisolated struct StrictTests {
  @Test(
    "A strict run ends with 1 if its last answer was a refusal, and any other run with 0",
    arguments: refused)
  func refusals(input: [UInt8]) throws {
    let program = BuiltProgram(in: try TemporaryFolder())

    let strict = try program.run(["--memory", "--strict", "--quiet"], input: input)
    let loose = try program.run(["--memory", "--quiet"], input: input)

    #expect(strict.code == 1, "\(strict.text)")
    #expect(loose.code == 0)
    #expect(strict.output == loose.output && strict.errors == loose.errors)
  }

  @Test(
    "A strict run ends with 0 if its last answer was no refusal, whatever came before",
    arguments: answered)
  func answers(lines: [String]) throws {
    let outcome = try BuiltProgram(in: try TemporaryFolder())
      .run(["--demo", "--strict", "--quiet"], lines: lines)

    #expect(outcome.code == 0, "\(outcome.text)")
  }

  @Test("A recording of it is the same, and replays")
  func recorded() throws {
    let program = BuiltProgram(in: try TemporaryFolder())

    let outcome = try program.run(["--demo", "--strict", "--record", "it"], lines: ["sigh in"])
    let replay = try program.run(["--replay", "it"], lines: [])

    #expect(outcome.code == 1)
    #expect(replay.code == 0, "\(replay.text)")
  }

  // MARK: - Fixtures

  private static func bytes(_ lines: [String]) -> [UInt8] {
    lines.flatMap { Array("\($0)\n".utf8) }
  }

  private static let refused: [[UInt8]] = [
    // A line that matches nothing, or several things; and leaving is no answer.
    bytes(["sigh in"]), bytes(["sign"]), bytes([":quti"]), bytes(["sigh in", ":quit"]),
    // A command that cannot be performed.
    bytes([":switch 9"]), bytes([":trace nonsense"]), bytes([":home", ":home"]),
    bytes([":home", "email"]), bytes([":kill", ":interrupt"]), bytes([":reclaim 1"]),
    // A line that cannot be read.
    bytes([String(repeating: "a", count: 5_000)]), [0xFF, 0x0A], Array("email".utf8),
    // An alert that was not answered.
    bytes(["email", "Qwer", "wrong", "sign in"]),
    bytes(["email", "Qwer", "wrong", "sign in", ":quit"]),
  ]

  private static let answered: [[String]] = [
    [], ["email", "Qwer", "asdf", "sign in"], ["sigh in", ":help"], ["sign", "sign up"],
    ["email", "Qwer", "wrong", "sign in", "ok"], [":home", ":home", ":open", ":quit"],
    ["email", ":quit is the email"],
  ]
}
