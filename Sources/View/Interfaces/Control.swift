public import Model

/// Something on a screen that a person can touch: UIKit's `UIControl`.
@MainActor
open class Control {
  /// What happens to a control: of UIKit's events, the one that a person causes here.
  public enum Events: Sendable {
    /// It was touched.
    case touchUpInside
  }

  /// How a control stands: of UIKit's states, the one that every control has.
  public enum State: Sendable {
    /// As it is by itself.
    case normal
  }

  /// What it is called, in every language: a button's title, a field's label.
  public var label: Phrase { name }

  // Not public: else each access is guarded at run time.
  var name: Phrase

  /// Makes a control of a name.
  public init(_ label: Phrase) {
    name = label
  }

  /// Touches it, as a person does.
  ///
  /// A window touches what is on its uppermost screen; a unit test of one screen may touch anything.
  ///
  /// The log has the call that the touch leads to.
  /// - Returns: `false` when nobody was told, as its delegate is gone or was never set.
  @discardableResult
  open func touch(notingIn log: EventLog? = nil) -> Bool { false }
}
