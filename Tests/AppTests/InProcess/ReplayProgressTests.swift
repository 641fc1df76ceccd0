import Controller
import Foundation
import Synchronization
import Terminal
import Testing
import View

@testable import App
@testable import Model
@testable import ModelKit
@testable import ProgramKit
@testable import Workshop

@Suite("How far a replay is", .patience, .onOwnThreads)
struct ReplayProgressTests {
  @Test("It says so before each line, over all launches, from the beginning on")
  func lines() throws {
    let text = """
      #! --language en
      #! store
      > sign up
      > email
      #! relaunch
      > email
      > lee@example.com

      """
    var parts: [Double] = []

    _ = try Transcript(text).difference(hasher: StandardHasher()) { parts.append($0) }

    #expect(parts == [0, 0.25, 0.5, 0.75])
  }

  @Test(
    "At a terminal it is shown, and removed before anything else is said",
    arguments: ["--replay", "--page", "--play", "--test"])
  func shown(option: String) throws {
    let text = try performed("#! --language en\n> email\n> lee\n")
    let same = try run([option], text)
    let other = text.replacing("Sign In", with: "Sign Inn")
    let differing = try run([option], other)

    #expect(same.ending == .finished)
    #expect(same.shown == "\rReplaying: 0 %\u{1B}[K\rReplaying: 50 %\u{1B}[K\r\u{1B}[K")
    let remark = option == "--replay" || option == "--test" ? "" : "vestibule: "
    #expect(differing.ending == (option == "--replay" ? .refused : .finished))
    #expect(
      differing.shown.hasPrefix(same.shown + remark)
        && differing.shown.contains("\n") != remark.isEmpty)
    if option == "--replay" {
      let together = try run([option], text, atTerminal: true)
      #expect(together.shown == same.shown + same.said)
    }
    let quiet = try run(["--quiet", option], other)
    #expect(quiet.shown == "" && quiet.said == differing.said)
    #expect(try run(["--plain", option], text).shown == "Replaying: 0 %\n")
    #expect(
      try run(["--plain", "--language", "ko", option], text).shown == "다시 실행: 0%\n")
  }

  @Test("It is removed before an error is printed")
  func error() throws {
    var launches = 0
    let recipe = AppRecipe(content: { _ in
      launches += 1
      return UnreadableContent(isUnreadable: launches > 1)
    })

    let unread = try run(
      ["--replay"], "#! store\n> a\n#! relaunch\n> b\n", of: Program("tea", "Tea.", recipe))

    #expect(unread.ending == nil && launches == 2)
    #expect(unread.shown == "\rReplaying: 0 %\u{1B}[K\r\u{1B}[K")
  }

  @Test("So it is with the copy of an older store, before the app is shown")
  func copying() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("v.sqlite")
    try folder.write([], to: "v.sqlite")
    chmod(path, 0o600)
    do {
      let database = try Database(path: path)
      try database.execute("PRAGMA application_id = \(Schema.applicationID)")
      for statement in Schema.migrations[0] { try database.execute(statement) }
      try database.execute("PRAGMA user_version = 1")
    }

    let opened = try run(["--store", path, "--script"], "", atTerminal: true)

    #expect(opened.ending == .finished && opened.shown.contains("Sign In"))
    #expect(opened.shown.hasPrefix("\rCopying the store: 100 %\u{1B}[K\r\u{1B}[K"))
  }

  @Test("What is done whole is a hundred percent")
  func whole() {
    #expect(
      Phrase.progress("Replaying", ko: "다시 실행", 1)
        == Phrase("Replaying: 100 %", ko: "다시 실행: 100%"))
  }

  private func performed(_ text: String) throws -> String {
    let transcript = try Transcript(text)
    return transcript.performed(try transcript.perform(hasher: StandardHasher()))
  }

  /// Runs a command whose clock goes on by six tenths of a second each time; one that fails has no
  /// ending.
  private func run(
    _ arguments: [String], _ transcript: String, atTerminal: Bool = false,
    of program: Program = .vestibule()
  ) throws -> (ending: Console.Termination?, shown: String, said: String) {
    let (folder, terminal) = (try TemporaryFolder(), try PseudoTerminal())
    terminal.resize(to: 80)
    try folder.write(transcript.utf8, to: "session")
    try folder.write([], to: "said")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("said")))
    let uptime = Mutex<Int64>(0)
    let clocks = SystemClocks {
      uptime.withLock { uptime in
        uptime += 600
        return ClockReading(time: 0, uptime: uptime)
      }
    }
    let options = try Options(arguments + [folder.path("session")], of: program)
    let runner = CommandRunner(
      program: program, options: options, language: options.language ?? .english,
      environment: ["TERM": "xterm"],
      output: Output(atTerminal ? terminal.line : file.fileDescriptor),
      errors: Output(terminal.line), clocks: clocks)
    var ending: Console.Termination?
    do throws(ProgramError) { ending = try runner.ending() } catch {}
    let said = String(decoding: try folder.bytes(of: "said"), as: UTF8.self)
    return (
      ending, terminal.look().replacing(folder.path, with: ""),
      said.replacing(folder.path, with: "")
    )
  }
}

/// What cannot be read at a launch.
private final class UnreadableContent: WindowContent {
  private let isUnreadable: Bool

  init(isUnreadable: Bool) { self.isUnreadable = isUnreadable }

  func prepare() throws(StoreError) {
    if isUnreadable { throw .rolledBack(reason: .verbatim("full")) }
  }

  func open(_ window: Window, restoring activity: UserActivity?) {
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
  }
}
