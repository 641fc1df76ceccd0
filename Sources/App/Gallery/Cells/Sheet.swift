import Foundation
import Vestibule

/// Cells that calculate with each other: when one changes, those that need it follow.
struct Sheet {
  enum Failure: String, Sendable {
    case syntax = "#SYNTAX"
    case division = "#DIV"
    case cycle = "#CYCLE"
  }

  enum Value: Equatable, Sendable {
    case empty
    case number(Double)
    case text(String)
    case error(Failure)

    /// Text and nothing count as 0.
    var number: Double { if case .number(let number) = self { number } else { 0 } }
  }

  fileprivate struct Cell {
    let content: String
    var formula: Formula?
    var value: Value
    var needs: Set<Address> = []
  }

  private var cells: [Address: Cell] = [:]
  /// For each cell, those whose formulas name it.
  private var dependents: [Address: Set<Address>] = [:]

  /// How often a cell was evaluated.
  private(set) var evaluations = 0

  /// Every content, in order of the names.
  var contents: [String] { cells.map { "\($0.key.name) \($0.value.content)" }.sorted() }

  func content(of address: Address) -> String { cells[address]?.content ?? "" }

  func value(of address: Address) -> Value { cells[address]?.value ?? .empty }

  /// Sets what was typed into a cell, and evaluates what depends on it.
  ///
  /// - Returns: the cells whose values have changed.
  @discardableResult
  mutating func set(_ content: String, at address: Address) -> Set<Address> {
    let old = value(of: address)
    for need in cells[address]?.needs ?? [] { dependents[need]?.remove(address) }
    cells[address] = content.isEmpty ? nil : Cell(content)
    for need in cells[address]?.needs ?? [] { dependents[need, default: []].insert(address) }
    return evaluate(from: address, old)
  }

  // MARK: - Who depends on whom

  /// Evaluates a cell, and then each that depends on it, after all that it needs; not those whose
  /// needs have all stayed the same.
  ///
  /// What is on a cycle, or after one, is never ready.
  /// Two lists in place of recursion: a chain may be as long as there are cells.
  private mutating func evaluate(from start: Address, _ old: Value) -> Set<Address> {
    let affected = affected(by: start)
    var missing: [Address: Int] = [:]
    for address in affected {
      missing[address] = cells[address]?.needs.count { affected.contains($0) } ?? 0
    }
    var ready = affected.filter { missing[$0] == 0 }.map(\.self)
    var changed: Set<Address> = []
    while let address = ready.popLast() {
      missing[address] = nil
      let before = address == start ? old : value(of: address)
      if address == start || cells[address]?.needs.isDisjoint(with: changed) == false {
        evaluate(address)
      }
      if value(of: address) != before { changed.insert(address) }
      for dependent in dependents[address] ?? [] {
        missing[dependent]? -= 1
        if missing[dependent] == 0 { ready.append(dependent) }
      }
    }
    for address in missing.keys {
      let before = address == start ? old : value(of: address)
      cells[address]?.value = .error(.cycle)
      if before != .error(.cycle) { changed.insert(address) }
    }
    return changed
  }

  /// A cell, and all that depend on it.
  private func affected(by start: Address) -> Set<Address> {
    var affected: Set = [start]
    var next = [start]
    while let address = next.popLast() {
      for dependent in dependents[address] ?? [] where affected.insert(dependent).inserted {
        next.append(dependent)
      }
    }
    return affected
  }

  private mutating func evaluate(_ address: Address) {
    guard let cell = cells[address] else { return }
    evaluations += 1
    guard let formula = cell.formula else { return }
    let isAfterCycle = cell.needs.contains { value(of: $0) == .error(.cycle) }
    let new: Value = isAfterCycle ? .error(.cycle) : formula.value { value(of: $0) }
    cells[address]?.value = new
  }
}

extension Sheet.Cell {
  /// A number, a text, or what is behind the sign `=`.
  fileprivate init(_ content: String) {
    self.content = content
    if content.trimmed.hasPrefix("=") {
      formula = FormulaParser.formula(String(content.trimmed.dropFirst()))
      value = formula == nil ? .error(.syntax) : .empty
      needs = Set(formula?.references ?? [])
    } else {
      value = FormulaParser.number(content).map { .number($0) } ?? .text(content)
    }
  }
}

extension Sheet.Value {
  /// Numbers with ten significant digits.
  var text: String {
    switch self {
    case .empty: ""
    // Not -0.
    case .number(let number): String(format: "%.10g", number == 0 ? 0 : number)
    case .text(let text): text
    case .error(let failure): failure.rawValue
    }
  }
}
