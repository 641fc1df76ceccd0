import Foundation
import ModelKit
import Testing
import View
import ViewKit

@Suite("Batches that UIKit stops an app for", .patience)
struct ContradictoryBatchTests {
  /// Changes of a list a b c, with what the list becomes and what UIKit says.
  nonisolated struct Batch: CustomTestStringConvertible {
    var rows = ["a", "b", "c"]
    let change: @MainActor (ListStage) -> Void
    let words: String

    var testDescription: String { words }

    init(
      _ words: String, rows: [String] = ["a", "b", "c"],
      _ change: @escaping @MainActor (ListStage) -> Void
    ) {
      (self.words, self.rows, self.change) = (words, rows, change)
    }
  }

  nonisolated static let contradictions = [
    Batch(
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})",
      rows: ["b", "c"]
    ) {
      $0.table.deleteRows(at: [$0.row(0)])
      $0.table.moveRow(at: $0.row(0), to: $0.row(1))
    },
    Batch(
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})",
      rows: ["b", "a", "c"]
    ) {
      $0.table.reloadRows(at: [$0.row(0)])
      $0.table.moveRow(at: $0.row(0), to: $0.row(1))
    },
    Batch(
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})",
      rows: ["b", "c"]
    ) {
      $0.table.reloadRows(at: [$0.row(0)])
      $0.table.deleteRows(at: [$0.row(0)])
    },
    Batch(
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})", rows: ["b"]
    ) {
      $0.table.reloadRows(at: [$0.row(2), $0.row(0)])
      $0.table.deleteRows(at: [$0.row(0), $0.row(2)])
    },
    Batch(
      "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})",
      rows: ["b", "a", "c", "d"]
    ) {
      $0.table.moveRow(at: $0.row(0), to: $0.row(1))
      $0.table.insertRows(at: [$0.row(1)])
    },
    Batch(
      "attempt to move row at index path {length = 2, path = 0 - 0} to both "
        + "{length = 2, path = 0 - 1} and {length = 2, path = 0 - 2}"
    ) {
      $0.table.moveRow(at: $0.row(0), to: $0.row(1))
      $0.table.moveRow(at: $0.row(0), to: $0.row(2))
    },
    Batch(
      "attempt to move both row at index path {length = 2, path = 0 - 0} and "
        + "{length = 2, path = 0 - 1} to {length = 2, path = 0 - 2}", rows: ["c", "a", "b"]
    ) {
      $0.table.moveRow(at: $0.row(0), to: $0.row(2))
      $0.table.moveRow(at: $0.row(1), to: $0.row(2))
    },
    Batch("attempt to delete row 0 from section 0 twice", rows: ["b", "c"]) {
      $0.table.deleteRows(at: [$0.row(0), $0.row(0)])
    },
    Batch("attempt to insert row 0 into section 0 twice", rows: ["x", "a", "b", "c"]) {
      $0.table.insertRows(at: [$0.row(0), $0.row(0)])
    },
  ]

  nonisolated static let absent = [
    Batch("attempt to delete row 0 from section 2, but there are only 1 sections before the update")
    { $0.table.deleteRows(at: [$0.row(0, 2)]) },
    Batch("attempt to delete row 0 from section 2, but there are only 1 sections before the update")
    { $0.table.reloadRows(at: [$0.row(0, 2)]) },
    Batch("attempt to delete row 3 from section 0 which only contains 3 rows before the update") {
      $0.table.deleteRows(at: [$0.row(3)])
    },
    Batch("attempt to insert row 0 into section 2, but there are only 1 sections after the update")
    { $0.table.insertRows(at: [$0.row(0, 2)]) },
    Batch(
      "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the "
        + "update", rows: ["a", "b", "c", "d"]
    ) { $0.table.insertRows(at: [$0.row(9)]) },
    Batch(
      "attempt to move index path ({length = 2, path = 0 - 3}) that does not exist - there are "
        + "only 3 rows in section 0 before the update"
    ) { $0.table.moveRow(at: $0.row(3), to: $0.row(0)) },
    Batch(
      "attempt to move index path ({length = 2, path = 1 - 0}) from a section that does not exist "
        + "- there are only 1 sections before the update"
    ) { $0.table.moveRow(at: $0.row(0, 1), to: $0.row(0)) },
    Batch(
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = "
        + "0 - 3}) that does not exist - there are only 3 rows in section 0 after the update"
    ) { $0.table.moveRow(at: $0.row(0), to: $0.row(3)) },
    Batch(
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = "
        + "1 - 0}) in section that does not exist - there are only 1 sections after the update",
      rows: ["b", "c"]
    ) { $0.table.moveRow(at: $0.row(0), to: $0.row(0, 1)) },
    Batch(
      "Invalid index path for use with UITableView. Index paths passed to table view must contain "
        + "exactly two indices specifying the section and row.", rows: ["b", "c"]
    ) { $0.table.deleteRows(at: [IndexPath(index: 0)]) },
  ]

  @Test(
    "11.6 [L] What contradicts itself, or names what is not there, is reported in UIKit's words",
    arguments: contradictions + absent)
  func reported(_ batch: Batch) {
    let stage = ListStage()
    stage.listener.sections = [batch.rows]

    stage.table.performBatchUpdates { batch.change(stage) }

    #expect(stage.reports == [batch.words])
    #expect(stage.look() == batch.rows, "as after reloadData")
    #expect(stage.table.indexPathsForVisibleRows == batch.rows.indices.map { stage.row($0) })
  }

  @Test("11.6 [C] A section that is deleted or inserted twice is reported")
  func sectionsTwice() {
    let stage = ListStage([["a"], ["b"]])
    stage.listener.sections = [["b"]]
    stage.table.performBatchUpdates {
      for _ in 1...2 { stage.table.deleteSections([0]) }
    }
    stage.listener.sections = [["b"], []]
    stage.table.performBatchUpdates {
      for _ in 1...2 { stage.table.insertSections([1]) }
    }

    stage.listener.sections = [["b"], [], [], []]
    stage.table.performBatchUpdates {
      for _ in 1...2 { stage.table.insertSections([2, 3]) }
    }
    stage.listener.sections = [["b"]]
    stage.table.performBatchUpdates {
      for _ in 1...2 { stage.table.deleteSections([1, 2, 3]) }
    }

    #expect(
      stage.reports == [
        "attempt to delete section 0 twice", "attempt to insert section 1 twice",
        "attempt to insert section 2 twice", "attempt to delete section 1 twice",
      ])
    #expect(stage.look() == ["b"])
  }

  @Test("A section that is inserted where there is none then is reported in UIKit's words")
  func sectionBeyond() {
    let stage = ListStage([["a"]])
    stage.listener.sections = [["a"], ["b"]]

    stage.table.insertSections([5])

    #expect(
      stage.reports == [
        "attempt to insert section 5 but there are only 2 sections after the update"
      ])
    #expect(stage.look() == ["a", "b"])
  }

  @Test("11.6 [C] Rows of a section that goes or comes as a whole may be named beside it")
  func rowsOfSections() {
    let stage = ListStage([["a", "b"], ["c", "d"]])
    stage.table.selectRow(at: stage.row(1))
    stage.listener.sections = [["c", "d"], ["x", "b"]]

    stage.table.performBatchUpdates {
      stage.table.deleteSections([0])
      stage.table.deleteRows(at: [stage.row(0)])
      stage.table.insertSections([1])
      stage.table.insertRows(at: [stage.row(0, 1)])
      stage.table.moveRow(at: stage.row(1), to: stage.row(1, 1))
    }

    #expect(stage.reports == [])
    #expect(stage.look() == ["c", "d", "x", "b"])
    #expect(stage.selected == ["b"])
  }

  @Test("11.6 [D] To reload a row twice, and to move it to where it is, contradicts nothing")
  func harmless() {
    let stage = ListStage()

    stage.table.performBatchUpdates {
      stage.table.reloadRows(at: [stage.row(0), stage.row(0)])
      stage.table.moveRow(at: stage.row(1), to: stage.row(1))
    }

    #expect(stage.reports == [])
    #expect(stage.look() == ["a", "b", "c"])
  }
}
