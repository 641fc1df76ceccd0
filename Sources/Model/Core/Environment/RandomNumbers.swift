/// The source of random numbers; a test passes its own.
///
/// ```swift
/// let numbers = RandomNumbers { 0xC0FFEE }
/// let session = LoginSession(store: MemoryStore(), randomness: numbers)
/// #expect(numbers.text() == "0000000000c0ffee")
/// ```
public struct RandomNumbers: Sendable {
  /// Draws a number.
  public let next: @Sendable () -> UInt64

  /// Creates a source from a function that draws a number.
  public init(next: @escaping @Sendable () -> UInt64) {
    self.next = next
  }

  /// Draws some numbers as a text.
  ///
  /// - Parameter count: how many numbers are drawn; less than 0 is 0.
  /// - Returns: sixteen hexadecimal digits for each.
  public func text(numbers count: Int = 1) -> String {
    var text = ""
    for _ in 0..<max(0, count) { text += String(hexadecimal: next()) }
    return text
  }

  /// The system's generator.
  public static let system = RandomNumbers { .random(in: 0 ... .max) }
}

extension String {
  /// A number as sixteen hexadecimal digits.
  ///
  /// With `String(_:radix:)` a flow of a sign-in has 2 % more instructions.
  package init(hexadecimal number: UInt64) {
    self.init(unsafeUninitializedCapacity: 16) { digits in
      for index in 0..<16 {
        let digit = UInt8(number >> (60 - 4 * index) & 0xF)
        digits[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}
