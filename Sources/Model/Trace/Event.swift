/// One entry of an event log.
public struct Event: Equatable, Sendable, CustomStringConvertible {
  /// What kind of entry this is.
  public enum Kind: Equatable, Sendable {
    /// A call that crossed a boundary.
    case call
    /// What a call answered, where calls were made inside of it.
    case result
    /// A misuse, with the names involved and the remedy.
    case diagnostic
  }

  /// What kind of entry this is.
  public let kind: Kind

  /// Where the call came from, where that is known.
  public let callerLane: Lane?

  /// Where the call went, where that is known.
  public let receiverLane: Lane?

  /// Who received the call, or who reports the misuse.
  public let receiver: String

  /// The call with its arguments, or the misuse as a sentence.
  ///
  /// Secrets are redacted by type.
  public let text: String

  /// What the call answered, where it answers.
  public internal(set) var result: String?

  /// The state that the receiver sees inside the call, where there is one.
  public let state: String?

  /// How many recorded calls this one was made inside of.
  public internal(set) var depth = 0

  /// Makes an entry.
  public init(
    _ kind: Kind, _ receiver: String, _ text: String, result: String? = nil, state: String? = nil,
    from caller: Lane? = nil, to lane: Lane? = nil
  ) {
    self.kind = kind
    self.callerLane = caller
    self.receiverLane = lane
    self.receiver = receiver
    self.text = text
    self.result = result
    self.state = state
  }

  /// One line, for example `SignInView.canSignIn() = true`.
  public var description: String {
    switch kind {
    case .call:
      "\(receiver).\(text)" + (result.map { " = \($0)" } ?? "") + (state.map { " (\($0))" } ?? "")
    case .result: "= \(text)"
    case .diagnostic: "\(receiver): \(text)"
    }
  }
}
