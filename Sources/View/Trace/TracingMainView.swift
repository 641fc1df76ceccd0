import Model

/// A main screen whose boundaries are written down.
final class TracingMainView: MainView, TracingView {
  weak var delegate: (any MainViewDelegate)?
  let log: EventLog
  private let base: any MainView

  init(_ base: any MainView, log: EventLog) {
    self.base = base
    self.log = log
    base.delegate = self
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
    tell(delegate) { $0.signOutTouched() }
  }

  func roomTouched(at index: Int) {
    tell(delegate, "roomTouched(at: \(index))") { $0.roomTouched(at: index) }
  }
}
