import Foundation
import Model
import Testing
import View
import ViewText

@testable import ProgramKit
@testable import Terminal

/// Whole sessions of a person at terminals of every kind, in a process of their own: signals and the
/// echo belong to a process.
@Suite("Sessions at a terminal", .patience, .onOwnThreads, .needsLibedit)
nonisolated struct TerminalSessionTests {
  @Test("A session leaves the agreed text on the screen of each kind of terminal")
  func screens() async {
    await #expect(processExitsWith: .success) { try await playAll() }
  }
}

@MainActor private func playAll() async throws {
  // Each line once: a whole screen is in the transcripts.
  var lines = FirstLines()
  for session in sessions {
    lines.begin("# \(session.name)")
    lines.add(nil, try await play(session))
  }
  try expect(lines.text, isAsIn: "Words/terminal.txt", suite: "TerminalSessionTests")
}

/// What a person does at a terminal of some kind: a deed, once the screen ends with a text.
nonisolated private struct Session {
  let name: String
  let terminal: String
  var options = ["--language", "en"]
  /// Whether it passes whole lines while none is edited.
  var isByLine = true
  var columns = 60
  var rows = 24
  /// What is typed before the program begins.
  var ahead = ""
  let deeds: [(after: String, deed: Deed)]
}

nonisolated private enum Deed {
  case keys(String)
  case signal(Int32)
  case hangUp
}

nonisolated extension Deed: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .keys(value) }
}

nonisolated private let email = "Email: "
nonisolated private let password = "Password: "

