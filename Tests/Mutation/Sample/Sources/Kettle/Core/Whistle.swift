/// Is called when a whistle is blown.
public protocol WhistleDelegate: AnyObject {
  /// A whistle was blown.
  func whistleDidBlow()
}

/// A whistle that only calls its delegate.
public final class Whistle {
  /// Is called at each blow.
  public weak var delegate: (any WhistleDelegate)?

  /// Creates a whistle.
  public init() {}

  /// Blows it.
  public func blow() { delegate?.whistleDidBlow() }
}
