import Testing
import ViewKit

@testable import Model
@testable import Workshop

@Suite("Patience with who fails to sign in")
struct PatienceTests {
  @Test("P13, R11: five failures are free, then each further one waits twice as long, up to 900 s")
  func waits() throws {
    for _ in 1...5 { #expect(fail() == .wrongPassword) }

    for wait: Int64 in [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900] {
      #expect(fail() == .tooManyTries(seconds: wait))
      time.advance(by: wait - 1)
      #expect(fail() == .tooManyTries(seconds: 1))
      time.advance(by: 1)
      #expect(fail() == .wrongPassword)
    }
  }

  @Test("P13: the last millisecond is waited for too", arguments: [(999, true), (1_000, false)])
  func lastMillisecond(passed: Int64, waits: Bool) throws {
    let now = time.moment
    let latest = ClockReading(time: now.time - passed, uptime: now.uptime - passed)
    try store.set(FailedAttempts(failures: 5, latest: latest), for: .attempts(Email("Qwer")))

    #expect(error(qwer) == (waits ? .tooManyTries(seconds: 1) : nil))
  }

  @Test(
    "P13: how long is waited, by the failures and the time that has passed since",
    arguments: [
      (4, 0, nil), (5, 0, 1), (5, 1, 1), (5, 999, 1), (5, 1_000, nil), (6, 0, 2), (6, 1_000, 1),
      (6, 1_001, 1), (14, 0, 512), (15, 0, 900), (15, 899_999, 1), (15, 900_000, nil),
      (1_000, 0, 900), (.max, 1, 900), (.min, 0, nil),
    ] as [(Int64, Int64, Int64?)])
  func wait(failures: Int64, passed: Int64, seconds: Int64?) {
    let (then, now) = (
      ClockReading(time: 5_000, uptime: 5_000),
      ClockReading(time: 5_000 + passed, uptime: 5_000 + passed)
    )
    let attempts = FailedAttempts(failures: failures, latest: then)

    #expect(attempts.wait(at: now) == seconds)
    #expect(
      attempts.counting(at: now)
        == FailedAttempts(failures: min(max(failures, 0), 1_000_000) + 1, latest: now))
    #expect(
      attempts.wait(at: ClockReading(time: 0, uptime: 0))
        == (failures < 5 ? nil : Self.all(failures)))
  }

  /// The whole wait after so many failures.
  private static func all(_ failures: Int64) -> Int64 {
    [5: 1, 6: 2, 14: 512][failures] ?? 900
  }

  @Test("P13: an email without an account waits in the same way", arguments: ["nobody", "qwer"])
  func unknown(email: String) {
    for _ in 1...5 { #expect(fail(email) == .noSuchAccount) }
    #expect(fail(email) == .tooManyTries(seconds: 1))
    time.advance(by: 1)
    #expect(fail(email) == .noSuchAccount)
    #expect(fail(email) == .tooManyTries(seconds: 2))
  }

  @Test("P13: emails that differ only by case share their failures, others do not")
  func foldedKey() {
    for email in ["Qwer", "qwer", "QWER", "Qwer", "qWER"] { _ = fail(email) }

    #expect(fail("QweR") == .tooManyTries(seconds: 1))
    #expect(fail("asdfasdf") == .noSuchAccount)
  }

  @Test("P13: a try during the wait costs no hash, does not lengthen it, and opens nothing")
  func tryDuringWait() throws {
    for _ in 1...9 {
      _ = fail()
      time.advance(by: 16)
    }
    _ = fail()
    let hashes = hasher.count

    for left: Int64 in (1...32).reversed() {
      #expect(error(qwer) == .tooManyTries(seconds: left))
      time.advance(by: 1)
    }

    #expect(hasher.count == hashes)
    #expect(try accounts.authenticate(qwer).email == "Qwer")
  }

  @Test("P13: a right password resets the count, and leaves nothing in the store")
  func success() throws {
    for _ in 1...4 { _ = fail() }
    _ = try accounts.authenticate(qwer)
    #expect(try store.value(for: .attempts(Email("Qwer"))) == nil)

    for _ in 1...5 { #expect(fail() == .wrongPassword) }
    #expect(fail() == .tooManyTries(seconds: 1))
  }

  @Test("P13: a wait survives a restart of the program", arguments: StoreKind.allCases)
  func restart(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    try Accounts(store: fixture.store, hasher: hasher).register(qwer)
    for _ in 1...7 {
      let accounts = Accounts(store: fixture.store, hasher: hasher, clock: time.clock)
      _ = try? accounts.authenticate(wrong)
      time.advance(by: 2)
    }

    let accounts = Accounts(store: fixture.store, hasher: hasher, clock: time.clock)
    #expect(throws: AccountError.tooManyTries(seconds: 2)) { try accounts.authenticate(qwer) }
    time.advance(by: 2)
    #expect(try accounts.authenticate(qwer).email == "Qwer")
  }

  @Test("P13: of forty threads at once five get an answer", arguments: StoreKind.allCases)
  func race(kind: StoreKind) throws {
    let fixture = try kind.makeStore()
    defer { fixture.remove() }
    let accounts = Accounts(store: fixture.store, hasher: hasher, clock: time.clock)
    try accounts.register(qwer)
    let wrong = wrong

    let errors = onThreads(40) { _ in _ = try accounts.authenticate(wrong) }

    #expect(errors.count { $0 == AccountError.wrongPassword.description } == 5)
    #expect(errors.count { $0 == AccountError.tooManyTries(seconds: 1).description } == 35)
  }

  @Test("P13: a right password that was compared while others failed gets no answer either")
  func rightPasswordRaced() throws {
    let (accounts, wrong, time) = (accounts, wrong, time)
    let slow = CountingHasher(meanwhile: {})
    let interrupted = InterruptedHasher(slow) {
      for _ in 1...5 { _ = try? accounts.authenticate(wrong) }
    }

    #expect(throws: AccountError.tooManyTries(seconds: 1)) {
      try Accounts(store: store, hasher: interrupted, clock: time.clock).authenticate(qwer)
    }
  }

  @Test("P13: a failure that cannot be counted is not answered")
  func failingStore() {
    store.fail(atWrite: 1)

    #expect(fail() == .store(FaultyStore.error))
  }

  @Test("P13: a failure longer ago than a day is forgotten, whatever the email")
  func forgetting() throws {
    for email in ["nobody", "anybody"] { _ = fail(email) }
    time.advance(by: 24 * 60 * 60)

    _ = fail()

    for email in ["nobody", "anybody"] {
      #expect(try store.value(for: .attempts(Email(email))) == nil)
    }
    #expect(try store.value(for: .attempts(Email("Qwer")))?.failures == 1)
  }

  @Test("P13: who failed longer ago than a day has all the free failures again")
  func countedAnew() {
    for _ in 1...5 { _ = fail() }
    time.advance(by: 24 * 60 * 60)

    for _ in 1...5 { #expect(fail() == .wrongPassword) }
    #expect(fail() == .tooManyTries(seconds: 1))
  }

  @Test("P13: it is forgotten at a success too, of an email that had failed")
  func forgettingAtSuccess() throws {
    let kim = UserInfo(email: "Kimm", password: "asdf")
    try accounts.register(kim)
    _ = fail("nobody")
    time.advance(by: 12 * 60 * 60)
    _ = fail()
    time.advance(by: 12 * 60 * 60)

    // Who never failed need not wait for the disk.
    _ = try accounts.authenticate(kim)
    #expect(try store.value(for: .attempts(Email("nobody"))) != nil)
    _ = try accounts.authenticate(qwer)
    #expect(try store.value(for: .attempts(Email("nobody"))) == nil)
  }

  @Test("P14: a clock that is set does not open a lock", arguments: [-86_400, 3_600, 315_360_000])
  func setClock(difference: Int64) {
    for _ in 1...5 { _ = fail() }

    time.set(by: difference)

    #expect(error(qwer) == .tooManyTries(seconds: 1))
  }

  @Test("P14: a clock that is set does not lock for longer", arguments: [-86_400, 315_360_000])
  func setClockAndWait(difference: Int64) throws {
    for _ in 1...5 { _ = fail() }
    time.set(by: difference)

    time.advance(by: 1)

    #expect(try accounts.authenticate(qwer).email == "Qwer")
  }

  @Test("P14: failures that were noted in the future wait from now on, and no longer")
  func future() throws {
    time.set(by: 315_360_000)
    for _ in 1...5 { _ = fail() }
    time.set(by: -315_360_000)
    time.restart()

    #expect(error(qwer) == .tooManyTries(seconds: 1))
    time.advance(by: 1)
    #expect(try accounts.authenticate(qwer).email == "Qwer")
  }

  @Test("P14: a clock that is set far ahead opens no lock after a restart either")
  func farAheadAfterRestart() throws {
    for _ in 1...5 { _ = fail() }
    time.set(by: 315_360_000)
    time.restart()

    #expect(error(qwer) == .tooManyTries(seconds: 1))
    time.advance(by: 1)
    #expect(try accounts.authenticate(qwer).email == "Qwer")
  }

  @Test("P14: without an uptime the time of day is believed for less than a day")
  func noUptime() {
    let then = ClockReading(time: 1_000, uptime: -1)
    let day: Int64 = 86_400_000
    for (later, expected) in [
      (0, 0), (900_000, 900_000), (day - 1, day - 1), (day, nil), (-1, nil),
    ] as [(Int64, Int64?)] {
      let now = ClockReading(time: then.time + later, uptime: -1)
      #expect(now.milliseconds(since: then) == expected)
      let known = ClockReading(time: now.time, uptime: 5)
      #expect(known.milliseconds(since: then) == expected)
    }
    let real = SystemClocks.system.moment()
    #expect(real.uptime >= 0 && real.time > 1_700_000_000_000)
  }

  @Test("P14: numbers of anyone else's making neither trap nor lock for long", arguments: extremes)
  func hostileRecord(failures: Int64, time reading: Int64) throws {
    let latest = ClockReading(time: reading, uptime: reading)
    try store.set(FailedAttempts(failures: failures, latest: latest), for: .attempts(Email("Qwer")))

    _ = fail()
    time.advance(by: 900)

    #expect(try accounts.authenticate(qwer).email == "Qwer")
  }

  // MARK: - Fixtures

  private static let extremes: [(Int64, Int64)] = [
    (.max, .max), (.max, .min), (.min, .max), (.min, .min), (0, 0), (5, .max), (-1, 1),
  ]

  private let store = FaultyStore()
  private let hasher = CountingHasher()
  private let time = TestTime()
  private let accounts: Accounts
  private let qwer = UserInfo(email: "Qwer", password: "asdf")
  private let wrong = UserInfo(email: "Qwer", password: "asdg")

  init() throws {
    accounts = Accounts(store: store, hasher: hasher, clock: time.clock)
    try accounts.register(qwer)
  }

  private func fail(_ email: String = "Qwer") -> AccountError? {
    error(UserInfo(email: email, password: "wrong"))
  }

  private func error(_ userInfo: UserInfo) -> AccountError? {
    do {
      _ = try accounts.authenticate(userInfo)
      return nil
    } catch {
      return error
    }
  }
}

/// A hasher that lets something happen while it compares.
private struct InterruptedHasher: PasswordHasher {
  let base: CountingHasher
  let meanwhile: @Sendable () -> Void

  init(_ base: CountingHasher, meanwhile: @escaping @Sendable () -> Void) {
    (self.base, self.meanwhile) = (base, meanwhile)
  }

  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    try base.hash(password)
  }

  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool {
    meanwhile()
    return try base.verify(password, against: hash)
  }

  func needsRehash(_ hash: PasswordHash) -> Bool { base.needsRehash(hash) }

  var decoy: PasswordHash { base.decoy }
}
