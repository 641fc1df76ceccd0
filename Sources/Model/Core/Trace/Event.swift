/// One entry of an event log.
///
/// ```swift
/// let event = Event(
///   .call, "Kettle", "boil()", result: "100", from: .controller, to: .model)
/// #expect(event.description == "Kettle.boil() = 100")
/// ```
public struct Event: Equatable, Sendable, CustomStringConvertible {
  /// What kind of entry this is.
  public enum Kind: Equatable, Sendable {
    /// A call that crossed a boundary.
    case call
    /// The result of a call, if other calls were made inside of it.
    case result
    /// A misuse, with the names involved and the remedy.
    case diagnostic
  }

  /// What kind of entry this is.
  public let kind: Kind

  /// The lane that the call came from, if known.
  public let callerLane: Lane?

  /// The lane that the call went to, if known.
  public let receiverLane: Lane?

  /// The receiver of the call, or the reporter of the misuse.
  public let receiver: String

  // Read by `call`, as a stored property that other modules see costs more.
  private let content: Call

  /// The call with its arguments; of a result or a misuse, its text.
  ///
  /// Secrets are redacted by type.
  public var call: Call { content }

  /// The call with its arguments as a text, or the misuse as a sentence.
  public var text: String { content.text }

  /// The result of the call, if it has one.
  public internal(set) var result: String?

  /// The state that the receiver sees during the call, if it has one.
  public let state: String?

  /// How many recorded calls this one is inside of.
  public internal(set) var depth = 0

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - kind: what kind of entry this is.
  ///   - receiver: the receiver of the call, or the reporter of the misuse.
  ///   - call: the call with its arguments, or the misuse as a sentence, without anything secret.
  ///   - result: the result of the call, or `nil`.
  ///   - state: the state that the receiver sees during the call, or `nil`.
  ///   - caller: the lane that the call came from, or `nil` if it is not known.
  ///   - lane: the lane that the call went to, or `nil` if it is not known.
  public init(
    _ kind: Kind, _ receiver: String, _ call: Call, result: String? = nil, state: String? = nil,
    from caller: Lane? = nil, to lane: Lane? = nil
  ) {
    self.kind = kind
    self.callerLane = caller
    self.receiverLane = lane
    self.receiver = receiver
    content = call
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

/// A participant of an event log.
///
/// ```swift
/// #expect(event.callerLane == .controller && event.receiverLane == .model)
/// ```
public enum Lane: String, CaseIterable, Sendable {
  /// The person who types and touches.
  case person
  /// The view layer.
  case view
  /// The controller layer.
  case controller
  /// The model layer.
  case model
  /// The system below the application.
  case system
}
