import Testing

@testable import Model
@testable import Workshop

/// What a sign-in asks of the store, of the hasher and of the system does not tell who is known.
@Suite("Same work")
struct SameWorkTests {
  @Test(
    "P11: An email without an account makes the calls of one with a wrong password, in their order",
    arguments: [
      ("lee@example.com", "kim@example.com"), ("STRAẞE", "GROẞE"), ("이민지@보기.한국", "이민수@보기.한국"),
    ])
  func calls(known: String, unknown: String) throws {
    try accounts.register(UserInfo(email: known, password: "right password"))
    _ = calls.take()

    // Six failures: the last two wait.
    let rounds = (1...6).map { _ in
      [known, unknown].map { email in
        let error = error(of: UserInfo(email: email, password: "wrong password"))
        return (calls: calls.take(), error: error)
      }
    }

    for (number, round) in rounds.enumerated() {
      #expect(round[0].calls == round[1].calls, "failure \(number + 1)")
      #expect(!round[0].calls.isEmpty)
    }
    #expect(rounds[0][0].error == .wrongPassword && rounds[0][1].error == .noSuchAccount)
    #expect(rounds[0][0].calls.filter { $0.contains("hash") } == ["hash and compare"])
    #expect(rounds[5][0].error == rounds[5][1].error)
  }

  @Test("P11: An email that differs from an account's by case makes the same calls")
  func otherCase() throws {
    try accounts.register(UserInfo(email: "Lee@example.com", password: "right password"))
    _ = calls.take()

    let lists = ["Lee@example.com", "lee@example.com", "kim@example.com"].map { email in
      _ = error(of: UserInfo(email: email, password: "wrong password"))
      return calls.take()
    }

    #expect(lists[0] == lists[1])
    #expect(lists[1] == lists[2])
  }

  @Test("P11: A decoy is a hash of the current cost, and no password has it", arguments: [1, 2, 7])
  func decoy(cost: Int) throws {
    let hasher = YescryptHasher(cost: cost)
    let new = try hasher.hash(Password("asdf"))

    #expect(hasher.decoy.text.utf8.count == new.text.utf8.count)
    #expect(!hasher.needsRehash(hasher.decoy))
    #expect(try !hasher.verify(Password("asdf"), against: hasher.decoy))
    #expect(YescryptHasher(cost: cost).decoy == hasher.decoy, "no random number is asked for")
  }

  // MARK: - Fixtures

  private let calls = CallList()
  private let accounts: Accounts

  init() {
    accounts = Accounts(
      store: ListingStore(calls), hasher: ListingHasher(calls), clock: TestTime().clock)
  }

  private func error(of userInfo: UserInfo) -> AccountError? {
    do {
      _ = try accounts.authenticate(userInfo)
      return nil
    } catch {
      return error
    }
  }
}
