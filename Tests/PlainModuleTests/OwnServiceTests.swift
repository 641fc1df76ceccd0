import Model
import Testing

/// What a package that depends on ours adds to the model, without looking behind what is public.
@Suite("A service of one's own")
struct OwnServiceTests {
  private let store = MemoryStore()
  private let lee = UserInfo(email: "lee@example.com", password: "secret123")

  @Test("Accounts can be decorated: what is passed on works, and what is refused changes nothing")
  func decorator() throws {
    let session = LoginSession(store: store)
    let accounts = CompanyAccounts(
      base: Accounts(store: store, hasher: BackwardsHasher(), session: session))

    #expect(throws: AccountError.refused(.emailUnusable)) {
      try accounts.register(UserInfo(email: "lee@elsewhere.org", password: "secret123"))
    }
    try accounts.register(lee)
    try session.begin(for: try accounts.authenticate(lee))
    _ = try accounts.changePassword(of: lee, to: Password("zxcv"))
    try accounts.remove(UserInfo(email: lee.email, password: "zxcv"))

    #expect(try session.email() == nil)
    #expect(try store.value(for: .account(Email("lee@elsewhere.org"))) == nil)
    #expect(throws: AccountError.noSuchAccount) { try accounts.authenticate(lee) }
  }

  @Test("Values of one's own are kept under keys of one's own, with ours in one transaction")
  func ownKeys() throws {
    let notes = Notes(store: store)
    let email = try Email(lee.email)
    try Accounts(store: store, hasher: BackwardsHasher()).register(lee)

    try notes.add("milk", in: .green, for: email)
    #expect(throws: StoreError.rolledBack(reason: .verbatim("there is no account"))) {
      try notes.add("bread", in: .red, for: try Email("nobody"))
    }

    #expect(try store.value(for: .note(email)) == "milk")
    #expect(try store.value(for: .noteColour(email)) == .green)
    #expect(try store.value(for: .noteCount) == 1)
  }

  @Test("Accounts can be brought from elsewhere, and are opened by ours")
  func ownAccounts() throws {
    let directory = Directory(store: store, hasher: BackwardsHasher())

    try directory.bring(lee)

    let accounts = Accounts(store: store, hasher: BackwardsHasher())
    #expect(try accounts.authenticate(lee).email == lee.email)
    #expect(throws: CredentialError.passwordTooShort) {
      try directory.bring(UserInfo(email: "kim@example.com", password: "abc"))
    }
  }
}

// MARK: - A package's own

/// Accounts that take only the emails of one company.
private struct CompanyAccounts: AccountService {
  let base: any AccountService

  func register(_ userInfo: UserInfo) throws(AccountError) {
    guard userInfo.email.hasSuffix("@example.com") else { throw .refused(.emailUnusable) }
    try base.register(userInfo)
  }

  func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account {
    try base.authenticate(userInfo)
  }

  func changePassword(
    of userInfo: UserInfo, to password: Password
  ) throws(AccountError) -> Account {
    try base.changePassword(of: userInfo, to: password)
  }

  func remove(_ userInfo: UserInfo) throws(AccountError) {
    try base.remove(userInfo)
  }
}

/// One note for each account, and how many there were.
private struct Notes {
  let store: any UserInfoStore

  func add(_ text: String, in colour: Colour, for email: Email) throws(StoreError) {
    try store.update { (transaction) throws(StoreError) in
      let account = try email.accountKey(in: transaction)
      try transaction.set(text, for: .note(email))
      try transaction.set(colour, for: .noteColour(email))
      try transaction.set((try transaction.value(for: .noteCount) ?? 0) + 1, for: .noteCount)
      guard try transaction.value(for: account) != nil
      else { throw .rolledBack(reason: .verbatim("there is no account")) }
    }
  }
}

/// A type of one's own that a store can keep.
private enum Colour: String, Storable {
  case green, red

  var stored: StoredValue { .text(rawValue) }

  init?(stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(rawValue: text)
  }
}

extension UserInfoKey where Value == Int64 {
  fileprivate static var noteCount: Self { Self("notes.count") }
}

extension UserInfoKey where Value == String {
  fileprivate static func note(_ email: Email) -> Self { Self("notes.text.\(email.folded)") }
}

extension UserInfoKey where Value == Colour {
  fileprivate static func noteColour(_ email: Email) -> Self {
    Self("notes.colour.\(email.folded)")
  }
}

/// Brings accounts from elsewhere.
private struct Directory {
  let store: any UserInfoStore
  let hasher: any PasswordHasher

  func bring(_ userInfo: UserInfo) throws {
    let credentials = try Credentials(userInfo)
    let account = Account(
      email: credentials.email.text, passwordHash: try hasher.hash(credentials.password))
    try store.set(account, for: try credentials.email.accountKey(in: store))
  }
}

/// A hasher of one's own: safe for nothing but a test.
private struct BackwardsHasher: PasswordHasher {
  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    PasswordHash(String(password.text.reversed()))
  }

  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool {
    hash.text == String(password.text.reversed())
  }

  func needsRehash(_ hash: PasswordHash) -> Bool { false }

  var decoy: PasswordHash { PasswordHash("") }
}
