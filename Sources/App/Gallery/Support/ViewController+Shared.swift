import Vestibule

// What may be refused; then a message says why, unless one is shown already.
extension ViewController {
  /// Changes a shared value.
  ///
  /// - Returns: whether it was changed.
  @discardableResult
  func change<Value>(_ shared: Shared<Value>, _ body: @Sendable (inout Value) -> Void) -> Bool {
    attempt(try shared.change(body))
  }

  /// Changes a part of a shared value, which may be gone.
  ///
  /// - Returns: whether it was changed.
  @discardableResult
  func changePart<Value>(
    of shared: Shared<Value>, _ body: @Sendable (inout Value) -> SharedError?
  ) -> Bool {
    attempt(try shared.changePart(body))
  }

  /// Does something.
  ///
  /// - Returns: whether it was done.
  func attempt<Result>(_ body: @autoclosure () throws(SharedError) -> Result) -> Bool {
    // What is done may take this controller off its stack.
    let presenter = navigationController ?? self
    do {
      _ = try body()
      return true
    } catch {
      presenter.say(error)
      return false
    }
  }

  /// Says why something was not done, unless a message is shown already.
  func say(_ error: SharedError) {
    if presentedViewController == nil { presentNotice(error.phrase) }
  }
}
