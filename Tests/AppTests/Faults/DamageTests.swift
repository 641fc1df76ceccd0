import Foundation
import Model
import Testing

/// The built program on a store of which one page was damaged, each in turn.
@Suite("A damaged page", .patience, .onOwnThreads, .needsProbe)
nonisolated struct DamageTests {
  @Test(
    "D10: A damaged page anywhere in a small store is told with code 65, and nothing is written",
    arguments: [0x00, 0xFF] as [UInt8])
  func everyPage(byte: UInt8) throws {
    _ = try harness.shell("$probe \(harness.store) add member 200")
    try harness.writeSignUp("new@example.com", to: "up")
    let form = ["email", "member77", "<password 1>", "sign in"]
    try harness.folder.write(form.map { $0 + "\n" }.joined().utf8, to: "in")
    let sound = try harness.folder.bytes(of: harness.store)

    for page in 0..<sound.count / 4_096 {
      var damaged = sound
      // The first page begins with what says that the file is a store.
      let range = page * 4_096 + (page == 0 ? 100 : 0)..<(page + 1) * 4_096
      damaged.replaceSubrange(range, with: repeatElement(byte, count: range.count))
      for input in ["in", "up"] {
        try harness.folder.write(damaged, to: harness.store)
        let outcome = try harness.shell(
          "vestibule --store \(harness.store) --language en <\(input)")

        #expect(outcome.code == 65 && outcome.text == "", "\(page) \(input)")
        #expect(outcome.complaint.contains("is damaged"), "\(page) \(input)")
        let after = try harness.folder.bytes(of: harness.store)
        #expect(after == damaged, "\(page) \(input)")
      }
      try harness.folder.write(damaged, to: harness.store)
      let check = try harness.shell("vestibule --store \(harness.store) --check")
      #expect(check.code == 65, "\(page): \(check.text)")
    }

    try harness.folder.write(sound, to: harness.store)
    #expect(try harness.shell("vestibule --store \(harness.store) <in").code == 0)
  }

  // MARK: - Fixtures

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
  }
}
