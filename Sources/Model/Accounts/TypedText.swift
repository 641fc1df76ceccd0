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
    isPlain = typed.hasBytesOnly(in: 0x20...0x7E)
    text = isPlain ? typed : typed.composed
  }

  /// How many characters the text has.
  var characterCount: Int { isPlain ? text.utf8.count : text.count }
}
