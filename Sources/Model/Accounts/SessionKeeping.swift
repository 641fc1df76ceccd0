/// Who is in: what a controller knows of `LoginSession`.
///
/// Where a method throws, nothing has changed.
public protocol SessionKeeping: Sendable {
  /// The email of who is signed in, or `nil` when nobody is or the session no longer holds.
  func email() throws(StoreError) -> String?

  /// Signs an account in, as `AccountKeeping.authenticate(_:)` returned it.
  func begin(for account: Account) throws(StoreError)

  /// Signs out.
  func end() throws(StoreError)

  /// Tells of every change, once it is kept, on the main actor and until the returned observation is
  /// gone.
  func observe(_ body: @escaping @MainActor @Sendable (LoginSession.Change) -> Void)
    -> LoginSession.Observation
}
