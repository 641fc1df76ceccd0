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

/// Expects that markup in Korean has the elements of the same in English, in their order, and says
/// the same with its texts, but for calls, what was typed, and words of the app's own.
nonisolated func expect(
  markup korean: String, isTwinOf english: String, own: Set<String> = [], _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let elements = [korean, english].map { text in
    text.matches(of: /<\/?[a-z0-9]+|class="[^"]*"/).map { String($0.output) }
      .joined(separator: "\n")
  }
  expect(elements[0], is: elements[1], comment, sourceLocation: sourceLocation)
  let headings = [korean, english].map { text in
    Set(text.matches(of: /<h[2-4]>([A-Za-z ]+)</).map { String($0.1) })
  }
  #expect(headings[0].isDisjoint(with: headings[1]), "\(comment)", sourceLocation: sourceLocation)
  let texts = [korean, english].map { text in
    text.replacing(/<style>.*?<\/style>|<script>.*?<\/script>/.dotMatchesNewlines(), with: "")
      .replacing(/<[^>]+>/, with: "\n").replacing("&#39;", with: "'").replacing(
        "&quot;", with: "\""
      )
      .split(separator: "\n").map(String.init)
  }
  #expect(texts[0].count == texts[1].count, "\(comment)", sourceLocation: sourceLocation)
  let pairs = zip(texts[0], texts[1]).filter { korean, english in
    // A rule is named by its heading, which is English.
    let isOwn =
      korean.hasPrefix("&gt; ") || korean.hasSuffix(" (")
      || korean.contains(/^\w+( [0-9]+)?\.\w+\(/)
    return !own.contains(korean) && (korean != english || !isOwn)
  }
  expect(
    pairs.map(\.0), sayTheSameAs: pairs.map(\.1), comment, sourceLocation: sourceLocation)
}

nonisolated private func numbers(_ text: String) -> [String] {
  text.matches(of: /\d+/).map { String($0.output) }.sorted()
}

/// Whether at least two English words stand beside each other, and not in a call or in Swift.
nonisolated private func isSentence(_ line: Substring) -> Bool {
  !line.hasPrefix("  |") && !line.hasPrefix("//")
    && line.contains(/(^| )[a-z]{2,} [a-z]{2,}( |[.,]|$)/)
}
