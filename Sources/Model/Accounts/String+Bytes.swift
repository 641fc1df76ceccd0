extension String {
  /// The text without the white space around it.
  package var trimmed: String {
    // Between two ASCII letters or signs there is nothing to trim.
    if let first = utf8.first, let last = utf8.last, (0x21...0x7E).contains(first),
      (0x21...0x7E).contains(last)
    {
      return self
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// Whether all bytes of the text lie in a range.
  ///
  /// They are looked at where they lie in memory: one at a time, each would ask how the text is kept.
  @inlinable @inline(__always)
  package func hasBytesOnly(in range: ClosedRange<UInt8>) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where !range.contains(byte) { return false }
      return true
    } ?? utf8.allSatisfy(range.contains)
  }

  /// Whether some byte of the text lies in a range.
  @inlinable @inline(__always)
  package func hasBytes(in range: ClosedRange<UInt8>) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where range.contains(byte) { return true }
      return false
    } ?? utf8.contains(where: range.contains)
  }
}
