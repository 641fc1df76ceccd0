import Model
import ModelKit
import Synchronization
import Testing
import ViewKit
import Workshop

@Suite("Login session")
struct LoginSessionTests {
  @Test("No user is signed in at first")
  func nobody() throws {
    #expect(try session.email() == nil)
  }

  @Test("K4, S5: signing in stores the notes' three values in one transaction")
  func values() throws {
    let before = store.transactions

    try session.begin(for: account)

    #expect(store.transactions - before == 1)
    #expect(try store.value(for: .isLogined) == true)
    #expect(try store.value(for: .loginedEmail) == "Qwer")
    #expect(try store.value(for: .loginedPassword) != nil)
    #expect(try LoginSession(store: store, clock: time.clock).email() == "Qwer")
  }

  @Test("S1, S3: the stored password is none, but a new random mark at each sign-in")
  func token() throws {
    var tokens: Set<String> = []
    for _ in 0..<50 {
      try session.begin(for: account)
      let token = try #require(try store.value(for: .loginedPassword))
      #expect(token.utf8.count == 32)
      #expect(token.allSatisfy { $0.isHexDigit && !$0.isUppercase })
      #expect(!token.contains("asdf"))
      tokens.insert(token)
    }

    #expect(tokens.count == 50)
  }

  @Test("A sign-in that fails at any write changes nothing", arguments: 1...5)
  func failingBegin(write: Int) throws {
    store.fail(atWrite: write)

    #expect(throws: FaultyStore.error) { try session.begin(for: account) }

    #expect(try store.value(for: .isLogined) == nil)
    #expect(try store.value(for: .loginedPassword) == nil)
    #expect(try store.value(for: .account(email))?.token == nil)
  }

  @Test("A sign-out that fails at any write changes nothing", arguments: 1...5)
  func failingEnd(write: Int) throws {
    try session.begin(for: account)
    store.fail(atWrite: write)

    #expect(throws: FaultyStore.error) { try session.end() }

    #expect(try session.email() == "Qwer")
  }

  @Test("K4: signing out removes every value, and the account's mark")
  func end() throws {
    try session.begin(for: account)

    try session.end()

    #expect(try session.email() == nil)
    #expect(try store.value(for: .isLogined) == nil)
    #expect(try store.value(for: .loginedEmail) == nil)
    #expect(try store.value(for: .loginedPassword) == nil)
    #expect(try store.value(for: .loginedTime) == nil)
    #expect(try store.value(for: .account(email)) == account)
  }

  @Test("S2: a session ends with its account")
  func removedAccount() throws {
    try session.begin(for: account)

    try store.set(nil, for: .account(email))

    #expect(try session.email() == nil)
  }

  @Test("S2: a session ends when the account's mark changes")
  func changedMark() throws {
    try session.begin(for: account)

    try store.set(
      Account(email: "Qwer", passwordHash: account.passwordHash, token: "another"),
      for: .account(email))

    #expect(try session.email() == nil)
  }

  @Test("S2: a session that is older than the account's password has ended")
  func changedPassword() throws {
    try session.begin(for: account)
    var changed = try #require(try store.value(for: .account(email)))
    changed.passwordHash = PasswordHash("$y$another")

    try store.set(changed, for: .account(email))

    #expect(try session.email() == nil)
  }

  @Test("S2: values that were edited sign no user in", arguments: ["Asdf", "qwer", "", "nobody"])
  func editedValues(email: String) throws {
    try store.set(
      Account(email: "Asdf", passwordHash: PasswordHash("$y$")), for: .account(Email("Asdf")))
    try session.begin(for: account)

    try store.set(email, for: .loginedEmail)
    #expect(try session.email() == nil)

    try store.set("Qwer", for: .loginedEmail)
    #expect(try session.email() == "Qwer")
    try store.set(String(repeating: "0", count: 32), for: .loginedPassword)
    #expect(try session.email() == nil)
  }

  @Test("S2: values that were copied from another store sign no user in")
  func copiedValues() throws {
    try session.begin(for: account)
    let other = MemoryStore()
    try other.set(account, for: .account(email))
    try other.set(store.value(for: .isLogined), for: .isLogined)
    try other.set(store.value(for: .loginedEmail), for: .loginedEmail)
    try other.set(store.value(for: .loginedPassword), for: .loginedPassword)
    try other.set(store.value(for: .loginedTime), for: .loginedTime)

    #expect(try LoginSession(store: other, clock: time.clock).email() == nil)
  }

  @Test("S2: an account without a mark is opened by no session without one")
  func missingValues() throws {
    try store.set(true, for: .isLogined)
    try store.set("Qwer", for: .loginedEmail)
    try store.set(time.now, for: .loginedTime)

    #expect(try session.email() == nil)
  }

  @Test("S2: without the flag nobody is signed in", arguments: [false, nil] as [Bool?])
  func noFlag(flag: Bool?) throws {
    try session.begin(for: account)

    try store.set(flag, for: .isLogined)

    #expect(try session.email() == nil)
  }

  @Test("S2: an account that changed since its password was checked is not signed in")
  func staleAccount() throws {
    try store.set(
      Account(email: "Qwer", passwordHash: PasswordHash("$y$new")), for: .account(email))

    #expect(throws: StoreError.self) { try session.begin(for: account) }

    #expect(try session.email() == nil)
  }

