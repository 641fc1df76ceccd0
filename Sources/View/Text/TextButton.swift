/// A button as a line of text.
public final class TextButton {
  /// What it is called, in every language.
  public let name: Phrase

  private let action: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - action: what a touch does. Hold its owner weakly.
  public init(_ name: Phrase, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  /// Touches the button.
  public func touch() {
    action()
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
