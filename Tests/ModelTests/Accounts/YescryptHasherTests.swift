import Foundation
import Model
import Synchronization
import SystemCrypt
import Testing

@Suite("Yescrypt hasher")
struct YescryptHasherTests {
  @Test("P1: the stored form is yescrypt with a cost and a salt of its own")
  func storedForm() throws {
    let password = try Password("asdf")

    let hashes = try (0..<2).map { _ in try hasher.hash(password).text }

    #expect(hashes[0].hasPrefix("$y$j75$"))
    #expect(hashes[0] != hashes[1])
    #expect(try YescryptHasher().hash(password).text.hasPrefix("$y$jBT$") == true)
  }

  @Test("P1: each of the two random numbers of a salt counts")
  func salt() throws {
    let salts = try [[1, 1], [1, 2], [2, 1], [2, 2]].map { (numbers: [UInt64]) in
      let rest = Mutex(numbers)
      let randomness = RandomNumbers { rest.withLock { $0.isEmpty ? 0 : $0.removeFirst() } }
      let hasher = YescryptHasher(cost: 1, randomness: randomness)
      return try hasher.hash(try Password("asdf")).text.split(separator: "$")[2]
    }

    #expect(Set(salts).count == salts.count)
  }

  @Test("P2: the C library agrees that it is the password's hash")
  func systemAgrees() throws {
    let hash = try hasher.hash(try Password("열려라 참깨")).text

    #expect(crypt("열려라 참깨", hash) == hash)
    #expect(crypt("열려라 참개", hash) != hash)
  }

  @Test("P2: the right password is verified and no other")
  func verification() throws {
    let hash = try hasher.hash(try Password("asdf"))

    #expect(try hasher.verify(try Password("asdf"), against: hash))
    for wrong in ["asdg", "Asdf", "asdf ", " asdf", "asdfasdf"] {
      #expect(try !hasher.verify(try Password(wrong), against: hash))
    }
  }

  @Test("P3: a hash of any other method, and what only looks like one, opens nothing")
  func downgrade() throws {
    let password = try Password("asdf")
    for setting in ["ab", "$1$salt$", "$2b$04$abcdefghijklmnopqrstuu", "$5$salt$", "$6$salt$"] {
      let hash = try #require(crypt("asdf", setting))

      #expect(try !hasher.verify(password, against: PasswordHash(hash)))
    }
    for text in ["asdf", "", "*0", "*1", "$y$", "$y$j75$", "$y$asdf", "$y$\0asdf"] {
      #expect(try !hasher.verify(password, against: PasswordHash(text)))
    }
  }

  @Test("P6: every byte counts, up to 511", arguments: [64, 511])
  func length(bytes: Int) throws {
    let start = String(repeating: "a", count: bytes - 1)
    let hash = try hasher.hash(try Password(start + "b"))

    #expect(try hasher.verify(try Password(start + "b"), against: hash))
    #expect(try !hasher.verify(try Password(start + "c"), against: hash))
  }

  @Test("P7: a password is the same typed composed or decomposed")
  func normalization() throws {
    let hash = try hasher.hash(try Password("caf\u{E9} 가나 \u{D55C}"))

    // A syllable with a final consonant may come in three letters, or in a syllable and a letter.
    for syllable in ["\u{1112}\u{1161}\u{11AB}", "\u{D558}\u{11AB}"] {
      let decomposed = try Password("cafe\u{301} \u{1100}\u{1161}\u{1102}\u{1161} \(syllable)")
      #expect(try hasher.verify(decomposed, against: hash))
    }
  }

  @Test("P12: a hash of another cost is to be renewed, one of the same is not")
  func renewal() throws {
    let hash = try hasher.hash(try Password("asdf"))

    #expect(!hasher.needsRehash(hash))
    #expect(!YescryptHasher(cost: -5).needsRehash(hash))
    #expect(YescryptHasher(cost: 2).needsRehash(hash))
    #expect(YescryptHasher().needsRehash(hash))
    #expect(hasher.needsRehash(PasswordHash("$6$salt$hash")))
  }

  // MARK: - Fixtures

  private let hasher = YescryptHasher(cost: 1)

  /// What the C library makes of a password and a setting.
  private func crypt(_ phrase: String, _ setting: String) -> String? {
    var scratch: UnsafeMutableRawPointer?
    var size: Int32 = 0
    defer { free(scratch) }
    return crypt_ra(phrase, setting, &scratch, &size).map { String(cString: $0) }
  }
}
