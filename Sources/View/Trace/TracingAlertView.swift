import Model

/// An alert whose boundaries are written down.
final class TracingAlertView: AlertView, TracingView {
  weak var delegate: (any AlertViewDelegate)?
  let log: EventLog
  private let base: any AlertView

  init(_ base: any AlertView, log: EventLog) {
    self.base = base
    self.log = log
    base.delegate = self
  }

  func show(title: String?, message: String?, actions: [String], preferred: Int?) {
    forward("show(message: \(message ?? "nil"))") {
      base.show(title: title, message: message, actions: actions, preferred: preferred)
    }
  }

  var traced: any ViewInterface { base }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension TracingAlertView: AlertViewDelegate {
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    tell(delegate, "alertView(_:didTouchActionAt: \(index))") {
      $0.alertView(self, didTouchActionAt: index)
    }
  }
}
