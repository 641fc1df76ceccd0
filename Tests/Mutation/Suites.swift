import Foundation
import Synchronization

/// The suites of the planted package, and which places each of them reaches.
final class Suites: Sendable {
  struct Suite: Sendable {
    let name: String
    let seconds: Double
    let reached: Set<Int>

    var distance: Double { seconds * Double(reached.count) }
  }

  /// Those that pass while nothing is planted.
  let all: [Suite]
  private let count: Int
  private let program: String
  private let folder: String

  /// Runs each suite once.
  ///
  /// Those of the faults' own modules come first, and none begins after the end.
  init(in package: PlantedPackage, faults: [Fault], until end: Date) throws {
    folder = package.folder
    count = faults.count
    var listing = Command("swift", "test", "list", "--skip-build")
    listing.folder = folder
    let names = Set(
      try listing.output().split(separator: "\n").filter { $0.contains(".") && !$0.contains(" ") }
        .map { String($0.prefix { $0 != "/" }) })
    var path = Command("bash", "-c", "echo \"$(swift build --show-bin-path)\"/*.xctest")
    path.folder = folder
    let program = try path.output().trimmingCharacters(in: .whitespacesAndNewlines)
    self.program = program
    let (folder, count) = (folder, faults.count)
    let near = Set(faults.map { $0.file.split(separator: "/")[1] + "Tests." })
    func isNear(_ name: String) -> Bool { near.contains { name.hasPrefix($0) } }
    // Those of the model and the views are quick, and begin before the time is over.
    let ordered = names.filter(isNear).sorted(by: >) + names.filter { !isNear($0) }.sorted()
    all = Self.atOnce(ordered) { name in
      if Date() > end { return nil }
      do {
        let board = try Switch()
        let run = try Self.run([name], of: program, in: folder, with: board, seconds: 300)
        let reached = try board.takeReached(of: count)
        if run.code != 0 { print("fails without a fault: \(name)") }
        return run.code == 0 ? Suite(name: name, seconds: run.seconds, reached: reached) : nil
      } catch {
        print("could not be run: \(name): \(error)")
        return nil
      }
    }.compactMap(\.self)
  }

  /// What became of each fault; `nil` for those that there was no time for, or where the runner
  /// itself failed.
  func tryAll(until end: Date, _ said: @Sendable (Int, Verdict) -> Void) -> [Verdict?] {
    Self.atOnce(Array(0..<count)) { number in
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

  /// Runs the nearest suites that reach a fault, then twice as many, until one fails that passes
  /// again without the fault.
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
      let run = try run(batch, planting: number)
      if run.code != 0, try self.run(batch, planting: nil).code == 0 {
        return run.code == nil ? .hung : .noticed(by: run.failure ?? "a crash")
      }
    }
    return .survived
  }

  /// Runs some suites with a fault, or without any.
  private func run(_ batch: [Suite], planting number: Int?) throws -> Run {
    let board = try Switch(planted: number)
    let usual = batch.reduce(0) { $0 + $1.seconds }
    let run = try Self.run(
      batch.map(\.name), of: program, in: folder, with: board, seconds: 20 + 3 * usual)
    _ = try board.takeReached(of: count)
    return run
  }

  /// How a run of suites ended; it has no code if it took too long.
  private struct Run {
    let code: Int32?
    let seconds: Double
    let failure: String?
  }

  private static func run(
    _ names: [String], of program: String, in folder: String, with board: Switch, seconds: Double
  ) throws -> Run {
    let filters = names.flatMap { name in
      [
        "--filter",
        "^"
          + name.replacing(".", with: "\\.").replacing("(", with: "\\(").replacing(")", with: "\\)")
          + (name.hasSuffix(")") ? "" : "/"),
      ]
    }
    var command = Command([program, "--testing-library", "swift-testing"] + filters)
    command.folder = folder
    command.surroundings = [
      "VESTIBULE_PLANTED": board.path, "SWIFT_BACKTRACE": "enable=no",
    ]
    let start = Date()
    let (text, code) = try command.run(seconds: seconds)
    board.endPrograms()
    let failure = text.firstMatch(of: /✘ Test (.*?) (recorded an issue|failed)/).map {
      String($0.1)
    }
    return Run(code: code, seconds: Date().timeIntervalSince(start), failure: failure)
  }

  /// Does something with each of some values, as many at once as there are processors.
  private static func atOnce<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ body: @Sendable (Value) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
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
