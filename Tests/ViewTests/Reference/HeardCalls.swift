import Model

/// The calls that an object heard while its view was in a window: the log must have each of them, in
/// this order, with its arguments and its answer.
struct HeardCalls {
  private var calls: [(text: String, answer: String?)] = []

  /// Adds a call of a method, as `#function` names it, with its last arguments; an answer that is
  /// not known is not compared.
  mutating func add(_ method: String, _ arguments: [String], answering answer: String?) {
    let name = method.prefix { $0 != "(" }
    let labels = method.dropFirst(name.count + 1).dropLast().split(separator: ":")
    let start = labels.dropLast(arguments.count).map { "\($0):" }.joined()
    let rest = zip(labels.suffix(arguments.count), arguments).map { label, argument in
      label == "_" ? argument : "\(label): \(argument)"
    }
    calls.append(("\(name)(\(start)\(rest.joined(separator: ", ")))", answer))
  }

  /// The first call that the log has otherwise, if there is one.
  func difference(from log: EventLog, of receiver: String) -> String? {
    let logged = log.events.filter { $0.kind == .call && $0.receiver == receiver }
    for (event, call) in zip(logged, calls)
    where event.text != call.text || call.answer != nil && event.result != call.answer {
      return "the log has \(event), not \(call.text) = \(call.answer ?? "?")"
    }
    return logged.count == calls.count
      ? nil : "the log has \(logged.count) calls, not \(calls.count)"
  }
}
