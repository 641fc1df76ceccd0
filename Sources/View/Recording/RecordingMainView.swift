public import Model

/// The main screen, recorded and touched by a test.
public final class RecordingMainView: MainView, RecordingScreen, Tagged {
  let place = RecordingPlace()
  var tag: Tag<RecordingMainView>?
  private let log: EventLog

  /// Makes the screen.
  ///
  /// - Parameter log: where it records.
  public init(log: EventLog = EventLog(isListening: true)) {
    self.log = log
  }

  /// Who is told when Sign Out is touched.
  public weak var delegate: (any MainViewDelegate)? {
    didSet { log.record(Event(.call, "MainView", "delegate = \(Event.name(of: delegate))")) }
  }

  /// The email of who is signed in.
  public var email = "" {
    didSet { log.record(Event(.call, "MainView", "email = \"\(email)\"")) }
  }

  /// The names of the buttons that lead on.
  public var rooms: [Phrase] = [] {
    didSet {
      let names = rooms.map { "\"\($0.english)\"" }.joined(separator: ", ")
      log.record(Event(.call, "MainView", "rooms = [\(names)]"))
    }
  }

  /// Touches a button that leads on.
  ///
  /// - Parameter index: its position among `rooms`.
  public func touchRoom(at index: Int) {
    guard rooms.indices.contains(index), log.reportsTouchable(place, "MainView") else { return }
    guard let delegate else { return log.reportNobody("MainView") }
    log.record(Event(.call, "MainViewDelegate", "roomTouched(at: \(index))"))
    place.takeTurn { delegate.roomTouched(at: index) }
  }

  /// Touches the Sign Out button.
  public func touchSignOut() {
    guard log.reportsTouchable(place, "MainView") else { return }
    guard let delegate else { return log.reportNobody("MainView") }
    log.record(Event(.call, "MainViewDelegate", "signOutTouched()"))
    place.takeTurn { delegate.signOutTouched() }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
