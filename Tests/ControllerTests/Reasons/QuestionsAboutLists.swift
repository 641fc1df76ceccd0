import Foundation
import Model
import View
import ViewKit

@testable import Controller
@testable import Workshop

extension Question {
  /// A list, its data source and its delegate.
  nonisolated static let aboutLists: [Question] = [
    Question("cellForRowAt is not called: there is no data source", .dataSourceIsNotSet) {
      let test = TestWindow(AskedController("A", [.table(TableView())]))
      test.log.beginStep()
      _ = test.window.view.subviews.last?.controls
      return test.why("cellForRowAt")
    },
    Question("cellForRowAt is not called: there are no rows", .hasNoRows) {
      let (table, listener) = list([])
      return listener.keeping {
        let test = TestWindow(AskedController("A", [.table(table)]))
        test.log.beginStep()
        table.layoutIfNeeded()
        return test.why("cellForRowAt")
      }
    },
    Question("cellForRowAt is not called after the model changed", .rowsAreKnown) {
      let (table, listener) = list(["a"])
      let test = TestWindow(AskedController("A", [.table(table)]))
      table.layoutIfNeeded()
      return test.why("cellForRowAt") {
        listener.sections[0].append("b")
        table.layoutIfNeeded()
      }
    },
    Question("prepareForReuse is not called", .cellIsNew) {
      let (table, listener) = list(["a"])
      return listener.keeping {
        let test = TestWindow(AskedController("A", [.table(table)]))
        return test.why("prepareForReuse") { table.layoutIfNeeded() }
      }
    },
    Question("didSelectRowAt is not called by selectRow", .selectedByProgram) {
      let (table, listener) = list(["a"])
      return listener.keeping {
        let test = TestWindow(AskedController("A", [.table(table)]))
        return test.why("didSelectRowAt") {
          table.selectRow(at: IndexPath(row: 0, section: 0))
        }
      }
    },
    Question("didSelectRowAt is not called: allowsSelection is false", .rowsCannotBeSelected) {
      let (table, listener) = list(["a"])
      table.allowsSelection = false
      let test = TestWindow(AskedController("A", [.table(table)]))
      return try listener.keeping {
        try test.touch("a")
        return test.why("didSelectRowAt")
      }
    },
    Question("didSelectRowAt is not called: shouldHighlight said no", .mayNotHighlight) {
      let (table, listener) = list(["a"])
      listener.mayHighlight = false
      let test = TestWindow(AskedController("A", [.table(table)]))
      return try listener.keeping {
        try test.touch("a")
        return test.why("didSelectRowAt")
      }
    },
    Question("didSelectRowAt is not called: willSelect returned nil", .mayNotSelect) {
      let (table, listener) = list(["a"])
      listener.willSelect = { _ in nil }
      let test = TestWindow(AskedController("A", [.table(table)]))
      return try listener.keeping {
        try test.touch("a")
        return test.why("didSelectRowAt")
      }
    },
    Question(
      "didSelectRowAt is not called: the delegate was not set",
      .delegateIsNotSet(owner: "TableView")
    ) {
      let (table, listener) = list(["a"])
      table.delegate = nil
      let test = TestWindow(AskedController("A", [.table(table)]))
      return try listener.keeping {
        try test.touch("a")
        return test.why("didSelectRowAt")
      }
    },
    Question("didSelectItemAt is not called: shouldSelect said no", .mayNotSelectItem) {
      let (grid, keeper) = (CollectionView(), RefusingGridKeeper())
      (grid.dataSource, grid.delegate) = (keeper, keeper)
      let test = TestWindow(AskedController("A", [.grid(grid)]))
      try test.touch("A1")
      return withExtendedLifetime(keeper) { test.why("didSelectItemAt") }
    },
    Question("didDeselectRowAt is not called by reloadData", .selectionIsForgotten) {
      let (table, listener) = list(["a"])
      let test = TestWindow(AskedController("A", [.table(table)]))
      return try listener.keeping {
        try test.touch("a")
        return test.why("didDeselectRowAt") { table.reloadData() }
      }
    },
    Question("commit is not called: the row cannot be edited", .rowCannotBeEdited) {
      let (table, listener) = list(["a"])
      listener.canEdit = { _ in false }
      return listener.keeping {
        let test = TestWindow(AskedController("A", [.table(table)]))
        return test.why("commit") { table.layoutIfNeeded() }
      }
    },
    Question("cellForRowAt is not called for the rows below", .rowsAreElsewhere) {
      let (table, listener) = list((0..<50).map { "row \($0)" })
      return listener.keeping {
        let test = TestWindow(AskedController("A", [.table(table)]))
        return test.why("cellForRowAt") { table.layoutIfNeeded() }
      }
    },
  ]

  private static func list(_ rows: [String]) -> (TableView, ListListener) {
    let (table, listener) = (TableView(), ListListener(Trace(), [rows]))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = listener
    table.delegate = listener
    return (table, listener)
  }
}

extension ListListener {
  /// Lives until something is done: the list holds it weakly.
  func keeping<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body() }
  }
}

/// A grid of one cell, which may not be selected.
private final class RefusingGridKeeper: CollectionViewDataSource, CollectionViewDelegate {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 1 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { CollectionViewCell() }

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { false }
}
