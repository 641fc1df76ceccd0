public import Controller
public import Model
import ModelKit
public import View

// What may be refused; then a message says why, unless one is shown already.
extension ViewController {
  /// Changes a shared model; `call` is what the closure calls, as the trace shows it.
  ///
  /// - Parameters:
  ///   - shared: the model.
  ///   - call: what the closure calls, as the trace shows it, without anything secret.
  ///   - body: changes rows one by one, and does not replace the model.
  /// - Returns: whether it was changed.
  @discardableResult
  public func change<Model>(
    _ shared: Shared<Model>, calling call: @autoclosure () -> Event.Call = "change(_:)",
    _ body: @Sendable (inout Model) -> Void
  ) -> Bool {
    changePart(of: shared, calling: call()) { model in
      body(&model)
      return nil
    }
  }

  /// Changes a part of a shared model, which may be gone; `call` is what the closure calls, as the
  /// trace shows it.
  ///
  /// - Parameters:
  ///   - shared: the model.
  ///   - call: what the closure calls, as the trace shows it, without anything secret.
  ///   - body: changes the part, or returns why it cannot, for example as the part is gone.
  /// - Returns: whether it was changed.
  @discardableResult
  public func changePart<Model>(
    of shared: Shared<Model>, calling call: @autoclosure () -> Event.Call = "change(_:)",
    _ body: @Sendable (inout Model) -> SharedError?
  ) -> Bool {
    // What is done may take this controller off its stack.
    let presenter = navigationController ?? self
    return attempt {
      () throws(SharedError) in
      try shared.changePart(calling: call(), body)
      presenter.didChange(shared)
    }
  }

  /// Does something.
  ///
  /// - Returns: whether it was done.
  @discardableResult
  public func attempt(_ body: () throws(SharedError) -> Void) -> Bool {
    let presenter = navigationController ?? self
    do {
      try body()
      return true
    } catch {
      presenter.say(error)
      return false
    }
  }

  /// Says why something was not done, unless a message is shown already.
  public func say(_ error: SharedError) {
    if presentedViewController == nil { presentNotice(error.phrase) }
  }

  /// Lets the last change of a shared model be taken back, and says what of it is not seen.
  public func didChange<Model>(_ shared: Shared<Model>) {
    if let deed = (shared.value as? any ChangeAnnouncing)?.hiddenChange { window?.announce(deed) }
    let changes = shared.value.rows.changes
    if changes.isEmpty { return }
    // It stays in the window when the controller that made the change has left it.
    let presenter = navigationController ?? self
    undoManager?.registerUndo(withTarget: presenter) { presenter in
      do throws(SharedError) {
        try shared.takeBack(changes)
        presenter.didChange(shared)
      } catch {
        presenter.say(error)
        // It can be tried again when the store can be written.
        if case .store = error { throw error }
      }
    }
  }
}

/// A model that has something to say of a change that cannot be seen.
///
/// ```swift
/// extension Cupboard: ChangeAnnouncing {
///   var hiddenChange: Phrase? {
///     let removed = rows.changes.compactMap { $0.after == nil ? $0.before?.tea : nil }
///     return removed.isEmpty ? nil : "Removed: \(removed.joined(separator: ", "))"
///   }
/// }
/// ```
public protocol ChangeAnnouncing {
  /// What is said of the last change; `nil` if the screen shows it.
  var hiddenChange: Phrase? { get }
}
