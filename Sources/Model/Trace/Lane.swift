/// Who takes part in what an event log tells.
public enum Lane: String, CaseIterable, Sendable {
  /// Who types and touches.
  case person
  /// What is shown.
  case view
  /// What happens.
  case controller
  /// What is true.
  case model
  /// What the application runs on.
  case system
}
