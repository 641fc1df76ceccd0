/// Writes down what crosses into the accounts, and passes it on.
public final class TracingAccounts: AccountKeeping {
  private let base: any AccountKeeping
  private let log: EventLog

  /// Makes a decorator.
  ///
  /// - Parameters:
  ///   - base: who does the work.
  ///   - log: where it is written down.
  public init(_ base: any AccountKeeping, log: EventLog) {
    self.base = base
    self.log = log
  }

  /// Registers an account.
  public func register(_ userInfo: UserInfo) throws(AccountError) {
    try log.record(event("register(\(userInfo))"), answering: { _ in nil }) {
      () throws(AccountError) in try base.register(userInfo)
    }
  }

  /// Checks an email and its password.
  public func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account {
    try log.record(event("authenticate(\(userInfo))"), answering: { "\($0)" }) {
      () throws(AccountError) in try base.authenticate(userInfo)
    }
  }

  /// Gives an account another password.
  public func changePassword(
    of userInfo: UserInfo, to password: Password
  ) throws(AccountError) -> Account {
    try log.record(
      event("changePassword(of: \(userInfo), to: \(password))"), answering: { "\($0)" }
    ) { () throws(AccountError) in try base.changePassword(of: userInfo, to: password) }
  }

  /// Removes an account.
  public func remove(_ userInfo: UserInfo) throws(AccountError) {
    try log.record(event("remove(\(userInfo))"), answering: { _ in nil }) {
      () throws(AccountError) in try base.remove(userInfo)
    }
  }

  private func event(_ call: String) -> Event {
    Event(.call, "Accounts", call, from: .controller, to: .model)
  }
}
