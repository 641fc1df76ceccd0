import Foundation
import Testing

/// The built program while something happens to its store.
@Suite("Meanwhile", .patience, .onOwnThreads)
nonisolated struct MeanwhileTests {
  @Test(
    "D1, D10: A store that is taken away, or overwritten, while it is in use is told to who signs up",
    arguments: ["mv $0 away", "rm $0", "echo garbage >new; mv new $0", "echo garbage >$0", ": >$0"])
  func takenAway(command: String) throws {
    let program = try PipedProgram(harness.program, arguments)
    try program.wait(for: "Return: fill in Email  (:help)\n")
    for line in FaultHarness.signUp("first@example.com") { program.type(line) }
    try program.wait(for: "  Account created.\n")

    _ = try harness.program.shell(command, [harness.store])
    for line in FaultHarness.signUp("second@example.com") { program.type(line) }
    try program.wait(for: "  Notice: ")
    program.end()

    #expect(program.text.components(separatedBy: "Account created.").count == 2)
    #expect(program.text.contains("was moved or removed") || program.text.contains("is damaged"))
    expectAbsent("Nothing was changed", in: program.text)
  }

  @Test(
    "D7: A disk that was full while the program ran is used again when there is room",
    .enabled(if: FaultHarness.canMount, FaultHarness.needsMount))
  func fullForAWhile() throws {
    try harness.writeSignUp("lee@example.com", to: "first")
    let form = ["email", "lee@example.com", "<password 1>", "sign in"]
    let lines = FaultHarness.signUp("lee@example.com") + form
    try harness.folder.write(lines.map { $0 + "\n" }.joined().utf8, to: "in")

    // What is typed waits for the disk, and the disk for what is said.
    let outcome = try harness.shell(
      """
      mkdir disk; mkfifo keys; exec unshare -m sh -c '
        heard() { until test $(grep -c "$1" said) -ge $2; do sleep 0.02; done; }
        mount -t tmpfs -o size=256k,mode=700 none disk; : >said
        vestibule --store disk/v.sqlite --language en <keys >said 2>errors &
        exec 3>keys; cat in >&3; heard "Signed In" 1
        dd if=/dev/zero of=disk/ballast bs=1k 2>errors
        echo sign out >&3; heard "no room left" 1
        rm disk/ballast; printf "ok\\nsign out\\n" >&3; heard "1  Email" 4
        exec 3>&-; wait $!; echo $?
        vestibule --store disk/v.sqlite --language en </dev/null | grep -c "Signed In"
      '
      """)

    #expect(outcome.text == "0\n0\n", "\(outcome.complaint)")
  }

  // MARK: - Fixtures

  private let harness: FaultHarness
  private var arguments: [String] { ["--store", harness.store, "--language", "en"] }

  init() throws {
    harness = try FaultHarness()
  }
}
