import Dispatch
import Foundation
import Testing

/// The program as it was built, run by a shell in a folder of its own.
nonisolated struct BuiltProgram {
  /// How a command ended.
  struct Outcome {
    let output: [UInt8]
    let errors: [UInt8]
    let code: Int32

    var text: String { String(decoding: output, as: UTF8.self) }
    var complaint: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Where commands run, and where HOME is.
  let folder: TemporaryFolder

  init(in folder: TemporaryFolder) {
    self.folder = folder
  }

  /// The program, or another one, beside the tests' own bundle.
  static func path(_ name: String = "vestibule") throws -> String {
    // On Linux the bundle is the running program; elsewhere its runner is told where it is.
    let bundle = try #require(
      CommandLine.arguments.lazy
        .compactMap { path in path.firstRange(of: ".xctest").map { path[..<$0.lowerBound] } }
        .first)
    let path = URL(fileURLWithPath: String(bundle)).deletingLastPathComponent()
      .appendingPathComponent(name).path
    try #require(FileManager.default.isExecutableFile(atPath: path), "\(path) was not built")
    return path
  }

  /// Runs the program with some bytes as its input, through a pipe.
  func run(_ arguments: [String], input: some Sequence<UInt8>) throws -> Outcome {
    let name = ".input"
    try folder.write(input, to: name)
    return try shell("cat \"$0\" | vestibule \"$@\"", [name] + arguments)
  }

  /// Runs the program with some lines as its input, through a pipe.
  func run(_ arguments: [String], lines: [String]) throws -> Outcome {
    try run(arguments, input: lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Runs a command of the shell, in which `vestibule` is the program.
  ///
  /// - Parameters:
  ///   - command: what to run.
  ///   - arguments: what it knows as `$0`, `$1` and so on.
  /// - Returns: what it wrote, and its exit code.
  /// - Throws: why it could not be run.
  func shell(_ command: String, _ arguments: [String] = []) throws -> Outcome {
    let process = try prepare(command, arguments)
    let output = try file(".output")
    let errors = try file(".errors")
    process.standardOutput = output
    process.standardError = errors
    try Self.run(process)
    return Outcome(
      output: try folder.bytes(of: ".output"), errors: try folder.bytes(of: ".errors"),
      code: process.terminationStatus)
  }

  /// A shell that is ready to run a command.
  func prepare(_ command: String, _ arguments: [String] = []) throws -> Child {
    let tools = folder.path(".tools")
    if !FileManager.default.fileExists(atPath: tools) {
      try FileManager.default.createDirectory(
        atPath: tools, withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: tools + "/vestibule", withDestinationPath: try Self.path())
    }
    var environment = [
      "HOME": folder.path, "PATH": "\(tools):/usr/bin:/bin", "LC_ALL": "en_US.UTF-8",
    ]
    for name in Child.handedOn {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    return Child(command, arguments, in: folder.path, environment: environment)
  }

  /// Runs a process to its end, which comes within five minutes or is a failure: on a busy machine an
  /// exploration takes more than one.
  static func run(_ process: Child, meanwhile: () throws -> Void = {}) throws {
    try process.run()
    do {
      try meanwhile()
    } catch {
      process.kill()
      throw error
    }
    if !process.waitUntilExit(seconds: 300) {
      process.kill()
      Issue.record("the program did not end")
    }
  }

  private func file(_ name: String) throws -> FileHandle {
    try folder.write([], to: name)
    return try #require(FileHandle(forWritingAtPath: folder.path(name)))
  }
}
