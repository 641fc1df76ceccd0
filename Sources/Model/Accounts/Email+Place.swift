extension Email {
  /// Where the account of this email stands, or where a new one is to stand.
  ///
  /// The first versions folded `ẞ` to `ß` and not to `ss`. An account that they put somewhere else
  /// stays there, so that who has it still comes in.
  ///
  /// - Parameter account: tells what stands at a place; asked once at most.
  /// - Returns: the place, whether or not an account stands there.
  /// - Throws: what `account` throws.
  public func place(
    _ account: (UserInfoKey<Account>) throws(StoreError) -> Account?
  ) throws(StoreError) -> UserInfoKey<Account> {
    // For nearly all emails both places are the same, and nothing is asked.
    let current = UserInfoKey.account(self)
    if text.hasBytesOnly(in: 0...0x7F) { return current }
    let former = UserInfoKey<Account>(place: .account(text.formerlyCaseFolded))
    if former == current { return current }
    return try account(former) == nil ? current : former
  }
}
