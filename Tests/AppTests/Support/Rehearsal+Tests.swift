import Model
import Terminal

@testable import App

extension Rehearsal {
  /// Prepares the program; only the hasher is cheaper than in the product, and is the same code.
  init(_ arguments: [String] = [], store path: String? = nil) throws {
    self.init(try Options(arguments), hasher: Self.hasher, store: path)
  }

  func launch(typing lines: [String]) throws(StoreError) -> Performance {
    try launch(taking: lines.map(Input.init(typing:)))
  }

  static let hasher = StandardHasher.cheapest
}
