import Controller
import Model
import View

/// Where a way led: what is compared when two ways should lead to the same.
@MainActor
struct WayOutcome {
  private let description: [String]
  private let stored: [StoreKey: StoredValue]
  private let misuses: [String]

  /// Creates the outcome of what an app has just done.
  init(_ app: ExploredApplication) {
    description = app.description
    stored = app.storeContents.filter { !$0.key.isOfSceneSessions }
    misuses = app.log.diagnostics.map { "! \($0)" }
  }

  /// What is here alone (−), and what is in another alone (+).
  ///
  /// Of what is stored only the place: it may be a secret.
  func difference(from other: WayOutcome) -> [String] {
    let lines = (description + misuses).sideBySide(with: other.description + other.misuses)
      .filter { $0.mark != " " }
      .map { "\($0.mark == "-" ? "−" : "+") \($0.line.trimmed)" }
    let keys = Set(stored.keys).union(other.stored.keys).filter { stored[$0] != other.stored[$0] }
    let places = keys.sorted { $0.name < $1.name }.map { key in
      "− + the stored value \(key.name)"
        + (isReordered(stored[key], other.stored[key])
          ? ": the same bytes in another order, as of JSON without sorted keys" : "")
    }
    let all = lines + places
    return all.isEmpty
      ? ["Nothing that a person sees differs, and nothing that is stored but scene sessions."] : all
  }

  /// Whether two values are the same bytes in another order.
  private func isReordered(_ first: StoredValue?, _ second: StoredValue?) -> Bool {
    guard let first = first?.sortedBytes, let second = second?.sortedBytes else { return false }
    return first == second
  }
}

extension StoredValue {
  /// The bytes in order, and whether they are a text; `nil` for what is no list of bytes.
  fileprivate var sortedBytes: [UInt8]? {
    switch self {
    case .text(let text): [0] + text.utf8.sorted()
    case .bytes(let bytes): [1] + bytes.sorted()
    case .flag, .integer, .record, .expiring: nil
    }
  }
}
