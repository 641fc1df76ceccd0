/// A button as a line of text.
public final class TextButton {
  /// What it is called, in every language.
  public let name: Phrase

  /// Runs a touch as one turn of the application whose window the button is in.
  var turn: ((() -> Void) -> Void)?

  private let action: () -> Void
  private let hasListener: () -> Bool

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - isHeard: answers whether anybody is told of a touch. Hold its owner weakly.
  ///   - action: what a touch does. Hold its owner weakly.
  public init(
    _ name: Phrase, isHeard: @escaping () -> Bool = { true }, action: @escaping () -> Void
  ) {
    self.name = name
    self.action = action
    hasListener = isHeard
  }

  /// Whether anybody is told of a touch.
  public var isHeard: Bool { hasListener() }

  /// Touches the button.
  public func touch() {
    if let turn { turn(action) } else { action() }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
