import Foundation

/// What the tests noticed, in numbers, and what they did not.
struct Report {
  private let tried: [(fault: Fault, verdict: Verdict)]
  /// The seed of those that no person wrote.
  private let seed: UInt64

  init(faults: [Fault], verdicts: [Verdict?], seed: UInt64) {
    tried = zip(faults, verdicts).compactMap { fault, verdict in verdict.map { (fault, $0) } }
    self.seed = seed
  }

  /// How many in a hundred were noticed.
  var share: Double { Self.share(of: tried.map(\.verdict)) }

  private static func share(of verdicts: [Verdict]) -> Double {
    verdicts.isEmpty
      ? 100 : 100 * Double(verdicts.count(where: \.isNoticed)) / Double(verdicts.count)
  }

  /// The names of what was not noticed, a line each.
  var survivors: String {
    tried.filter { !$0.verdict.isNoticed }.map { $0.fault.name + "\n" }.joined()
  }

  /// Those by hand and those of the seed are counted apart.
  var text: String {
    [true, false].compactMap { isByHand in
      let some = tried.filter { ($0.fault.kind == .byHand) == isByHand }
      return some.isEmpty ? nil : Self.text(of: some, isByHand ? "by hand" : "seed \(seed)")
    }.joined(separator: "\n\n")
  }

  private static func text(
    of tried: [(fault: Fault, verdict: Verdict)], _ origin: String
  ) -> String {
    let share = share(of: tried.map(\.verdict))
    let missed = tried.filter { !$0.verdict.isNoticed }
    let noticed = tried.count - missed.count
    let hung = tried.count { if case .hung = $0.verdict { true } else { false } }
    var lines = [
      "Of \(tried.count) faults (\(origin)), \(noticed) \(noticed == 1 ? "was" : "were") noticed: "
        + "\(rounded(share)) in a hundred\(hung == 0 ? "" : ", \(hung) of them by waiting alone")."
    ]
    let folders = Dictionary(grouping: tried) {
      $0.fault.file.split(separator: "/").dropLast().joined(separator: "/")
    }
    if folders.count > 1 {
      lines.append("")
      for (folder, some) in folders.sorted(by: { $0.key < $1.key }) {
        let noticed = some.count(where: \.verdict.isNoticed)
        lines.append("- \(folder): \(noticed) of \(some.count)")
      }
    }
    if !missed.isEmpty { lines += ["", "Not noticed:", ""] }
    for (fault, verdict) in missed.sorted(by: {
      ($0.fault.file, $0.fault.line) < ($1.fault.file, $1.fault.line)
    }) {
      if case .unreached = verdict {
        lines.append("- `\(fault)` (no test comes there)")
      } else {
        lines.append("- `\(fault)`")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func rounded(_ share: Double) -> String { String(format: "%.1f", share) }

  /// Puts the report between the two marks of a page.
  func write(to path: String) throws {
    let (begin, end) = ("<!-- planted faults: begin -->", "<!-- planted faults: end -->")
    let page = try Sources.text(of: path)
    guard let start = page.range(of: begin), let stop = page.range(of: end) else {
      throw Misuse("\(path) has not both of: \(begin) \(end)")
    }
    let changed = page[..<start.upperBound] + "\n\n" + text + "\n\n" + page[stop.lowerBound...]
    try changed.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
