import Foundation
import Testing
import Workshop

@testable import Terminal

@Suite("Bytes become lines")
struct LineSplitterTests {
  @Test("T10: Lines end with LF or CR LF, and hold everything else", arguments: examples)
  func lines(bytes: [UInt8], lines: [LineSplitter.Line]) {
    #expect(split(bytes) == lines)
  }

  @Test("Wherever the bytes are parted, the lines are the same", arguments: examples)
  func parts(bytes: [UInt8], lines: [LineSplitter.Line]) {
    for size in 1...max(1, bytes.count) {
      #expect(split(bytes, by: size) == lines, "in parts of \(size)")
    }
  }

  @Test("A mark at the beginning of a stream is dropped once; where a person types it is text")
  func mark() {
    let (mark, longest) = ("\u{FEFF}", String(repeating: "a", count: 4096))
    let examples: [(String, [LineSplitter.Line])] = [
      ("\(mark)a\r\n\(mark)b\n", [.text("a"), .text("\(mark)b")]),
      ("\(mark)\(longest)\r\n", [.text(longest)]), ("\(mark)\(longest)a\n", [.tooLong]),
      ("\(mark)", [.end]), ("\(mark)a", [.unterminated("a")]), ("\(mark)\n", [.text("")]),
    ]
    for (text, lines) in examples {
      var splitter = LineSplitter(ofStream: true)
      splitter.append(text.utf8)
      #expect(lines.map { _ in splitter.next() ?? splitter.finish() } == lines)
    }

    #expect(split(Array("\(mark)a\n".utf8)).first == .text("\(mark)a"))
  }

  @Test("A descriptor's lines come byte by byte, too, and half a line at its end is one")
  func single() {
    for (text, line) in [("\n", ""), ("x", "x"), ("\u{FEFF}x\n", "x")] {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      write(ends[1], text, text.utf8.count)
      close(ends[1])

      #expect(IdleLines(ends[0]).next(whileIdle: {}) == line)
      close(ends[0])
    }
  }

  @Test("R2: 4,096 bytes are a line, one more is not, however the line ends")
  func limit() {
    let longest = String(repeating: "a", count: 4096)

    #expect(short("\(longest)\n") == short([.text(longest), .end]))
    #expect(short("\(longest)\r\n") == short([.text(longest), .end]))
    #expect(short(longest) == short([.unterminated(longest), .end]))
    #expect(short("\(longest)a\nnext\n") == short([.tooLong, .text("next"), .end]))
    #expect(short("\(longest)a\r\nnext\n") == short([.tooLong, .text("next"), .end]))
    #expect(short("\(longest)a") == short([.tooLong, .end]))
  }

  @Test("A command may follow where there is a colon ahead, and where nothing is known")
  func commands() {
    var splitter = LineSplitter()
    #expect(splitter.mayHaveCommand)
    splitter.append(Array("a\n:b\n:why\nc\nd\n".utf8))

    var answers: [Bool] = []
    while splitter.next() != nil { answers.append(splitter.mayHaveCommand) }

    #expect(answers == [true, true, false, false, true])
    splitter.append(Array(":e\nf\n".utf8))
    #expect(splitter.next() == .text(":e") && !splitter.mayHaveCommand)
    splitter.append(Array(":g\n".utf8))
    #expect(splitter.next() == .text("f") && splitter.mayHaveCommand)
  }

  @Test("R2: The limit counts bytes, and a line that it cuts in a character is not repaired")
  func limitInCharacter() {
    let hangul = String(repeating: "가", count: 1366)

    #expect(hangul.utf8.count == 4098)
    let longest = hangul.dropLast() + "a"
    #expect(short("\(longest)\n") == short([.text(String(longest)), .end]))
    #expect(short("\(longest)b\n나\n") == short([.tooLong, .text("나"), .end]))
    #expect(short("\(hangul)\n나\n") == short([.tooLong, .text("나"), .end]))
  }

  @Test("R2: A line of a mebibyte is dropped as it comes, and the next one is in step")
  func mebibyte() {
    let bytes = [UInt8](repeating: 0x61, count: 1 << 20) + Array("\nnext\n".utf8)

    #expect(split(bytes, by: 4096) == [.tooLong, .text("next"), .end])
    #expect(split(bytes) == [.tooLong, .text("next"), .end])
    #expect(split(bytes.dropLast(6)) == [.tooLong, .end])
  }

