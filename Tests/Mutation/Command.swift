import Foundation

/// A command that runs to its end, or until it has taken too long.
struct Command {
  private let words: [String]
  var folder: String?
  var surroundings: [String: String] = [:]

  init(_ words: String...) { self.words = words }

  init(_ words: [String]) { self.words = words }

  /// What it has written, and how it ended: `nil` if it was stopped.
  func run(seconds: Double = 3_600) throws -> (text: String, code: Int32?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(surroundings) { $1 }
    // A file takes any length without a reader.
    let path = NSTemporaryDirectory() + "mutation-\(UUID().uuidString)"
    try Data().write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let exit = Self.exit(of: process, before: Date(timeIntervalSinceNow: seconds))
    if exit == nil { kill(process.processIdentifier, SIGKILL) }
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    return (text, exit)
  }

  /// How a process ended, or `nil` if it did not in time; one that was killed has the code 128.
  ///
  /// Foundation says so only once all are gone that the process has started and left behind, so the
  /// system is asked too.
  private static func exit(of process: Process, before end: Date) -> Int32? {
    while process.isRunning {
      var information = siginfo_t()
      let options = WEXITED | WNOHANG | WNOWAIT
      if waitid(P_PID, id_t(process.processIdentifier), &information, options) == 0,
        information._sifields._sigchld.si_pid != 0
      {
        let isExit = information.si_code == CLD_EXITED
        return isExit ? information._sifields._sigchld.si_status : 128
      }
      if Date() > end { return nil }
      poll(nil, 0, 10)
    }
    return process.terminationReason == .exit ? process.terminationStatus : 128
  }

  /// What it has written; throws if it fails.
  @discardableResult
  func output() throws -> String {
    let (text, code) = try run()
    guard code == 0 else { throw Misuse("\(words.joined(separator: " ")) failed:\n\(text)") }
    return text
  }
}
