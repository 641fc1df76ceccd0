import Foundation
import Testing

@testable import App

/// A password is left out of a recording whatever word it is: many words are names, or beginnings
/// of names, or the demo's own.
@Suite("Recorded passwords", .patience, .onOwnThreads)
nonisolated struct RecordedPasswordTests {
  @Test(
    "A password that is the beginning of several names is left out where it is typed too late",
    arguments: ["sign", "SIGN", "Sign ", "로그인회"])
  func ambiguous(password: String) throws {
    let transcript = try record(
      [], ["sign up", "email", "lee@example.com", password, password, "sign up"])

    expectAbsent(password, in: typed(transcript))
    #expect(typed(transcript).prefix(4) == ["sign up", "email", "lee@example.com", "<password 1>"])
    #expect(
      typed(transcript).last == "sign up" && typed(transcript).count <= 6, "\(typed(transcript))")
  }

  @Test("What is the beginning of several names and no password yet is written as it is")
  func ambiguousName() throws {
    let transcript = try record([], ["sign", "email", "lee@example.com", "secret"])

    #expect(typed(transcript) == ["sign", "email", "lee@example.com", "<password 1>"])
  }

  @Test(
    "The demo's password is a password like any other without the demo",
    arguments: [["--memory"], [], ["--store", "v.sqlite"], ["--discreet"], ["--classic"]])
  func demoWord(options: [String]) throws {
    let transcript = try record(
      options, ["email", "Qwer", "asdf", "sign in", "ok", "asdf", "email", "Qwer", "asdf"])

    expectAbsent("asdf", in: transcript)
    #expect(typed(transcript).filter { $0 == "<password 1>" }.count == 3)
  }

  @Test(
    "With the demo its password is written, and every other is not",
    arguments: ["asdg", "Asdf", "asdf "])
  func demo(other: String) throws {
    let transcript = try record(
      ["--demo"], ["email", "Qwer", other, "sign in", "ok", "email", "Qwer", "asdf", "sign in"])

    #expect(
      typed(transcript) == [
        "email", "Qwer", "<password 1>", "sign in", "ok", "email", "Qwer", "asdf", "sign in",
      ])
  }

  @Test(
    "No word is written that is typed as a password",
    arguments: [
      "email", "password", "sign in", "sign out", "ok please", ":quit", ":trace on", "1234", "-->>",
      "> sign up", "# prose", "#! store", "<password 9>", "isLogined", "hunter2", "비밀번호", "🙂🙂🙂🙂",
    ])
  func words(password: String) throws {
    let lines = ["sign up", "email", "lee@example.com", password]
    let transcript = try record([], lines)

    #expect(typed(transcript) == lines.dropLast() + ["<password 1>"])
    let replay = try program.run(["--replay", "it.transcript"], lines: [])
    #expect(replay.code == 0, "\(replay.text)\(replay.complaint)")
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }

  private func record(_ options: [String], _ lines: [String]) throws -> String {
    let arguments = options + ["--language", "en", "--quiet", "--record", "it.transcript"]
    let outcome = try program.run(arguments, lines: lines)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
  }

  /// The lines that were typed, as the transcript has them.
  private func typed(_ transcript: String) -> [String] {
    transcript.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("> ") }.map { Transcript.typed(by: String($0)) }
  }
}
