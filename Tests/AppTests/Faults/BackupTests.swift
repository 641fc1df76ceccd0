import Foundation
import Testing

/// `--backup`, while the store is quiet, in use, or none.
@Suite("A copy of the store", .patience, .onOwnThreads, .needsProbe)
nonisolated struct BackupTests {
  @Test("D13: A copy that is made while others sign up has everyone who was answered before it")
  func inUse() throws {
    let processes = try (0..<2).map { index in
      try harness.start(
        "$probe \(harness.store) add p\(index)n 100000", output: "answers\(index)")
    }
    // What is still running would write into a folder that is being removed.
    defer { for process in processes { process.kill() } }
    var answered: [String] = []
    while answered.isEmpty, processes.contains(where: \.isRunning) {
      answered = try harness.lines(of: "answers0") + harness.lines(of: "answers1")
    }
    try #require(!answered.isEmpty)

    _ = try harness.shell("mkdir -m 700 copies")
    for number in 1...3 {
      answered = try harness.lines(of: "answers0") + harness.lines(of: "answers1")
      let outcome = try harness.shell(
        "umask 0; vestibule --store \(harness.store) --backup copies/\(number).sqlite")
      #expect(outcome.text == "copies/\(number).sqlite: ok\n", "\(outcome.complaint)")
      #expect(try harness.folder.mode(of: "copies/\(number).sqlite") == 0o600)
      try harness.expectKept(answered, in: "copies/\(number).sqlite")
    }
    #expect(processes.allSatisfy { $0.isRunning })
  }

  @Test("D13: What is there stays, a store that is not is not made, and each says so by its code")
  func refusals() throws {
    try harness.folder.write("precious".utf8, to: "taken")
    let outcome = try harness.shell(
      """
      vestibule --store store/v.sqlite --language en --backup copy; echo $?
      ls; ls -A store; vestibule --store store/v.sqlite </dev/null >said
      vestibule --store store/v.sqlite --language en --backup taken; echo $?
      vestibule --store store/v.sqlite --language en --backup store/v.sqlite; echo $?
      ln -s nowhere link; vestibule --store store/v.sqlite --language en --backup link; echo $?
      vestibule --store store/v.sqlite --language en --backup /dev/null; echo $?
      vestibule --store store/v.sqlite --check
      """)

    #expect(outcome.text == "74\nstore\ntaken\n73\n73\n73\n73\nstore/v.sqlite: ok\n")
    let complaints = outcome.complaint.split(separator: "\n")
    #expect(complaints.count == 5)
    #expect(complaints.filter { !$0.hasPrefix("vestibule: Cannot ") } == [])
    #expect(try harness.folder.bytes(of: "taken") == Array("precious".utf8))
    expectAbsent("nowhere", in: harness.folder.names())
  }

  @Test(
    "D13: A full disk is told and keeps no half of a copy",
    .enabled(if: FaultHarness.canMount, FaultHarness.needsMount))
  func fullDisk() throws {
    let outcome = try harness.shell(
      """
      mkdir disk; vestibule --store store/v.sqlite </dev/null >said; exec unshare -m sh -c '
        mount -t tmpfs -o size=8k,mode=700 none disk
        vestibule --store store/v.sqlite --language en --backup disk/copy; echo $?; ls -A disk'
      """)

    #expect(outcome.text == "74\n")
    #expect(outcome.complaint.contains("There is no room left to write disk/copy."))
  }

  @Test(
    "D13, X6: A copy that is killed leaves nothing, or what the next one removes",
    .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace),
    .disabled(if: FaultHarness.isSanitized, FaultHarness.needsOwnCalls), arguments: [true, false])
  func killed(isNameless: Bool) throws {
    let strace = "strace -f -qq -o log"
    let backup = "vestibule --store \(harness.store) --backup copies"
    let prepared = try harness.shell(
      """
      mkdir -m 700 copies; $probe \(harness.store) add name 3 >said
      \(strace) -e trace=openat \(backup)/a >said; rm copies/a
      awk "/TMPFILE/ { print NR; exit }" log
      """)
    let number = try #require(Int(prepared.text.dropLast()))

    // A question mark: not every processor's system has that call.
    let removal = isNameless ? [] : ["?unlink,unlinkat"]
    for call in ["fchmod", "pwrite64", "fsync", "?link,linkat"] + removal {
      // A file system without files that have no name.
      let fault = isNameless ? "" : "-e inject=openat:error=EOPNOTSUPP:when=\(number)"
      let outcome = try harness.shell(
        """
        \(strace) -e trace=openat,\(call) \(fault) -e inject=\(call):signal=SIGKILL:when=1 \
          \(backup)/a; echo $?
        ls -A copies >left; rm -f copies/a; \(backup)/b; ls -A copies; rm copies/b
        """)

      #expect(outcome.text == "137\ncopies/b: ok\nb\n", "\(call): \(outcome.complaint)")
      let left = try harness.lines(of: "left")
      // Only the name of a draft is removed after the copy has its own.
      #expect(left.contains("a") == removal.contains(call), "\(call): \(left)")
      #expect(left.contains { $0.hasPrefix(".vestibule-") } == !isNameless, "\(call): \(left)")
    }
  }

  // MARK: - Fixtures

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
  }
}
