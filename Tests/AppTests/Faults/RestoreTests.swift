import Foundation
import Testing

/// A copy of a store takes the store's place again.
@Suite("A copy that is put back", .patience, .onOwnThreads)
nonisolated struct RestoreTests {
  @Test(
    "A copy is put back beside the journal of a killed program, as the page says",
    .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace))
  func hotJournal() throws {
    try harness.writeSignUp("lee@example.com", to: "first")
    try harness.writeSignUp("kim@example.com", to: "second")
    let store = harness.folder.path("store")
    let vestibule = "vestibule --store store/v.sqlite --language en --quiet"

    // A commit ends by cutting the journal; the program is killed before it does.
    let outcome = try harness.shell(
      """
      \(vestibule) <first >said; \(vestibule) --backup store/copy.sqlite >said
      strace -f -qq -o log -P \(store)/v.sqlite-journal -e trace=fdatasync,ftruncate \
        -e inject=ftruncate:signal=SIGKILL:when=1 \(vestibule) <second >said
      test -s store/v.sqlite-journal && echo hot
      mkdir away; mv store/v.sqlite store/v.sqlite-journal away
      cp -p store/copy.sqlite store/v.sqlite
      \(vestibule) --check
      """)

    #expect(outcome.text == "hot\nstore/v.sqlite: ok\n", "\(outcome.complaint)")
    try harness.expectKept(["lee@example.com"])
  }

  @Test("The message of damage says what to do with a journal, in either language")
  func message() throws {
    _ = try harness.shell("vestibule --store store/v.sqlite --quiet </dev/null")
    let sound = try harness.folder.bytes(of: harness.store)
    try harness.folder.write(sound.dropLast(), to: harness.store)

    for (language, sentence) in [
      ("en", "Move it away, with its -journal file if there is one."),
      ("ko", "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤"),
    ] {
      let outcome = try harness.shell(
        "vestibule --store store/v.sqlite --check --language \(language)")
      #expect(outcome.code == 65)
      expectPresent(sentence, in: outcome.complaint)
      let help = try harness.shell("vestibule --help all; vestibule --man")
      #expect(
        help.text.replacing("\\-", with: "-").components(separatedBy: "PATH-journal").count == 3)
    }
  }

  // MARK: - Fixtures

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
  }
}
