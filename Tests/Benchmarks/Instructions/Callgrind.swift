import Foundation

/// Counts the instructions of a program: a figure that no other work on the machine can change.
struct Callgrind {
  private let path: String

  /// Finds valgrind, or is `nil` where it is not installed.
  init?() {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard
      let path = folders.map({ "\($0)/valgrind" })
        .first(where: FileManager.default.isExecutableFile)
    else { return nil }
    self.path = path
  }

  /// The instructions of a program from its start to its end.
  func count(_ program: String, _ arguments: [String]) throws -> Double {
    try result(of: try start(program, arguments))
  }

  private func start(_ program: String, _ arguments: [String]) throws -> Child {
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program]
    // Hashes differ from process to process, and with them the count by a hundredth.
    let seed = "SWIFT_DETERMINISTIC_HASHING=1"
    return try Child("/usr/bin/env", [seed, path] + options + arguments)
  }

  private func result(of child: Child, after text: String = "") throws -> Double {
    let said = try child.end(after: text)
    // ==1== Collected : 123
    let line = said.split(separator: "\n").first { $0.contains("Collected : ") }
    let number = line?.split(separator: " ").last.flatMap { Double($0) }
    return try demanded(number, "a number of instructions: \(said)")
  }

  /// The instructions of one thing that this program can repeat, without those of its start.
  ///
  /// Small things take many times: a start varies by some ten thousand instructions.
  func count(ofOne name: String, times: Int) throws -> Double {
    let few = min(50, times)
    let many = few + times
    // At the same time: a count is none of time.
    let children = try [few, many].map { times in
      try start(try Child.path("Benchmarks"), ["--run", name, String(times)])
    }
    let counts = try children.map { try result(of: $0) }
    return (counts[1] - counts[0]) / Double(many - few)
  }

  /// The instructions of one of those things that a worker of this program reads in a script.
  func count(ofOneIn worker: String, after script: (_ times: Int) -> String) throws -> Double {
    let (few, many) = (50, 150)
    let counts = try [few, many].map { times in
      try result(
        of: try start(try Child.path("Benchmarks"), ["--worker", worker]), after: script(times))
    }
    return (counts[1] - counts[0]) / Double(many - few)
  }
}
