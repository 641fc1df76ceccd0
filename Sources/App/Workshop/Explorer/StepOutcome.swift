import Controller
import Model
import View

/// Where a step led, and what was seen there; it stays as it is when the app goes on.
@MainActor
struct StepOutcome {
  let step: Explorer.Step

  /// The fingerprint of the state that it led to.
  let fingerprint: UInt64

  /// What that state shows, or `nil` if it was known before.
  var newState: NewState?

  /// The button that it touched, if it did.
  let touch: Touch?

  /// The row that it touched, if another one there looks the same, and what is shown then, if that
  /// is another screen.
  var row: (row: [String], shown: [ScreenContent])?

  /// The row that it touched, and the screen that it opened, if it did.
  var openedRow: OpenedRow?

  /// The steps before it, if the app has come to its state by others than the shortest way, and did
  /// not know where it leads.
  var trail: [Explorer.Step]?

  /// The methods of controllers and delegates that were called.
  var methods: Set<String> = []

  /// The names of the windows that were opened.
  var openedWindows: [String] = []

  /// What followed from the changes of the store, or `nil` if there were none.
  var change: Change?

  /// A touch of a button, with the controller in front of it, and whether nothing followed.
  struct Touch: Codable, Equatable, Sendable {
    let button: String
    let isVain: Bool
  }

  /// What a state shows that was not known before.
  struct NewState {
    let location: StateGraph.Location
    /// What can be touched there, and what can be done with it.
    let names: [Phrase]
    /// What a person sees, line by line, if the walk is recorded.
    var shown: [String] = []
    /// Which properties over time hold there.
    let marks: StateGraph.Marks
  }

  /// What a person sees and what is stored after a change of the store.
  struct Change {
    /// How many changes the step asked for.
    let count: Int
    /// The fingerprint of what a person sees of each process that has a window in front.
    let visible: [UInt64]
    /// The fingerprint of what is stored.
    let store: UInt64
    /// What was announced during the step.
    let announcements: [String]
    /// Whether a misuse was reported during the step.
    let hasDiagnostics: Bool
  }

}

extension StepOutcome {
  /// Creates the outcome of a step that an app has just taken.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - app: the app, in the state that the step led to.
  ///   - fingerprint: the fingerprint of that state.
  ///   - marks: which properties over time hold there, or `nil` if the state was known before.
  ///   - touch: the button that the step touched, if it did.
  init(
    of step: Explorer.Step, in app: ExploredApplication, _ fingerprint: UInt64,
    _ marks: StateGraph.Marks?, _ touch: Touch?
  ) {
    let new = marks.map { NewState(location: app.location, names: app.names, marks: $0) }
    self.init(step: step, fingerprint: fingerprint, newState: new, touch: touch)
    openedWindows = app.openedWindows
    change = app.store.changes > 0 ? Change(app) : nil
  }
}

extension StepOutcome.Change {
  @MainActor
  fileprivate init(_ app: ExploredApplication) {
    let events = app.log.events
    count = app.store.changes
    visible = app.ofEachProcess { app.windows.isEmpty ? nil : app.visibleFingerprint }
      .compactMap(\.self)
    store = app.storeFingerprint()
    announcements = events.map(\.call).filter { $0.isCall(of: "announce") }.map(\.text)
    hasDiagnostics = events.contains { $0.kind == .diagnostic }
  }
}
