import Foundation

/// Measures each budget against its own reference in the same run.
///
///     swift run -c release Benchmarks [--quick] [--only TEXT] [--check] [--json FILE]
///     swift run -c release Benchmarks --run NAME COUNT     for a profiler
@main
enum Benchmarks {
  static func main() throws {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    if let words = arguments.worker { return try Worker(words).run() }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    if let (name, count) = arguments.repetition {
      return try Repetition(name: name, stores: Stores(in: folder)).run(count)
    }

    var report = Report()
    try report.measure(arguments, in: folder)
    if let file = arguments.json { try report.json().write(to: URL(fileURLWithPath: file)) }
    if arguments.isCheck, !report.isKept {
      folder.remove()
      exit(1)
    }
  }
}
