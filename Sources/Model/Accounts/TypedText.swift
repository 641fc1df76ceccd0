/// A text as it was typed, composed (NFC), with what is asked of it again and again.
struct TypedText {
  /// The composed text.
  let text: String

  /// Whether the text is ASCII that can be seen, spaces included.
  ///
  /// Nearly every email and password is. Then each of its bytes is one character and none of them
  /// is hidden, so that the costly questions need not be asked.
  let isPlain: Bool

  init(_ typed: String) {
    isPlain = typed.isPlain
    text = isPlain ? typed : typed.composed
  }

  /// How many characters the text has.
  var characterCount: Int { isPlain ? text.utf8.count : text.count }
}

extension String {
  /// Whether every byte is an ASCII character that can be seen, or a space.
  fileprivate var isPlain: Bool {
    // The bytes as they lie in memory: one at a time, each would ask how the text is kept.
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
      return true
    } ?? utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
