/// Makes the views that every app needs, whatever it is about.
public protocol SystemViewFactory: AnyObject {
  /// The view of a new window.
  func makeWindowView() -> any WindowView

  /// The view of an alert.
  func makeAlertView() -> any AlertView
}
