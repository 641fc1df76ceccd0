public import Model

/// An alert, recorded and touched by a test.
public final class RecordingAlertView: AlertView, RecordingScreen, Tagged {
  /// The title that is shown.
  public private(set) var title: String?

  /// The message that is shown.
  public private(set) var message: String?

  /// The titles of the buttons that are shown.
  public private(set) var actions: [String] = []

  /// The index of the button that Return touches, or `nil` for the first.
  public private(set) var preferred: Int?

  let place = RecordingPlace()
  var tag: Tag<RecordingAlertView>?
  private let log: EventLog

  /// Makes an alert without content.
  ///
  /// - Parameter log: where it records.
  public init(log: EventLog = EventLog(isListening: true)) {
    self.log = log
  }

  /// Who is told of touches.
  public weak var delegate: (any AlertViewDelegate)? {
    didSet { log.record(Event(.call, "AlertView", "delegate = \(Event.name(of: delegate))")) }
  }

  /// Shows an alert's content.
  public func show(title: String?, message: String?, actions: [String], preferred: Int?) {
    log.record(
      Event(
        .call, "AlertView",
        "show(title: \(Event.quoted(title)), message: \(Event.quoted(message)), "
          + "actions: \(actions), preferred: \(preferred.map(String.init) ?? "nil"))"))
    self.title = title
    self.message = message
    self.actions = actions
    self.preferred = preferred
  }

  /// Touches the first button with a title; reports it if there is none.
  public func touch(_ action: String) {
    guard let index = actions.firstIndex(of: action) else {
      log.report("There is no action \"\(action)\". Touch one of \(actions).", from: "AlertView")
      return
    }
    touch(at: index)
  }

  /// Touches the button that the Return key touches, if there is any button.
  public func touchReturn() {
    let index = preferred ?? 0
    if actions.indices.contains(index) { touch(at: index) }
  }

  private func touch(at index: Int) {
    guard log.reportsTouchable(place, "AlertView") else { return }
    guard let delegate else { return log.reportNobody("AlertView") }
    log.record(Event(.call, "AlertViewDelegate", "alertView(didTouchActionAt: \(index))"))
    place.takeTurn { delegate.alertView(self, didTouchActionAt: index) }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension Event {
  fileprivate static func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nil"
  }
}
