import Foundation
import View

/// How many rows each section of a table has, and what stands above and below them.
///
/// A row has a position too, its number among all rows. Nothing here takes longer with more rows.
struct TableSections: SectionCounts {
  private(set) var headers: [Phrase?] = []
  private(set) var footers: [Phrase?] = []

  /// The positions of the sections' first rows, and after them the number of all rows.
  private var starts = [0]

  var count: Int { headers.count }

  var rowCount: Int { starts[starts.count - 1] }

  mutating func append(rows: Int, header: Phrase?, footer: Phrase?) {
    headers.append(header)
    footers.append(footer)
    starts.append(rowCount + min(max(0, rows), .max - rowCount))
  }

  /// The positions of a section's rows.
  func positions(in section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  func rowCount(in section: Int) -> Int { has(section) ? positions(in: section).count : 0 }

  /// The position of a row, or `nil` if there is no such row.
  func position(of indexPath: IndexPath) -> Int? {
    has(indexPath) ? starts[indexPath.section] + indexPath.row : nil
  }

  func indexPath(at position: Int) -> IndexPath {
    let section = firstSection { positions(in: $0).upperBound > position }
    return IndexPath(row: position - starts[section], section: section)
  }

  /// The sections of a page: those of its rows, and empty ones between.
  func sections(on page: Range<Int>) -> Range<Int> {
    let first = firstSection {
      positions(in: $0).lowerBound >= page.lowerBound
        || positions(in: $0).upperBound > page.lowerBound
    }
    guard page.upperBound < rowCount else { return first..<count }
    return first..<firstSection { positions(in: $0).lowerBound >= page.upperBound }
  }

  /// A row was moved from one section into another.
  mutating func moveRow(from: Int, to: Int) {
    for section in min(from, to)..<max(from, to) { starts[section + 1] += (from - to).signum() }
  }

  /// The first section that fulfils a condition, as do all after it; otherwise the end.
  private func firstSection(where isThere: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isThere(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
