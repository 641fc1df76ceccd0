package import Model

/// Who makes each call of a log, found by the depth of the calls.
///
/// An event has the receiver's name and the caller's lane: the caller is the receiver of the call
/// that it was made in.
package struct Callers {
  /// The calls that run at each depth; `nil` for one that was not seen.
  private var running: [Event?] = []

  package init() {}

  /// The name of the object that makes a call, or gets a result; `nil` if it did not receive a
  /// recorded call.
  ///
  /// Every event is asked for in turn, also those that are not shown.
  package mutating func caller(of event: Event) -> String? {
    running = Array(running.prefix(event.depth))
    while running.count < event.depth { running.append(nil) }
    let lane = event.kind == .result ? event.receiverLane : event.callerLane
    let outer = running.last ?? nil
    if event.kind == .call { running.append(event) }
    return outer?.receiverLane == lane ? outer?.receiver : nil
  }
}
