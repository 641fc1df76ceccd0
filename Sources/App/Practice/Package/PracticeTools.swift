import Foundation
import Terminal

/// Builds a package and runs its tests, with the toolchain.
@MainActor
protocol PracticeTools {
  /// Builds a package with its tests, and returns what the compiler says, or `nil` if all went well.
  func build(_ package: String, in scratch: String) throws(Interruption) -> String?

  /// Runs the tests of some files with a planted fault, or with none for 0.
  ///
  /// - Returns: the records of the run, and whether it had to be stopped.
  func test(_ files: [String], fault: Int, of package: String, in scratch: String)
    throws(Interruption) -> (records: String, isLate: Bool)
}

/// A signal ended the program while it was waiting.
struct Interruption: Error {}

/// The toolchain's `swift`, as it is found in `PATH`.
struct SwiftTools: PracticeTools {
  /// For how long a run of the tests may go on: one that waits forever is stopped.
  private let patience = 20.0

  var environment = ProcessInfo.processInfo.environment

  /// Whether a signal has ended the program.
  var isEnding: @MainActor () -> Bool = { Signals.isEnding }

  func build(_ package: String, in scratch: String) throws(Interruption) -> String? {
    let (text, code) = try run(
      ["swift", "build", "--build-tests", "--package-path", package, "--scratch-path", scratch])
    return code == 0 ? nil : text
  }

  func test(_ files: [String], fault: Int, of package: String, in scratch: String)
    throws(Interruption) -> (records: String, isLate: Bool)
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
    let (_, code) = try run(
      words, ["PRACTICE_FAULT": "\(fault)", "SWIFT_BACKTRACE": "enable=no"], seconds: patience)
    return ((try? TextFiles.read(records)) ?? "", code == nil)
  }

  /// Runs a command to its end, and returns what it wrote and its code: none if it was stopped.
  func run(
    _ words: [String], _ variables: [String: String] = [:], seconds: Double = 3_600
  ) throws(Interruption) -> (text: String, code: Int32?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment.merging(variables) { $1 }
    // A file takes any length while nobody reads.
    let path = NSTemporaryDirectory() + "practice-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard (try? Data().write(to: URL(fileURLWithPath: path))) != nil,
      let output = FileHandle(forWritingAtPath: path)
    else { return ("\(path): cannot be written", 1) }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return ("swift: not found in PATH", 1) }
    let end = Date().addingTimeInterval(seconds)
    while process.isRunning, !isEnding(), Date() < end { _ = poll(nil, 0, 20) }
    let isStopped = process.isRunning
    if isStopped {
      // A test that hangs need not listen.
      kill(process.processIdentifier, isEnding() ? SIGTERM : SIGKILL)
      process.waitUntilExit()
    }
    if isEnding() { throw Interruption() }
    let text = (try? TextFiles.read(path)) ?? ""
    let isOver = !isStopped && process.terminationReason == .exit
    return (text, isOver ? process.terminationStatus : isStopped ? nil : 128)
  }
}
