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
      vestibule --explore --classic --texts texts --diagram it.dot --progress told --states s >it
      echo $?
      vestibule --replay it
      """)

    #expect(outcome.text == "1\nit: ok\n")
    #expect(outcome.complaint == "")
    let text = String(decoding: try folder.bytes(of: "it"), as: UTF8.self)
    #expect(
      text.hasPrefix("# Not always true: no secret is on a screen, in the log or in the store.\n"))
    expectPresent("\n#! --language en --classic\n#! store\n", in: text)
    let told = String(decoding: try folder.bytes(of: "told"), as: UTF8.self)
    #expect(told.hasPrefix("The quick walk: it takes seconds. --explore=whole walks "))
    #expect(told.hasSuffix("The end: something does not always hold.\n"))
    #expect(try folder.bytes(of: "it.dot").starts(with: "digraph states {\n".utf8))
    expectPresent(",\"walks\":[", in: String(decoding: try folder.bytes(of: "s"), as: UTF8.self))
  }

  @Test("Transcripts of another app mark nothing on a map")
  func others() throws {
    try folder.write("#! --app counter\n> :home\n#! event crash\n".utf8, to: "a.transcript")

    let outcome = try program.shell(
      """
      vestibule --explore --app temperature --transcripts . --diagram m.html >it
      grep -q 'Transcripts take 0 of the ' m.html && echo none
      """)

    #expect(outcome.text == "none\n", "\(outcome.complaint)")
  }

  @Test("Two runs say the same bytes, each with a hash seed of its own")
  func same() throws {
    try folder.write("# Nothing is typed.\n".utf8, to: "texts")

    let outcome = try program.shell(
      """
      unset SWIFT_DETERMINISTIC_HASHING
      for n in 1 2; do
        vestibule --explore=whole --classic --texts texts --diagram $n.html >$n || exit
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
    let process = try program.prepare("TERM=xterm exec vestibule --explore=whole --windows 3")
    let terminal = try PseudoTerminal()
    try terminal.run(process) {
      try terminal.wait(toSee: "; walk 1 of ")
      kill(process.processIdentifier, SIGINT)
    }

    #expect(process.wasKilled && process.terminationStatus == SIGINT)
    // The line that says how far it is was removed.
    expectPresent(
      "\r\u{1B}[KNot everything was seen: it was stopped.\n",
      in: terminal.screen.replacing("\r\n", with: "\n"))
    expectPresent("Not walked: ", in: terminal.screen)
  }

  @Test("How far it is stands in a file once a second, also where there is no terminal")
  func progress() throws {
    let process = try program.prepare(
      "exec vestibule --explore=whole --progress told --language ko 2>said >it")
    try process.run()
    let deadline = ContinuousClock.now + .seconds(60)
    var lines: [Substring] = []
    while lines.count < 3, .now < deadline {
      lines = String(decoding: (try? folder.bytes(of: "told")) ?? [], as: UTF8.self)
        .split(separator: "\n")
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()

    #expect(lines.count >= 3)
    #expect(lines.first == "전체 탐색: 4번 탐색하고, 몇 분 걸릴 수 있습니다.")
    #expect(lines.dropFirst().allSatisfy { $0.contains("; 탐색 1/4: 상태 ") && $0.contains("초당 전이 ") })
    #expect(try folder.bytes(of: "said").isEmpty)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
