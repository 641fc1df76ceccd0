import Foundation
import Synchronization

/// The suites of the planted package, and which places each of them reaches.
final class Suites: Sendable {
  struct Suite: Sendable {
    let name: String
    let library: Library
    let seconds: Double
    let reached: Set<Int>

    var distance: Double { seconds * Double(reached.count) }
  }

  /// What runs a suite.
  enum Library: String, CaseIterable, Sendable {
    case swiftTesting = "swift-testing"
    case xctest
  }

  /// Those that pass while nothing is planted.
  let all: [Suite]
  private let count: Int
  private let atOnce: Int
  private let program: String
  private let folder: String

  /// Runs each suite once.
  ///
  /// Those of the faults' own modules come first, and none begins after the end.
  init(
    in package: PlantedPackage, of targets: [Target], faults: [Fault], atOnce: Int, until end: Date
  ) throws {
    folder = package.folder
    count = faults.count
    self.atOnce = atOnce
    var path = Command("bash", "-c", "echo \"$(swift build --show-bin-path)\"/*.xctest")
    path.folder = folder
    let program = try path.output().trimmingCharacters(in: .whitespacesAndNewlines)
    self.program = program
    let (folder, count) = (folder, faults.count)
    let suites = try Library.allCases.flatMap { library in
      try Self.names(in: folder, of: library).map { (name: $0, library: library) }
    }
    if suites.isEmpty { throw Misuse("The package has no tests.") }
    let files = Set(faults.map(\.file))
    let near = targets.filter { !files.isDisjoint(with: $0.files) }.map { $0.name + "Tests." }
    func isNear(_ name: String) -> Bool { near.contains { name.hasPrefix($0) } }
    // Those of the faults' own modules begin before the time is over.
    let ordered = suites.filter { isNear($0.name) } + suites.filter { !isNear($0.name) }
    all = Self.each(of: ordered, atOnce: atOnce) { (name, library) in
      if Date() > end { return nil }
      do {
        let board = try Switch()
        let run = try Self.run(
          [name], by: library, of: program, in: folder, with: board, seconds: 300)
        let reached = try board.takeReached(of: count)
        if run.code != 0 { print("fails without a fault: \(name)") }
        return run.code == 0
          ? Suite(name: name, library: library, seconds: run.seconds, reached: reached) : nil
      } catch {
        print("could not be run: \(name): \(error)")
        return nil
      }
    }.compactMap(\.self)
    if all.isEmpty, Date() < end {
      throw Misuse("No suite passes without a fault, so none could notice one.")
    }
  }

  /// The names of the suites, in order, and of the tests that are in none.
  private static func names(in folder: String, of library: Library) throws -> [String] {
    let other = Library.allCases.filter { $0 != library }.map { "--disable-\($0.rawValue)" }
    var listing = Command(["swift", "test", "list", "--skip-build"] + other)
    listing.folder = folder
    let lines = try listing.output().split(separator: "\n")
    // A module, a dot, and a name, which may be a sentence in backticks.
    return Set(
      lines.filter { $0.contains(/^\w+\.\S/) }.map { String($0.prefix { $0 != "/" }) }
    ).sorted()
  }

  /// What became of each fault; `nil` for those that there was no time for, or where the runner
  /// itself failed.
  func tryAll(until end: Date, _ said: @Sendable (Int, Verdict) -> Void) -> [Verdict?] {
    Self.each(of: Array(0..<count), atOnce: atOnce) { number in
      if Date() > end { return nil }
      do {
        let verdict = try self.verdict(on: number, until: end)
        if let verdict { said(number, verdict) }
        return verdict
      } catch {
        print("could not be tried: fault \(number): \(error)")
        return nil
      }
    }
  }

  /// Runs the nearest suites that reach a fault, then twice as many, until one notices it.
  ///
  /// A suite is near if it reaches few places, and is quick. Without the time for all there is none.
  private func verdict(on number: Int, until end: Date) throws -> Verdict? {
    var rest = all.filter { $0.reached.contains(number) }.sorted { $0.distance < $1.distance }[...]
    if rest.isEmpty { return .unreached }
    var size = 4
    while !rest.isEmpty {
      if Date() > end { return nil }
      let batch = Array(rest.prefix(size))
      rest = rest.dropFirst(size)
      size *= 2
      if let verdict = try notice(of: number, by: batch) { return verdict }
    }
    return .survived
  }

  /// How some suites notice a fault, which they do if they fail, and pass again without it.
  ///
  /// Suites that fail together without it may pass alone: then each of them is asked.
  private func notice(of number: Int, by batch: [Suite]) throws -> Verdict? {
    let run = try run(batch, planting: number)
    if run.code == 0 { return nil }
    let control = try self.run(batch, planting: nil)
    if control.code == 0 {
      return run.code == nil ? .hung : .noticed(by: run.failure ?? "a crash")
    }
    if batch.count == 1 {
      print("fails now without a fault: \(batch[0].name): \(control.failure ?? "too slow")")
      return nil
    }
    for suite in batch {
      if let verdict = try notice(of: number, by: [suite]) { return verdict }
    }
    return nil
  }

  /// Runs some suites with a fault, or without any, until one fails.
  private func run(_ batch: [Suite], planting number: Int?) throws -> Run {
    var last = Run(code: 0, seconds: 0, failure: nil)
    for library in Library.allCases where last.code == 0 {
      let suites = batch.filter { $0.library == library }
      if suites.isEmpty { continue }
      let board = try Switch(planted: number)
      let usual = suites.reduce(0) { $0 + $1.seconds }
      last = try Self.run(
        suites.map(\.name), by: library, of: program, in: folder, with: board,
        seconds: 20 + 3 * usual)
      _ = try board.takeReached(of: count)
    }
    return last
  }

  /// How a run of suites ended; it has no code if it took too long.
  private struct Run {
    let code: Int32?
    let seconds: Double
    let failure: String?
  }

  private static func run(
    _ names: [String], by library: Library, of program: String, in folder: String,
    with board: Switch, seconds: Double
  ) throws -> Run {
    let arguments: [String]
    let failures: Regex<(Substring, Substring)>
    switch library {
    case .swiftTesting:
      let filters = names.map { name in
        // A test that is in no suite ends with its parameters.
        "^\(NSRegularExpression.escapedPattern(for: name))" + (name.hasSuffix(")") ? "" : "/")
      }
      arguments = ["--testing-library", library.rawValue] + filters.flatMap { ["--filter", $0] }
      failures = /✘ Test (.*?) (?:recorded an issue|failed)/
    case .xctest:
      arguments = [names.joined(separator: ",")]
      failures = /error: (\S+) :/
    }
    var command = Command([program] + arguments)
    command.folder = folder
    command.surroundings = ["PLANTED_FAULT": board.path, "SWIFT_BACKTRACE": "enable=no"]
    let start = Date()
    let (text, code) = try command.run(seconds: seconds)
    board.endPrograms()
    return Run(
      code: code, seconds: Date().timeIntervalSince(start),
      failure: text.firstMatch(of: failures).map { String($0.1) })
  }

  /// Does something with each of some values, so many at once.
  private static func each<Value: Sendable, Result: Sendable>(
    of values: [Value], atOnce: Int, _ body: @Sendable (Value) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: atOnce) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < values.count else { return }
        let result = body(values[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { all in values.indices.compactMap { all[$0] } }
  }
}

/// What became of a fault.
enum Verdict: Sendable {
  case noticed(by: String), hung, survived, unreached

  var isNoticed: Bool {
    switch self {
    case .noticed, .hung: true
    case .survived, .unreached: false
    }
  }
}
