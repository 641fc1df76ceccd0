import Vestibule

// What may be refused; then a message says why, unless one is shown already.
extension ViewController {
  /// Changes a shared model.
  ///
  /// - Returns: whether it was changed.
  @discardableResult
  func change<Model>(_ shared: Shared<Model>, _ body: @Sendable (inout Model) -> Void) -> Bool {
    attempt(try shared.change(body))
  }

  /// Changes a part of a shared model, which may be gone.
  ///
  /// - Returns: whether it was changed.
  @discardableResult
  func changePart<Model>(
    of shared: Shared<Model>, _ body: @Sendable (inout Model) -> SharedError?
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
