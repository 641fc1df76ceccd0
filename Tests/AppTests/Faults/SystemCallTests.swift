import Foundation
import Testing

/// A sign-up of which one system call fails, or is the last: each in turn.
@Suite(
  "A system call", .patience, .onOwnThreads, .needsProbe,
  .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace)
)
nonisolated struct SystemCallTests {
  @Test(
    "D6: One failing system call is reported, no account is lost, the next run works",
    arguments: faults)
  func once(fault: Fault) throws {
    try strike(fault, when: { "\($0)" })
  }

  @Test(
    "D6, D14: A system call that goes on failing is reported, and no account is lost",
    arguments: faults)
  func lasting(fault: Fault) throws {
    try strike(fault, when: { "\($0)+" })
  }

  @Test(
    "D1: A kill -9 after any system call loses no account, and the next run works",
    arguments: calls)
  func last(call: String) throws {
    try strike(Fault(call: call, effect: "signal=SIGKILL"), when: { "\($0)" })
  }

  @Test(
    "D6: A write that fails once is told on the screen or by the exit code, and no account is lost")
  func program() throws {
    for number in FaultHarness.isThorough ? Array(1...40) : [1, 9, 17, 25] {
      FaultHarness.tell("A write fails", number, of: 40)
      let outcome = try sitting(
        "vestibule --store \(harness.store) --language en < input",
        Fault(call: "pwrite64", effect: "error=EIO"), when: "\(number)")
      let welcome = outcome.text.contains("Account created.")
      let isTold =
        outcome.text.contains("Cannot read or write")
        || outcome.complaint.contains("Cannot read or write")
      #expect(welcome || isTold, "\(number): \(outcome.text) \(outcome.complaint)")
      #expect(outcome.code == (welcome ? 0 : 74), "\(number)")
      try harness.expectKept(welcome ? ["lee@example.com"] : [])
    }
  }

  @Test(
    "D12: A read that fails under a check is not called damage, where SQLite tells the two apart")
  func check() throws {
    _ = try harness.shell("$probe \(harness.store) add member 3")
    let read = Fault(call: "pread64", effect: "error=EIO")
    var (number, unreadPages) = (1, 0)
    while true {
      let outcome = try harness.shell(
        strace(read, when: "\(number)") + "vestibule --store \(harness.store) --check")
      guard try wasStruck() else { break }
      number += 1

      let complaint = Comment(rawValue: "\(number): \(outcome.complaint)")
      if outcome.complaint.contains("unable to get the page") { unreadPages += 1 }
      // Some reads SQLite reports as damage, and one of the first page as no database at all.
      let isBlamed = ["(database disk image is malformed)", "is not a Vestibule store"]
        .contains { outcome.complaint.contains($0) }
      #expect(outcome.code == (isBlamed ? 65 : 74), complaint)
    }
    #expect(unreadPages > 0, "no page of \(number) reads was reported by its code")
    try harness.expectKept(["member0", "member1", "member2"])
  }

  // MARK: - Fixtures

  struct Fault: Sendable, CustomTestStringConvertible {
    let call: String
    let effect: String

    var testDescription: String { "\(call) \(effect)" }
  }

  /// Every call by which a sign-up on a first launch changes something.
  private static let calls = [
    "pwrite64", "fdatasync,fsync", "ftruncate", "linkat", "fchmod", "openat",
  ]

  private static let faults = [
    Fault(call: "pwrite64", effect: "error=EIO"),
    Fault(call: "pwrite64", effect: "error=ENOSPC"),
    Fault(call: "pread64", effect: "error=EIO"),
    // SQLite syncs by the first and the store its folder by the second (N10).
    Fault(call: "fdatasync,fsync", effect: "error=EIO"),
    Fault(call: "ftruncate", effect: "error=EIO"),
    Fault(call: "linkat", effect: "error=EPERM"),
    Fault(call: "fchmod", effect: "error=EPERM"),
    Fault(call: "openat", effect: "error=EACCES"),
    Fault(call: "openat", effect: "error=EMFILE"),
    Fault(call: "fcntl", effect: "error=ENOLCK"),
  ]

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
    let lines = FaultHarness.signUp("lee@example.com")
    try harness.folder.write(lines.map { $0 + "\n" }.joined().utf8, to: "input")
  }

  /// Lets the first, the second and so on of the calls fail, until there are no more.
  private func strike(_ fault: Fault, when: (Int) -> String) throws {
    var number = 1
    while true {
      let outcome = try sitting("$probe \(harness.store) add name 2", fault, when: when(number))
      guard try wasStruck() || outcome.code == 137 else { break }
      try expectSound(outcome, "\(fault.testDescription) \(number)")
      // Each is struck when there is time; otherwise a sample of them.
      number += FaultHarness.isThorough ? 1 : 5
    }
    #expect(number > 1, "\(fault.testDescription) was never reached")
  }

  /// Runs a command on no store at all, with a fault in it.
  private func sitting(
    _ command: String, _ fault: Fault, when: String
  ) throws -> BuiltProgram.Outcome {
    try harness.shell("rm -rf store; mkdir -m 700 store; " + strace(fault, when: when) + command)
  }

  /// What stands before a command to let a fault into it.
  private func strace(_ fault: Fault, when: String) -> String {
    // What the loader opens and reads is none of ours.
    let paths =
      ["openat", "pread64", "fcntl"].contains(fault.call)
      ? ["", "/v.sqlite", "/v.sqlite-journal"]
        .map { "-P \(harness.folder.path("store"))\($0)" }.joined(separator: " ") : ""
    return "strace -f -qq -o log \(paths) -e trace=\(fault.call) "
      + "-e inject=\(fault.call):\(fault.effect):when=\(when) "
  }

  /// Whether the last fault was reached.
  private func wasStruck() throws -> Bool {
    String(decoding: try harness.folder.bytes(of: "log"), as: UTF8.self).contains("(INJECTED)")
  }

  private func expectSound(_ outcome: BuiltProgram.Outcome, _ comment: String) throws {
    let answers = outcome.text.split(separator: "\n").map(String.init)
    #expect([0, 74, 137].contains(outcome.code), "\(comment): \(outcome.code)")
    #expect(outcome.code != 0 || answers == ["name0", "name1"], "\(comment)")
    if outcome.code == 74 {
      #expect(outcome.complaint.split(separator: "\n").count == 1, "\(comment)")
    }
    try harness.expectKept(answers)
    let next = try harness.shell("$probe \(harness.store) add more 1")
    #expect(next.code == 0 && next.text == "more0\n", "\(comment): \(next.complaint)")
  }
}
