import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// A trace in a file of its own.
@Suite("A trace file", .patience, .onOwnThreads)
nonisolated struct TraceFileTests {
  @Test(
    "A trace file has the trace, is its owner's alone, and changes nothing of the output",
    arguments: styles)
  func apart(style: [String], first: String, contains: String, last: String) throws {
    let plain = try program.run(["--demo"] + quiet, lines: Self.session)
    let shown = try program.run(["--demo"] + style + quiet, lines: Self.session)

    let outcome = try program.run(
      ["--demo"] + style + ["--trace-file", "calls"] + quiet, lines: Self.session)

    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.text == plain.text)
    #expect(shown.text != plain.text)
    let trace = String(decoding: try folder.bytes(of: "calls"), as: UTF8.self)
    #expect(trace.hasPrefix(first))
    expectPresent(contains, in: trace)
    #expect(trace.hasSuffix(last))
    #expect(try folder.mode(of: "calls") == 0o600)
  }

  @Test("A trace file is text without --trace; a diagram in it stays one, whatever :trace shows")
  func textOrDiagram() throws {
    _ = try program.run(["--demo", "--trace-file", "text"] + quiet, lines: [])
    let outcome = try program.run(
      ["--demo", "--trace=mermaid", "--trace-file", "diagram"] + quiet,
      lines: [":trace on view", "email", "Qwer"])

    expectPresent("\n  LoginSession.email() = nil\n", in: try text(of: "text"))
    expectPresent("  Tracing is on.\n", in: outcome.text)
    expectPresent("  | ", in: outcome.text)
    #expect(
      try text(of: "diagram").split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("  ") })
  }

  @Test("An existing file is not written over, and it is said in either language")
  func existing() throws {
    try folder.write("mine".utf8, to: "calls")

    let english = try program.run(["--demo", "--trace-file", "calls"] + quiet, lines: [])
    let korean = try program.run(["--demo", "--trace-file=calls", "--language=ko"], lines: [])

    #expect(english.code == 73 && korean.code == 73)
    #expect(english.complaint == "vestibule: Cannot record to calls: it exists already.\n")
    #expect(korean.complaint == "vestibule: 기록할 수 없습니다: calls (이미 있는 파일입니다).\n")
    #expect(try text(of: "calls") == "mine")
  }

  @Test(
    "A folder is not written over either, and is called one, in either language",
    arguments: ["--trace-file", "--record"])
  func existingFolder(option: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("calls"), withIntermediateDirectories: false)

    let english = try program.run(["--demo", option, "calls"] + quiet, lines: [])
    let korean = try program.run(["--demo", option, "calls", "--language=ko"], lines: [])

    #expect(english.code == 73 && korean.code == 73)
    #expect(english.complaint == "vestibule: Cannot record to calls: it is a folder.\n")
    #expect(korean.complaint == "vestibule: 기록할 수 없습니다: calls (폴더입니다).\n")
  }

  @Test("In a folder that is not there no file is made, and that is what is said")
  func missingFolder() throws {
    let outcome = try program.run(["--demo", "--trace-file", "missing/calls"] + quiet, lines: [])

    #expect(outcome.code == 73)
    #expect(
      outcome.complaint == "vestibule: Cannot record to missing/calls: there is no such folder.\n")
  }

  // MARK: - Fixtures

  private static let styles = [
    (
      ["--trace"], "AppDelegate.application(_:willFinish", "\n  SignInController.signInTouched()\n",
      "AppDelegate.applicationWillTerminate(_:) (background)\n"
    ),
    (["--trace=calls"], "… ", "\n  SignInController.signInTouched()\n", " of the system\n"),
    (
      ["--trace=mermaid"], "sequenceDiagram\n", "  View->>Controller: SignInController",
      "AppDelegate.applicationWillTerminate(_:) (background)\n"
    ),
  ]

  private static let session = ["email", "Qwer", "asdf", "sign in"]
  private let quiet = ["--quiet", "--language", "en"]

  private func text(of name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
