/// Tells keys from text in the bytes that a terminal sends.
///
/// A key that is no character comes as a sequence of bytes that begins with Escape, and so do a
/// click of the mouse and an answer of the terminal. A sequence is whole or nothing: of one that
/// means nothing here, no byte becomes text. Escape is the key of that name if nothing follows it
/// at once.
///
/// Between the marks of a paste everything is text: a newline or a tab is a space, a newline at the
/// end is nothing, and other control characters are dropped.
package struct KeyDecoder {
  package enum Key: Equatable {
    /// A byte of a text, or a key that is one byte.
    case byte(UInt8)
    case escape
    case up, down, left, right, home, end, delete
    case wordLeft, wordRight, deleteWord
  }

  private enum State: Equatable {
    case text
    /// After Ctrl-V: the next byte is text, whatever it is.
    case quoted
    case escape
    /// After Escape and a bracket.
    case control([UInt8])
    /// After Escape and O.
    case application
    /// After Escape and two brackets: a function key of the Linux console.
    case function
    case mouse(bytesLeft: Int)
    /// In a text of the terminal's own, such as a color.
    case string
    case endOfString
  }

  /// The last text of the terminal's own, such as a color.
  private(set) var answer: [UInt8] = []
  /// Whether the terminal has said what it is, which it does after all that it was asked before.
  private(set) var isIdentified = false

  private var state = State.text
  private var isPasting = false
  private var hasPasted = false
  private var owesSpace = false

  package init() {}

  /// How many milliseconds to wait for more before ``pause()``, or `nil` for any time.
  package var patience: Int32? {
    switch state {
    // Less than between two keys of the fastest person.
    case .escape: 40
    case .quoted: nil
    case .text: isPasting ? 1_000 : nil
    default: 500
    }
  }

  /// The keys that end with a byte: mostly one.
  ///
  /// A terminal that passes whole lines says nothing of the time between their bytes: `isTimed` is
  /// `false` then, and Escape before a letter is the key of that name.
  package mutating func take(_ byte: UInt8, isTimed: Bool = true) -> [Key] {
    switch (state, byte) {
    case (.text, _): return text(byte)
    case (.quoted, _):
      state = .text
      return [.byte(byte)]
    case (.string, 0x07): state = .text
    case (_, 0x18), (_, 0x1A): state = .text
    case (.string, 0x1B): state = .endOfString
    case (_, 0x1B): state = .escape
    case (.endOfString, 0x5C): state = .text
    case (.endOfString, _): return afterEscape(byte, isTimed: isTimed)
    case (.escape, _): return afterEscape(byte, isTimed: isTimed)
    case (.mouse(let left), 0x20...): state = left > 1 ? .mouse(bytesLeft: left - 1) : .text
    case (.string, 0x20...): if answer.count < 64 { answer.append(byte) }
    case (.function, 0x20..<0x7F): state = .text
    case (.application, 0x20..<0x40): break
    case (.application, 0x40..<0x7F): return end(with: Self.key(byte))
    case (.control([]), 0x4D): state = .mouse(bytesLeft: 3)
    case (.control([]), 0x5B): state = .function
    case (.control(let parameters), 0x20..<0x40):
      // None that is known has more.
      if parameters.count < 8 { state = .control(parameters + [byte]) }
    case (.control(let parameters), 0x40..<0x7F): return control(parameters, byte)
    default:
      // No part of a sequence: it ends that, and counts for itself.
      state = .text
      return text(byte)
    }
    return []
  }

  /// The key that has ended because nothing follows it.
  package mutating func pause() -> [Key] {
    defer { if state != .quoted { state = .text } }
    if state == .text { isPasting = false }
    return state == .escape ? end(with: .escape) : []
  }

  private mutating func text(_ byte: UInt8) -> [Key] {
    if byte == 0x1B {
      state = .escape
      return []
    }
    guard isPasting else {
      if byte == 0x16 { state = .quoted }
      return [.byte(byte)]
    }
    switch byte {
    case 0x09, 0x0A, 0x0D: owesSpace = hasPasted
    case 0..<0x20, 0x7F: break
    default:
      defer { (hasPasted, owesSpace) = (true, false) }
      return owesSpace ? [.byte(0x20), .byte(byte)] : [.byte(byte)]
    }
    return []
  }

  private mutating func afterEscape(_ byte: UInt8, isTimed: Bool) -> [Key] {
    switch byte {
    case 0x5B: state = .control([])
    case 0x4F: state = .application
    // DCS, SOS, OSC, PM, APC.
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      state = .string
      answer = []
    case 0x08 where isTimed, 0x7F where isTimed: return end(with: .deleteWord)
    case 0x62 where isTimed: return end(with: .wordLeft)
    case 0x66 where isTimed: return end(with: .wordRight)
    // Alt and a key that means nothing here.
    case 0x20..<0x7F where isTimed: state = .text
    default: return end(with: .escape) + text(byte)
    }
    return []
  }

  private mutating func control(_ parameters: [UInt8], _ final: UInt8) -> [Key] {
    let number = String(decoding: parameters, as: UTF8.self)
    switch (number, final) {
    case ("200", 0x7E):
      state = .text
      (isPasting, hasPasted, owesSpace) = (true, false, false)
      return []
    case ("201", 0x7E):
      state = .text
      isPasting = false
      return []
    case ("", _): return end(with: Self.key(final))
    case (_, 0x63): isIdentified = isIdentified || number.hasPrefix("?")
    case ("1", 0x7E), ("7", 0x7E): return end(with: .home)
    case ("3", 0x7E): return end(with: .delete)
    case ("4", 0x7E), ("8", 0x7E): return end(with: .end)
    case ("1;5", 0x44), ("1;3", 0x44): return end(with: .wordLeft)
    case ("1;5", 0x43), ("1;3", 0x43): return end(with: .wordRight)
    default: break
    }
    return end(with: nil)
  }

  /// The key of a sequence's last letter.
  private static func key(_ final: UInt8) -> Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    default: nil
    }
  }

  private mutating func end(with key: Key?) -> [Key] {
    state = .text
    // What is pasted is not a key.
    guard let key, !isPasting else { return [] }
    return [key]
  }
}
