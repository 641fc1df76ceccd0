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
