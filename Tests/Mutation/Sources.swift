import Foundation
import SwiftOperators
import SwiftParser

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
    let files = targets.flatMap(\.files).sorted()
    self.files = files
    let meant = try options.folders.map { folder in
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      let meant = files.filter { $0 == folder || $0.hasPrefix(prefix) }
      if meant.isEmpty { throw Misuse("No source of the package is in \(folder)") }
      return Set(meant)
    }
    let withoutEffect = try options.exceptions.map(Self.withoutEffect) ?? []
    let survivors = options.isAgain ? Set(try Self.lines(of: Self.survivors)) : nil
    let changed = try options.bases.map {
      try Self.changedLines(since: $0, in: options.package, targets.map(\.path))
    }
    isMeant = { fault in
      (meant.isEmpty || meant.contains { $0.contains(fault.file) })
        && withoutEffect.isDisjoint(with: [fault.name, fault.nameInLine])
        && survivors?.contains(fault.name) != false
        && changed?[fault.file, default: []].contains(fault.line) != false
    }
  }

  /// Every fault that could be planted.
  func faults() throws -> [Fault] {
    let neighbors = Neighbors()
    let trees = try files.map { Parser.parse(source: try Self.text(of: "\(package)/\($0)")) }
    // The package may have operators of its own.
    var operators = OperatorTable.standardOperators
    for tree in trees {
      neighbors.walk(tree)
      operators.addSourceFile(tree) { _ in }
    }
    let conditions = try Conditions()
    return zip(files, trees).flatMap { file, tree in
      Planter(
        file: file, tree: operators.foldAll(tree) { _ in }, neighbors: neighbors.names,
        conditions: conditions, isAttack: isAttack
      ).faults.filter(isMeant)
    }
  }

  /// The faults that a person wrote into a file, each a paragraph.
  func faults(byHand path: String) throws -> [Fault] {
    try Self.text(of: path).split(separator: "\n\n").map { paragraph in
      let lines = paragraph.split(separator: "\n")
      func part(_ mark: Character) -> String {
        lines.dropFirst().filter { $0.first == mark }.map { $0.dropFirst() }
          .joined(separator: "\n")
      }
      let (file, original, code) = (String(lines[0]), part("-"), part("+"))
      let source = try Self.text(of: "\(package)/\(file)")
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
    try text(of: path).split(separator: "\n").map(String.init)
  }

  static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Misuse("There is no file \(path)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The numbers of the lines that a change has added, by their files.
  private static func changedLines(
    since bases: [String], in package: String, _ folders: [String]
  ) throws -> [String: Set<Int>] {
    func diff(_ options: String...) throws -> (text: String, code: Int32?) {
      let git = ["git", "-C", package, "-c", "core.quotePath=false", "diff", "--relative"]
      return try Command(git + options + ["--"] + folders).run()
    }
    let codes = try bases.map { try diff("--quiet", $0).code }
    if bases.count == 1, codes[0] != 0, codes[0] != 1 {
      throw Misuse("There is no commit \(bases[0])")
    }
    guard let index = codes.firstIndex(of: 1) else { return [:] }
    let base = bases[index]
    let output = try diff("-U0", base).text
    var changed: [String: Set<Int>] = [:]
    var file = ""
    for line in output.split(separator: "\n") {
      // Behind a name with spaces there is a tab.
      if line.hasPrefix("+++ b/") { file = String(line.dropFirst(6).prefix { $0 != "\t" }) }
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
