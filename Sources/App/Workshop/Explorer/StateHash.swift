import Controller
import Model
import View
import ViewText

/// A hash of 64 bits that is the same in every process, unlike Swift's own.
///
/// It takes eight bytes at a time, as one multiplication for each byte took a third of a look.
package struct StateHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ flag: Bool) { add(UInt64(flag ? 1 : 0)) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// The length is part of it, so that two texts in a row are not one.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(bytes.count)
    var position = 0
    while position + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    guard position < bytes.count else { return }
    var rest: UInt64 = 0
    while position < bytes.count {
      rest = rest << 8 | UInt64(bytes[position])
      position += 1
    }
    add(rest)
  }
}

extension StateHash {
  /// Adds what a screen shows: screens that look different have different hashes.
  mutating func add(_ content: ScreenContent) {
    content.visit { detail in
      switch detail {
      case .text(let phrase), .verb(let phrase), .option(let phrase): add(phrase)
      case .number(let number): add(number)
      }
    }
  }

  mutating func add(_ phrase: Phrase) {
    add(phrase.english)
    add(phrase.korean)
  }
}
