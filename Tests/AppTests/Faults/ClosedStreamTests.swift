import Foundation
import Testing

/// The built program with standard streams that are closed or none, and what else it might open.
@Suite("Streams and connections", .patience, .onOwnThreads)
nonisolated struct ClosedStreamTests {
  @Test(
    "D16, T8: Closed standard streams do the store no harm",
    arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-", "</tmp", ">/dev/full"])
  func closed(redirection: String) throws {
    let harness = try FaultHarness()
    try harness.writeSignUp("lee@example.com", to: "input")

    for _ in 0..<2 {
      let outcome = try harness.shell(
        "exec <input; exec vestibule --store \(harness.store) --language en \(redirection)")
      #expect([0, 74].contains(outcome.code), "\(outcome.code)")
    }

    try harness.expectKept([])
  }

  @Test(
    "R7: No connection is opened, and no other program is started by an app",
    .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace))
  func connections() throws {
    let harness = try FaultHarness()
    try harness.writeSignUp("lee@example.com", to: "input")

    let outcome = try harness.shell(
      "strace -f -qq -o log -e trace=network,?fork,?vfork,execve vestibule --store "
        + "\(harness.store) --language en <input")

    #expect(outcome.text.contains("Account created."))
    let calls = try harness.lines(of: "log")
    #expect(calls.count { $0.contains("execve(") } == 1, "\(calls)")
    #expect(calls.count == 1, "\(calls)")
  }
}
