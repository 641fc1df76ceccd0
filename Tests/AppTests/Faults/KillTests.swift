import Foundation
import Testing

/// Processes that are killed while they sign people up.
@Suite("Killed", .patience, .onOwnThreads, .needsProbe)
nonisolated struct KillTests {
  @Test("D1: Every account that was created is there after kill -9 at any moment")
  func probe() throws {
    let rounds = FaultHarness.isThorough ? 500 : 20
    var generator = SeededGenerator(seed: seed.number)
    var answered: [String] = []

    var round = 0
    // On a busy machine every kill may come before any answer: then later and later ones.
    while round < rounds || (answered.isEmpty && round < rounds + 50) {
      defer { round += 1 }
      FaultHarness.tell("The probe is killed", round, of: rounds)
      let process = try harness.start("$probe \(harness.store) add r\(round)n 100000")
      usleep(.random(in: 20_000...200_000, using: &generator) * patience(round, of: rounds))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.wasKilled)
      answered += try harness.lines()
      if round % 20 == 19 { try harness.expectKept(answered) }
    }

    try harness.expectKept(answered)
    #expect(!answered.isEmpty, seed.again)
    if FaultHarness.isThorough { print("\(rounds) kills, \(answered.count) answers, none lost") }
  }

  @Test("D1: An account that was reported as created is there after kill -9")
  func program() throws {
    let rounds = FaultHarness.isThorough ? 40 : 2
    var generator = SeededGenerator(seed: seed.number)
    var told: [String] = []

    var round = 0
    // On a busy machine every kill may come before any answer: then later and later ones.
    while round < rounds || (told.isEmpty && round < rounds + 50) {
      defer { round += 1 }
      FaultHarness.tell("The program is killed", round, of: rounds)
      let emails = (0..<30).map { "r\(round)n\($0)@example.com" }
      let lines = emails.flatMap { FaultHarness.signUp($0) }
      try harness.folder.write(lines.map { $0 + "\n" }.joined().utf8, to: "input")
      let process = try harness.start(
        "vestibule --store \(harness.store) --language en < input")
      usleep(.random(in: 100_000...900_000, using: &generator) * patience(round, of: rounds))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let answers = try harness.lines().count { $0 == "  Account created." }
      told += emails.prefix(answers)
      try harness.expectKept(told)
    }

    #expect(!told.isEmpty, seed.again)
    // Closed in the switcher: the app would come back to a form that was half filled in.
    let after = try harness.program.run(
      ["--store", harness.store, "--language", "en"],
      lines: [":kill", ":open"] + FaultHarness.signUp("lee@example.com"))
    #expect(after.text.contains("Account created."))
    #expect(after.code == 0)
  }

  @Test("K4, D1: Who was told to be signed out is, after kill -9 right after the answer")
  func signOut() throws {
    let arguments = ["--store", harness.store, "--language", "en"]
    let form = ["email", "lee@example.com", "<password 1>", "sign in"]
    _ = try harness.program.run(
      arguments, lines: FaultHarness.signUp("lee@example.com") + form)

    let process = try PipedProgram(harness.program, arguments)
    try process.wait(for: "  Signed In\n")
    process.type("sign out")
    try process.wait(for: "  Sign In\n    1  Email")
    process.kill()

    let after = try harness.program.run(arguments, lines: [])
    #expect(after.text.contains("  Sign In\n    1  Email"))
  }

  // MARK: - Fixtures

  private let harness: FaultHarness
  private let seed = TestSeed()

  /// How many times as long to wait: 1 in the usual rounds, then more with each.
  private func patience(_ round: Int, of rounds: Int) -> UInt32 {
    UInt32(max(1, round - rounds + 2))
  }

  init() throws {
    harness = try FaultHarness()
  }
}
