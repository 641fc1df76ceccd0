/// Decodes the characters of a line from bytes as they are typed.
struct CharacterDecoder {
  /// How many bytes were decoded.
  private(set) var count = 0

  /// A byte that ended a character before its time.
  private var pushedBack: UInt8?

  /// The next character, in which bytes that are not UTF-8 are one too, or `nil` without a byte.
  @MainActor
  mutating func next(from nextByte: @MainActor () -> UInt8?) -> EditedCharacter? {
    guard let first = pushedBack ?? nextByte() else { return nil }
    pushedBack = nil
    var bytes = [first]
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while bytes.count < length, pushedBack == nil {
      guard let byte = nextByte() else { return nil }
      if byte & 0xC0 == 0x80 { bytes.append(byte) } else { pushedBack = byte }
    }
    count += bytes.count
    let scalar = String(validating: bytes, as: UTF8.self).flatMap { Unicode.Scalar($0) }
    return scalar.map { EditedCharacter($0) } ?? .invalid
  }
}
