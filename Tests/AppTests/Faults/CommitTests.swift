import Foundation
import Model
import ModelKit
import Testing

/// What the program says of a change whose sync fails, against what the file has afterwards.
@Suite(
  "A sync that fails", .patience, .onOwnThreads,
  .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace)
)
nonisolated struct CommitTests {
  @Test(
    "D6, D14: What is said to be stored is, and what is said to be unchanged is not",
    arguments: FaultHarness.isThorough ? changes : sample, ["", "+"])
  func truth(change: Change, going: String) throws {
    try harness.folder.write(change.lines.map { $0 + "\n" }.joined().utf8, to: "input")
    try prepare(change)
    let before = try harness.folder.bytes(of: harness.store)
    var number = 0
    while true {
      number += 1
      _ = try harness.shell("rm -rf store; mkdir -m 700 store")
      try harness.folder.write(before, to: harness.store)
      #expect(chmod(harness.folder.path(harness.store), 0o600) == 0)

      let outcome = try harness.shell(strike("\(number)\(going)") + change.command)

      guard try wasStruck() else { break }
      let comment = Comment(rawValue: "\(number): \(outcome.text)\(outcome.complaint)")
      let store = try SQLiteStore(path: harness.folder.path(harness.store))
      let isStored = try change.isStored(store)
      if outcome.text.contains(change.success) { #expect(isStored, comment) }
      if outcome.text.contains("Nothing was changed") { #expect(!isStored, comment) }
      if isStored {
        let isTold = outcome.text.contains(change.success) || outcome.text.contains("not known")
        #expect(isTold, comment)
      }
      try store.check()
    }
    #expect(number > 3, "\(change.name) was never reached")
  }

  @Test(
    "D13: A copy whose name may not survive a power loss is said not to be made, and is not left")
  func copy() throws {
    _ = try harness.shell(Self.launch)
    let folder = harness.folder.path("store")

    let outcome = try harness.shell(
      "strace -f -qq -o log -P \(folder) -e trace=fsync -e inject=fsync:error=EIO "
        + "vestibule --store store/v.sqlite --language en --backup store/copy")

    #expect(try wasStruck())
    #expect(outcome.code == 73)
    expectPresent("Cannot make the copy store/copy", in: outcome.complaint)
    expectAbsent("copy", in: try FileManager.default.contentsOfDirectory(atPath: folder))
  }

  // MARK: - Fixtures

  private static let launch = "vestibule --store store/v.sqlite --quiet </dev/null"

  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    var options = ""
    var before: [String] = []
    let lines: [String]
    /// What the program says when it has stored the change.
    let success: String
    let isStored: @Sendable (SQLiteStore) throws -> Bool

    var testDescription: String { name }

    var command: String {
      "vestibule --store store/v.sqlite --language en --quiet \(options) <input"
    }
  }

  private static let changes = [
    Change(
      name: "a sign-up", lines: FaultHarness.signUp("lee@example.com"), success: "Account created.",
      isStored: { try $0.value(for: .account(Email("lee@example.com"))) != nil }),
    Change(
      name: "a sign-in", before: FaultHarness.signUp("lee@example.com"),
      lines: ["email", "lee@example.com", "<password 1>", "sign in"], success: "Signed In",
      isStored: { try $0.value(for: .isLogined) == true }),
    Change(
      name: "a sign-out",
      before: FaultHarness.signUp("lee@example.com")
        + ["email", "lee@example.com", "<password 1>", "sign in"],
      lines: ["sign out"], success: "1  Email",
      isStored: { try $0.value(for: .isLogined) == nil }),
    Change(
      name: "a todo", options: "--app todos", lines: ["what", "milk", ""], success: "[ ] milk",
      isStored: {
        try $0.read(.setting("gallery.todos.0")).map { "\($0)".contains("milk") } ?? false
      }
    ),
    Change(
      name: "a contact", options: "--app contacts",
      lines: ["add", "name", "Kim", "", "", "", "save"], success: "    K\n",
      isStored: {
        try $0.read(.setting("gallery.contacts.0")).map { "\($0)".contains("Kim") } ?? false
      }
    ),
  ]

  private static let sample = changes.filter { ["a sign-up", "a todo"].contains($0.name) }

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
  }

  /// Makes a store as it is before the change.
  private func prepare(_ change: Change) throws {
    try harness.folder.write(change.before.map { $0 + "\n" }.joined().utf8, to: "before")
    let command = "vestibule --store store/v.sqlite --language en --quiet <before"
    let outcome = try harness.shell(command)
    #expect(outcome.code == 0, "\(outcome.complaint)")
  }

  /// What stands before a command to let some of its syncs fail.
  private func strike(_ when: String) -> String {
    let store = harness.folder.path("store")
    let paths = ["", "/v.sqlite", "/v.sqlite-journal"].map { "-P \(store)\($0)" }
    return "strace -f -qq -o log \(paths.joined(separator: " ")) -e trace=fdatasync "
      + "-e inject=fdatasync:error=EIO:when=\(when) "
  }

  /// Whether the last fault was reached.
  private func wasStruck() throws -> Bool {
    String(decoding: try harness.folder.bytes(of: "log"), as: UTF8.self).contains("(INJECTED)")
  }
}
