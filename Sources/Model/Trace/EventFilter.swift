/// Chooses entries of an event log.
public struct EventFilter: Equatable, Sendable {
  /// The lanes to show what they receive; empty for all.
  public var lanes: Set<Lane>

  /// The kinds to show; empty for all.
  public var kinds: Set<Event.Kind>

  /// Makes a filter; without arguments, it lets everything through.
  public init(lanes: Set<Lane> = [], kinds: Set<Event.Kind> = []) {
    self.lanes = lanes
    self.kinds = kinds
  }

  /// Whether an entry is to be shown.
  ///
  /// A diagnostic belongs to no lane, and is shown whatever the lanes.
  public func admits(_ event: Event) -> Bool {
    (kinds.isEmpty || kinds.contains(event.kind))
      && (lanes.isEmpty || event.kind == .diagnostic
        || event.receiverLane.map(lanes.contains) ?? false
        || event.kind == .result && (event.callerLane.map(lanes.contains) ?? false))
  }
}
