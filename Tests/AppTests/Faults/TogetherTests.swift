import Foundation
import Model
import ModelKit
import Testing
import ViewKit
import ViewText

@testable import App
@testable import ProgramKit

/// Several processes on one store.
@Suite("Together", .patience, .onOwnThreads, .needsProbe)
nonisolated struct TogetherTests {
  @Test("D5: Four processes that sign people up at once lose none, and none is turned away")
  func signUps() throws {
    let count = FaultHarness.isThorough ? 500 : 10

    let processes = try (0..<4).map { index in
      try harness.start(
        "$probe \(harness.store) add p\(index)n \(count)", output: "answers\(index)")
    }
    for process in processes { process.waitUntilExit() }

    #expect(processes.map(\.terminationStatus) == [0, 0, 0, 0])
    var answered: [String] = []
    for index in 0..<4 { answered += try harness.lines(of: "answers\(index)") }
    #expect(answered.count == 4 * count && Set(answered).count == 4 * count)
    try harness.expectKept(answered)
  }

  @Test("D4: Of several who sign up with one email at once one is welcome, and that one gets in")
  func sameEmail() throws {
    let processes = try (1...4).map { number in
      // Who comes last must not go on where another left off.
      let form = ["sign up", "email", "lee@example.com", "<password \(number)>", "sign up"]
      let lines = [":kill", ":open"] + form
      try harness.folder.write(lines.map { $0 + "\n" }.joined().utf8, to: "input\(number)")
      return try harness.start(
        "vestibule --store \(harness.store) --language en < input\(number)",
        output: "said\(number)")
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.map(\.terminationStatus) == [0, 0, 0, 0])

    let said = try (1...4).map { try harness.lines(of: "said\($0)") }
    let welcome = said.indices.filter { said[$0].contains("  Account created.") }
    let refused = said.count { $0.contains("  Notice: That email is already registered.") }
    #expect(welcome.count == 1 && refused == 3)
    let accounts = Accounts(
      store: try SQLiteStore(path: harness.folder.path(harness.store)),
      hasher: StandardHasher())
    let openers = (1...4).filter { number in
      let userInfo = UserInfo(email: "lee@example.com", password: "<password \(number)>")
      return (try? accounts.authenticate(userInfo)) != nil
    }
    #expect(openers == welcome.map { $0 + 1 })
  }

  @Test("D3: Of eight programs that are started at once without a store each works")
  func firstLaunches() throws {
    let processes = try (0..<8).map { number in
      try harness.start("vestibule --store \(harness.store)", output: "said\(number)")
    }
    for process in processes { process.waitUntilExit() }

    #expect(processes.map(\.terminationStatus).filter { $0 != 0 } == [])
    let names = harness.folder.names().filter { $0.hasPrefix("store/") }
    #expect(names == ["store/v.sqlite", "store/v.sqlite-journal"])
  }

  @Test("K7: Signing out in one process ends the session in another at its next foreground")
  func signOutElsewhere() throws {
    let arguments = ["--store", harness.store, "--language", "en"]
    let form = ["email", "lee@example.com", "<password 1>", "sign in"]
    _ = try harness.program.run(arguments, lines: FaultHarness.signUp("lee@example.com") + form)
    let first = try PipedProgram(harness.program, arguments)
    try first.wait(for: "  Signed In\n    lee@example.com\n")

    let second = try harness.program.run(arguments, lines: ["sign out"])
    #expect(second.text.contains("  Sign In\n    1  Email"))
    first.type(":home")
    try first.wait(for: "background")
    first.type(":open")

    try first.wait(for: "  Sign In\n    1  Email")
    first.end()
  }

  @Test("D5: At a terminal a wait of more than a second is told while it lasts, and goes on")
  func longWait() throws {
    _ = try harness.shell("$probe \(harness.store) add name 1")
    let path = harness.folder.path(harness.store)
    let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      // A transaction that takes its time.
      try? SQLiteStore(path: path).update { _ in
        begun.signal()
        ended.wait()
      }
    }
    begun.wait()
    defer { ended.signal() }

    let terminal = try PseudoTerminal()
    let process = try harness.program.prepare(
      "exec vestibule --language en --store \(harness.store)")
    try terminal.run(process) {
      try terminal.wait(for: "vestibule: The store is in use by another program. Waiting for it.\n")
      ended.signal()
      try terminal.wait(for: "Return: fill in Email  (:help)\n> ")
      terminal.type(":quit")
    }

    #expect(process.terminationStatus == 0)
  }

  @Test(
    "P11: A sign-in asks the system the same, in the same order, whether the email has an account",
    .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace),
    .disabled(if: FaultHarness.isSanitized, "a sanitizer asks for memory when it likes"))
  func sameWork() throws {
    try harness.writeSignUp("lee@example.com", to: "input")
    _ = try harness.shell("vestibule --store \(harness.store) <input")

    let runs = try ["lee@example.com", "lea@example.com"].map { email in
      let lines = [":kill", ":open", "email", email, "<password 2>", "sign in"]
      try harness.folder.write(lines.map { $0 + "\n" }.joined().utf8, to: "input")
      let outcome = try harness.shell(
        """
        rm -rf copy; cp -rp store copy
        strace -f -y -qq -o log -e trace=%file,%desc,%memory,getrandom \
          vestibule --store copy/v.sqlite --language en --discreet <input
        """)
      // Where the process is loaded is at other places each time, and so a text of another length.
      let calls = try harness.lines(of: "log").filter { !$0.contains("/maps>") }.map { line in
        line.drop { $0.isNumber || $0 == " " }.prefix { $0 != "(" }
      }
      return (said: outcome.text.replacing(email, with: "EMAIL"), calls: calls)
    }

    expect(runs[1].said, is: runs[0].said)
    let calls = runs.map { $0.calls.joined(separator: "\n") }
    expect(calls[1], is: calls[0])
    // One of a hash's 64 MiB is among them.
    for call in ["mmap", "fdatasync"] { expectPresent(call, in: calls[0]) }
  }

  @Test("P13: Of two programs that guess at once five tries in all are answered")
  func guesses() throws {
    _ = try harness.shell("$probe \(harness.store) add member 1")

    let processes = try (0..<2).map { index in
      try harness.start(
        "$probe \(harness.store) guess member0 20", output: "answers\(index)")
    }
    for process in processes { process.waitUntilExit() }

    let said = try harness.lines(of: "answers0") + harness.lines(of: "answers1")
    #expect(said.count == 40)
    let answered = said.count { $0 == "That password is not correct." }
    // A second may pass meanwhile, and then one more is answered.
    #expect((5...7).contains(answered), "\(said)")
    #expect(said.contains("Too many attempts. Try again in 1 second."))
  }

  @Test("P13: A wait goes on in the next process, and says how long it is in the language")
  func waitAcrossProcesses() throws {
    _ = try harness.shell("$probe \(harness.store) guess nobody 5")

    let lines = ["email", "nobody", "<password 1>", "sign in"]
    for (language, message) in [
      ("en", "Too many attempts. Try again in 15 minutes."), ("ko", "15분 뒤에 다시 시도해주세요."),
    ] {
      try remember(failures: 20)
      let outcome = try harness.program.run(
        ["--store", harness.store, "--language", language], lines: [":kill", ":open"] + lines)
      #expect(outcome.text.contains(message), "\(outcome.text)")
    }
  }

  // MARK: - Fixtures

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
  }

  private func remember(failures: Int64) throws {
    let store = try SQLiteStore(path: harness.folder.path(harness.store))
    try store.set(
      FailedAttempts(failures: failures, latest: SystemClocks.system.moment()),
      for: .attempts(Email("nobody")))
  }
}
