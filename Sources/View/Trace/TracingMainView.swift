import Model

/// A main screen whose boundaries are written down.
final class TracingMainView: MainView, TracingView {
  let log: EventLog
  private let base: any MainView
  private weak var listener: (any MainViewDelegate)?

  init(_ base: any MainView, log: EventLog) {
    self.base = base
    self.log = log
  }

  // While nobody listens, the view tells the controller itself.
  var delegate: (any MainViewDelegate)? {
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

  var email: String {
    get { base.email }
    set {
      forward("email = \(newValue)") { base.email = newValue }
    }
  }

  var rooms: [Phrase] {
    get { base.rooms }
    set {
      let names = newValue.map { "\"\($0.english)\"" }.joined(separator: ", ")
      forward("rooms = [\(names)]") { base.rooms = newValue }
    }
  }

  var traced: any ViewInterface { base }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension TracingMainView: MainViewDelegate {
  func signOutTouched() {
    tell(listener) { $0.signOutTouched() }
  }

  func roomTouched(at index: Int) {
    tell(listener, "roomTouched(at: \(index))") { $0.roomTouched(at: index) }
  }
}
