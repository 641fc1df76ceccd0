import Model

/// Where a step led.
struct Arrival {
  let fingerprint: UInt64
  /// The number of the state.
  let state: Int
  /// Whether the app is still there.
  var isLive = true
  /// How many changes of the store it asked for; the rest is known only if there were any.
  let writes: Int
  /// What a person sees, or `nil` if no window is in front.
  var visible: UInt64?
  var store: UInt64 = 0
  var announcements: [String] = []
  var hasDiagnostics = false

  @MainActor
  init(_ app: ExploredApplication, _ fingerprint: UInt64, in state: Int) {
    self.fingerprint = fingerprint
    self.state = state
    writes = app.store.changes
    guard writes > 0 else { return }
    if !app.windows.isEmpty { visible = app.visibleFingerprint }
    store = app.storeFingerprint()
    let events = app.log.events
    hasDiagnostics = events.contains { $0.kind == .diagnostic }
    announcements = events.map(\.text).filter { $0.hasPrefix("announce(") }
  }
}
