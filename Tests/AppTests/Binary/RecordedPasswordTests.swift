import Foundation
import Testing
import ViewText

@testable import App
@testable import ProgramKit

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

  @Test("A word of the program that is a password too is read where the program says it")
  func programsWord() throws {
    let lines = ["sign up", "email", "lee@example.com", "Sign In", "sign up"]

    let transcript = try record([], lines)

    #expect(typed(transcript) == lines.map { $0 == "Sign In" ? "<password 1>" : $0 })
    expectPresent("3  Sign In\n", in: transcript)
  }

  @Test(
    "R6: What a command does not take is no part of a recording, known as a password or not",
    arguments: [
      (":help Zeb7ra!", ":help <password 1>"), (":windows  Zeb7ra!", ":windows <password 1>"),
      (" : tree Zeb7ra!", ":tree <password 1>"), (":switch Zeb7ra!", ":switch <password 1>"),
      (":trace Zeb7ra!", ":trace <password 1>"), (":trace on Zeb7ra!", ":trace on <password 1>"),
      (":quit Zeb7ra!", ":quit <password 1>"),
    ])
  func argument(line: String, written: String) throws {
    let signUp = ["sign up", "email", "lee@example.com", "Zeb7ra!", "sign up"]
    for (before, name) in [([], "early"), (signUp, "late")] {
      for ending in ["transcript", "html"] {
        let recording = try record([], before + [line], in: "\(name).\(ending)")

        expectAbsent("Zeb7ra", in: recording)
        if ending == "transcript" {
          #expect(typed(recording).last == written)
          let replay = try program.run(["--replay", "\(name).\(ending)"], lines: [])
          #expect(replay.code == 0, "\(replay.text)\(replay.complaint)")
        }
      }
    }
  }

  @Test("What a command takes is written as it was typed")
  func taken() throws {
    let lines = [":switch 1", ":trace on view model", ":trace off", ":close 7", ":help"]

    #expect(typed(try record([], lines)) == lines)
  }

  @Test("R6: A number that is a known password is not written as a window's")
  func number() throws {
    let lines = ["sign up", "email", "lee@example.com", "1234", "sign up", ":switch 1234"]

    #expect(typed(try record([], lines)).last == ":switch <password 1>")
  }

  @Test("R6: A known password that is typed into a field in sight is masked wherever it is seen")
  func inSight() throws {
    let signUp = ["sign up", "email", "lee@example.com", "Zeb7ra! <x>"]
    let lines = signUp + ["email", "Zeb7ra! <x>", "secret9"]
    for name in ["it.transcript", "it.html"] {
      let recording = try record([], lines, in: name)

      expectAbsent("Zeb7ra", in: recording)
      expectPresent(
        name == "it.html" ? "&lt;password 1&gt;" : "Email      <password 1>", in: recording)
    }
    let replay = try program.run(["--replay", "it.transcript"], lines: [])
    #expect(replay.code == 0, "\(replay.text)\(replay.complaint)")
  }

  @Test(
    "An app without passwords has its lines as they were typed", arguments: ["todos", "counter"])
  func withoutPasswords(app: String) throws {
    let lines = ["mistyped", ":nonsense", ":help me", ":trace on nothing", "coun", ":hlep"]
    let recording = try record(["--app", app], lines)

    #expect(typed(recording) == lines)
    expectAbsent("placeholder", in: recording)
    let replay = try program.run(["--replay", "it.transcript"], lines: [])
    #expect(replay.code == 0, "\(replay.text)\(replay.complaint)")
  }

  @Test("R6: A password that follows a command in a transcript is masked in the difference")
  func difference() throws {
    let recording = try record([], ["sign up", "email", "lee@example.com", "secret1", "sign up"])
    let written =
      recording.replacing("<password 1>", with: "Zeb7ra!") + "> :help Zeb7ra!\n  Nothing.\n"
    try folder.write(written.utf8, to: "by-hand.transcript")

    let replay = try program.run(["--replay", "by-hand.transcript"], lines: [])
    let page = try program.run(["--page", "by-hand.transcript"], lines: [])

    #expect(replay.code == 1)
    expectAbsent("Zeb7ra", in: replay.text)
    expectAbsent("Zeb7ra", in: page.text)
  }

  @Test(
    "A question why is written if its words name calls and objects, else it may be a password",
    arguments: [
      (":why viewWillDisappear of SignInController", true), (":why didSelectRowAt", true),
      (":why viewWillDisappear(_:)", true), (":why hunter2", false),
      (":why viewDidLoad 1234", false),
    ])
  func why(_ question: String, isWritten: Bool) throws {
    let transcript = try record(["--memory"], ["sign in", question, ":quit"])

    #expect(typed(transcript).contains(question) == isWritten)
    #expect(!transcript.contains("hunter2"))
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }

  private func record(
    _ options: [String], _ lines: [String], in name: String = "it.transcript"
  ) throws -> String {
    // One of this name may be left.
    unlink(folder.path(name))
    let arguments = options + ["--language", "en", "--quiet", "--record", name]
    let outcome = try program.run(arguments, lines: lines)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  /// The lines that were typed, as the transcript has them.
  private func typed(_ transcript: String) -> [String] {
    transcript.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("> ") }.map { Transcript.typed(by: String($0)) }
  }
}
