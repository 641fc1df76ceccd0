import Model

/// Accounts of which a watch sees how requests end.
nonisolated struct WatchedAccounts: AccountKeeping {
  let base: any AccountKeeping
  let watch: StoreWatch

  func register(_ userInfo: UserInfo) throws(AccountError) {
    try watch.follow { () throws(AccountError) in try base.register(userInfo) }
  }

  func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account {
    try watch.follow { () throws(AccountError) in try base.authenticate(userInfo) }
  }

  func changePassword(
    of userInfo: UserInfo, to password: Password
  ) throws(AccountError) -> Account {
    try watch.follow { () throws(AccountError) in
      try base.changePassword(of: userInfo, to: password)
    }
  }

  func remove(_ userInfo: UserInfo) throws(AccountError) {
    try watch.follow { () throws(AccountError) in try base.remove(userInfo) }
  }
}
