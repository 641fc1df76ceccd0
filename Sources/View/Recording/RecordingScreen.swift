/// A recording view that a person touches; it knows whether it can be touched.
protocol RecordingScreen: ViewInterface {
  /// Where the view is.
  var place: RecordingPlace { get }
}

extension RecordingScreen {
  /// Remembers where the view is.
  public func didEnter(_ window: any WindowView) {
    if let window = window as? RecordingWindowView { place.enter(window, self) }
  }

  /// Remembers that the view is nowhere, unless it has come into another window meanwhile.
  public func didLeave(_ window: any WindowView) {
    if let window = window as? RecordingWindowView { place.leave(window) }
  }
}
