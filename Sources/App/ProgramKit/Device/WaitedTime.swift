import Model
import Synchronization
import Workshop

/// The time that a person has let pass by `:wait`.
final class WaitedTime: Sendable {
  private let state = Mutex<Int64>(0)

  /// In milliseconds.
  var milliseconds: Int64 { state.withLock { $0 } }

  func add(seconds: Double) {
    state.withLock { $0 += Int64((seconds * 1_000).rounded()) }
  }

  /// The seconds that a text is: digits, perhaps with a point, more than none, and at most a
  /// hundred years.
  static func seconds(of text: String) -> Double? {
    guard text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil, let seconds = Double(text),
      seconds >= 0.001, seconds <= ExplorerClock.century
    else { return nil }
    return seconds
  }
}
