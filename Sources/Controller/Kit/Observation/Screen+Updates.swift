import Controller
public import View

extension Screen {
  /// Calls `updateProperties()` again at the end of the turn, if the screen is in a window.
  public func setNeedsUpdateProperties() {
    TextInputContext.showing(self)?.tracker?.request(.properties, of: self)
  }

  /// Calls `updateProperties()` now, if it waits for the end of the turn.
  public func updatePropertiesIfNeeded() {
    let tracker = TextInputContext.showing(self)?.tracker as? ObservationTracker
    tracker?.callIfWaiting(.properties, of: self)
  }
}
