import Model
import ModelKit
import Testing
import ViewKit
import ViewText

@Suite("Every store")
struct StoreConformanceTests {
  @Test("Keeps a value of each type, and gives back nothing else", arguments: StoreKind.allCases)
  func types(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store

    try store.set(true, for: UserInfoKey<Bool>("flag"))
    try store.set(Int64.min, for: UserInfoKey<Int64>("integer"))
    try store.set(Int64.max, for: UserInfoKey<Int64>("largest"))
    try store.set("이메일", for: UserInfoKey<String>("text"))
    try store.set([0, 255, 0], for: UserInfoKey<[UInt8]>("bytes"))
    try store.set(account, for: .account(email))

    #expect(try store.value(for: UserInfoKey<Bool>("flag")) == true)
    #expect(try store.value(for: UserInfoKey<Int64>("integer")) == .min)
    #expect(try store.value(for: UserInfoKey<Int64>("largest")) == .max)
    #expect(try store.value(for: UserInfoKey<String>("text")) == "이메일")
    #expect(try store.value(for: UserInfoKey<[UInt8]>("bytes")) == [0, 255, 0])
    #expect(try store.value(for: .account(email)) == account)
    #expect(try store.value(for: UserInfoKey<Int64>("flag")) == nil)
    #expect(try store.value(for: UserInfoKey<Bool>("integer")) == nil)
    #expect(try store.value(for: UserInfoKey<String>("bytes")) == nil)
  }

  @Test("Replaces and removes values, and removes what is not there", arguments: StoreKind.allCases)
  func removal(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    try store.set("first", for: .loginedEmail)
    try store.set("second", for: .loginedEmail)
    #expect(try store.value(for: .loginedEmail) == "second")

    try store.set(nil, for: .loginedEmail)
    try store.set(nil, for: .loginedEmail)
    try store.set(nil, for: .account(email))

    #expect(try store.value(for: .loginedEmail) == nil)
    #expect(try store.value(for: .account(email)) == nil)
  }

  @Test("Keeps empty values and a NUL inside a text", arguments: StoreKind.allCases)
  func empty(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store

    try store.set("", for: UserInfoKey<String>("empty"))
    try store.set([], for: .sceneSession(0))
    try store.set("a\0b", for: UserInfoKey<String>("nul"))

    #expect(try store.value(for: UserInfoKey<String>("empty")) == "")
    #expect(try store.value(for: .sceneSession(0)) == [])
    #expect(try store.value(for: UserInfoKey<String>("nul"))?.utf8.count == 3)
  }

