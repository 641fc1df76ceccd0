/// A recorded call that has begun and has not ended.
@usableFromInline
struct RunningCall: Sendable {
  /// The event of the call, or `nil` for a question whose calls are not recorded.
  let event: Event?

  /// Whose optional method is called, or `nil` if every receiver has the method.
  let receiver: ObjectIdentifier?

  /// The number of the call's event in the log, or `nil` while it is not known whether the receiver
  /// has the method itself.
  var position: Int?

  /// Whether only the default of the method was called.
  var isDefault = false

  /// Where it is among the calls that run, or `nil` for a call of another thread.
  var level: Int?

  /// Whether it is recorded as soon as its receiver is known to have the method.
  var isWaiting: Bool { event != nil && position == nil && !isDefault }

  /// How many recorded calls those inside of it are inside of.
  var depthInside: Int {
    guard let event else { return outerDepth }
    return isDefault ? event.depth : event.depth + 1
  }

  private let outerDepth: Int

  init(_ event: Event?, depth: Int, optionalOf receiver: AnyObject?) {
    var event = event
    event?.depth = depth
    self.event = event
    self.receiver = receiver.map { ObjectIdentifier($0) }
    outerDepth = depth
  }
}
