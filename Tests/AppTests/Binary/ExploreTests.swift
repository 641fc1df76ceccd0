import Foundation
import Testing

/// What the built program says of its walks; those without scenes are short.
@Suite("--explore, from outside", .patience, .onOwnThreads)
nonisolated struct ExploreTests {
  @Test("What does not always hold ends it with 1, and --replay performs its transcript")
  func finding() throws {
    // An email that is a password is one that a screen shows.
    try folder.write("Email: <password 1>\nPassword: <password 1>\n".utf8, to: "texts")

    let outcome = try program.shell(
      """
      vestibule --explore --classic --texts texts --diagram it.dot >it
      echo $?
      vestibule --replay it
      """)

    #expect(outcome.text == "1\nit: ok\n")
    #expect(outcome.complaint == "")
    let text = String(decoding: try folder.bytes(of: "it"), as: UTF8.self)
    #expect(
      text.hasPrefix("# Not always true: no secret is on a screen, in the log or in the store.\n"))
    expectPresent("\n#! --language en --classic\n#! store\n", in: text)
    #expect(try folder.bytes(of: "it.dot").starts(with: "digraph states {\n".utf8))
  }

  @Test("Two runs say the same bytes, each with a hash seed of its own")
  func same() throws {
    try folder.write("# Nothing is typed.\n".utf8, to: "texts")

    let outcome = try program.shell(
      """
      unset SWIFT_DETERMINISTIC_HASHING
      for n in 1 2; do
        vestibule --explore --classic --texts texts --diagram $n.html >$n || exit
      done
      cmp 1 2 && cmp 1.html 2.html && cat 1
      """)

    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.text.hasPrefix("Every event of the app and of its window"))
    #expect(outcome.text.split(separator: "\n").count { $0.contains(" states, ") } == 4)
    expectAbsent("Not everything was seen", in: outcome.text)
  }

  @Test("Ctrl-C stops it with what is known, and it ends by that signal")
  func interrupt() throws {
    let process = try program.prepare("TERM=xterm exec vestibule --explore --windows 3")
    let terminal = try PseudoTerminal()
    try terminal.run(process) {
      try terminal.wait(for: " transitions a second\u{1B}[K")
      kill(process.processIdentifier, SIGINT)
    }

    #expect(process.wasKilled && process.terminationStatus == SIGINT)
    // The line that says how far it is was removed.
    expectPresent(
      "\r\u{1B}[KNot everything was seen: it was stopped.\n",
      in: terminal.screen.replacing("\r\n", with: "\n"))
    expectPresent("Not walked: ", in: terminal.screen)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
