import Workshop

@testable import Model

/// What came into a log since a place in it, in few words.
struct LogWords {
  private let log: EventLog
  private let compared: String?
  private var (events, omissions) = (0, 0)

  /// The calls of one object may be left out: those that are compared with a reference model.
  init(_ log: EventLog, withoutCallsOf compared: String? = nil) {
    (self.log, self.compared) = (log, compared)
  }

  /// The calls, each below the one that it is inside of; the beginnings of reports; and what was not
  /// called, with what else there was the same reason for.
  mutating func take() -> [String] {
    let new = log.events.dropFirst(events)
    var lines = new.filter { $0.kind == .diagnostic || $0.receiver != compared }.map { event in
      let text = event.kind == .diagnostic ? "\(event)".prefix { $0 != "." } + "…" : "\(event)"
      return "  \(String(repeating: " ", count: event.depth))\(text)"
    }
    var last: String?
    for omission in log.omissions.dropFirst(omissions) {
      let reason = String("\(omission.reason)".prefix(40)) + "…"
      if reason == last, let line = lines.popLast() {
        lines.append(line.dropLast(reason.count + 2) + ", \(omission.name): \(reason)")
      } else {
        lines.append("  not \(omission.name): \(reason)")
      }
      last = reason
    }
    (events, omissions) = (log.events.count, log.omissions.count)
    return lines
  }
}
