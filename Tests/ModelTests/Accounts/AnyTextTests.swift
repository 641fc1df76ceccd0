import Foundation
import Model
import ModelKit
import Testing

/// What holds for any text at all, in every public place of the model that takes one.
@Suite("Any text")
struct AnyTextTests {
  @Test("R1: an email is refused, or has a key that trimming, composing and case do not change")
  func emails() throws {
    try forAll { text in
      guard let email = try? Email(text) else { return }
      let again = try Email(email.text)
      let (upper, lower) = (try? Email(email.text.uppercased()), try? Email(email.folded))

      #expect(again == email, seed.again)
      #expect(
        Array(try Email("\n\(email.text)\n").text.utf8) == Array(email.text.utf8), seed.again)
      #expect((4...511).contains(email.text.utf8.count), seed.again)
      #expect(
        !email.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }, seed.again)
      // Folding may make a text longer than an email can be.
      if let upper { #expect(upper.folded == email.folded, seed.again) }
      if let lower { #expect(lower.folded == email.folded, seed.again) }
    }
  }

  @Test("R1, P6: a password is refused, or opens what it closed, and what differs does not")
  func passwords() throws {
    let hasher = YescryptHasher(cost: 1)
    try forAll(300) { text in
      guard let password = try? Password(text) else { return }
      let hash = try hasher.hash(password)

      #expect(
        hash.text.hasPrefix("$y$") && !text.isEmpty && !hash.text.contains(text), seed.again)
      #expect(try hasher.verify(password, against: hash), seed.again)
      if let other = try? Password(String(text.dropLast())) {
        let opens = try hasher.verify(other, against: hash)
        #expect(opens == (other == password), seed.again)
      }
    }
  }

  @Test("R1: a hash of anyone else's making is never believed, and traps nothing")
  func hashes() throws {
    let (hasher, password) = (YescryptHasher(cost: 1), try Password("<password 1>"))
    try forAll(300) { text in
      for hash in [text, "$y$" + text, "$y$j75$" + text] {
        let opens = try hasher.verify(password, against: PasswordHash(hash))
        #expect(!opens, seed.again)
        _ = hasher.needsRehash(PasswordHash(hash))
      }
    }
  }

  @Test("R1, P18: every store keeps any text byte for byte", arguments: StoreKind.allCases)
  func stores(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    var texts: [String] = []
    try forAll(kind == .userDefaults ? 60 : 300) { texts.append($0) }
    let kept = texts

    try store.update { (transaction) throws(StoreError) in
      for (index, text) in kept.enumerated() {
        let account = Account(email: text, passwordHash: PasswordHash(text), token: text)
        try transaction.write(account.stored, at: .record("\(index) \(text)"))
        try transaction.write(.text(text), at: .setting("\(index) \(text)"))
      }
    }

    for (index, text) in kept.enumerated() {
      guard case .text(let found)? = try store.read(.setting("\(index) \(text)")),
        let account = try store.read(.record("\(index) \(text)")).flatMap(Account.init(stored:))
      else {
        Issue.record("text \(index) is not there; \(seed.again)")
        continue
      }
      #expect(
        found.utf8.elementsEqual(text.utf8) && account.email.utf8.elementsEqual(text.utf8),
        seed.again)
    }
  }

  @Test("R1: signing up and in with anything is refused, or works from end to end")
  func accounts() throws {
    let store = MemoryStore()
    let accounts = Accounts(store: store, hasher: YescryptHasher(cost: 1))
    let session = LoginSession(store: store)
    var generator = AnyText(seed: seed.number &+ 1)
    try forAll(200) { email in
      let userInfo = UserInfo(email: email, password: generator.next())
      do throws(AccountError) {
        try accounts.register(userInfo)
      } catch {
        #expect(!"\(error)".isEmpty, seed.again)
        return
      }
      #expect(CredentialRules.fault(in: userInfo) == nil, seed.again)
      try session.begin(for: try accounts.authenticate(userInfo))
      #expect(try session.email() == Email(email).text, seed.again)
      try session.end()
    }
  }

  @Test("R1: a path is refused, or makes a store in the folder that it names")
  func paths() throws {
    let folder = try TemporaryFolder()
    try forAll(30) { text in
      let name = String(text.filter { $0 != "/" && $0 != "." })
      do throws(StoreError) {
        _ = try SQLiteStore(path: folder.path(name))
      } catch {
        #expect(!"\(error)".isEmpty, seed.again)
      }
    }
    #expect(try folder.names().filter { $0.hasSuffix(".new") } == [], seed.again)
  }

  // MARK: - Fixtures

  private let seed = TestSeed()

  /// Tries a property on many texts; a failure names the seed that brings them back.
  private func forAll(_ count: Int = 2_000, _ property: (String) throws -> Void) throws {
    var generator = AnyText(seed: seed.number)
    for index in 0..<count {
      let text: String = generator.next()
      do {
        try property(text)
      } catch {
        Issue.record("\(seed.again), text \(index), \(text.debugDescription.prefix(200)): \(error)")
        return
      }
    }
  }
}
