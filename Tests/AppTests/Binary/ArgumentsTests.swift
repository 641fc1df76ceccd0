import Foundation
import Testing
import ViewText

/// The options where the system does not tell them.
@Suite("Options that are not known", .patience, .onOwnThreads)
nonisolated struct ArgumentsTests {
  @Test(
    "D6, X4: Without /proc nothing is done with the usual store, whatever the options were",
    .enabled(if: FaultHarness.canMount, FaultHarness.needsMount),
    .disabled(if: FaultHarness.isSanitized, "a sanitizer needs /proc itself"),
    arguments: ["--memory", "--nonsense", "--version", "--store v.sqlite --check", ""])
  func withoutProc(options: String) throws {
    let outcome = try program.shell(
      """
      exec unshare -m sh -c '
        mount --make-rprivate / && umount -l /proc && exec vestibule --language en \(options)'
      """)

    #expect(outcome.code == 74)
    #expect(outcome.text == "")
    #expect(outcome.complaint.hasPrefix("vestibule: The options cannot be read"))
    #expect(folder.names().filter { !$0.hasPrefix(".") || $0 == ".local" } == [])
  }

  @Test(
    "D6: Without a free descriptor for the options nothing is done, in either language",
    .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace),
    .disabled(if: FaultHarness.isSanitized, FaultHarness.needsOwnCalls),
    arguments: ["en_US", "ko_KR"])
  func withoutDescriptor(locale: String) throws {
    let outcome = try program.shell(
      """
      export LC_ALL=\(locale).UTF-8
      strace -f -qq -o log -e trace=openat vestibule --version >.version
      number=$(grep -n /maps log | cut -d: -f1); rm log
      exec strace -f -qq -o /dev/null -e trace=openat \
        -e inject=openat:error=EMFILE:when=$number vestibule --memory --nonsense </dev/null
      """)

    #expect(outcome.code == 74)
    #expect(outcome.text == "")
    let sentence = locale == "en_US" ? "The options cannot be read" : "옵션을 읽을 수 없어서"
    #expect(outcome.complaint.hasPrefix("vestibule: " + sentence))
    expectAbsent(".local", in: folder.names())
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
