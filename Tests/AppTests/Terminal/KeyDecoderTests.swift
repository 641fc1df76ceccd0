import Testing
import ViewText

@testable import Terminal

@Suite("Keys and text of a terminal")
struct KeyDecoderTests {
  @Test("A sequence is whole or nothing, however its bytes are split", arguments: sequences)
  func sequences(bytes: String, keys: [KeyDecoder.Key]) {
    var decoder = KeyDecoder()

    let found = "a\(bytes)b".utf8.flatMap { decoder.take($0) }

    #expect(found == [.byte(0x61)] + keys + [.byte(0x62)])
    #expect(decoder.patience == nil)
  }

  @Test(
    "What is cut off is no text when nothing follows, and what is typed then is",
    arguments: sequences)
  func cut(bytes: String, keys: [KeyDecoder.Key]) {
    // Of Alt and an arrow the beginning is Escape, typed twice.
    guard !bytes.hasPrefix("\u{1B}\u{1B}") else { return }
    for length in 2..<max(2, bytes.utf8.count) {
      var decoder = KeyDecoder()

      let found = bytes.utf8.prefix(length).flatMap { decoder.take($0) }
      let rest = decoder.pause() + decoder.take(0x61)

      #expect(found + rest == [.byte(0x61)], "\(bytes.debugDescription) to \(length)")
    }
  }

  @Test(
    "A newline within a paste touches nothing: it is a space, and nothing at the ends",
    arguments: pastes)
  func paste(pasted: String, text: String) {
    var decoder = KeyDecoder()

    let typed = "\u{1B}[200~\(pasted)\u{1B}[201~\n"
    let keys = (typed + typed).utf8.flatMap { decoder.take($0) }

    #expect(keys == "\(text)\n\(text)\n".utf8.map { .byte($0) }, "the second as the first")
  }

  @Test("Of the last text of the terminal's own, 64 bytes are kept")
  func answers() {
    var decoder = KeyDecoder()
    for text in ["11;first", "second" + String(repeating: "x", count: 64)] {
      for byte in "\u{1B}]\(text)\u{7}".utf8 { _ = decoder.take(byte) }

      #expect(decoder.answer == Array(text.utf8.prefix(64)))
    }
  }

  @Test("A terminal has said what it is once an answer has a question mark, whatever follows")
  func identified() {
    var decoder = KeyDecoder()
    for (answer, isIdentified) in [("62", false), ("?62;22", true), ("0", true)] {
      for byte in "\u{1B}[\(answer)c".utf8 { _ = decoder.take(byte) }

      #expect(decoder.isIdentified == isIdentified)
    }
  }

