import Foundation
import View

// What UIKit stops an app for, in its words: <doc:Lists#Batches>.
extension TableUpdates {
  /// What is contradictory, or does not fit the numbers of before and after; otherwise `nil`.
  func problem(from old: some SectionCounts, to new: some SectionCounts) -> String? {
    malformed ?? contradiction ?? missingBefore(old) ?? wrongSections(old, new)
      ?? wrongRows(old, new) ?? missingAfter(new) ?? repetition
  }

  private var malformed: String? {
    let rows = deletedRows.union(insertedRows).union(reloadedRows)
      .union(moves.map(\.from)).union(moves.map(\.to))
    guard rows.contains(where: { $0.count != 2 }) else { return nil }
    return """
      Invalid index path for use with UI\(words.rawValue.capitalized)View. Index paths passed to \
      \(words.rawValue) view must contain exactly two indices specifying the section and \(words).
      """
  }

  /// Two changes that say different things of one row.
  ///
  /// To UIKit, reloading a row is deleting it and inserting it, so it names a deletion in both
  /// cases.
  private var contradiction: String? {
    if let row = deletedRows.intersection(reloadedRows).min() {
      return "attempt to delete and reload the same index path (\(row.words))"
    }
    var targets: [IndexPath: IndexPath] = [:]
    var sources: [IndexPath: IndexPath] = [:]
    for (from, to) in moves {
      if deletedRows.contains(from) || reloadedRows.contains(from) {
        return "attempt to perform a delete and a move from the same index path (\(from.words))"
      }
      if insertedRows.contains(to) {
        return "attempt to perform an insert and a move to the same index path (\(to.words))"
      }
      if let other = targets.updateValue(to, forKey: from) {
        return """
          attempt to move \(words) at index path \(from.words) to both \(other.words) and \(to.words)
          """
      }
      if let other = sources.updateValue(from, forKey: to) {
        return """
          attempt to move both \(words) at index path \(other.words) and \(from.words) to \(to.words)
          """
      }
    }
    return nil
  }

  private func missingBefore(_ old: some SectionCounts) -> String? {
    for row in deletedRows.union(reloadedRows).sorted() {
      if let problem = old.problem(ofDeleting: row, called: "\(words)") { return problem }
    }
    for (from, _) in moves where !old.has(from) {
      let call = "attempt to move index path (\(from.words))"
      return old.has(from.section)
        ? "\(call) that does not exist - there are only \(old.rowCount(in: from.section)) \(words)s in "
          + "section \(from.section) before the update"
        : "\(call) from a section that does not exist - there are only \(old.count) sections "
          + "before the update"
    }
    for section in deletedSections where !old.has(section) {
      return """
        attempt to delete section \(section), but there are only \(old.count) sections before the \
        update
        """
    }
    return nil
  }

  private func wrongSections(_ old: some SectionCounts, _ new: some SectionCounts) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    // A set may have as many sections as there are numbers: nothing is added to its count.
    guard new.count - old.count != inserted - deleted else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the \
      \(words.rawValue) view after the update (\(new.count)) must be equal to the number of \
      sections contained in the \(words.rawValue) view before the update (\(old.count)), plus or \
      minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """
  }

  private func wrongRows(_ old: some SectionCounts, _ new: some SectionCounts) -> String? {
    for before in 0..<old.count {
      guard let after = section(after: before) else { continue }
      let inserted = insertedRows.count { $0.section == after }
      let deleted = deletedRows.count { $0.section == before }
      let movedIn = moves.count { $0.to.section == after }
      let movedOut = moves.count { $0.from.section == before }
      let (count, oldCount) = (new.rowCount(in: after), old.rowCount(in: before))
      // A section may have as many rows as there are numbers: nothing is added to its count.
      if count - oldCount == inserted - deleted + movedIn - movedOut { continue }
      return """
        Invalid update: invalid number of \(words)s in section \(after). The number of \(words)s \
        contained in an existing section after the update (\(count)) must be equal to the number \
        of \(words)s contained in that section before the update (\(oldCount)), plus or minus the \
        number of \(words)s inserted or deleted from that section (\(inserted) inserted, \
        \(deleted) deleted) and plus or minus the number of \(words)s moved into or out of that \
        section (\(movedIn) moved in, \(movedOut) moved out).
        """
    }
    return nil
  }

  private func missingAfter(_ new: some SectionCounts) -> String? {
    for row in insertedRows.sorted() where !new.has(row) {
      let call =
        "attempt to insert \(words) \(row.row) into section \(row.section), but there are only"
      return new.has(row.section)
        ? "\(call) \(new.rowCount(in: row.section)) \(words)s in section \(row.section) after the update"
        : "\(call) \(new.count) sections after the update"
    }
    for (from, to) in moves where !new.has(to) {
      let call = "attempt to move index path (\(from.words)) to index path (\(to.words))"
      return new.has(to.section)
        ? "\(call) that does not exist - there are only \(new.rowCount(in: to.section)) \(words)s in "
          + "section \(to.section) after the update"
        : "\(call) in section that does not exist - there are only \(new.count) sections after "
          + "the update"
    }
    for section in insertedSections where !new.has(section) {
      return """
        attempt to insert section \(section) but there are only \(new.count) sections after the \
        update
        """
    }
    return nil
  }
}

extension IndexPath {
  /// An index path as UIKit's messages have it, without its address.
  fileprivate var words: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
