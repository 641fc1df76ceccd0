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

  var rooms: [Phrase] {
    get { base.rooms }
    set {
      let names = newValue.map { "\"\($0.english)\"" }.joined(separator: ", ")
      log.record(
        Event(.call, "\(type(of: base))", "rooms = [\(names)]", from: .controller, to: .view)
      ) {
        base.rooms = newValue
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
    tell("signOutTouched()") { $0.signOutTouched() }
  }

  func roomTouched(at index: Int) {
    tell("roomTouched(at: \(index))") { $0.roomTouched(at: index) }
  }

  private func tell(_ call: String, _ body: (any MainViewDelegate) -> Void) {
    guard let delegate else { return }
    log.record(Event(.call, "\(type(of: delegate))", call, from: .view, to: .controller)) {
      body(delegate)
    }
  }
}
