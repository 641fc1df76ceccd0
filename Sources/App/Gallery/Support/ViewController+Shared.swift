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

  /// Does something.
  ///
  /// - Returns: whether it was done.
  func attempt<Result>(_ body: @autoclosure () throws(SharedError) -> Result) -> Bool {
    do {
      _ = try body()
      return true
    } catch {
      if presentedViewController == nil { presentNotice(error.phrase) }
      return false
    }
  }
}
