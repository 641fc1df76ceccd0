import Controller
import Model
import View

// A controller is not shown: its view does not appear, and is not loaded unless it is loaded
// already.
extension EventLog {
  /// Says that controllers and their children are not shown, and why.
  @MainActor
  func omitShowing(
    _ controllers: @autoclosure () -> some Sequence<ViewController>,
    because reason: @autoclosure () -> Reason
  ) {
    guard isExplaining else { return }
    let reason = reason()
    for controller in controllers().flatMap(\.withDescendants) {
      let name = controller.debugName
      omit(.loading, of: name, because: controller.isViewLoaded ? .viewIsLoaded : reason)
      omit(.appearing, of: name, because: reason)
    }
  }
}
