/// A password's hash as text, for example `$y$j9T$…`, and never printed.
public struct PasswordHash: Equatable, Redacted, Sendable {
  /// The stored form: method, cost, salt and hash.
  public let text: String

  /// Takes the stored form as it is; a hasher decides whether to believe it.
  public init(_ text: String) {
    self.text = text
  }
}
