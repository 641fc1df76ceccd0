import Testing
import Vestibule

@Suite("Examples: accounts and the session")
struct AccountTests {
  private let store = MemoryStore()
  private let lee = UserInfo(email: "lee@example.com", password: "earl grey")

  @Test("Accounts register and authenticate")
  func accounts() throws {
    let accounts = Accounts(store: store, hasher: StandardHasher.lowestCost)
    let lee = UserInfo(email: "lee@example.com", password: "earl grey")
    try accounts.register(lee)
    let account = try accounts.authenticate(lee)
    #expect(account.email == "lee@example.com")
  }

  @Test("A session lasts until it is ended")
  func session() throws {
    let accounts = Accounts(store: store, hasher: ExplorerHasher())
    try accounts.register(lee)

    let session = LoginSession(store: store)
    try session.begin(for: try accounts.authenticate(lee))
    #expect(try session.email() == "lee@example.com")
    try session.end()
    #expect(try session.email() == nil)
  }

  @Test("An observer is called while its observation lives")
  @MainActor func observation() throws {
    let session = LoginSession(store: store)
    let accounts = Accounts(store: store, hasher: ExplorerHasher(), session: session)
    try accounts.register(lee)
    let guests = Guests()

    let observation = session.observe { [guests] change in
      switch change {
      case .began: guests.count += 1
      case .ended: guests.count -= 1
      }
    }
    try session.begin(for: try accounts.authenticate(lee))
    #expect(guests.count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("A controller that needs accounts takes any store of them")
  func service() throws {
    let reception = Reception(accounts: Accounts(store: store, hasher: ExplorerHasher()))

    #expect(try reception.admit(lee).email == lee.email)
  }

  @Test("An error says what to do")
  func errors() throws {
    let accounts = Accounts(store: store, hasher: ExplorerHasher())

    do {
      _ = try accounts.authenticate(lee)
    } catch .noSuchAccount {
      try accounts.register(lee)
    }
    #expect(throws: AccountError.emailTaken) { try accounts.register(lee) }
  }

  @Test("What a form returns is checked")
  func credentials() throws {
    let typed = UserInfo(email: " lee@example.com", password: "earl grey")
    #expect("\(typed)" == "UserInfo(•••)")

    let credentials = try Credentials(typed)
    #expect(credentials.email.text == "lee@example.com")

    let short = UserInfo(email: "lee@example.com", password: "tea")
    #expect(CredentialRules.fault(in: short) == .passwordTooShort)

    #expect(throws: CredentialError.emailTooShort) { try Email("lee") }
    let advice = CredentialError.emailTooShort.description
    #expect(advice == "Enter an email of at least 4 characters.")
  }

  @Test("Emails that differ only by case name one account")
  func email() throws {
    let email = try Email(" Lee@Example.com ")
    #expect(email.text == "Lee@Example.com")
    #expect(email.folded == (try Email("lee@example.com").folded))
  }

  @Test("A password shows nothing of itself")
  func password() throws {
    let accounts = Accounts(store: store, hasher: ExplorerHasher())
    try accounts.register(lee)

    let new = try Password("lapsang souchong")
    #expect("\(new)" == "Password(•••)")
    let account = try accounts.changePassword(of: lee, to: new)

    #expect(account.email == lee.email)
  }

  @Test("A hasher compares a password with a hash")
  func hasher() throws {
    let hasher = StandardHasher.lowestCost
    let password = try Password("earl grey")
    let hash = try hasher.hash(password)
    #expect(try hasher.verify(password, against: hash))
    #expect("\(hash)" == "PasswordHash(•••)")
  }

  @Test("A hash of a lower cost is made again after a right password")
  func rehash() throws {
    let hasher: any PasswordHasher = StandardHasher.lowestCost
    let password = try Password("earl grey")
    var hash = try hasher.hash(password)

    if try hasher.verify(password, against: hash), hasher.needsRehash(hash) {
      hash = try hasher.hash(password)
    }

    #expect(try hasher.verify(password, against: hash))
  }

  @Test("An account is a record of an email and a hash")
  func account() throws {
    let hash = try StandardHasher.lowestCost.hash(try Password("earl grey"))
    let account = Account(email: "lee@example.com", passwordHash: hash)
    try store.set(account, for: .account(try Email("lee@example.com")))

    #expect(try Accounts(store: store, hasher: StandardHasher()).authenticate(lee) != account)
  }

  @Test("An error of a hasher of one's own is the reason why a sign-up fails")
  func hashError() throws {
    let accounts = Accounts(store: store, hasher: BrokenHasher())

    #expect(throws: AccountError.hashing(.refusedBySystem(method: "tea", code: 12))) {
      try accounts.register(lee)
    }
  }

  #if os(Linux)
    @Test("A yescrypt hash is made again at a higher cost")
    func yescrypt() throws {
      let password = try Password("earl grey")

      let old = try YescryptHasher(cost: 1).hash(password)
      let hasher = YescryptHasher(cost: 2)
      #expect(hasher.needsRehash(old))
      #expect(try hasher.verify(password, against: old))
    }
  #else
    @Test("A PBKDF2 hash is made again with more rounds")
    func pbkdf2() throws {
      let password = try Password("earl grey")

      let old = try PBKDF2Hasher(rounds: 1).hash(password)
      let hasher = PBKDF2Hasher(rounds: 2)
      #expect(hasher.needsRehash(old))
      #expect(try hasher.verify(password, against: old))
    }
  #endif

  @Test("Failed attempts are kept for a day")
  func attempts() throws {
    let accounts = Accounts(store: store, hasher: ExplorerHasher())
    let wrong = UserInfo(email: lee.email, password: "coffee")

    #expect(throws: AccountError.noSuchAccount) { try accounts.authenticate(wrong) }
    let key = UserInfoKey.attempts(try Email(wrong.email))
    #expect(try store.value(for: key)?.failures == 1)
  }
}

@MainActor
private final class Guests {
  var count = 0
}

struct Reception {
  let accounts: any AccountService

  func admit(_ userInfo: UserInfo) throws(AccountError) -> Account {
    try accounts.register(userInfo)
    return try accounts.authenticate(userInfo)
  }
}

private struct BrokenHasher: PasswordHasher {
  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    throw .refusedBySystem(method: "tea", code: 12)
  }

  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool {
    false
  }

  func needsRehash(_ hash: PasswordHash) -> Bool { false }

  var decoy: PasswordHash { PasswordHash("") }
}
