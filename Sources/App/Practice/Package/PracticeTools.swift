import Foundation
import Terminal

/// Builds a package and runs its tests, with the toolchain.
@MainActor
protocol PracticeTools {
  /// Builds a package with its tests, and returns what the compiler says, or `nil` if all went well.
  func build(_ package: String, in scratch: String) throws(Interruption) -> String?

  /// Runs the tests of some files with a planted fault, or with none for 0.
  ///
  /// - Returns: the records of the run, and why it was stopped, if it was.
  func test(_ files: [String], fault: Int, of package: String, in scratch: String)
    throws(Interruption) -> (records: String, stop: TestStop?)
}

/// Why a run of tests was stopped.
enum TestStop {
  /// It did not end in its time.
  case late
  /// It wrote a file that is too long.
  case wroteTooMuch
}

/// A signal ended the program while it was waiting.
struct Interruption: Error {}

/// The toolchain's `swift`, as it is found in `PATH`.
struct SwiftTools: PracticeTools {
  /// The bytes that a learner's test may write to one file.
  nonisolated static let fileLimit = 16 << 20

  /// What a run of the tests may take: one that waits forever is stopped.
  private static let limits = ChildProcess.Limits(
    seconds: 20, fileBytes: fileLimit, processorSeconds: 60)

  var environment = ProcessInfo.processInfo.environment

  /// Whether a signal has ended the program.
  var isEnding: @MainActor () -> Bool = { Signals.isEnding }

  func build(_ package: String, in scratch: String) throws(Interruption) -> String? {
    let (text, end) = try run(
      ["swift", "build", "--build-tests", "--package-path", package, "--scratch-path", scratch])
    return end == .exited(0) ? nil : text
  }

  func test(_ files: [String], fault: Int, of package: String, in scratch: String)
    throws(Interruption) -> (records: String, stop: TestStop?)
  {
    let records = scratch + "/practice-records.jsonl"
    try? FileManager.default.removeItem(atPath: records)
    let options = [
      "--filter", "/(\(files.joined(separator: "|")))[.]swift:", "--no-parallel",
      "--event-stream-output-path", records, "--event-stream-version", "0",
    ]
    #if os(Linux)
      // The bundle is a program, which begins at once.
      let bundle = "\(scratch)/debug/practicePackageTests.xctest"
      let words = [bundle, "--testing-library", "swift-testing"] + options
    #else
      let words =
        ["swift", "test", "--skip-build", "--package-path", package, "--scratch-path", scratch]
        + options
    #endif
    let (_, end) = try run(
      words, ["PRACTICE_FAULT": "\(fault)", "SWIFT_BACKTRACE": "enable=no"], Self.limits)
    let stop: TestStop? =
      end == .late ? .late : end == .signalled(SIGXFSZ) ? .wroteTooMuch : nil
    // The last record may be cut off within a character.
    let data = (try? Data(contentsOf: URL(fileURLWithPath: records))) ?? Data()
    return (String(decoding: data, as: UTF8.self), stop)
  }

  /// Runs a command to its end, and returns what it wrote and how it ended.
  func run(
    _ words: [String], _ variables: [String: String] = [:],
    _ limits: ChildProcess.Limits = ChildProcess.Limits()
  ) throws(Interruption) -> (text: String, end: ChildProcess.End) {
    let command = ChildProcess(
      words, in: environment.merging(variables) { $1 }, limits: limits)
    let (output, end) = command.run { isEnding() }
    if isEnding() { throw Interruption() }
    return (output.text, end)
  }
}
