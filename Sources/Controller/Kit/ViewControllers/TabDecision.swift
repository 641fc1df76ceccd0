package import Controller
import Model

/// What is decided about the controllers of tabs, and what their delegate is told.
package enum TabDecision: Decision {
  /// There is no delegate: none was set, or it was released.
  case hasNoDelegate(TabBarController, wasSet: Bool)
  /// A program selects a tab.
  case changedByProgram(TabBarController)
  /// The tab of a controller is selected already.
  case isSelected(ViewController)
  /// The tabs of controllers are not selected.
  case areNotSelected([ViewController])
  /// The delegate refuses the tab of a controller.
  case isRefused(ViewController)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> TabDecision) {
    if isObserved { tell(decision()) }
  }
}
