import Foundation
import Testing
import ViewText

@testable import Model
@testable import Workshop

/// Two emails that differ only by case are one, whatever they are written in.
@Suite("Case folding")
struct CaseFoldingTests {
  @Test("P8: Small, capital and title forms are folded to one text, over all of Unicode")
  func unites() {
    let differing = Self.scalars.filter { scalar in
      let properties = scalar.properties
      let text = String(scalar)
      let forms = [
        properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
        Self.foldedByFoundation(text),
      ].filter { !$0.utf8.elementsEqual(text.utf8) }
      // Most have no other form.
      guard !forms.isEmpty else { return false }
      let folded = text.composed.caseFolded
      return forms.contains { !$0.composed.caseFolded.utf8.elementsEqual(folded.utf8) }
    }

    #expect(differing.prefix(20) == [])
  }

  @Test("P8: Nothing is folded to one text but what differs by case, over all of Unicode")
  func partsTheRest() {
    let united = Self.scalars.filter { scalar in
      let text = Self.foldedByFoundation(String(scalar))
      let folded = text.caseFolded
      // Most are folded to themselves.
      return !folded.utf8.elementsEqual(text.utf8)
        && !Self.foldedByFoundation(folded).utf8.elementsEqual(text.utf8)
    }

    // The dotless i shares its capital with i. The others are small letters that Foundation does
    // not fold, and Unicode does (CaseFolding.txt, status C).
    let variants = (0x1C80...0x1C88).compactMap(Unicode.Scalar.init)
    // What is newer than Foundation's own tables it cannot tell.
    let old = united.filter { ($0.properties.age ?? (99, 0)).major < 16 }
    #expect(old.prefix(20) == (["ı"] + variants)[...])
  }

  @Test("P8: Capitals with several marks are folded like their small letters, typed in any order")
  func marks() throws {
    for (one, other) in [
      ("\u{1FB7}", "\u{1FBC}\u{342}"), ("\u{1FB7}", "Α\u{342}\u{345}"),
      ("ǰ\u{323}", "J\u{323}\u{30C}"), ("ΐ", "Ι\u{308}\u{301}"), ("ệ", "Ê\u{323}"),
    ] {
      let folded = [one, other].map { Array($0.composed.caseFolded.utf8) }
      #expect(folded[0] == folded[1], "\(one) and \(other)")
    }
  }

  @Test("P8: Folding again changes nothing, over all of Unicode")
  func isStable() {
    let unstable = Self.scalars.filter { scalar in
      let folded = String(scalar).composed.caseFolded
      return !folded.caseFolded.utf8.elementsEqual(folded.utf8)
    }

    #expect(unstable.prefix(20) == [])
  }

  @Test(
    "P8: Every capital is folded, though it be the only one",
    arguments: Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
  func capitals(letter: Character) throws {
    let email = try Email("a\(letter)c@example.com")

    #expect(email.folded == "a\(letter.lowercased())c@example.com")
    #expect(email.text == "a\(letter)c@example.com")
  }

  @Test(
    "P8: Of ẞ, ß, SS and ss only one can be registered",
    arguments: [
      ("STRAẞE", "straße"), ("STRAẞE", "STRASSE"), ("STRAẞE", "strasse"), ("straße", "STRAẞE"),
      ("strasse", "STRAẞE"),
    ])
  func sharpS(first: String, second: String) throws {
    let accounts = Accounts(store: MemoryStore(), hasher: CountingHasher())
    try accounts.register(UserInfo(email: first, password: "asdf"))

    #expect(throws: AccountError.emailTaken) {
      try accounts.register(UserInfo(email: second, password: "asdf"))
    }
  }

