import App
import Foundation
import ProgramKit
import Terminal

/// Measures each budget against its own reference in the same run.
///
/// `Arguments.usage` says how.
@main
enum Benchmarks {
  static func main() throws {
    do {
      try run(try Arguments(CommandLine.arguments.dropFirst()))
    } catch let misuse as Misuse {
      Output(STDERR_FILENO).write("Benchmarks: \(misuse)\n")
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    if arguments.isHelp { return print(Arguments.usage, terminator: "") }
    if let words = arguments.worker { return try Worker(words).run() }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    if let (name, count) = arguments.repetition {
      return try Repetition(name: name, stores: Stores(in: folder)).run(count)
    }

    var report = Report()
    try report.measure(arguments, in: Stores(in: folder))
    if let file = arguments.json { try report.json().write(to: URL(fileURLWithPath: file)) }
    if arguments.isCheck, !report.isKept {
      folder.remove()
      exit(1)
    }
  }
}
