/// One entry of an event log.
public struct Event: Equatable, Sendable {
  /// What kind of entry this is.
  public enum Kind: Equatable, Sendable {
    /// A call that crossed a boundary.
    case call
    /// A misuse, with the names involved and the remedy.
    case diagnostic
  }

  /// What kind of entry this is.
  public let kind: Kind

  /// Who received the call, or who reports the misuse.
  public let receiver: String

  /// The call with its arguments, or the misuse as a sentence.
  ///
  /// Secrets are redacted by type.
  public let text: String

  /// What the call answered, where it answers.
  public let result: String?

  /// Makes an entry.
  public init(_ kind: Kind, _ receiver: String, _ text: String, result: String? = nil) {
    self.kind = kind
    self.receiver = receiver
    self.text = text
    self.result = result
  }
}

extension Event: CustomStringConvertible {
  /// One line, for example `SignInView.canSignIn() = true`.
  public var description: String {
    switch kind {
    case .call: "\(receiver).\(text)" + (result.map { " = \($0)" } ?? "")
    case .diagnostic: "\(receiver): \(text)"
    }
  }
}
