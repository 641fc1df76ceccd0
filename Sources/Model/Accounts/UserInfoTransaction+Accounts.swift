extension Account {
  /// The account of an email that was kept, and its key.
  static func find(
    _ email: String, in value: (UserInfoKey<Account>) throws(StoreError) -> Account?
  ) throws(StoreError) -> (key: UserInfoKey<Account>, account: Account)? {
    guard let email = try? Email(email) else { return nil }
    let key = try email.place(value)
    return try value(key).map { (key, $0) }
  }
}

extension UserInfoTransaction {
  /// What an account is now, and its key, unless it was removed or has another password by now.
  ///
  /// Hashing takes long: someone else may have changed the account meanwhile.
  func unchanged(
    _ account: Account
  ) throws(StoreError) -> (key: UserInfoKey<Account>, account: Account) {
    guard let found = try Account.find(account.email, in: value(for:)),
      found.account.passwordHash == account.passwordHash
    else { throw .abandoned(reason: "the account was changed meanwhile") }
    return found
  }

  /// Removes every value of the session; the mark in its account is not theirs.
  func removeSession() throws(StoreError) {
    try set(nil, for: .isLogined)
    try set(nil, for: .loginedEmail)
    try set(nil, for: .loginedPassword)
    try set(nil, for: .loginedTime)
  }
}
