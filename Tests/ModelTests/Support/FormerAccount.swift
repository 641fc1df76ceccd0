import Model

extension UserInfoStore {
  /// Stores an account where it was when ẞ was folded to ß.
  func addFormerAccount(of userInfo: UserInfo, hasher: some PasswordHasher) throws {
    let account = Account(
      email: userInfo.email, passwordHash: try hasher.hash(Password(userInfo.password)))
    try update { (transaction) throws(StoreError) in
      try transaction.write(account.stored, at: .record("straße"))
    }
  }
}
