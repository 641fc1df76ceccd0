public import Model

/// Something on a screen that a person can touch: UIKit's `UIControl`.
@MainActor
open class Control {
  /// The events of a control: of UIKit's, the one that a person causes here.
  public enum Events: Sendable {
    /// It was touched.
    case touchUpInside
  }

  /// The states of a control: of UIKit's, the one that every control has.
  public enum State: Sendable {
    /// Neither disabled nor selected.
    case normal
  }

  /// The name in every language: a button's title, a field's label.
  public var label: Phrase { name }

  // Not public: else each access is guarded at run time.
  var name: Phrase

  /// Creates a control with a name.
  public init(_ label: Phrase) {
    name = label
  }

  /// Touches it, as a person does.
  ///
  /// A window lets only its uppermost screen be touched; a unit test may touch any control.
  ///
  /// - Returns: `false` when nobody was called, because the delegate is gone or was never set.
  @discardableResult
  open func touch(notingIn log: EventLog? = nil) -> Bool { false }
}
