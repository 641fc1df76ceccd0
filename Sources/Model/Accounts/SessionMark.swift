#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The mark of one sign-in: 128 random bits as hexadecimal text.
///
/// The session and its account both keep it, the account together with a trace of its password's
/// hash, so that a session ends when either is gone.
enum SessionMark {
  /// A new mark from the system's generator.
  static func make() throws(StoreError) -> String {
    let (high, low) = try randomBits()
    return text(high) + text(low)
  }

  /// What stands in the account while a session of that mark is current.
  static func bound(_ mark: String, to hash: PasswordHash) -> String {
    mark + text(fingerprint(of: hash))
  }

  /// The mark that was bound, whatever it was bound to.
  static func unbound(_ text: String) -> String {
    String(text.dropLast(16))
  }

  #if canImport(Glibc) || canImport(Musl)
    // Both halves in one question to the system, which takes longer than all the rest of a sign-in
    // that is not hashing.
    private static func randomBits() throws(StoreError) -> (UInt64, UInt64) {
      var bits: (UInt64, UInt64) = (0, 0)
      guard getentropy(&bits, MemoryLayout.size(ofValue: bits)) == 0 else {
        throw .abandoned(reason: "the system has no random numbers for a session")
      }
      return bits
    }
  #else
    private static func randomBits() throws(StoreError) -> (UInt64, UInt64) {
      var generator = SystemRandomNumberGenerator()
      return (generator.next(), generator.next())
    }
  #endif

  /// A number that differs between hashes (FNV-1a, 64 bits): each has a random salt, so this need
  /// only notice that one has been put in place of another.
  private static func fingerprint(of hash: PasswordHash) -> UInt64 {
    var text = hash.text
    return text.withUTF8 { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325) { number, byte in
        (number ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
  }

  /// A number in sixteen hexadecimal digits.
  private static func text(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    let missing = 16 - digits.utf8.count
    return missing == 0 ? digits : String(repeating: "0", count: missing) + digits
  }
}
