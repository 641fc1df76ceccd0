import Model

/// An alert whose boundaries are written down.
final class TracingAlertView: AlertView, TracingView {
  let log: EventLog
  private let base: any AlertView
  private weak var listener: (any AlertViewDelegate)?

  init(_ base: any AlertView, log: EventLog) {
    self.base = base
    self.log = log
  }

  // While nobody listens, the view tells the controller itself.
  var delegate: (any AlertViewDelegate)? {
    get { base.delegate === self ? listener : base.delegate }
    set {
      guard log.isListening else { return base.delegate = newValue }
      listener = newValue
      base.delegate = self
    }
  }

  func listen() {
    let delegate = delegate
    self.delegate = delegate
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
    tell(listener, "alertView(_:didTouchActionAt: \(index))") {
      $0.alertView(self, didTouchActionAt: index)
    }
  }
}
