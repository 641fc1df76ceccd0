public import Foundation
public import Model
import View
import ViewKit

/// Fires timers when their time has come: Foundation's class, with a clock of its own.
///
/// Its time stands still until it is let pass: by `:wait` or Return at the prompt, an explorer, or a
/// test. So whatever a timer does happens at the same moment each time. The rules are on
/// <doc:Timers>.
///
/// ```swift
/// let runLoop = RunLoop()
/// runLoop.add(Timer(timeInterval: 60, repeats: false) { _ in cup.pour() })
/// runLoop.run(for: 59)
/// #expect(!cup.isPoured)
/// runLoop.run(for: 1)
/// #expect(cup.isPoured)
/// ```
@MainActor
public final class RunLoop {
  /// How much time has passed, in milliseconds.
  public private(set) var milliseconds: Int64 = 0

  /// The time as a date: its beginning is that of 1970, and it stands still as the time does.
  public var date: Date { Self.date(at: milliseconds) }

  static func date(at milliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }

  static func milliseconds(at date: Date) -> Int64 {
    Int64((max(0, min(date.timeIntervalSince1970, 1e12)) * 1_000).rounded())
  }

  private let log: EventLog
  private let turn: EventTurn?
  /// In the order in which they were added; the run loop owns them until they are invalid.
  private var timers: [Timer] = []

  /// Creates a run loop whose time begins now.
  public convenience init(log: EventLog = EventLog()) { self.init(log: log, turn: nil) }

  init(log: EventLog, turn: EventTurn?) {
    self.log = log
    self.turn = turn
  }

  /// Adds a timer, which counts from now on; one that is invalid or was added before stays as it
  /// is.
  public func add(_ timer: Timer) {
    guard timer.isValid, !timer.isAdded else { return }
    timer.begin(at: milliseconds, in: self)
    timers.append(timer)
  }

  /// Creates a timer that calls a closure, and adds it: in place of Foundation's
  /// `Timer.scheduledTimer`, as no run loop is everybody's.
  ///
  /// - Parameters:
  ///   - interval: the seconds between two calls.
  ///   - repeats: whether it fires again and again, until it is invalidated.
  ///   - block: is called with the timer.
  /// - Returns: the timer, to invalidate it.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    add(timer)
    return timer
  }

  /// Lets time pass, all at once, then fires what is due: the earliest first, of two the one that
  /// was added first.
  ///
  /// A repeating timer fires once, however many of its moments have passed.
  ///
  /// - Parameter seconds: from 0 to a hundred years; anything else is reported with a
  ///   `ValueDiagnostic`, and no time passes.
  public func run(for seconds: Double) {
    guard (0...Self.longest).contains(seconds) else {
      return log.report(
        ValueDiagnostic.unusable(
          "run(for:)", of: "RunLoop", value: seconds.plain,
          use: "0 to \(Self.longest.plain) seconds"),
        from: "RunLoop")
    }
    milliseconds += Int64((seconds * 1_000).rounded())
    turn?.begin()
    defer { turn?.end() }
    while let timer = nextDue {
      log.record(
        Event(.call, timer.receiver, "timerFired()", from: .system, to: .controller)
      ) { timer.fire(at: milliseconds) }
    }
  }

  /// Whether a timer waits for time.
  package var hasTimers: Bool { !timers.isEmpty }

  /// A hundred years, in seconds.
  private static let longest = 100.0 * 365 * 24 * 60 * 60

  private var nextDue: Timer? {
    var next: Timer?
    for timer in timers where timer.due <= milliseconds {
      if next.map({ timer.due < $0.due }) ?? true { next = timer }
    }
    return next
  }

  /// Invalidates all timers, so that they no longer own their targets.
  func stop() {
    for timer in timers { timer.invalidate() }
  }

  /// A timer is invalid.
  func remove(_ timer: Timer) { timers.removeAll { $0 === timer } }
}
