import Foundation
import View

/// How many rows each section has, of a table or of a grid.
protocol SectionCounts {
  /// How many sections there are.
  var count: Int { get }

  /// How many rows a section has: none if it is not there.
  func rowCount(in section: Int) -> Int
}

extension SectionCounts {
  func has(_ section: Int) -> Bool { (0..<count).contains(section) }

  func has(_ row: IndexPath) -> Bool {
    row.count == 2 && (0..<rowCount(in: row.section)).contains(row.row)
  }

  /// What UIKit says of a row that is to be deleted or reloaded and is not there; otherwise `nil`.
  func problem(ofDeleting row: IndexPath, called name: String = "row") -> String? {
    if has(row) { return nil }
    let call = "attempt to delete \(name) \(row.row) from section \(row.section)"
    return has(row.section)
      ? "\(call) which only contains \(rowCount(in: row.section)) \(name)s before the update"
      : "\(call), but there are only \(count) sections before the update"
  }
}
