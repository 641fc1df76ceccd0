public import Foundation

/// Calls a target after some time, once or again and again: Foundation's class of this name.
///
/// It owns its target until it is invalid, and the run loop owns the timer. So a repeating timer
/// keeps its target alive: invalidate it in `viewWillDisappear(_:)`.
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
  /// The time between two calls in seconds, or 0 for a timer that fires once.
  ///
  /// A timer that was created with an interval of 0 or less, or with one that is not a number, has
  /// one of 0.0001. More than 30,000 years is as 30,000 years.
  /// ([Timer](https://developer.apple.com/documentation/foundation/timer/timeinterval))
  public var timeInterval: Double { repeats ? interval : 0 }

  /// Whether it will still fire; once `false`, it stays so.
  public private(set) var isValid = true

  /// The type of the object that is called.
  let receiver: String

  private let interval: Double
  private let repeats: Bool
  private var body: ((Timer) -> Void)?
  private var start: Int64 = 0
  private(set) var due: Int64 = 0
  private(set) var isAdded = false
  /// The run loop that owns it.
  private weak var runLoop: RunLoop?

  /// Creates a timer that calls a method of an object, which it owns.
  ///
  /// - Parameters:
  ///   - timeInterval: the seconds between two calls; 0 or less is 0.0001.
  ///   - target: the object, which the timer owns until it becomes invalid.
  ///   - action: the method of its class, as `Kettle.boil`.
  ///   - repeats: whether it fires again and again, until it is invalidated.
  public init<Target: AnyObject>(
    timeInterval: Double, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, repeats: Bool
  ) {
    interval = Self.positive(timeInterval)
    self.repeats = repeats
    receiver = "\(type(of: target))"
    body = { _ in action(target)() }
  }

  /// Creates a timer that calls a closure.
  ///
  /// - Parameters:
  ///   - timeInterval: the seconds between two calls; 0 or less is 0.0001.
  ///   - repeats: whether it fires again and again, until it is invalidated.
  ///   - block: is called with the timer, and released when that becomes invalid.
  public init(timeInterval: Double, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
    interval = Self.positive(timeInterval)
    self.repeats = repeats
    receiver = "Timer"
    body = block
  }

  /// Calls its target now, also before it is due: a repeating timer keeps to its moments, another one
  /// is invalid after that, and an invalid one calls nothing.
  public func fire() {
    guard let body else { return }
    if !repeats { invalidate() }
    body(self)
  }

  /// When it fires next, by the clock of its run loop; of one that no run loop owns, the far future.
  ///
  /// Set it to fire at another moment, and to repeat from there. A moment that has passed is due as
  /// soon as the run loop lets time pass.
  public var fireDate: Date {
    get { runLoop == nil ? .distantFuture : RunLoop.date(at: due) }
    set {
      guard runLoop != nil else { return }
      due = RunLoop.milliseconds(at: newValue)
      start = due - milliseconds
    }
  }

  /// Makes the timer invalid; it releases its target, and its run loop releases it.
  public func invalidate() {
    isValid = false
    body = nil
    runLoop?.remove(self)
    runLoop = nil
  }

  private static func positive(_ interval: Double) -> Double { interval > 0 ? interval : 0.0001 }

  /// The interval as a run loop counts.
  private var milliseconds: Int64 { max(1, Int64(min(interval, 1e12) * 1_000)) }

  /// The run loop has added it.
  func begin(at now: Int64, in runLoop: RunLoop) {
    isAdded = true
    self.runLoop = runLoop
    (start, due) = (now, now + milliseconds)
  }

  /// Calls its target; the next call keeps to the grid of the first one.
  func fire(at now: Int64) {
    let body = body
    if repeats {
      due = start + ((now - start) / milliseconds + 1) * milliseconds
    } else {
      invalidate()
    }
    body?(self)
  }
}
