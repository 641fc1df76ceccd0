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
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let isLate = ended.wait(timeout: .now() + seconds) == .timedOut
    if isLate {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let code = process.terminationReason == .exit ? process.terminationStatus : 128
    return (text, isLate ? nil : code)
  }

  /// What it has written; throws if it fails.
  @discardableResult
  func output() throws -> String {
    let (text, code) = try run()
    guard code == 0 else { throw Misuse("\(words.joined(separator: " ")) failed:\n\(text)") }
    return text
  }
}
