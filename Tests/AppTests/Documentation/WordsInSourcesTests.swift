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
    let texts = lines.indices.filter { lines[$0].text.contains("ko: \"") }.flatMap { index in
      lines[index].text.components(separatedBy: "ko: \"").dropFirst().map { rest in
        (file: lines[index].file, words: words(of: rest, endingBelow: index))
      }
    }
    let found = texts.filter { text in
      !text.words.contains(/\p{Hangul}/) && (text.words.isEmpty || text.words.contains(/\p{L}/))
    }

    #expect(texts.count > 1_000)
    // Names of keys, and a word that follows.
    #expect(Set(found.map(\.file)) == ["Language+Marks.swift", "Phrase+Pages.swift"])
    #expect(found.count == 3)
  }

  /// What a text says itself, without what is put into it: to its end, or to that of its lines below.
  private func words(of text: String, endingBelow index: Int) -> String {
    if text.hasPrefix("\"\"") {
      let below = lines[(index + 1)...].prefix { !$0.text.contains("\"\"\"") }
      return below.map(\.text).joined()
    }
    var (words, depth, isEscaped) = ("", 0, false)
    for character in text {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if isEscaped {
        depth = character == "(" ? 1 : 0
      } else if character == "\"" {
        break
      } else if character != "\\" {
        words.append(character)
      }
      isEscaped = depth == 0 && !isEscaped && character == "\\"
    }
    return words
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
