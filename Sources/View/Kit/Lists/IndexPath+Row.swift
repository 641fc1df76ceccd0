public import Foundation
import View

// UIKit's names for the two numbers of a row's index path.
extension IndexPath {
  /// The index path of a row.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The number of the section, from 0.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The number of the row in its section, from 0.
  public var row: Int { count > 1 ? self[1] : 0 }
}