nonisolated private let sessions: [Session] = [
  Session(
    name: "A terminal that edits no lines", terminal: "dumb",
    deeds: [
      ("> ", "email\n"), (email, "lee\n"), (password, "secret123\n"), ("> ", "1\n"),
      ("Email [lee]: ", "\n"), (password, .signal(SIGINT)), ("> ", "email\n"),
      ("Email [lee]: ", " \n"), (password, .signal(SIGINT)), ("> ", "email\n"),
      (email, "kim\u{1B}\n"), ("> ", "ki\u{1B}m\n"), ("> ", "half\u{1B}\n"), ("> ", "\u{1B}\n"),
      ("> ", "password\n"), (password, "a\u{1B}b\n"), (password, "\n"), ("> ", "password\n"),
      (password, ":quit\n"), ("> ", "email\n"), (email, ":quit\n"), (password, .signal(SIGINT)),
      ("> ", "h\u{1B}l\u{1B}\n"), ("> ", "\u{4}"),
    ]),
  Session(
    name: "The same in Korean", terminal: "xterm", options: ["--plain", "--language", "ko"],
    deeds: [
      ("> ", "이메일\n"), ("이메일: ", "lee\n"), ("비밀번호: ", "\n"), ("> ", ":help\n"),
      ("> ", "이메일\n"), ("이메일 [lee]: ", "\n"), ("비밀번호: ", ":quit\n"),
      ("> ", "이\u{1B}메일\n"), ("> ", ":quit\n"),
    ]),
  Session(
    name: "Lines that are edited in Korean", terminal: "xterm", options: ["--language", "ko"],
    deeds: [
      ("> ", "이메이\u{7F}일\n"), ("이메일: ", "가나\u{1B}[D다\n"), ("비밀번호: ", .signal(SIGINT)),
      ("> ", ":help\n"), ("> ", "이메일\n"), ("가다나", "\u{1B}[D\u{1B}[D\u{7F}"),
      ("\u{1B}[8C", .signal(SIGINT)), ("가다나", "\n"), ("비밀번호: ", "\u{4}"),
    ]),
  Session(
    name: "A terminal that edits lines", terminal: "xterm",
    deeds: [
      ("> ", "e\u{7F}email\n"), (email, "lx\u{1B}[Dee\u{1B}[3~\n"), (password, "secret123\n"),
      ("> ", "em\t\n"), ("lee", "\u{15}kim\n"), (password, .signal(SIGINT)), ("> ", "email\n"),
      ("kim", "\u{5}x"), ("x", .signal(SIGINT)), ("kim", .signal(SIGINT)), ("> ", "email\n"),
      ("kim", "\u{5}x"), ("x", "\u{1B}"), ("> ", "\u{16}\u{16}\u{1B}"), ("> ", ":help\n"),
      ("> ", "half"),
      ("half", .signal(SIGINT)), ("> ", "half"), ("half", "\u{1B}"), ("> ", "\u{1B}"),
      ("> ", "email\n"), ("kim", "\u{1B}"), ("> ", "email\n"),
      ("kim", "\u{5}\u{1B}[200~x\n\u{1B}[201~\n"), (password, .signal(SIGWINCH)),
      (password, "a\u{1B}b\n"), (password, "\u{1B}\n"), ("> ", "\u{16}\u{1B}\n"),
      ("> ", "email\n"), ("kimx", "\u{15}a\u{16}\tb\n"), (password, .signal(SIGINT)),
      ("> ", "email\n"), ("Email [a\\u{9}b]: ", "\n"), (password, .signal(SIGINT)),
      ("> ", "email\n"), ("Email [a\\u{9}b]: ", "kimx\n"), (password, .signal(SIGINT)),
      ("> ", ":windows\n"),
      ("> ", "\u{1B}[A\n"), ("> ", "email\nlast\n"), (password, ":quit\n"), ("> ", "s\t"),
      ("Sign ", "\t"), ("Sign ", "\u{15}:quit\n"),
    ]),
  Session(
    name: "The first key replaces what a field has, and an arrow keeps it", terminal: "xterm",
    deeds: [
      ("> ", "email\n"), (email, "lee\n"), (password, .signal(SIGINT)), ("> ", "email\n"),
      ("lee", "kim\n"), (password, .signal(SIGINT)), ("> ", "email\n"),
      ("kim", "\u{1B}[200~pasted\u{1B}[201~\n"), (password, .signal(SIGINT)), ("> ", "email\n"),
      ("pasted", "\u{1B}[D\u{7F}\n"), (password, .signal(SIGINT)), ("> ", "email\n"),
      ("pastd", "\n"), (password, .signal(SIGINT)), ("> ", ":quit\n"),
    ]),
  Session(
    name: "A paste that reaches a password, and one that goes on after it", terminal: "xterm",
    deeds: [
      ("> ", "email\nlee\nsecret123\nsign in\n"), (password, "secret123\nsign in\n"),
      ("> ", ":quit\n"),
    ]),
  Session(
    name: "A value that the arrows choose from those that are listed", terminal: "xterm",
    options: ["--language", "en", "--app", "todos"],
    deeds: [
      ("> ", "1\n"), ("done? ", "milk\n"), ("done? ", "\u{1B}"), ("> ", "filter\n"),
      ("Filter: ", "\u{1B}[B\u{1B}[B\u{1B}OB\u{1B}[A\n"), ("> ", ":quit\n"),
    ]),
  Session(
    name: "The same in Korean", terminal: "xterm", options: ["--language", "ko"],
    deeds: [
      ("> ", "이메일\nlee\nsecret123\n"), ("비밀번호: ", .signal(SIGINT)), ("> ", "이메일\n"),
      ("lee", "kim\n"), ("비밀번호: ", .signal(SIGINT)), ("> ", ":quit\n"),
    ]),
  Session(
    name: "A new password", terminal: "dumb",
    deeds: [
      ("> ", "sign up\n"), ("> ", "password\n"), (password, "\u{1B}\n"), ("> ", "password\n"),
      (password, "secret123\nsecret125\n"), ("again: ", "secret124\n"), (password, "secret123\n"),
      ("again: ", "secret123\n"),
      ("> ", "password\n"), (password, "\n"), ("> ", "password\n"), (password, "secret123\n"),
      ("again: ", "\u{1B}\n"), ("> ", "password\n"),
      (password, "secret123\n"),
      ("again: ", "\u{4}"),
    ]),
  Session(
    name: "A terminal that passes each key at once", terminal: "dumb", isByLine: false,
    deeds: [
      ("> ", "sign up\nx\n"), (":help.\n> ", ":why viewDidLoad of SignUpController\n"),
      ("> ", "password\nahead\n"), (password, "secret123\nsecret124\n"),
      ("again: ", "secret123\nlast\n"), ("> ", "email\n"), (email, "half"),
      ("half", .signal(SIGINT)), ("> ", ":windows\n:quit\n"),
    ]),
  Session(
    name: "A text of several lines", terminal: "dumb",
    options: ["--language", "en", "--app", "contacts"],
    deeds: [
      ("> ", "add\n"), ("> ", "note\n"), ("Note: ", "\n"), ("> ", "note\n"), ("Note: ", "one\n"),
      ("Note: ", "\n"), ("Note: ", "two\n"), ("Note: ", ".\n"), ("> ", ":read\n"),
      ("> ", "note\n"), ("Note: ", "\n"), ("> ", "note\n"), ("Note: ", ".\n"),
      ("> ", ":read\n"), ("> ", ":quit\n"),
    ]),
  Session(
    name: "A terminal that hangs up within a line", terminal: "xterm",
    deeds: [
      ("> ", "ha\u{4}lf\n"), ("> ", "email\n"), (email, "lee"), ("lee", .hangUp),
    ]),
  Session(
    name: "Lines that are typed before the first prompt", terminal: "xterm",
    ahead: "email\nlee\n", deeds: [(password, .signal(SIGINT)), ("> ", ":quit\n")]),
  Session(
    name: "The end that is typed before the first prompt", terminal: "xterm", ahead: "\u{4}",
    deeds: []),
  Session(
    name: "A terminal that is too large to edit lines", terminal: "xterm", columns: 1_001,
    rows: 1_000, deeds: [("> ", "email\n"), (email, "lx\u{7F}\n"), (password, "\u{4}")]),
  Session(
    name: "The end within a line", terminal: "dumb",
    deeds: [("> ", "email\n"), (email, "le\u{4}\u{4}")]),
  Session(
    name: "A signal within a line", terminal: "xterm",
    deeds: [("> ", "email\n"), (email, "lee"), ("lee", .signal(SIGTERM))]),
  Session(
    name: "A signal at a password", terminal: "dumb",
    deeds: [("> ", "password\n"), (password, .signal(SIGTERM))]),
  Session(name: "Ctrl-C at the prompt", terminal: "dumb", deeds: [("> ", .signal(SIGINT))]),
  Session(name: "Ctrl-\\ at the prompt", terminal: "xterm", deeds: [("> ", .signal(SIGQUIT))]),
]