  @Test(
    "P8: Of a domain and its form in ASCII only one can be registered",
    arguments: [
      ("lee@bücher.example", "lee@xn--bcher-kva.example"),
      ("lee@bücher.example", "LEE@XN--BCHER-KVA.EXAMPLE"),
      ("lee@BÜCHER.example", "lee@xn--bcher-kva.example"),
      ("lee@보기.한국", "lee@xn--ok0b03z.xn--3e0b707e"), ("이민지@보기.한국", "이민지@xn--ok0b03z.한국"),
      ("lee@bücher..example", "lee@xn--bcher-kva..example"),
    ])
  func domain(readable: String, encoded: String) throws {
    for (first, second) in [(readable, encoded), (encoded, readable)] {
      let accounts = Accounts(store: MemoryStore(), hasher: CountingHasher())
      try accounts.register(UserInfo(email: first, password: "asdf"))

      #expect(throws: AccountError.emailTaken) {
        try accounts.register(UserInfo(email: second, password: "asdf"))
      }
      #expect(try accounts.authenticate(UserInfo(email: first, password: "asdf")).email == first)
    }
  }

  @Test(
    "P8: What only looks like a domain in ASCII stays as it is",
    arguments: [
      "xn--bcher-kva", "xn--bcher-kva@example.com", "lee@xn-bcher.example", "lee@xn--.example",
      "lee@xn--bcher-kva.example@", "lee@xn--%zz.example", "lee@xn--a b.example", "lee@xn--[::1]",
    ])
  func noDomain(email: String) throws {
    #expect(try Email(email).folded == email)
  }

  // MARK: - Accounts of before

  @Test(
    "P8: An account that was stored when a domain in ASCII was another one works as every other",
    arguments: StoreKind.allCases)
  func formerDomain(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let (store, hasher) = (fixture.store, CountingHasher())
    let accounts = Accounts(store: store, hasher: hasher)
    let emails = ["Lee@xn--bcher-kva.example", "Lee@bücher.example"]
    try store.update { (transaction) throws(StoreError) in
      for email in emails {
        let account = Account(email: email, passwordHash: PasswordHash("$y$\(email)"))
        try transaction.write(account.stored, at: .record(email.lowercased()))
      }
    }

    for email in emails {
      let key = try Email(email).accountKey(in: store)
      #expect(try store.value(for: key)?.email == email)
      #expect(throws: AccountError.emailTaken) {
        try accounts.register(UserInfo(email: email, password: "asdf"))
      }
    }
  }

  @Test(
    "P8: An account that was stored when ẞ was folded to ß works as every other",
    arguments: StoreKind.allCases)
  func formerAccount(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let (store, hasher) = (fixture.store, CountingHasher())
    let userInfo = UserInfo(email: "STRAẞE", password: "asdf")
    try store.addFormerAccount(of: userInfo, hasher: hasher)
    let accounts = Accounts(store: store, hasher: hasher)
    let session = LoginSession(store: store)

    #expect(throws: AccountError.emailTaken) { try accounts.register(userInfo) }
    #expect(throws: AccountError.noSuchAccount) {
      try accounts.authenticate(UserInfo(email: "straße", password: "asdf"))
    }
    try session.begin(for: try accounts.authenticate(userInfo))
    #expect(try session.email() == "STRAẞE")
    try session.begin(for: try accounts.changePassword(of: userInfo, to: Password("zxcv")))
    #expect(try session.email() == "STRAẞE")
    try session.end()
    #expect(try session.email() == nil)
    let renewed = UserInfo(email: "STRAẞE", password: "zxcv")
    let costlier = Accounts(store: store, hasher: YescryptHasher(cost: 2))
    try session.begin(for: try costlier.authenticate(renewed))
    #expect(try session.email() == "STRAẞE")
    #expect(try store.read(.record("straße")) != nil)
    #expect(try store.read(.record("strasse")) == nil)
  }

  // MARK: - Fixtures

  /// Every scalar that means something.
  private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
    ![.unassigned, .privateUse].contains($0.properties.generalCategory)
  }

  /// What Foundation makes of a text, which takes its folding from elsewhere.
  private static func foldedByFoundation(_ text: String) -> String {
    text.composed.folding(options: .caseInsensitive, locale: nil).composed
  }
}
