import Model

/// An alert whose boundaries are written down.
final class TracingAlertView: AlertView {
  weak var delegate: (any AlertViewDelegate)?
  private let base: any AlertView
  private let log: EventLog

  init(_ base: any AlertView, log: EventLog) {
    self.base = base
    self.log = log
    base.delegate = self
  }

  func show(title: String?, message: String?, actions: [String], preferred: Int?) {
    log.record(
      Event(
        .call, "\(type(of: base))", "show(message: \(message ?? "nil"))", from: .controller,
        to: .view)
    ) {
      base.show(title: title, message: message, actions: actions, preferred: preferred)
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

extension TracingAlertView: AlertViewDelegate {
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    guard let delegate else { return }
    log.record(
      Event(
        .call, "\(type(of: delegate))", "alertView(_:didTouchActionAt: \(index))", from: .view,
        to: .controller)
    ) {
      delegate.alertView(self, didTouchActionAt: index)
    }
  }
}
