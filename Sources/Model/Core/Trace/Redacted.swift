/// A type that carries a secret: its descriptions and its mirror show nothing of it.
///
/// ```swift
/// struct Recipe: Redacted {
///   let text: String
/// }
/// ```
public protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
}

extension Redacted {
  /// The name of the type and three dots in place of its content.
  public var description: String { "\(Self.self)(•••)" }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// A mirror without children, its own or inherited, so that `dump` finds nothing.
  public var customMirror: Mirror {
    Mirror(self, children: [:], ancestorRepresentation: .suppressed)
  }
}
