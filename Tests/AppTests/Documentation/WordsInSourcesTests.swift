import Foundation
import Testing

/// All words of Sources stand in both languages, side by side: a missing one does not compile.
@Suite("Words in Sources", .patience, .onOwnThreads)
nonisolated struct WordsInSourcesTests {
  private let lines: [(file: String, text: String)]

  init() throws {
    lines = try Page.files(in: "Sources", endingWith: ".swift").flatMap { path in
      try Page(path).lines.map { (URL(filePath: path).lastPathComponent, $0) }
    }
  }

  @Test("The Korean of a text is Korean, and not empty")
  func korean() {
    // First what has a Korean text, as a search for a pattern takes long.
    let texts = lines.filter { $0.text.contains("ko: \"") && !$0.text.hasSuffix("\"\"\"") }
    let found = texts.filter { line in
      line.text.firstMatch(of: /ko: "([^"\\]*)"/).map { !$0.1.contains(/\p{Hangul}/) } ?? false
    }

    #expect(texts.count > 400)
    // Names of keys, and a word that follows.
    #expect(Set(found.map(\.file)) == ["Language+Marks.swift", "Phrase+Pages.swift"])
    #expect(found.count == 3)
  }

  @Test("No particle follows a name: which one is right depends on how the name ends")
  func particles() {
    let particle = /\\\((?:[^()"]|\([^()]*\))*\)(?:은|는|이|가|을|를|과|와|으로|로)(?=[ .,!?"])/
    // First what has letters that are not English, as a search for a pattern takes long.
    let found = lines.filter { $0.text.utf8.contains { $0 > 0x7F } && $0.text.contains(particle) }

    // After a call, an option and "… in …", whose last syllable is known.
    #expect(
      found.map(\.file).sorted() == [
        "Phrase+Answers.swift", "Phrase+Reason.swift", "Phrase+Reason.swift",
        "Phrase+Usage.swift",
      ])
  }

  @Test("Each text that has a name is said somewhere")
  func reached() {
    let declaration = /static (?:let|var|func) (\w+).*?(?:Phrase|StoreWords|StoreReason|StoreError)/
    var names: Set<String> = []
    for line in lines where line.text.contains("static ") {
      if let match = line.text.firstMatch(of: declaration) { names.insert(String(match.1)) }
    }
    var counts: [Substring: Int] = [:]
    for line in lines {
      for word in line.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        counts[word, default: 0] += 1
      }
    }

    #expect(names.count > 200)
    #expect(names.filter { counts[$0[...], default: 0] < 2 } == [])
  }
}
