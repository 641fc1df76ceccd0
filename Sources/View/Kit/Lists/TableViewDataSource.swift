public import Foundation
public import View

/// Tells a table what it shows: UIKit's methods, all but two optional.
///
/// It is asked in the order of <doc:Lists#Loading>.
///
/// ```swift
/// extension TeaList: TableViewDataSource {
///   func tableView(
///     _ tableView: TableView, numberOfRowsInSection section: Int
///   ) -> Int { teas.count }
///
///   func tableView(
///     _ tableView: TableView, cellForRowAt indexPath: IndexPath
///   ) -> TableViewCell {
///     let cell = tableView.dequeueReusableCell(
///       withIdentifier: "tea", for: indexPath)
///     cell.text = Phrase(verbatim: teas[indexPath.row])
///     return cell
///   }
/// }
/// ```
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in tableView: TableView) -> Int

  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row, which is about to be shown.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// The line above a section, or `nil`.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase?

  /// The line below a section, or `nil`.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase?

  /// Whether a row can be edited.
  ///
  /// Nothing tells a table whether `tableView(_:commit:forRowAt:)` is implemented. So a row can be
  /// deleted only if this method or the delegate's `tableView(_:editingStyleForRowAt:)` is:
  /// <doc:Lists#Editing>.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved, while the table is being edited.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A person deleted a row, or inserted one: change the model, then tell the table.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - editingStyle: what the person did: delete or insert.
  ///   - indexPath: the section and the row, each from 0, before the change.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// A person moved a row: change the model; the table shows it at its new place already.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - sourceIndexPath: where the row was.
  ///   - destinationIndexPath: where it is after the move.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

// A default says so to the log, which then has no call: the source does not implement the method.
extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { tableView.byDefault(of: self, 1) }

  /// Returns `nil`.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    tableView.byDefault(of: self, nil)
  }

  /// Returns `nil`.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
    tableView.byDefault(of: self, nil)
  }

  /// Returns `true`.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.byDefault(of: self, true)
  }

  /// Returns `true`.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.byDefault(of: self, true)
  }

  /// Reports that the data source does not implement this method: it neither deletes nor inserts.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.commitByDefault(of: self)
  }

  /// Reports that the data source does not implement this method: it does not move the row.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.moveByDefault(of: self)
  }
}
