// The actor is spelled out for the reason given at `ViewInterface`.

/// Makes the views that every app needs, whatever it is about.
@MainActor
public protocol SystemViewFactory: AnyObject {
  /// The view of a new window.
  func makeWindowView() -> any WindowView

  /// The view of an alert.
  func makeAlertView() -> any AlertView
}
