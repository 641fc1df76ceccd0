public import Model

/// Something on a screen that a person can touch: UIKit's `UIControl`.
@MainActor
open class Control {
  /// What it is called, in every language: a button's title, a field's label.
  public let label: Phrase

  /// Makes a control of a name.
  public init(_ label: Phrase) {
    self.label = label
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
