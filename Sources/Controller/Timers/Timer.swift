/// Calls somebody after some time, once or again and again: Foundation's class of this name.
///
/// It owns its target until it is invalid, and the run loop owns the timer. So a repeating timer keeps
/// its target alive: invalidate it in `viewWillDisappear(_:)`.
///
/// ```swift
/// override func viewDidAppear(_ animated: Bool) {
///   let timer = Timer(
///     timeInterval: 1, target: self, action: SteepingController.tick,
///     repeats: true)
///   runLoop?.add(timer)
///   self.timer = timer
/// }
///
/// override func viewWillDisappear(_ animated: Bool) { timer?.invalidate() }
/// ```
@MainActor
public final class Timer {
  /// The time between two calls, or before the only one, in seconds.
  ///
  /// Less than a millisecond, or NaN, is a millisecond. More than 30,000 years is as 30,000 years.
  public let timeInterval: Double

  /// Whether it will still call somebody; once `false`, it stays so.
  public private(set) var isValid = true

  /// The type of whoever is called.
  let receiver: String

  private let repeats: Bool
  private var body: ((Timer) -> Void)?
  private var start: Int64 = 0
  private(set) var due: Int64 = 0
  private(set) var isAdded = false

  /// Creates a timer that calls a method of an object, which it owns.
  public init<Target: AnyObject>(
    timeInterval: Double, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, repeats: Bool
  ) {
    self.timeInterval = Self.sensible(timeInterval)
    self.repeats = repeats
    receiver = "\(type(of: target))"
    body = { _ in action(target)() }
  }

  /// Creates a timer that calls a closure.
  public init(timeInterval: Double, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
    self.timeInterval = Self.sensible(timeInterval)
    self.repeats = repeats
    receiver = "Timer"
    body = block
  }

  /// Makes the timer invalid, and releases its target.
  public func invalidate() {
    isValid = false
    body = nil
  }

  private static let shortest = 0.001

  /// The interval, or the shortest one; so for NaN, which is not greater than anything.
  private static func sensible(_ interval: Double) -> Double {
    interval > shortest ? interval : shortest
  }

  private var interval: Int64 { max(1, Int64(min(timeInterval, 1e12) * 1_000)) }

  /// The run loop has added it.
  func begin(at now: Int64) {
    isAdded = true
    (start, due) = (now, now + interval)
  }

  /// Calls its target; the next call keeps to the grid of the first one.
  func fire(at now: Int64) {
    let body = body
    if repeats { due = start + ((now - start) / interval + 1) * interval } else { invalidate() }
    body?(self)
  }
}
