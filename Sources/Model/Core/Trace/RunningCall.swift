/// A call that has begun and has not ended.
@usableFromInline
struct RunningCall: Sendable {
  /// Whose optional method is called, or `nil` if every receiver has the method.
  let receiver: ObjectIdentifier?

  /// How many recorded calls it is inside of.
  let depth: Int

  /// Where it is among the calls that run, or `nil` for a call of another thread.
  let level: Int?

  var standing: Standing

  enum Standing: Equatable {
    /// Its calls are followed, but not recorded.
    case unrecorded
    /// It is recorded as soon as the receiver is known to have the method itself.
    case waiting
    /// It is recorded, as the event of this number.
    case recorded(Int)
    /// Only the default of the method was called.
    case isDefault
  }

  /// How many recorded calls those inside of it are inside of.
  var depthInside: Int {
    switch standing {
    case .waiting, .recorded: depth + 1
    case .unrecorded, .isDefault: depth
    }
  }
}
