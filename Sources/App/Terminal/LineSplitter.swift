/// Cuts a stream of bytes into lines.
///
/// A line is at most 4,096 bytes long without its end; a longer one is dropped up to its end. Lines
/// end with LF or CR LF. A stream may begin with a byte order mark, which is dropped. Nothing else
/// is ever repaired.
package struct LineSplitter {
  /// The longest line, in bytes.
  package static let limit = 4096

  /// The mark with which some editors begin a file in UTF-8.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Room for the longest line, for a mark before it, and for the CR of a CR LF.
  private static let room = byteOrderMark.count + limit + "\r".utf8.count

  package enum Line: Equatable {
    /// A line of valid UTF-8, without its end.
    case text(String)
    /// A line longer than the limit; it is dropped.
    case tooLong
    /// A line that is not UTF-8; it is dropped.
    case invalid
    /// The bytes after the last line's end when the stream ended; they may be half a line.
    case unterminated(String)
    case end

    /// The text of a whole line, or `nil`.
    var validText: String? {
      switch self {
      case .text(let text): text
      case .tooLong, .invalid, .unterminated, .end: nil
      }
    }
  }

  private var line: [UInt8] = []
  private var isOverlong = false
  /// Whether a mark may stand before the next line.
  private var mayHaveMark: Bool
  private var ready: [UInt8] = []
  private var start = 0
  /// Where the last colon is among the bytes that are ready.
  private var lastColon: Int?

  /// Creates a splitter of a stream, or of what a person types: there, every character is text.
  package init(ofStream isStream: Bool = false) {
    mayHaveMark = isStream
    // Growing would leave a copy of a password behind.
    line.reserveCapacity(Self.room)
  }

  /// Adds bytes that were read.
  package mutating func append(_ more: some Sequence<UInt8>) {
    if start == ready.count {
      ready.removeAll(keepingCapacity: true)
      (start, lastColon) = (0, nil)
    }
    ready.append(contentsOf: more)
    lastColon = ready.lastIndex(of: UInt8(ascii: ":"))
  }

  /// The next byte of a line that the caller puts together, or `nil` when more are needed.
  mutating func nextByte() -> UInt8? {
    guard start < ready.count else { return nil }
    defer {
      ready[start] = .zero
      start += 1
    }
    return ready[start]
  }

  /// Whether there are bytes of another line.
  var isAhead: Bool { start < ready.count }

  /// Whether a command may follow: what comes next is not here yet, or has a colon.
  package var mayHaveCommand: Bool {
    let ahead = ready[start...]
    return !ahead.contains(UInt8(ascii: "\n")) || lastColon.map { $0 >= start } == true
  }

  /// Drops what was read ahead, and half a line.
  mutating func drop() {
    ready.clear(start..<ready.count)
    start = ready.count
    clearLine()
  }

  /// The next whole line, or `nil` when more bytes are needed.
  package mutating func next() -> Line? {
    guard let end = ready[start...].firstIndex(of: UInt8(ascii: "\n")) else {
      keep(upTo: ready.count)
      return nil
    }
    keep(upTo: end)
    start = end + 1
    return take()
  }

  /// Moves bytes into the line, and overwrites their old place.
  private mutating func keep(upTo end: Int) {
    if end - start > Self.room - line.count {
      isOverlong = true
    } else {
      line += ready[start..<end]
    }
    ready.clear(start..<end)
    start = end
  }

  /// What is left at the end of the stream.
  package mutating func finish() -> Line {
    if line.isEmpty, !isOverlong { return .end }
    return switch take() {
    // Nothing but a mark.
    case .text(""): .end
    case .text(let text): .unterminated(text)
    case let other: other
    }
  }

  private mutating func clearLine() {
    line.clear(line.indices)
    line.removeAll(keepingCapacity: true)
    isOverlong = false
  }

  private mutating func take() -> Line {
    defer {
      clearLine()
      mayHaveMark = false
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let isMarked = mayHaveMark && line.starts(with: Self.byteOrderMark)
    let text = line.dropFirst(isMarked ? Self.byteOrderMark.count : 0)
    if isOverlong || text.count > Self.limit { return .tooLong }
    return String(validating: text, as: UTF8.self).map(Line.text) ?? .invalid
  }
}

extension [UInt8] {
  /// Overwrites bytes: they may have been a password.
  mutating func clear(_ range: Range<Int>) {
    withUnsafeMutableBytes { bytes in
      _ = bytes[range].initializeMemory(as: UInt8.self, repeating: .zero)
    }
  }
}
