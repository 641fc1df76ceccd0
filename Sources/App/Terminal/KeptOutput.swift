/// What a command has written: its first and its last 64 KiB, and how much was between them.
package struct KeptOutput: Sendable {
  /// How much is kept of either end.
  package static let limit = 65_536

  private var first: [UInt8] = []
  private var last: [UInt8] = []
  /// How many bytes were left out of the middle.
  package private(set) var leftOut = 0

  package init() {}

  /// Adds what was written next.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    let head = bytes.prefix(Self.limit - first.count)
    first += head
    last += bytes.dropFirst(head.count)
    // Seldom: what is moved to the front each time would take long.
    if last.count > 4 * Self.limit { cut() }
  }

  private mutating func cut() {
    let excess = max(0, last.count - Self.limit)
    last.removeFirst(excess)
    leftOut += excess
  }

  /// The text, with a line in place of what was left out.
  package var text: String {
    var kept = self
    kept.cut()
    let beginning = String(decoding: kept.first, as: UTF8.self)
    let end = String(decoding: kept.last, as: UTF8.self)
    return kept.leftOut == 0
      ? String(decoding: kept.first + kept.last, as: UTF8.self)
      : "\(beginning)\n[\(kept.leftOut) bytes left out]\n\(end)"
  }
}
