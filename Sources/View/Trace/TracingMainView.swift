import Model

/// A main screen whose boundaries are written down.
final class TracingMainView: MainView {
  weak var delegate: (any MainViewDelegate)?
  private let base: any MainView
  private let log: EventLog

  init(_ base: any MainView, log: EventLog) {
    self.base = base
    self.log = log
    base.delegate = self
  }

  var email: String {
    get { base.email }
    set {
      log.record(
        Event(.call, "\(type(of: base))", "email = \(newValue)", from: .controller, to: .view)
      ) {
        base.email = newValue
      }
    }
  }

  var editableFields: [EditableTextField] { base.editableFields }
  var touchables: [Touchable] { base.touchables }
  var undecorated: any ViewInterface { base.undecorated }
  func didEnter(_ window: any WindowView) { base.didEnter(window) }
  func didLeave(_ window: any WindowView) { base.didLeave(window) }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension TracingMainView: MainViewDelegate {
  func signOutTouched() {
    guard let delegate else { return }
    log.record(
      Event(.call, "\(type(of: delegate))", "signOutTouched()", from: .view, to: .controller)
    ) {
      delegate.signOutTouched()
    }
  }
}