  @Test("Several values are read as they are at one moment", arguments: StoreKind.allCases)
  func reading(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    try store.set("lee", for: .loginedEmail)
    try store.set(3, for: .loginedTime)

    let values = try store.read { (reader) throws(StoreError) in
      [try reader.value(for: .loginedEmail), "\(try reader.value(for: .loginedTime) ?? 0)"]
    }

    #expect(values == ["lee", "3"])
    #expect(throws: StoreError.rolledBack(reason: .verbatim("a test"))) {
      try store.read { (_) throws(StoreError) in
        throw StoreError.rolledBack(reason: .verbatim("a test"))
      }
    }
    try store.set("usable", for: .loginedEmail)
  }

  @Test("Who writes waits until several values are read")
  func readingWhileWriting() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.path("store.sqlite"))
    let other = try SQLiteStore(path: folder.path("store.sqlite"), busyTimeout: 1)
    try store.set("before", for: .loginedEmail)

    let values = try store.read { (reader) throws(StoreError) in
      let first = try reader.value(for: .loginedEmail)
      #expect(throws: StoreError.self) { try other.set("after", for: .loginedEmail) }
      return [first, try reader.value(for: .loginedEmail)]
    }

    #expect(values == ["before", "before"])
    try other.set("after", for: .loginedEmail)
    #expect(try store.value(for: .loginedEmail) == "after")
  }

  @Test("A transaction that fails half-way leaves nothing", arguments: StoreKind.allCases)
  func failingTransaction(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    try store.set("before", for: .loginedEmail)

    #expect(throws: StoreError.rolledBack(reason: .verbatim("a test"))) {
      try store.update { (transaction) throws(StoreError) in
        try transaction.set("after", for: .loginedEmail)
        try transaction.set("again", for: .loginedEmail)
        try transaction.set(account, for: .account(email))
        throw StoreError.rolledBack(reason: .verbatim("a test"))
      }
    }

    #expect(try store.value(for: .loginedEmail) == "before")
    #expect(try store.value(for: .account(email)) == nil)
    try store.set("usable", for: .loginedEmail)
    #expect(try store.value(for: .loginedEmail) == "usable")
  }

  @Test("A transaction sees its own changes and returns its result", arguments: StoreKind.allCases)
  func transactionReads(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }

    let seen = try fixture.store.update { (transaction) throws(StoreError) in
      try transaction.set(account, for: .account(email))
      try transaction.set(nil, for: .loginedEmail)
      return try transaction.value(for: .account(email))
    }

    #expect(seen == account)
  }

  @Test("A record stands only among the records", arguments: StoreKind.allCases)
  func places(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }

    for (value, place) in [
      (account.stored, StoreKey.setting("name")),
      (.text("text"), .record("folded")), (.text("text"), .expiring("name")),
      (attempts.stored, .setting("name")), (attempts.stored, .record("folded")),
      (account.stored, .expiring("name")),
    ] {
      #expect(throws: StoreError.self) {
        try fixture.store.update { (transaction) throws(StoreError) in
          try transaction.write(value, at: place)
        }
      }
      #expect(try fixture.store.read(place) == nil)
    }
  }

  @Test("P13: keeps failed sign-ins apart from accounts", arguments: StoreKind.allCases)
  func attempts(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store

    try store.set(attempts, for: .attempts(email))

    #expect(try store.value(for: .attempts(email)) == attempts)
    #expect(try store.value(for: .account(email)) == nil)
    #expect(try store.read(.setting(email.folded)) == nil)
    try store.set(nil, for: .attempts(email))
    #expect(try store.value(for: .attempts(email)) == nil)
  }

  @Test("P13, P14: forgets what no longer matters", arguments: StoreKind.allCases)
  func forgetting(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    let day: Int64 = 24 * 60 * 60 * 1_000
    let now = ClockReading(time: 20_000 * day, uptime: 10 * day)
    // How long ago both clocks say it was, and whether that is kept.
    let examples: [(time: Int64, uptime: Int64, isKept: Bool)] = [
      (0, 0, true), (day - 1, day - 1, true), (day, day, false), (day, day - 1, true),
      (day - 1, day, true), (-day, day - 1, true), (-day, day, false), (day, -1, true),
      (day - 1, -1, true), (-day, -1, true), (day, 11 * day, true),
    ]

    try store.update { (transaction) throws(StoreError) in
      for (index, example) in examples.enumerated() {
        let latest = ClockReading(
          time: now.time - example.time, uptime: now.uptime - example.uptime)
        try transaction.write(
          .expiring(3, since: latest), at: .expiring("\(index)"))
      }
      try transaction.removeExpired(at: now)
    }

    for (index, example) in examples.enumerated() {
      let found = try store.read(.expiring("\(index)"))
      #expect((found != nil) == example.isKept, "\(example)")
    }
    // The age of these is not known.
    for index in [7, 9, 10] {
      #expect(try store.read(.expiring("\(index)")) == .expiring(3, since: now))
    }
  }

  @Test("Thousands of accounts of one transaction are all kept", arguments: StoreKind.allCases)
  func crowd(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    let emails = (0..<kind.crowd).map { "member\($0 * 7919 % kind.crowd)@example.com" }
    try store.update { (transaction) throws(StoreError) in
      for email in emails {
        let account = Account(email: email, passwordHash: PasswordHash("$y$"))
        try transaction.write(account.stored, at: .record(email))
      }
    }

    let lost = try emails.filter { email in
      try store.value(for: .account(Email(email)))?.email != email
    }
    #expect(lost.prefix(5) == [])
  }

  @Test("Keeps emails of any script apart", arguments: StoreKind.allCases)
  func scripts(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    let emails = try Self.emails.map { try Email($0) }

    for email in emails {
      let account = Account(email: email.text, passwordHash: PasswordHash("$y$\(email.text)"))
      try store.set(account, for: .account(email))
    }

    for email in emails {
      let account = try #require(try store.value(for: .account(email)))
      #expect(Array(account.email.utf8) == Array(email.text.utf8))
      #expect(account.passwordHash.text == "$y$\(email.text)")
    }
  }

  @Test("K5: an email named like a setting is no setting", arguments: StoreKind.allCases)
  func namesOfSettings(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    for name in ["isLogined", "loginedEmail", "loginedPassword", "loginedTime", "joinList"] {
      let place = StoreKey.record(try Email(name).folded)
      let account = Account(email: name, passwordHash: PasswordHash("$y$"))
      try store.update { (transaction) throws(StoreError) in
        try transaction.write(account.stored, at: place)
      }

      #expect(try store.read(.setting(name)) == nil)
      #expect(try store.read(place) == account.stored)
    }
  }

  @Test("P18: hostile texts are data, as name and as value", arguments: StoreKind.allCases)
  func hostile(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store

    for text in Self.hostileTexts {
      try store.set(text, for: UserInfoKey(text))
      let account = Account(email: text, passwordHash: PasswordHash(text), token: text)
      try store.set(account, for: .account(try Email(text)))
    }

    for text in Self.hostileTexts {
      #expect(try store.value(for: UserInfoKey<String>(text)) == text)
      #expect(try store.value(for: .account(try Email(text)))?.token == text)
    }
  }

  @Test("Two threads at once lose no change", arguments: StoreKind.allCases)
  func threads(kind: StoreKind) async throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    let key = UserInfoKey<Int64>("count")

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<25 {
            try store.update { (transaction) throws(StoreError) in
              try transaction.set((try transaction.value(for: key) ?? 0) + 1, for: key)
            }
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(try store.value(for: key) == 50)
  }

  // MARK: - Fixtures

  private let email: Email
  private let account: Account

  init() throws {
    email = try Email("Lee@example.com")
    account = Account(email: email.text, passwordHash: PasswordHash("$y$hash"), token: "mark")
  }

  private let attempts = FailedAttempts(failures: 3, latest: ClockReading(time: .max, uptime: 7))

  private static let emails = [
    "lee@example.com", "이메일@보기.한국", "بريد@مثال.مصر", "почта@пример.рф", "👩🏽🎈👍🏿🙂",
    "e\u{301}cole", "ñandú", "𝒜𝓁𝓅𝒽𝒶", "Straße", "q\u{323}\u{307}qqq",
  ]

  private static let hostileTexts = [
    "' OR '1'='1", "\"; DROP TABLE accounts; --", "%s%n%_*?", "?1 :name @name $name",
    "<key>&amp;</key>", "../../etc/passwd", "{\"json\": null}", "`backtick`",
  ]
}
