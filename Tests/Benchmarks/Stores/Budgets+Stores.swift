extension Budgets {
  /// Accounts that are kept and looked up.
  func ofStores() -> [Budget] {
    effort.sizes.map(signUp) + [signUpGrowth] + effort.sizes.dropFirst().map(lookUp)
  }

  // A disk's speed drifts more than anything else: many short rounds see less of that.

  private func signUp(_ accounts: Int) -> Budget {
    Budget(
      name: "sign-up at \(accounts.grouped)", reference: "SQLite's C API", must: 1.15, aim: 1.05
    ) {
      let work = try SignUpWork(try stores.copy(accounts: accounts), accounts: accounts)
      let bare = try CSignUpWork(try stores.copy(accounts: accounts), accounts: accounts)
      return try Pairing(
        rounds: 4 * effort.rounds, within: effort.patience, count: 5, work.work, against: bare.work)
    }
  }

  private var signUpGrowth: Budget {
    Budget(name: "sign-up at 100,000", reference: "at 10", must: 1.3) {
      let many = try SignUpWork(try stores.copy(accounts: 100_000), accounts: 100_000)
      let few = try SignUpWork(try stores.copy(accounts: 10), accounts: 10)
      return try Pairing(
        rounds: 4 * effort.rounds, within: effort.patience, count: 5, many.work, against: few.work)
    }
  }

  private func lookUp(_ accounts: Int) -> Budget {
    Budget(
      name: "look-up at \(accounts.grouped)", reference: "SQLite's C API"
    ) {
      let work = try LookUpWork(try stores.copy(accounts: accounts), accounts: accounts)
      let bare = try CLookUpWork(try stores.copy(accounts: accounts), accounts: accounts)
      return try Pairing(
        rounds: effort.rounds, count: 5000, Work(work.run, by: .processor),
        against: Work(bare.run, by: .processor))
    }
  }
}

extension Int {
  /// The number with a comma before each three digits.
  var grouped: String {
    let digits = Array(String(self))
    let parts = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits[Swift.max(0, end - 3)..<end])
    }
    return parts.reversed().joined(separator: ",")
  }
}
