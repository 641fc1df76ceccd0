import Foundation
import Testing

/// The built program with standard streams that are closed or none, and what else it might open.
@Suite("Streams and connections", .patience, .onOwnThreads)
nonisolated struct ClosedStreamTests {
  @Test(
    "D16, T8: Closed standard streams do the store no harm",
    arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-", "</tmp", ">/dev/full"])
  func closed(redirection: String) throws {
    let laboratory = try FaultHarness()
    try laboratory.writeSignUp("lee@example.com", to: "input")

    for _ in 0..<2 {
      let outcome = try laboratory.shell(
        "exec <input; exec vestibule --store \(laboratory.store) --language en \(redirection)")
      #expect([0, 74].contains(outcome.code), "\(outcome.code)")
    }

    try laboratory.expectKept([])
  }

  @Test(
    "R7: No connection is opened, and no other program is started",
    .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace))
  func connections() throws {
    let laboratory = try FaultHarness()
    try laboratory.writeSignUp("lee@example.com", to: "input")

    let outcome = try laboratory.shell(
      "strace -f -qq -o log -e trace=network,?fork,?vfork,execve vestibule --store "
        + "\(laboratory.store) --language en <input")

    #expect(outcome.text.contains("Account created."))
    let calls = try laboratory.lines(of: "log")
    #expect(calls.count { $0.contains("execve(") } == 1, "\(calls)")
    #expect(calls.count == 1, "\(calls)")
  }
}
