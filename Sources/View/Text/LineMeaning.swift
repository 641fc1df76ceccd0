package import View
import ViewKit

/// What a line at the `>` prompt means: positions are those of the screen's names.
@MainActor
package enum LineMeaning {
  /// A control is touched; one that has a name alone asks for its value.
  case touch(Int)
  /// A control is given a value by a touch; without one it has the value already.
  case set(Int, touching: Control?)
  /// A verb after a name.
  case perform(ControlAction, on: Int)
  /// Several are called so, or their names begin so.
  case ambiguous([Int])
  /// Several values or verbs of a control begin so.
  case ambiguousValue([Phrase], of: Int)
  /// What follows the name of a control is not one of its values or verbs.
  case unknownValue(of: Int)
  /// A verb without a name before it; the first control that takes it.
  case verbWithoutName(ControlAction, of: Int)
  /// Several rows on other pages are called so.
  case several
  /// No match; perhaps the position of a similar name.
  case unknown(nearest: Int?)

  /// The position of what was found, or `nil`.
  var position: Int? {
    switch self {
    case .touch(let position), .set(let position, _), .perform(_, let position): position
    case .ambiguous, .ambiguousValue, .unknownValue, .verbWithoutName, .several, .unknown: nil
    }
  }

  var isUnderstood: Bool { position != nil }

  /// The meaning as a name that was looked for: a wrong value is near to its control's name.
  var match: NameMatch {
    switch self {
    case .touch(let position), .set(let position, _), .perform(_, let position): .found(position)
    case .ambiguous(let positions): .ambiguous(positions)
    case .ambiguousValue(_, let position), .unknownValue(let position),
      .verbWithoutName(_, let position):
      .unknown(nearest: position)
    case .several: .unknown(nearest: nil)
    case .unknown(let nearest): .unknown(nearest: nearest)
    }
  }
}
