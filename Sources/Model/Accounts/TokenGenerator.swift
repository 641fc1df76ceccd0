import Foundation

/// Makes the token of each sign-in: 128 random bits as hexadecimal text.
struct TokenGenerator {
  // Some at once: to ask the system for each took up to a tenth of a flow.
  private var numbers: [UInt64] = []

  /// Returns a new token.
  ///
  /// - Throws: `StoreError.rolledBack` if the system has no random numbers.
  mutating func next() throws(StoreError) -> String {
    if numbers.isEmpty { try draw() }
    return String(hexadecimal: numbers.removeLast()) + String(hexadecimal: numbers.removeLast())
  }

  /// Draws numbers from the system's generator, which gives 256 bytes at a time.
  private mutating func draw() throws(StoreError) {
    var new = [UInt64](repeating: 0, count: 32)
    #if canImport(Darwin)
      new.withUnsafeMutableBytes { arc4random_buf($0.baseAddress, $0.count) }
    #else
      guard new.withUnsafeMutableBytes({ getentropy($0.baseAddress, $0.count) }) == 0 else {
        throw .rolledBack(reason: .noRandomNumbers)
      }
    #endif
    numbers = new
  }
}

extension String {
  /// A number as sixteen hexadecimal digits.
  init(hexadecimal number: UInt64) {
    self.init(unsafeUninitializedCapacity: 16) { digits in
      for place in 0..<16 {
        let digit = UInt8(number >> (60 - 4 * place) & 0xF)
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}
