#if canImport(CommonCrypto)
  import CommonCrypto
  import Foundation

  /// The hasher of this platform.
  ///
  /// ## Topics
  ///
  /// ### What it is
  ///
  /// - ``PBKDF2Hasher``
  public typealias StandardHasher = PBKDF2Hasher

  /// Hashes passwords with PBKDF2-HMAC-SHA512 (RFC 8018), where the system has no yescrypt.
  ///
  /// The stored form is `$pbkdf2-sha512$i=210000$salt$hash`, salt and hash in base 64. A hasher may
  /// be used from any thread.
  ///
  /// ```swift
  /// let old = try PBKDF2Hasher(rounds: 1).hash(password)
  /// let hasher = PBKDF2Hasher(rounds: 2)
  /// #expect(hasher.needsRehash(old))
  /// #expect(try hasher.verify(password, against: old))
  /// ```
  public struct PBKDF2Hasher: PasswordHasher {
    /// The rounds of a new hash: OWASP's number for this method.
    public static let rounds = 210_000

    private static let method = "pbkdf2-sha512"
    private static let saltBytes = 16
    private let rounds: Int
    private let randomness: RandomNumbers

    /// The lowest cost: for tests only.
    public static var lowestCost: PBKDF2Hasher { PBKDF2Hasher(rounds: 1) }

    /// Creates a hasher.
    ///
    /// - Parameters:
    ///   - rounds: the rounds of a new hash, from 1 to 10,000,000.
    ///   - randomness: draws the salt of each new hash.
    public init(rounds: Int = PBKDF2Hasher.rounds, randomness: RandomNumbers = .system) {
      self.randomness = randomness
      self.rounds = min(max(rounds, 1), Record.maximumRounds)
    }

    /// Hashes a password with a new salt.
    ///
    /// - Throws: `PasswordHashError` if the system refuses the method.
    public func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
      let salt = [randomness.next(), randomness.next()].withUnsafeBytes { [UInt8]($0) }
      let key = try Self.derive(password, salt: salt, rounds: rounds)
      return PasswordHash(Record(rounds: rounds, salt: salt, key: key).text)
    }

    /// Whether a password has this hash; `false` for a hash of another method.
    ///
    /// - Throws: `PasswordHashError` if the system refuses the method.
    public func verify(
      _ password: Password, against hash: PasswordHash
    ) throws(PasswordHashError) -> Bool {
      guard let record = Record.parse(hash.text) else { return false }
      let key = try Self.derive(password, salt: record.salt, rounds: record.rounds)
      guard key.count == record.key.count else { return false }
      return zip(key, record.key).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Whether a hash was made with another number of rounds than new ones are.
    public func needsRehash(_ hash: PasswordHash) -> Bool {
      Record.parse(hash.text)?.rounds != rounds
    }

    /// A record with as many rounds, whose key no password has.
    public var decoy: PasswordHash {
      let salt = [UInt8](repeating: 0, count: Self.saltBytes)
      let key = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
      return PasswordHash(Record(rounds: rounds, salt: salt, key: key).text)
    }

    private static func derive(
      _ password: Password, salt: [UInt8], rounds: Int
    ) throws(PasswordHashError) -> [UInt8] {
      // A `String` cannot be overwritten, so C reads this copy.
      var phrase = password.text.utf8CString
      defer {
        // With noise: a compiler may leave out zeros that are never read.
        phrase.withUnsafeMutableBytes { bytes in
          if let start = bytes.baseAddress { _ = CCRandomGenerateBytes(start, bytes.count) }
        }
      }
      var key = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
      let code = phrase.withUnsafeBufferPointer { phrase in
        CCKeyDerivationPBKDF(
          CCPBKDFAlgorithm(kCCPBKDF2), phrase.baseAddress, phrase.count - 1, salt, salt.count,
          CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA512), UInt32(rounds), &key, key.count)
      }
      guard code == kCCSuccess else { throw .refusedBySystem(method: method, code: code) }
      return key
    }

    /// The parts of the stored form.
    private struct Record {
      static let maximumRounds = 10_000_000

      let rounds: Int
      let salt: [UInt8]
      let key: [UInt8]

      static func parse(_ text: String) -> Record? {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == PBKDF2Hasher.method,
          parts[2].hasPrefix("i="), let rounds = Int(parts[2].dropFirst(2)),
          (1...Self.maximumRounds).contains(rounds),
          let salt = Data(base64Encoded: String(parts[3])),
          salt.count == PBKDF2Hasher.saltBytes,
          let key = Data(base64Encoded: String(parts[4]))
        else { return nil }
        return Record(rounds: rounds, salt: [UInt8](salt), key: [UInt8](key))
      }

      var text: String {
        let fields = [
          "", PBKDF2Hasher.method, "i=\(rounds)", Data(salt).base64EncodedString(),
          Data(key).base64EncodedString(),
        ]
        return fields.joined(separator: "$")
      }
    }
  }
#endif
