package import Controller
import Model

/// What is decided about the controllers of a stack, and what its delegate is told.
package enum StackDecision: Decision {
  /// There is no delegate: none was set, or it was released.
  case hasNoDelegate(NavigationController, wasSet: Bool)
  /// The root is alone in the stack, so nothing is popped.
  case hasOnlyRoot(NavigationController)
  /// The controller on top stays the same.
  case keepsTop(NavigationController)
  /// Controllers are not on top, and are not shown.
  case areBuried(ArraySlice<ViewController>, in: NavigationController)
  /// Controllers that leave the stack were not on top, so they do not disappear.
  case wereBuried([ViewController], in: NavigationController)
  /// A push, a pop or a tab is refused.
  case isRefused(NavigationDiagnostic)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> StackDecision) {
    if isObserved { tell(decision()) }
  }
}