  @Test("No bytes at all make it do anything but pass text, or wait")
  func anything() {
    let pieces: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x5D, 0x4D, 0x32, 0x30, 0x7E, 0x07, 0x61, 0x0A, 0xEA, 0xFF,
    ]
    // Every way to put four of them together.
    for number in 0..<(pieces.count * pieces.count * pieces.count * pieces.count) {
      var decoder = KeyDecoder()
      let bytes = [1, 13, 169, 2_197].map { pieces[number / $0 % pieces.count] }
      let text = bytes.flatMap { decoder.take($0) }

      if text.count > bytes.count { Issue.record("\(bytes) are \(text)") }
      // Whatever was before, a pause and a newline are a newline.
      _ = decoder.pause()
      _ = decoder.pause()
      if decoder.take(0x0A) != [.byte(0x0A)] { Issue.record("\(bytes)") }
    }
  }

  @Test("Each byte is text, or begins, continues, ends or breaks off the sequence of a key")
  func bytes() throws {
    var (text, timed) = ("", [String: String]())
    for isTimed in [true, false] {
      for beginning in Self.beginnings {
        let lines = (0...UInt8.max).map { byte in
          var decoder = KeyDecoder()
          _ = beginning.utf8.flatMap { decoder.take($0, isTimed: isTimed) }
          let keys = decoder.take(byte, isTimed: isTimed)
          let patience = decoder.patience.map { "\($0)" } ?? "none"
          let rest = [decoder.pause(), decoder.take(0x1B), decoder.pause(), decoder.take(0x41)]
          return "\(Self.words(keys, itself: byte)), \(patience), "
            + rest.map { Self.words($0, itself: byte) }.joined(separator: " | ")
        }
        // Each thing that a byte does, with the bytes that do it.
        var (deeds, bytes) = ([String](), [String: [String]]())
        for first in lines.indices where first == 0 || lines[first] != lines[first - 1] {
          let last = lines[first...].prefix { $0 == lines[first] }.endIndex - 1
          if bytes[lines[first]] == nil { deeds.append(lines[first]) }
          bytes[lines[first], default: []].append(
            Set([first, last]).sorted().map { String($0, radix: 16) }.joined(separator: "-"))
        }
        let now = deeds.map { "\((bytes[$0] ?? []).joined(separator: " ")): \($0)\n" }.joined()
        // What time changes nothing of is not said again.
        if isTimed || timed[beginning] != now {
          text += "# \(beginning.debugDescription), timed \(isTimed)\n\(now)"
        }
        timed[beginning] = timed[beginning] ?? now
      }
    }

    try expect(text, isAsIn: "Words/keys.txt")
  }

  private static func words(_ keys: [KeyDecoder.Key], itself: UInt8) -> String {
    keys.map { $0 == .byte(itself) ? "itself" : "\($0)" }.joined(separator: " ")
  }

  @Test("Bytes become characters, and what is no UTF-8 is one too", arguments: Self.characters)
  func characters(bytes: [UInt8], text: String, count: Int) {
    var (decoder, rest) = (CharacterDecoder(), bytes[...])
    var found: [EditedCharacter] = []
    while let next = decoder.next(from: { rest.popFirst() }) { found.append(next) }

    #expect(found.text == text && decoder.count == count)
    #expect(found.filter { $0 == .invalid }.count == text.filter { $0 == "\u{FFFD}" }.count)
  }

  // MARK: - Fixtures

  nonisolated private static let characters: [([UInt8], String, Int)] = [
    ([0x41, 0xC3, 0xA9, 0xEA, 0xB0, 0x80, 0xF0, 0x9F, 0x98, 0x80], "A\u{E9}가😀", 10),
    ([0x80, 0x41], "\u{FFFD}A", 2), ([0xBF, 0x41], "\u{FFFD}A", 2),
    ([0xC3, 0x28, 0x41], "\u{FFFD}(A", 3), ([0xC2, 0xA0], "\u{A0}", 2),
    ([0xDF, 0xBF, 0xE0, 0xA0, 0x80, 0xEF, 0xBF, 0xBC], "\u{7FF}\u{800}\u{FFFC}", 8),
    ([0xC0, 0x80, 0x41], "\u{FFFD}A", 3), ([0xE0, 0x80, 0x80], "\u{FFFD}", 3),
    ([0xF0, 0x9F, 0x98], "", 0), ([0xE0, 0xF0, 0x90, 0x80, 0x80], "\u{FFFD}\u{10000}", 5),
    ([0xFF, 0x41], "\u{FFFD}A", 2), ([], "", 0),
  ]

  nonisolated private static let beginnings = [
    "", "\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}[1;5", "\u{1B}[1;3", "\u{1B}[3", "\u{1B}[200",
    "\u{1B}[200~", "\u{1B}[200~x\n", "\u{1B}[200~x\u{1B}[201", "\u{1B}[12345678", "\u{1B}[[",
    "\u{1B}[M", "\u{1B}[M !", "\u{1B}[M !!", "\u{1B}O", "\u{1B}O1", "\u{1B}]", "\u{1B}]x\u{1B}",
    "\u{16}",
  ]

  nonisolated private static let sequences: [(String, [KeyDecoder.Key])] = [
    ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}OD", [.left]),
    ("\u{1B}[H", [.home]), ("\u{1B}OF", [.end]), ("\u{1B}[1~", [.home]), ("\u{1B}[8~", [.end]),
    ("\u{1B}[3~", [.delete]), ("\u{1B}[1;5D", [.wordLeft]), ("\u{1B}[1;5C", [.wordRight]),
    ("\u{1B}\u{1B}[D", [.left]), ("\u{1B}x", []),
    // Page Up, Insert, F5, F1 of four kinds, a shifted arrow, back tab.
    ("\u{1B}[5~", []), ("\u{1B}[2~", []), ("\u{1B}[15~", []), ("\u{1B}OP", []), ("\u{1B}[[A", []),
    ("\u{1B}[11~", []), ("\u{1B}[1;2P", []), ("\u{1B}[1;2D", []), ("\u{1B}[Z", []),
    // The mouse, the focus, the place of the cursor, the kind of the terminal.
    ("\u{1B}[M !!", []), ("\u{1B}[<0;1;1M", []), ("\u{1B}[I", []), ("\u{1B}[24;80R", []),
    ("\u{1B}[?62;22c", []), ("\u{1B}[?2026;2$y", []), ("\u{1B}[57358;1:3u", []),
    // A color, the clipboard, a setting, a message to a program.
    ("\u{1B}]11;rgb:0/0/0\u{07}", []), ("\u{1B}]52;c;a2lt\u{1B}\\", []),
    ("\u{1B}P1+r544e\u{1B}\\", []), ("\u{1B}_Gi=1;OK\u{1B}\\", []),
  ]

  nonisolated private static let pastes = [
    ("kim@example.com", "kim@example.com"), ("kim@example.com\n", "kim@example.com"),
    ("\nkim\r\nlee\r", "kim lee"), ("a\tb\u{7F}\u{15}c", "a bc"), ("a\u{1B}[31mb\u{1B}[Ac", "abc"),
    ("", ""), ("가\n나", "가 나"),
  ]
}
