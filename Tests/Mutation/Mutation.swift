import Foundation
import Synchronization

/// Plants faults, tries the tests on each, and says what they did not notice.
@main
struct Mutation {
  static func main() throws {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      print(error.description.isEmpty ? Options.help : "\(error): --help says what there is.")
      exit(error.description.isEmpty ? 0 : 64)
    }
    do {
      exit(try run(options) ? 0 : 1)
    } catch {
      print(error)
      exit(70)
    }
  }

  /// Returns whether enough was noticed.
  static func run(_ options: Options) throws -> Bool {
    let start = Date()
    let targets = try Target.all(of: options.package)
    let sources = try Sources(options, targets)
    if options.lists {
      let faults = try sources.faults()
      for fault in faults { print(fault) }
      print("\(faults.count) faults can be planted.")
      return true
    }
    let byHand = try options.byHand.map(sources.faults(byHand:)) ?? []
    let size = options.sample ?? (options.byHand == nil ? 300 : 0)
    // Some do not compile, and are left out.
    let chosen = try byHand + sources.sample(size + size / 4, seed: options.seed, beside: byHand)
    if chosen.isEmpty {
      print("There is nothing to plant.")
      return true
    }
    let package = try PlantedPackage(of: options.package, targets: targets)
    let compiling = try package.build(chosen)
    let faults = Array(compiling.prefix(compiling.count { $0.kind == .byHand } + size))
    for fault in byHand where !compiling.contains(fault) {
      say("does not compile: \(fault)", since: start)
    }
    say("\(faults.count) faults are planted.", since: start)
    if faults.isEmpty { return byHand.isEmpty }
    let built = Date()
    func after(_ share: Double) -> Date {
      built.addingTimeInterval(Double(options.minutes) * 60 * share)
    }
    let suites = try Suites(
      in: package, of: targets, faults: faults, atOnce: options.atOnce, until: after(0.7))
    say("\(suites.all.count) suites pass without a fault.", since: start)
    let tried = Atomic(0)
    let verdicts = suites.tryAll(until: after(1)) { number, verdict in
      if !verdict.isNoticed { say("not noticed: \(faults[number])", since: start) }
      let count = tried.wrappingAdd(1, ordering: .relaxed).newValue
      if count.isMultiple(of: 25) { say("\(count) were tried.", since: start) }
    }
    let report = Report(faults: faults, verdicts: verdicts, seed: options.seed)
    print(report.text)
    try report.survivors.write(
      toFile: Sources.survivors, atomically: true, encoding: .utf8)
    if let page = options.page { try report.write(to: page) }
    return report.share >= Double(options.least)
  }

  static func say(_ text: String, since start: Date) {
    print("\(Int(Date().timeIntervalSince(start))) s: \(text)")
    fflush(nil)
  }
}
