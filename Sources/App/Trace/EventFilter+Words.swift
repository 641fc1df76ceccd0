import Model

extension EventFilter {
  /// The words that choose lanes and kinds.
  static let words = (Lane.allCases.map(\.rawValue) + kindsByWord.map(\.word))
    .joined(separator: ", ")

  private static let kindsByWord: [(word: String, kind: Event.Kind)] = [
    ("calls", .call), ("answers", .result), ("diagnostics", .diagnostic),
  ]

  /// Takes the words of a command, or is `nil` when one of them chooses nothing.
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
