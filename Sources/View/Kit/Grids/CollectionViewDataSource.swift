public import Foundation
public import View

/// Says what a grid shows: UIKit's protocol of this name.
///
/// ```swift
/// extension Tins: CollectionViewDataSource {
///   func numberOfSections(in collectionView: CollectionView) -> Int { 1_000_000 }
///   func collectionView(
///     _ collectionView: CollectionView, numberOfItemsInSection section: Int
///   ) -> Int { 1_000 }
///   func collectionView(
///     _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
///   ) -> CollectionViewCell {
///     collectionView.dequeueReusableCell(withReuseIdentifier: "tin", for: indexPath)
///   }
/// }
/// ```
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// How many columns there are; every row has as many as the first.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell at a place, which is about to be shown.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell

  /// What is in front of a row: the end of its cells' names.
  func collectionView(_ collectionView: CollectionView, titleForSection section: Int) -> Phrase

  /// What is above a column: the beginning of its cells' names.
  func collectionView(_ collectionView: CollectionView, titleForItem item: Int) -> Phrase

  /// The place of the cell that a person has named, shown or not; `nil` if there is none.
  func collectionView(_ collectionView: CollectionView, indexPathForItemNamed name: String)
    -> IndexPath?
}

// A default says so to the log, which then has no call: the source does not implement the method.
extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int {
    collectionView.byDefault(of: self, 1)
  }

  /// Returns the number of the row, from 1.
  public func collectionView(_ collectionView: CollectionView, titleForSection section: Int)
    -> Phrase
  { "\(section + 1)" }

  /// Returns a letter: A to Z, and then the number, from 27.
  public func collectionView(_ collectionView: CollectionView, titleForItem item: Int) -> Phrase {
    Phrase(verbatim: item < 26 ? String(UnicodeScalar(UInt8(65 + max(0, item)))) : "\(item + 1).")
  }

  /// Returns `nil`: only cells that are shown can be named.
  public func collectionView(_ collectionView: CollectionView, indexPathForItemNamed name: String)
    -> IndexPath?
  { nil }
}
