import Synchronization
import Testing

@testable import Model
@testable import Workshop

/// Whatever is drawn at random is drawn from a source that a test can pass.
@Suite("Random numbers")
struct RandomNumbersTests {
  @Test("The system never gives the same number twice in a hundred, each of sixteen digits")
  func system() {
    let texts = (1...100).map { _ in RandomNumbers.system.text() }

    #expect(Set(texts).count == 100)
    #expect(texts.allSatisfy { $0.utf8.count == 16 })
  }

  @Test("The token of a sign-in is drawn from the source of its session")
  func token() throws {
    let store = MemoryStore()
    let lee = UserInfo(email: "lee@example.com", password: "<password 1>")
    let accounts = Accounts(store: store, hasher: StandardHasher.lowestCost)
    try accounts.register(lee)
    let session = LoginSession(store: store, randomness: Self.counting())

    for token in ["00000000000000010000000000000002", "00000000000000030000000000000004"] {
      try session.begin(for: accounts.authenticate(lee))

      #expect(try store.value(for: .loginedPassword) == token)
    }
  }

  @Test("The salt of a hash is drawn from the source of its hasher")
  func salt() throws {
    let password = try Password("<password 1>")
    let hashers = (1...2).map { _ in
      #if canImport(SystemCrypt)
        YescryptHasher(cost: 1, randomness: Self.counting())
      #else
        PBKDF2Hasher(rounds: 1, randomness: Self.counting())
      #endif
    }

    let first = try hashers[0].hash(password)

    #expect(try hashers[1].hash(password) == first)
    #expect(try hashers[1].hash(password) != first, "the next salt")
    #expect(try StandardHasher.lowestCost.hash(password) != first)
    #expect(try StandardHasher.lowestCost.verify(password, against: first))
  }

  @Test("An explorer draws the same numbers each time, and finds those that it drew, and no others")
  func explorer() {
    let (first, second) = (ExplorerRandomness(), ExplorerRandomness())
    let texts = (1...3).map { _ in first.numbers.text() }

    #expect((1...3).map { _ in second.numbers.text() } == texts)
    #expect(first.count == 3)
    #expect(first.removingNumbers(from: "a\(texts[0])\(texts[2]) b \(texts[1])") == "a   b  ")
    #expect(ExplorerRandomness().removingNumbers(from: texts[0]) == texts[0])
    #expect(first.removingNumbers(from: "c0ffee5a1234b00c") == "c0ffee5a1234b00c")

    first.begin(after: 1)

    #expect(first.numbers.text() == texts[1])
  }

  @Test(
    "A number has its digits, and as many as all have",
    arguments: [
      (0, "0000000000000000"), (.max, "ffffffffffffffff"),
      (0x0123_4567_89AB_CDEF, "0123456789abcdef"),
    ] as [(UInt64, String)])
  func digits(number: UInt64, text: String) {
    let numbers = RandomNumbers { number }

    #expect(numbers.text() == text && numbers.text(numbers: 2) == text + text)
    #expect(numbers.text(numbers: 0) == "")
  }

  @Test("An explorer draws the same numbers in every version, so that walks can be compared")
  func explorerAlways() {
    let source = ExplorerRandomness()

    let texts = (1...3).map { _ in source.numbers.text() }

    #expect(texts == ["642b3652356ec46f", "c1787f8387c26e97", "494d77f7a5772b6f"])
    let bytes = Array("a\(texts[1])\(texts[0])\(texts[1].dropLast())".utf8)
    let found = bytes.withUnsafeBytes { source.numbers(in: $0) }
    #expect(found.map(\.position) == [1..<17, 17..<33])
    #expect(found.map(\.number) == [0xC178_7F83_87C2_6E97, 0x642B_3652_356E_C46F])
  }

  /// A source that counts from 1.
  private static func counting() -> RandomNumbers {
    let count = Count()
    return RandomNumbers { count.next() }
  }

  private final class Count: Sendable {
    private let number = Atomic<UInt64>(0)

    func next() -> UInt64 { number.wrappingAdd(1, ordering: .relaxed).newValue }
  }
}
