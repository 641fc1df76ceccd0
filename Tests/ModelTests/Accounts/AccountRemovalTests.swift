import Model
import ModelKit
import Synchronization
import Testing
import ViewText

@Suite("Removing an account")
struct AccountRemovalTests {
  @Test(
    "P17: an account is removed with its session and its failures, by who knows its password",
    arguments: StoreKind.allCases)
  func removal(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    let accounts = Accounts(store: store, hasher: hasher)
    let session = LoginSession(store: store)
    try accounts.register(qwer)
    try accounts.register(kim)
    try session.begin(for: try accounts.authenticate(qwer))

    #expect(throws: AccountError.wrongPassword) { try accounts.remove(wrong) }
    #expect(try session.email() == "Qwer")
    try accounts.remove(qwer)

    #expect(try session.email() == nil)
    #expect(try remains(in: store) == [])
    #expect(throws: AccountError.noSuchAccount) { try accounts.authenticate(qwer) }
    #expect(try accounts.authenticate(kim).email == "Kimm")
  }

  @Test(
    "P17: the email can be registered again, with another password", arguments: ["Qwer", "QWER"])
  func again(email: String) throws {
    try accounts.register(qwer)
    try accounts.remove(qwer)

    try accounts.register(UserInfo(email: email, password: "zxcv"))

    #expect(try accounts.authenticate(UserInfo(email: email, password: "zxcv")).email == email)
  }

  @Test("P17: all goes in one transaction, and if a write fails nothing does", arguments: 1...7)
  @MainActor func failing(write: Int) throws {
    try accounts.register(qwer)
    try session.begin(for: try accounts.authenticate(qwer))
    let (before, transactions) = (try remains(in: store), store.transactions)
    let told = Told(session)
    store.fail(atWrite: write)

    if write <= 6 {
      #expect(throws: AccountError.store(FaultyStore.error)) { try accounts.remove(qwer) }

      #expect(try remains(in: store) == before)
      #expect(try session.email() == "Qwer")
      #expect(try accounts.authenticate(qwer).email == "Qwer")
      #expect(told.count == 0)
    } else {
      try accounts.remove(qwer)

      #expect(store.transactions - transactions == 1)
      #expect(try remains(in: store) == [])
      #expect(told.count == 1)
    }
  }

  @Test("P17: an observer of the session is called once at its end, and sees that it has ended")
  @MainActor func observers() throws {
    try accounts.register(qwer)
    try session.begin(for: try accounts.authenticate(qwer))
    let told = Told(session)

    _ = try? accounts.remove(wrong)
    #expect(told.count == 0)
    try accounts.remove(qwer)

    #expect(told.count == 1)
    #expect(told.emails == [nil])
  }

  @Test("P17: the session of another user goes on, and no observer is called")
  @MainActor func another() throws {
    try accounts.register(qwer)
    try accounts.register(kim)
    try session.begin(for: try accounts.authenticate(kim))
    let told = Told(session)

    try accounts.remove(qwer)

    #expect(try session.email() == "Kimm")
    #expect(told.count == 0)
  }

  @Test("P17: guessing the password to remove an account waits as guessing at sign-in does")
  func waits() throws {
    try accounts.register(qwer)
    for _ in 1...5 { _ = try? accounts.remove(wrong) }

    #expect(throws: AccountError.tooManyTries(seconds: 1)) { try accounts.remove(qwer) }

    #expect(try store.value(for: .account(Email("Qwer"))) != nil)
  }

  @Test("P17: failures that others had while the password was compared go with the account")
  func failedMeanwhile() throws {
    try accounts.register(qwer)
    let (others, wrong) = (accounts, wrong)
    // The hash is made anew, which takes as long again, and another process guesses meanwhile.
    let slow = SlowHasher { _ = try? others.authenticate(wrong) }

    try Accounts(store: store, hasher: slow).remove(qwer)

    #expect(try remains(in: store) == [])
  }