/// Returns what a person saw.
@MainActor private func play(_ session: Session) async throws -> String {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  terminal.resize(to: session.columns, rows: session.rows)
  terminal.send(session.ahead)
  terminal.settle()
  if !session.isByLine { terminal.turnOff(ICANON) }
  // The person's end may be gone before the program is.
  let line = dup(terminal.line)
  defer { close(line) }
  let (output, modes, thread) = (Output(line), terminal.modes, RunningThread())
  let options = try Options(["--memory"] + session.options)
  let language = options.language ?? .english
  var said = ""
  let input = TerminalInput(
    line, output: output, in: ["TERM": session.terminal], isPlain: options.isPlain
  ) { said += "(warned)" }
  var run = ProgramRun(
    options: options, language: language, store: MemoryStore(), hasher: InProcessProgram.hasher)
  run.complain = { said += language[$0] + "\n" }
  let person = Task.detached {
    // Else the program would wait for ever.
    defer { terminal.hangUp() }
    for (text, deed) in session.deeds {
      try terminal.wait(for: text)
      switch deed {
      case .keys(let keys): terminal.send(keys)
      case .signal(let number):
        terminal.waitUntilRead()
        thread.raise(number)
      case .hangUp: return (terminal.screen, terminal.promptMarks, modes)
      }
    }
    try terminal.wait(for: "(over)")
    return (terminal.screen, terminal.promptMarks, terminal.modes)
  }
  let ending = try run.run(reading: input, writing: output.write)
  output.write("(over)")
  let (bytes, marks, after) = try await person.value
  var screen = ShownScreen(columns: session.columns, height: session.rows)
  screen.write(bytes.replacing("(over)", with: ""))
  #expect(screen.unknown == [] && after == modes, "\(session.name)")
  return "\(screen.text)\(said)\(session.name): \(ending), marks: \(marks)\n"
}
