import Foundation

/// The sources in which faults are planted.
struct Sources {
  /// Where copies are built.
  static let scratch = FileManager.default.currentDirectoryPath + "/.build-mutation"
  static let survivors = scratch + "/not-noticed"

  private let package: String
  private let files: [String]
  private let isAttack: Bool
  private let isMeant: (Fault) -> Bool

  init(_ options: Options, _ targets: [Target]) throws {
    package = options.package
    isAttack = options.isAttack
    let folders = options.folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    files = targets.flatMap(\.files).sorted()
    let withoutEffect = try options.exceptions.map(Self.withoutEffect) ?? []
    let survivors = options.isAgain ? Set(try Self.lines(of: Self.survivors)) : nil
    let changed = try options.bases.map {
      try Self.changedLines(since: $0, in: options.package, targets.map(\.path))
    }
    isMeant = { fault in
      (folders.isEmpty || folders.contains(where: fault.file.hasPrefix))
        && withoutEffect.isDisjoint(with: [fault.name, fault.nameInLine])
        && survivors?.contains(fault.name) != false
        && changed?[fault.file, default: []].contains(fault.line) != false
    }
  }

  /// Every fault that could be planted.
  func faults() throws -> [Fault] {
    let neighbors = Neighbors()
    let texts = try files.map { try String(contentsOfFile: "\(package)/\($0)", encoding: .utf8) }
    for text in texts { neighbors.walk(Planter.parse(text)) }
    return zip(files, texts).flatMap { file, text in
      Planter(file: file, source: text, neighbors: neighbors.names, isAttack: isAttack)
        .faults.filter(isMeant)
    }
  }

  /// The faults that a person wrote into a file, each a paragraph.
  func faults(byHand path: String) throws -> [Fault] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n\n").map { paragraph in
      let lines = paragraph.split(separator: "\n")
      func part(_ mark: Character) -> String {
        lines.dropFirst().filter { $0.first == mark }.map { $0.dropFirst() }
          .joined(separator: "\n")
      }
      let (file, original, code) = (String(lines[0]), part("-"), part("+"))
      let source = try String(contentsOfFile: "\(package)/\(file)", encoding: .utf8)
      let places = source.ranges(of: original)
      guard places.count == 1, code.contains(Fault.question) else {
        throw Misuse("One place and one \(Fault.question) are needed:\n\(paragraph)")
      }
      let before = source[..<places[0].lowerBound]
      let start = before.utf8.count
      return Fault(
        kind: .byHand, file: file, line: before.count { $0 == "\n" } + 1,
        text: original, range: start..<(start + original.utf8.count), original: original,
        changed: code, code: code)
    }
  }

  /// Some of them, of which no two are at one place, nor where others are.
  func sample(_ count: Int, seed: UInt64, beside others: [Fault]) throws -> [Fault] {
    if count == 0 { return [] }
    var random = Seeded(state: seed)
    var chosen: [Fault] = []
    var taken = Dictionary(grouping: others, by: \.file).mapValues { $0.map(\.range) }
    for fault in try faults().shuffled(using: &random) where chosen.count < count {
      if taken[fault.file, default: []].contains(where: fault.range.overlaps) { continue }
      taken[fault.file, default: []].append(fault.range)
      chosen.append(fault)
    }
    return chosen
  }

  /// Changes without an effect, with the reason behind a `#`.
  private static func withoutEffect(in path: String) throws -> Set<String> {
    Set(
      try lines(of: path).compactMap {
        line in line.range(of: " # ").map { String(line[..<$0.lowerBound]) }
      })
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// The numbers of the lines that a change has added, by their files.
  private static func changedLines(
    since bases: [String], in package: String, _ folders: [String]
  ) throws -> [String: Set<Int>] {
    func diff(_ options: String...) throws -> (text: String, code: Int32?) {
      try Command(["git", "-C", package, "diff", "--relative"] + options + ["--"] + folders).run()
    }
    guard let base = try bases.first(where: { try diff("--quiet", $0).code == 1 }) else {
      return [:]
    }
    let output = try diff("-U0", base).text
    var changed: [String: Set<Int>] = [:]
    var file = ""
    for line in output.split(separator: "\n") {
      if line.hasPrefix("+++ b/") { file = String(line.dropFirst(6)) }
      guard line.hasPrefix("@@"), let match = line.firstMatch(of: /\+(\d+)(,(\d+))?/) else {
        continue
      }
      let start = Int(match.1) ?? 0
      let count = match.3.flatMap { Int($0) } ?? 1
      changed[file, default: []].formUnion(start..<(start + count))
    }
    return changed
  }
}

/// SplitMix64: the same faults for the same seed.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