  @Test("S4: a session lasts 30 days")
  func age() throws {
    #expect(LoginSession.maximumAge == 2_592_000)
    try session.begin(for: account)

    time.advance(by: LoginSession.maximumAge - 1)
    #expect(try session.email() == "Qwer")
    time.advance(by: 1)
    #expect(try session.email() == nil)
  }

  @Test("S4: the 30 days begin anew when the user signs in again")
  func renewed() throws {
    try session.begin(for: account)
    time.advance(by: LoginSession.maximumAge - 1)

    try session.begin(for: account)

    time.advance(by: LoginSession.maximumAge - 1)
    #expect(try session.email() == "Qwer")
  }

  @Test(
    "S4: a clock set back by less than a day does not end the session, and further until it is right",
    arguments: [(1, "Qwer"), (86_399, "Qwer"), (86_400, nil), (1 << 40, nil)])
  func clockSetBack(seconds: Int64, email: String?) throws {
    try session.begin(for: account)

    time.advance(by: -seconds)
    #expect(try session.email() == email)
    time.advance(by: seconds)
    #expect(try session.email() == "Qwer")
  }

  @Test("Only the session of the given user ends; without one, that of any user")
  func endOf() throws {
    try session.begin(for: account)

    #expect(try !session.end(of: "Asdf"))
    #expect(try session.email() == "Qwer")
    #expect(try session.end(of: "Qwer"))
    #expect(try session.email() == nil)
    #expect(try session.end(of: "Qwer"), "nobody is signed in")
    try session.begin(for: account)
    #expect(try session.end())
    #expect(try session.email() == nil)
  }

  @Test("A time that another program wrote is no session", arguments: [Int64.min, -1, .max])
  func tamperedTime(since: Int64) throws {
    try session.begin(for: account)

    try store.set(since, for: .loginedTime)

    #expect(try session.email() == nil)
  }

  @Test("K5: an email named isLogined does not overwrite the login flag")
  func emailNamedLikeTheFlag() throws {
    let accounts = Accounts(store: store, hasher: YescryptHasher(cost: 1))
    for name in ["isLogined", "loginedEmail", "loginedPassword", "joinList", "loginStatus"] {
      try accounts.register(UserInfo(email: name, password: "asdf"))
    }

    #expect(try store.value(for: .isLogined) == nil)
    #expect(try session.email() == nil)
    let flag = try accounts.authenticate(UserInfo(email: "isLogined", password: "asdf"))
    try session.begin(for: flag)
    #expect(try session.email() == "isLogined")
  }

  @Test("Observers are told once, in their order, and not after their release")
  @MainActor func observers() throws {
    let told = Told()
    var first: LoginSession.Observation? = session.observe { told.note("first \($0)") }
    let second = session.observe { told.note("second \($0)") }

    try session.begin(for: account)
    withExtendedLifetime(first) { first = nil }
    try session.end()

    #expect(told.notes == ["first began", "second began", "second ended"])
    withExtendedLifetime(second) {}
  }

  @Test("An observer sees the change, and hears nothing of one that failed")
  @MainActor func observedState() throws {
    let told = Told()
    let (session, store) = (session, store)
    let observation = session.observe { _ in
      told.note((try? session.email()) ?? "nobody")
    }

    store.fail(atWrite: 1)
    _ = try? session.begin(for: account)
    try session.begin(for: account)
    try session.end()

    #expect(told.notes == ["Qwer", "nobody"])
    withExtendedLifetime(observation) {}
  }

  @Test("The session is read at one moment, though another process signs in between two reads")
  func readAtOneMoment() throws {
    let folder = try TemporaryFolder()
    let (mine, other) = (
      try SQLiteStore(path: folder.path("v.sqlite")), try SQLiteStore(path: folder.path("v.sqlite"))
    )
    try mine.set(account, for: .account(email))
    try LoginSession(store: mine, clock: time.clock).begin(for: account)
    let meddling = MeddlingStore(mine) { [time, account] () throws(StoreError) in
      try LoginSession(store: other, clock: time.clock).begin(for: account)
    }

    #expect(try LoginSession(store: meddling, clock: time.clock).email() == "Qwer")
  }

  // MARK: - Fixtures

  /// A store that another process changes after each single read.
  private struct MeddlingStore: StoreProxy {
    let base: any UserInfoStore
    let meddle: @Sendable () throws -> Void

    init(_ base: any UserInfoStore, _ meddle: @escaping @Sendable () throws -> Void) {
      (self.base, self.meddle) = (base, meddle)
    }

    func didAccess(_ access: StoreAccess, _ error: StoreError?) {
      guard case .value = access else { return }
      #expect(throws: Never.self) { try meddle() }
    }
  }

  private let store = FaultyStore()
  private let time = TestTime()
  private let session: LoginSession
  private let email: Email
  private let account: Account

  init() throws {
    session = LoginSession(store: store, clock: time.clock)
    email = try Email("Qwer")
    account = Account(email: "Qwer", passwordHash: PasswordHash("$y$hash"))
    try store.set(account, for: .account(email))
  }

  /// What observers were told.
  private final class Told: Sendable {
    private let list = Mutex<[String]>([])

    var notes: [String] { list.withLock { $0 } }

    func note(_ text: String) { list.withLock { $0.append(text) } }
  }
}
