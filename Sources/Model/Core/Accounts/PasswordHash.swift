/// A password's hash as text, for example `$y$j9T$…`, and never printed.
///
/// ```swift
/// let hasher = StandardHasher.lowestCost
/// let password = try Password("earl grey")
/// let hash = try hasher.hash(password)
/// #expect(try hasher.verify(password, against: hash))
/// #expect("\(hash)" == "PasswordHash(•••)")
/// ```
public struct PasswordHash: Equatable, Redacted, Sendable {
  /// The stored form: method, cost, salt and hash.
  public let text: String

  /// Creates a hash from its stored form; a hasher decides whether it is valid.
  public init(_ text: String) {
    self.text = text
  }
}
