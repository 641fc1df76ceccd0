import Model
import ModelKit
import Testing

@testable import App
@testable import ProgramKit

@Suite("The exit code")
struct ExitCodeTests {
  @Test(
    "Each fault of a store ends the program with the exit code that sysexits has for it",
    arguments: examples)
  func mapping(error: StoreError, code: ExitCode) {
    #expect(ExitCode(error) == code)
  }

  @Test("R9: Each exit code has the number that sysexits has for it")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 73, 74, 75, 77, 78])
  }

  // MARK: - Fixtures

  nonisolated private static let examples: [(StoreError, ExitCode)] = [
    (.notAVestibuleStore(path: "v"), .data),
    (.unsupportedVersion(path: "v", version: 2), .data),
    (.damaged(path: "v", reason: .verbatim("r")), .data),
    (.busy(path: "v"), .busy),
    (.insecurePermissions(path: "v", advice: .run("a")), .permission),
    (.sharedFolder(path: "v", advice: .run("a")), .permission),
    (.cannotCopy(to: "v", reason: .verbatim("r")), .cannotCreate),
    (.cannotCopyBeforeUpgrade(path: "v", copy: "c", reason: .verbatim("r")), .cannotCreate),
    (.noFolder(path: "v"), .inputOutput),
    (.pathTooLong(path: "v", limit: 1), .inputOutput),
    (.unfinished(path: "v"), .inputOutput),
    (.cannotOpen(path: "v", reason: .verbatim("r")), .inputOutput),
    (.noHomeDirectory, .inputOutput),
    (.diskFull(path: "v"), .inputOutput),
    (.readOnly(path: "v"), .inputOutput),
    (.failed(path: "v", reason: .verbatim("r")), .inputOutput),
    (.cancelled(path: "v"), .inputOutput),
    (.rolledBack(reason: .verbatim("r")), .inputOutput),
  ]
}
