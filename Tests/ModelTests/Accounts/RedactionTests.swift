import Model
import Testing

@Suite("Secrets in print")
struct RedactionTests {
  @Test("Trap 15: no description, dump, mirror or interpolation shows a secret")
  func everyPrint() throws {
    let secret = "hunter2-SECRET"
    let account = Account(email: "Qwer", passwordHash: PasswordHash(secret), token: secret)
    let values: [Any] = [
      UserInfo(email: "Qwer", password: secret), try Password(secret), PasswordHash(secret),
      try Credentials(UserInfo(email: "Qwer", password: secret)), account,
      account.stored, Optional(account) as Any, [account],
      ["key": UserInfo(email: "Qwer", password: secret)],
    ]

    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      let prints = [
        "\(value)", String(describing: value), String(reflecting: value), dumped,
        "\(Mirror(reflecting: value).children.map { "\($0)" })",
      ]
      for text in prints {
        #expect(!text.contains("hunter2"))
      }
    }
    #expect("\(UserInfo(email: "Qwer", password: secret))" == "UserInfo(•••)")
  }

  @Test("Trap 15: no error shows a secret")
  func errors() throws {
    let secret = "hunter2-SECRET"
    let accounts = Accounts(store: MemoryStore(), hasher: YescryptHasher(cost: 1))
    try accounts.register(UserInfo(email: "Qwer", password: secret))

    for attempt in [
      UserInfo(email: "Qwer", password: secret + "x"), UserInfo(email: "none", password: secret),
      UserInfo(email: "Qwer", password: secret + "\0"), UserInfo(email: "a", password: secret),
    ] {
      let error = try #require(throws: AccountError.self) { try accounts.authenticate(attempt) }
      #expect(!"\(error)\(String(reflecting: error))".contains("hunter2"))
    }
  }
}
