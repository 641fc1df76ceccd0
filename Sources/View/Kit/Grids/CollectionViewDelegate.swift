public import Foundation
import View

/// Is told what a person touches in a grid: UIKit's protocol of this name.
///
/// ```swift
/// extension Tins: CollectionViewDelegate {
///   func collectionView(
///     _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
///   ) { touched = collectionView.cellForItem(at: indexPath)?.label.english }
/// }
/// ```
@MainActor
public protocol CollectionViewDelegate: AnyObject {
  /// Whether a cell that was touched may be selected; the selected one is asked for again, too.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool

  /// A person has touched another cell than this one, which is no longer selected.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

  /// A person has touched a cell, which is selected now.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension CollectionViewDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { collectionView.byDefault(of: self, true) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) { collectionView.byDefault(of: self) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) { collectionView.byDefault(of: self) }
}
