public import Model

/// Chooses entries of an event log.
///
/// ```swift
/// let calls = EventFilter(lanes: [.model], kinds: [.call])
/// let shown = log.events.filter(calls.admits)
/// #expect(shown.map(\.text) == ["boil()"])
/// ```
public struct EventFilter: Equatable, Sendable {
  /// The lanes whose received calls are shown; empty for all.
  public var lanes: Set<Lane>

  /// The kinds to show; empty for all.
  public var kinds: Set<Event.Kind>

  /// Creates a filter; without arguments, it shows everything.
  public init(lanes: Set<Lane> = [], kinds: Set<Event.Kind> = []) {
    self.lanes = lanes
    self.kinds = kinds
  }

  /// Whether an entry is shown.
  ///
  /// A diagnostic belongs to no lane, and is always shown.
  public func admits(_ event: Event) -> Bool {
    (kinds.isEmpty || kinds.contains(event.kind))
      && (lanes.isEmpty || event.kind == .diagnostic
        || event.receiverLane.map(lanes.contains) ?? false
        || event.kind == .result && (event.callerLane.map(lanes.contains) ?? false))
  }
}