  @Test("Bytes may be taken one by one, and what is dropped is gone, half a line too")
  func bytes() {
    var splitter = LineSplitter()
    #expect(!splitter.isAhead && splitter.nextByte() == nil)
    splitter.append(Array("ab\nhalf".utf8))

    #expect(splitter.isAhead && splitter.nextByte() == 0x61)
    #expect(splitter.next() == .text("b") && splitter.isAhead)
    #expect(splitter.next() == nil && !splitter.isAhead)
    splitter.append(Array("more".utf8))
    splitter.drop()
    #expect(!splitter.isAhead && splitter.nextByte() == nil)
    splitter.append(Array("c\n".utf8))
    #expect(splitter.next() == .text("c") && splitter.finish() == .end)
    splitter.append([UInt8](repeating: 0x61, count: 5_000))
    #expect(splitter.next() == nil)
    splitter.drop()
    splitter.append(Array("d\n".utf8))
    #expect(splitter.next() == .text("d"))
  }

  @Test("No byte is kept that was taken alone, or dropped")
  func forgetsWhatIsDropped() {
    var splitter = LineSplitter()
    splitter.append([UInt8](repeating: 0x78, count: LineSplitter.limit) + [0x0A])
    while splitter.next() != nil {}
    splitter.append(Array("secret123secret456\nsecret".utf8))
    for _ in 0..<9 { _ = splitter.nextByte() }

    #expect(!splitter.memory.contains("123".utf8))
    _ = splitter.next()
    _ = splitter.next()
    splitter.append(Array("789".utf8))
    splitter.drop()
    let isForgotten = ["secret", "456", "789"].allSatisfy { !splitter.memory.contains($0.utf8) }
    #expect(isForgotten)
  }

  @Test("No byte of a line is kept once it was taken", arguments: [1, 3, 4096])
  func forgets(size: Int) throws {
    let bytes = Array("secret123\nsecret456\r\n".utf8)
    var splitter = LineSplitter()
    // Every place of its buffers is written once: what they held before was from another line.
    splitter.append([UInt8](repeating: 0x78, count: LineSplitter.limit) + [0x0A])
    while splitter.next() != nil {}
    for start in stride(from: 0, to: bytes.count, by: size) {
      splitter.append(bytes[start..<min(start + size, bytes.count)])
      while splitter.next() != nil {}
    }

    let memory = splitter.memory
    #expect(memory.count == 2 * LineSplitter.limit)
    let isForgotten = ["secret", "123", "456"].allSatisfy { !memory.contains($0.utf8) }
    #expect(isForgotten)
  }

  // MARK: - Fixtures

  nonisolated private static let examples: [([UInt8], [LineSplitter.Line])] = [
    ([], [.end]),
    (Array("\n".utf8), [.text(""), .end]),
    (Array("\r\n\n".utf8), [.text(""), .text(""), .end]),
    (Array("one\ntwo\r\n".utf8), [.text("one"), .text("two"), .end]),
    (Array("a\rb\n".utf8), [.text("a\rb"), .end]),
    (Array("a\r\r\n".utf8), [.text("a\r"), .end]),
    (Array("half".utf8), [.unterminated("half"), .end]),
    (Array("one\nhalf".utf8), [.text("one"), .unterminated("half"), .end]),
    (Array("a\0b\n".utf8), [.text("a\0b"), .end]),
    (Array("이메일\n".utf8), [.text("이메일"), .end]),
    ([0x61, 0xFF, 0x0A, 0x62, 0x0A], [.invalid, .text("b"), .end]),
    ([0xC0, 0x80, 0x0A], [.invalid, .end]),
    ([0xED, 0xA0, 0x80, 0x0A], [.invalid, .end]),
    ([0xEA, 0xB0, 0x0A], [.invalid, .end]),
    ([0xEA, 0xB0], [.invalid, .end]),
  ]

  /// The lines of a text, as a failure can show them.
  private func short(_ text: String) -> [String] { short(split(Array(text.utf8))) }

  /// Lines as a failure can show them: long ones by their length, beginning and end.
  private func short(_ lines: [LineSplitter.Line]) -> [String] {
    lines.map { line in
      let text = "\(line)"
      return text.utf8.count < 100
        ? text : "\(text.prefix(40)) … \(text.suffix(10)), \(text.utf8.count) bytes"
    }
  }

  /// Feeds bytes in parts of a size, and takes every line up to the end.
  private func split(_ bytes: [UInt8], by size: Int = .max) -> [LineSplitter.Line] {
    var splitter = LineSplitter()
    var lines: [LineSplitter.Line] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      splitter.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let line = splitter.next() { lines.append(line) }
    }
    let last = splitter.finish()
    return lines + (last == .end ? [.end] : [last, splitter.finish()])
  }
}

extension LineSplitter {
  /// What its buffers hold where a line may have been, even behind their ends.
  fileprivate var memory: [UInt8] {
    Mirror(reflecting: self).children.compactMap { $0.value as? [UInt8] }.flatMap { buffer in
      buffer.withUnsafeBufferPointer { used in
        Array(UnsafeBufferPointer(start: used.baseAddress, count: min(buffer.capacity, Self.limit)))
      }
    }
  }
}
