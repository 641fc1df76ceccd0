import Model
import ModelKit

extension EventFilter {
  /// The words for lanes and kinds.
  static let words = (Lane.allCases.map(\.rawValue) + kindsByWord.map(\.word))
    .joined(separator: ", ")

  private static let kindsByWord: [(word: String, kind: Event.Kind)] = [
    ("calls", .call), ("answers", .result), ("diagnostics", .diagnostic),
  ]

  /// Creates a filter from the words of a command, or is `nil` when one is unknown.
  init?(_ words: some Sequence<String>) {
    self.init()
    for word in words {
      if let lane = Lane(rawValue: word) {
        lanes.insert(lane)
      } else if let kind = Self.kindsByWord.first(where: { $0.word == word })?.kind {
        kinds.insert(kind)
      } else {
        return nil
      }
    }
  }
}
