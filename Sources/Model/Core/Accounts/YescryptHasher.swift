#if canImport(SystemCrypt)
  import Foundation
  import SystemCrypt

  /// The hasher of this platform.
  ///
  /// ## Topics
  ///
  /// ### What it is
  ///
  /// - ``YescryptHasher``
  public typealias StandardHasher = YescryptHasher

  /// Hashes passwords with yescrypt, the method `$y$` of libxcrypt (crypt(5)).
  ///
  /// Every hash takes the time and memory of its cost on the calling thread: cost 7 about 70 ms
  /// and 64 MiB. A hasher may be used from any thread; four hashes at most are made at once.
  ///
  /// ```swift
  /// let old = try YescryptHasher(cost: 1).hash(password)
  /// let hasher = YescryptHasher(cost: 2)
  /// #expect(hasher.needsRehash(old))
  /// #expect(try hasher.verify(password, against: old))
  /// ```
  public struct YescryptHasher: PasswordHasher {
    /// The costs that yescrypt knows; each takes twice the memory of the one before.
    public static let costs = 1...11

    private static let method = "$y$"
    private static let places = DispatchSemaphore(value: 4)
    private let cost: Int
    private let randomness: RandomNumbers

    /// A setting of this cost, which is not a hash.
    public var decoy: PasswordHash { PasswordHash(pattern) }

    private let pattern: String

    /// The lowest cost: for tests only.
    public static var lowestCost: YescryptHasher { YescryptHasher(cost: 1) }

    /// Creates a hasher.
    ///
    /// - Parameters:
    ///   - cost: the cost of a new hash; a number outside `costs` becomes the nearest.
    ///   - randomness: draws the salt of each new hash.
    public init(cost: Int = 7, randomness: RandomNumbers = .system) {
      self.cost = min(max(cost, Self.costs.lowerBound), Self.costs.upperBound)
      self.randomness = randomness
      let setting = try? Self.setting(cost: self.cost, salt: [0, 0])
      pattern = (setting ?? Self.method) + "$" + String(repeating: ".", count: 43)
    }

    /// Hashes a password with a new salt.
    ///
    /// - Throws: `PasswordHashError` if the system refuses the method.
    public func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
      PasswordHash(try Self.crypt(password, setting: try newSetting()))
    }

    /// Whether a password has this hash; `false` unless it is a yescrypt hash (P3 in
    /// <doc:Promises>).
    ///
    /// - Throws: `PasswordHashError` if the system refuses the method.
    public func verify(
      _ password: Password, against hash: PasswordHash
    ) throws(PasswordHashError) -> Bool {
      let isOurs = hash.text.hasPrefix(Self.method)
      do throws(PasswordHashError) {
        let setting = isOurs ? hash.text : pattern
        let (one, other) = (try Self.crypt(password, setting: setting).utf8, hash.text.utf8)
        // Constant time: it must not tell where they differ.
        return one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
      } catch .refusedBySystem(_, code: EINVAL) {
        // The text is not a whole hash, so no password has it; or memory is short, and then there
        // is not enough for the decoy either.
        _ = try Self.crypt(password, setting: pattern)
        return false
      }
    }

    /// Whether a hash was made at another cost than new ones are.
    public func needsRehash(_ hash: PasswordHash) -> Bool {
      // The system cannot tell: `crypt_checksalt` accepts every cost (P12 on the page Promises).
      let parameters = pattern.split(separator: "$")[1]
      return !hash.text.hasPrefix("\(Self.method)\(parameters)$")
    }

    private func newSetting() throws(PasswordHashError) -> String {
      try Self.setting(cost: cost, salt: [randomness.next(), randomness.next()])
    }

    /// A method, cost and salt: `$y$j9T$` and 22 characters of salt.
    private static func setting(cost: Int, salt: [UInt64]) throws(PasswordHashError) -> String {
      let setting = salt.withUnsafeBytes { bytes in
        let bytes = bytes.bindMemory(to: CChar.self)
        return crypt_gensalt_ra(method, UInt(cost), bytes.baseAddress, Int32(bytes.count))
      }
      guard let setting else { throw refusedBySystem }
      defer { free(setting) }
      return String(cString: setting)
    }

    private static func crypt(
      _ password: Password, setting: String
    ) throws(PasswordHashError) -> String {
      // A `String` cannot be overwritten, so C reads this copy.
      var phrase = password.text.utf8CString
      var scratch: UnsafeMutableRawPointer?
      var size: Int32 = 0
      defer {
        phrase.withUnsafeMutableBytes { bytes in
          if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
        }
        if let scratch { explicit_bzero(scratch, Int(size)) }
        free(scratch)
      }
      let result = places.using {
        phrase.withUnsafeBufferPointer { phrase in
          crypt_ra(phrase.baseAddress, setting, &scratch, &size)
        }
      }
      // Failure is no result, or one with a star, which is not a hash (Promises, P2).
      guard let result, result.pointee != CChar(UInt8(ascii: "*")) else { throw refusedBySystem }
      return String(cString: result)
    }

    private static var refusedBySystem: PasswordHashError {
      .refusedBySystem(method: "yescrypt", code: errno)
    }
  }

  extension DispatchSemaphore {
    /// Limits how many hashes are made at once, as each takes its memory (P16 on the page
    /// Promises).
    ///
    /// The others wait.
    func using<Result, Failure: Error>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      wait()
      defer { signal() }
      return try body()
    }
  }
#endif
