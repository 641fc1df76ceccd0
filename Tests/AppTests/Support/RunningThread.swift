import Foundation

/// A thread that signals can be sent to: of the others of a test none waits for them.
nonisolated struct RunningThread {
  private let bits: UInt = Self.cast(pthread_self())

  func raise(_ signal: Int32) {
    pthread_kill(Self.cast(bits), signal)
  }

  /// A number on one system is a pointer on another.
  private static func cast<Value, Result>(_ value: Value) -> Result {
    unsafeBitCast(value, to: Result.self)
  }
}
