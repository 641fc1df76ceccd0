import Testing

/// Expects that texts say in Korean what others say in English: each something or nothing, with the
/// same numbers, and no sentence in English.
nonisolated func expect(
  _ korean: [String], sayTheSameAs english: [String], _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if korean.count != english.count {
    Issue.record(
      "\(korean.count) texts, and \(english.count) in English. \(comment)",
      sourceLocation: sourceLocation)
  }
  for (korean, english) in zip(korean, english) {
    let isSame = korean.isEmpty == english.isEmpty && numbers(korean) == numbers(english)
    let lines = Set(english.split(separator: "\n"))
    let left = korean.split(separator: "\n").filter { lines.contains($0) && isSentence($0) }
    if !isSame || !left.isEmpty {
      Issue.record(
        "\(korean)\nis not in Korean: \(left) \(comment)\n\(english)",
        sourceLocation: sourceLocation)
    }
  }
}

nonisolated private func numbers(_ text: String) -> [String] {
  text.matches(of: /\d+/).map { String($0.output) }.sorted()
}

/// Whether at least two English words stand beside each other, and not in a call or in Swift.
nonisolated private func isSentence(_ line: Substring) -> Bool {
  !line.hasPrefix("  |") && !line.hasPrefix("//")
    && line.contains(/(^| )[a-z]{2,} [a-z]{2,}( |[.,]|$)/)
}
