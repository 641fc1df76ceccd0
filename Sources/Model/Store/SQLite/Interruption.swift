/// Whether what takes long is to end before it is through.
///
/// One database uses it, and one thread at a time.
final class Interruption {
  private let isCancelled: @Sendable () -> Bool

  /// Whether it was found to be so.
  private(set) var hasCome = false

  /// Makes one.
  ///
  /// - Parameter isCancelled: is asked again and again, on the thread that works or waits.
  init(_ isCancelled: @escaping @Sendable () -> Bool = { false }) {
    self.isCancelled = isCancelled
  }

  /// Asks.
  func comes() -> Bool {
    if !hasCome { hasCome = isCancelled() }
    return hasCome
  }
}
