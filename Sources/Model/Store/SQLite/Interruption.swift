/// Whether what takes long is to end before it is through.
///
/// One database uses it, and one thread at a time.
final class Interruption {
  private let isCancelled: @Sendable () -> Bool

  /// Whether it was so when it was asked last.
  private(set) var hasCome = false

  /// Makes one.
  ///
  /// - Parameter isCancelled: is asked again and again, on the thread that works or waits.
  init(_ isCancelled: @escaping @Sendable () -> Bool = { false }) {
    self.isCancelled = isCancelled
  }

  /// Asks again.
  func comes() -> Bool {
    hasCome = isCancelled()
    return hasCome
  }
}
