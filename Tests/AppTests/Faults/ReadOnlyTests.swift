import Foundation
import Testing

/// `--check` and `--backup`, where nothing can be written.
@Suite("A read-only medium", .patience, .onOwnThreads, .needsProbe)
nonisolated struct ReadOnlyTests {
  @Test(
    "D12, D13: A store there is checked and copied, and one in the middle of a change is no damage",
    .enabled(if: FaultHarness.canMount && FaultHarness.canTrace, FaultHarness.needsMount))
  func readOnlyMedium() throws {
    try harness.writeSignUp("first@example.com", to: "first")

    // The last write of a commit, after which its journal is no longer needed, never comes.
    let outcome = try harness.shell(
      """
      vestibule --store store/v.sqlite --language en <first >said1; cp -p store/v.sqlite sound
      strace -f -qq -o log -P $HOME/store/v.sqlite -e trace=pwrite64 \\
        -e inject=pwrite64:signal=SIGKILL:when=1 $probe store/v.sqlite add more 1 2>said1
      mkdir -m 700 hot; mv store/v.sqlite* hot; cp -p sound store/v.sqlite; sha256sum hot/* >before
      unshare -m sh -c '
        mount --bind store store; mount -o remount,ro,bind store
        mount --bind hot hot; mount -o remount,ro,bind hot
        vestibule --store store/v.sqlite --check; echo $?
        vestibule --store store/v.sqlite --backup copy; echo $?
        vestibule --store hot/v.sqlite --language en --check; echo $?
        vestibule --store hot/v.sqlite --language en --backup other; echo $?
      ' 2>said2
      ls store; sha256sum hot/* | cmp - before; vestibule --store copy --check
      vestibule --store hot/v.sqlite </dev/null >said1; vestibule --store hot/v.sqlite --check
      """)

    #expect(
      outcome.text == """
        store/v.sqlite: ok
        0
        copy: ok
        0
        74
        74
        v.sqlite
        copy: ok
        hot/v.sqlite: ok

        """, "\(outcome.complaint)")
    let said =
      "vestibule: \(harness.folder.path("hot"))/v.sqlite was left in the middle of a change. "
      + "Open it once where it can be written.\n"
    let complaints = try harness.folder.bytes(of: "said2")
    #expect(String(decoding: complaints, as: UTF8.self) == said + said)
    expectAbsent("other", in: harness.folder.names())
  }

  // MARK: - Fixtures

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
  }
}