  @Test("P17: an account whose password was changed meanwhile stays")
  func changedMeanwhile() throws {
    try accounts.register(qwer)
    let (others, qwer) = (accounts, qwer)
    let slow = SlowHasher { _ = try? others.changePassword(of: qwer, to: Password("zxcv")) }

    #expect(throws: AccountError.changedMeanwhile) {
      try Accounts(store: store, hasher: slow).remove(qwer)
    }

    #expect(try accounts.authenticate(UserInfo(email: "Qwer", password: "zxcv")).email == "Qwer")
  }

  @Test(
    "P8, P17: an account that was stored when ẞ was folded to ß is removed from where it is",
    arguments: StoreKind.allCases)
  func former(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let store = fixture.store
    let userInfo = UserInfo(email: "STRAẞE", password: "asdf")
    try store.addFormerAccount(of: userInfo, hasher: hasher)
    let accounts = Accounts(store: store, hasher: hasher)
    let session = LoginSession(store: store)
    try session.begin(for: try accounts.authenticate(userInfo))

    try accounts.remove(userInfo)

    #expect(try store.read(.record("straße")) == nil)
    #expect(try session.email() == nil)
    try accounts.register(userInfo)
    #expect(try store.read(.record("strasse")) != nil)
  }

  @Test("The log has the removal, without email and password")
  func trace() throws {
    let log = EventLog(isRecording: true)
    let traced = Accounts(store: store, hasher: hasher, session: session, log: log)
    try accounts.register(qwer)

    try traced.remove(qwer)

    #expect(log.events.map(TextTrace.line) == ["Accounts.remove(UserInfo(•••))"])
  }

  // MARK: - Fixtures

  private let store = FaultyStore()
  private let hasher = CountingHasher()
  private let session: LoginSession
  private let accounts: Accounts
  private let qwer = UserInfo(email: "Qwer", password: "asdf")
  private let wrong = UserInfo(email: "Qwer", password: "asdg")
  private let kim = UserInfo(email: "Kimm", password: "asdf")

  init() {
    session = LoginSession(store: store)
    accounts = Accounts(store: store, hasher: hasher, session: session)
  }

  /// What a store knows of Qwer.
  private func remains(in store: any UserInfoStore) throws -> [StoredValue] {
    let email = try Email("Qwer")
    let places = [
      UserInfoKey.account(email).storeKey, UserInfoKey.attempts(email).storeKey,
      UserInfoKey.isLogined.storeKey, UserInfoKey.loginedEmail.storeKey,
      UserInfoKey.loginedPassword.storeKey, UserInfoKey.loginedTime.storeKey,
    ]
    return try places.compactMap { try store.read($0) }
  }
}

/// What an observer of a session was told: who was signed in then.
private final class Told: Sendable {
  private let list = Mutex<[String?]>([])
  private let observation: Mutex<LoginSession.Observation?> = Mutex(nil)

  var emails: [String?] { list.withLock { $0 } }
  var count: Int { emails.count }

  init(_ session: LoginSession) {
    let kept = session.observe { [weak self] _ in
      let email = try? session.email()
      self?.list.withLock { $0.append(email ?? nil) }
    }
    observation.withLock { $0 = kept }
  }
}

/// A hasher of a higher cost, which lets something happen while it hashes a password anew.
private struct SlowHasher: PasswordHasher {
  let meanwhile: @Sendable () -> Void
  private let hasher = YescryptHasher(cost: 2)

  init(meanwhile: @escaping @Sendable () -> Void) {
    self.meanwhile = meanwhile
  }

  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    meanwhile()
    return try hasher.hash(password)
  }

  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool {
    try hasher.verify(password, against: hash)
  }

  func needsRehash(_ hash: PasswordHash) -> Bool { hasher.needsRehash(hash) }

  var decoy: PasswordHash { hasher.decoy }
}
