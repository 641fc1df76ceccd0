import Model
import Testing
import ViewKit
import Workshop

@Suite("Accounts")
struct AccountsTests {
  @Test("K2: who registered can sign in, with the same password only")
  func registration() throws {
    try accounts.register(qwer)

    #expect(try accounts.authenticate(qwer).email == "Qwer")
    #expect(throws: AccountError.wrongPassword) {
      try accounts.authenticate(UserInfo(email: "Qwer", password: "asdg"))
    }
  }

  @Test(
    "K3, P8: an email that is taken, in any case or composition, changes nothing",
    arguments: [
      ("Qwer", "Qwer"), ("Qwer", "qWER"), ("cafe\u{301}", "caf\u{E9}"), ("Qwer", " Qwer "),
      ("\u{1100}\u{1161}나다라", "가나다라"), ("Straße", "STRASSE"),
    ])
  func duplicates(first: String, second: String) throws {
    try accounts.register(UserInfo(email: first, password: "asdf"))

    #expect(throws: AccountError.emailTaken) {
      try accounts.register(UserInfo(email: second, password: "other"))
    }

    #expect(throws: Never.self) {
      try accounts.authenticate(UserInfo(email: first, password: "asdf"))
    }
    // Under either email there is the first one, and no other.
    let email = try Email(first)
    for other in [email, try Email(second)] {
      #expect(try store.value(for: .account(other))?.email == email.text)
    }
  }

  @Test("Of two who take an email at once one gets it, and its password works")
  func race() throws {
    let accounts = accounts

    let errors = onThreads(4) { index in
      try accounts.register(UserInfo(email: "Qwer", password: "password \(index)"))
    }

    #expect(errors == Array(repeating: "\(AccountError.emailTaken)", count: 3))
    let openers = (0..<4).filter { index in
      (try? accounts.authenticate(UserInfo(email: "Qwer", password: "password \(index)"))) != nil
    }
    #expect(openers.count == 1)
  }

  @Test("An email that is taken while the password is being hashed is taken")
  func takenMeanwhile() throws {
    let (first, qwer) = (accounts, qwer)
    let slow = CountingHasher { try? first.register(UserInfo(email: "qWER", password: "first")) }

    #expect(throws: AccountError.emailTaken) {
      try Accounts(store: store, hasher: slow).register(qwer)
    }

    #expect(try store.value(for: .account(Email("Qwer")))?.email == "qWER")
  }

  @Test("P8: signing in compares case, as in the notes, and shows the typed form")
  func exactCase() throws {
    try accounts.register(UserInfo(email: "Lee@Example.com", password: "asdf"))

    #expect(throws: AccountError.noSuchAccount) {
      try accounts.authenticate(UserInfo(email: "lee@example.com", password: "asdf"))
    }
    let account = try accounts.authenticate(
      UserInfo(email: " Lee@Example.com", password: "asdf"))
    #expect(account.email == "Lee@Example.com")
  }

  @Test("P11: an email without an account costs as many hashes as one with")
  func unknownEmail() throws {
    try accounts.register(qwer)
    let before = hasher.count

    #expect(throws: AccountError.noSuchAccount) {
      try accounts.authenticate(UserInfo(email: "nobody", password: "asdf"))
    }

    #expect(hasher.count - before == 1)
    #expect(throws: AccountError.wrongPassword) {
      try accounts.authenticate(UserInfo(email: "Qwer", password: "asdg"))
    }
    #expect(hasher.count - before == 2)
  }

  @Test("K1: what breaks a rule is refused before the store or the hasher is asked")
  func refusal() throws {
    let short = UserInfo(email: "Qwer", password: "abc")

    #expect(throws: AccountError.refused(.passwordTooShort)) { try accounts.register(short) }
    #expect(throws: AccountError.refused(.passwordTooShort)) { try accounts.authenticate(short) }

    #expect(hasher.count == 0)
    #expect(store.transactions == 0)
  }

  @Test("P4: a NUL and what follows it does not open an account")
  func nul() throws {
    try accounts.register(qwer)

    #expect(throws: AccountError.refused(.passwordUnusable)) {
      try accounts.authenticate(UserInfo(email: "Qwer", password: "asdf\0evil"))
    }
  }

  @Test("P12: a hash of another cost is made again after a right password, and only then")
  func renewal() throws {
    try accounts.register(qwer)
    let old = try stored()
    let costlier = Accounts(store: store, hasher: YescryptHasher(cost: 2))

    _ = try? costlier.authenticate(UserInfo(email: "Qwer", password: "asdg"))
    #expect(try stored() == old)
    let account = try costlier.authenticate(qwer)

    #expect(try stored() == account.passwordHash)
    #expect(try stored() != old)
    #expect(!YescryptHasher(cost: 2).needsRehash(account.passwordHash))
    #expect(try costlier.authenticate(qwer) == account)
  }

  @Test("P12: a hash that cannot be renewed does not prevent signing in")
  func failedRenewal() throws {
    try accounts.register(qwer)
    let old = try stored()
    store.fail(atWrite: 1)

    let account = try Accounts(store: store, hasher: YescryptHasher(cost: 2)).authenticate(qwer)

    #expect(account.passwordHash == old)
    #expect(try stored() == old)
  }

  @Test("P12, P17: a password that is changed while its old hash is renewed stays changed")
  func changedDuringRenewal() throws {
    try Accounts(store: store, hasher: YescryptHasher(cost: 2)).register(qwer)
    let (other, qwer) = (accounts, qwer)
    let slow = CountingHasher { _ = try? other.changePassword(of: qwer, to: Password("zxcv")) }

    _ = try Accounts(store: store, hasher: slow).authenticate(qwer)

    #expect(throws: AccountError.wrongPassword) { try accounts.authenticate(qwer) }
    #expect(try accounts.authenticate(UserInfo(email: "Qwer", password: "zxcv")).email == "Qwer")
  }

  @Test("P12: a sign-in keeps who is signed in elsewhere")
  func renewalKeepsMark() throws {
    try accounts.register(qwer)
    let session = LoginSession(store: store)
    try session.begin(for: try accounts.authenticate(qwer))

    _ = try Accounts(store: store, hasher: YescryptHasher(cost: 2)).authenticate(qwer)

    #expect(try session.email() == "Qwer")
  }

  @Test("A store that fails stores nothing, and says why")
  func failingStore() throws {
    store.fail(atWrite: 1)

    #expect(throws: AccountError.store(FaultyStore.error)) { try accounts.register(qwer) }

    #expect(try store.value(for: .account(Email("Qwer"))) == nil)
    try accounts.register(qwer)
    #expect(try accounts.authenticate(qwer).email == "Qwer")
  }

  @Test("P3: an account whose hash was replaced by a plain password stays closed")
  func downgradedRow() throws {
    try accounts.register(qwer)
    try store.set(
      Account(email: "Qwer", passwordHash: PasswordHash("asdf")), for: .account(Email("Qwer")))

    #expect(throws: AccountError.wrongPassword) { try accounts.authenticate(qwer) }
  }

  @Test("P17: a password is changed by who knows the current one, and the old one is gone")
  func changesPassword() throws {
    try accounts.register(qwer)

    #expect(throws: AccountError.wrongPassword) {
      try accounts.changePassword(
        of: UserInfo(email: "Qwer", password: "asdg"), to: try Password("zxcv"))
    }
    #expect(try accounts.authenticate(qwer).email == "Qwer")
    try accounts.changePassword(of: qwer, to: Password("zxcv"))

    #expect(throws: AccountError.wrongPassword) { try accounts.authenticate(qwer) }
    #expect(try accounts.authenticate(UserInfo(email: "Qwer", password: "zxcv")).email == "Qwer")
  }

  @Test("P17: a new password ends every session but the one that is begun for it")
  func changeEndsSessions() throws {
    try accounts.register(qwer)
    let session = LoginSession(store: store)
    try session.begin(for: try accounts.authenticate(qwer))
    let token = try store.value(for: .loginedPassword)

    let changed = try accounts.changePassword(of: qwer, to: Password("zxcv"))

    #expect(try session.email() == nil)
    try session.begin(for: changed)
    #expect(try session.email() == "Qwer")
    try store.set(token, for: .loginedPassword)
    #expect(try session.email() == nil)
  }

  @Test("P17: of two changes at once the first holds, and the other says so")
  func changedMeanwhile() throws {
    try accounts.register(qwer)
    let (first, qwer) = (accounts, qwer)
    let slow = CountingHasher { _ = try? first.changePassword(of: qwer, to: Password("first")) }

    #expect(throws: AccountError.self) {
      try Accounts(store: store, hasher: slow).changePassword(of: qwer, to: Password("second"))
    }

    #expect(throws: Never.self) {
      try accounts.authenticate(UserInfo(email: "Qwer", password: "first"))
    }
  }

  @Test("P17: guessing the current password waits as guessing at sign-in does")
  func changeWaits() throws {
    try accounts.register(qwer)
    let wrong = UserInfo(email: "Qwer", password: "guess")
    for _ in 1...5 { _ = try? accounts.changePassword(of: wrong, to: Password("zxcv")) }

    #expect(throws: AccountError.tooManyTries(seconds: 1)) {
      try accounts.changePassword(of: qwer, to: Password("zxcv"))
    }
  }

  // MARK: - Fixtures

  private let store = FaultyStore()
  private let hasher = CountingHasher()
  private let accounts: Accounts
  private let qwer = UserInfo(email: "Qwer", password: "asdf")

  init() {
    accounts = Accounts(store: store, hasher: hasher)
  }

  private func stored() throws -> PasswordHash? {
    try store.value(for: .account(Email("Qwer")))?.passwordHash
  }
}
