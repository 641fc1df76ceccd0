import Controller
import Model
import View

// What must be the same after a process has ended, and another was launched.
extension StateWalker {
  /// Checks that a launch has left what was stored before it.
  func checkKept(_ rows: [StoreKey: UInt64], after way: [Explorer.Step]) throws(Explorer.Failure) {
    guard let fault = changedRows(rows) else { return }
    throw failure(fault.invariant, fault.explanation, way)
  }

  /// Checks that what the app keeps in a new state is there after its process has ended.
  ///
  /// - Parameters:
  ///   - values: what was to be kept, by the number of the property.
  ///   - step: the step that has led to the state.
  ///   - way: the way to the state.
  /// - Throws: what is not kept.
  func checkKept(_ values: [Int: String], _ step: Explorer.Step, after way: [Explorer.Step])
    throws(Explorer.Failure)
  {
    if step == .event(.home), has(.kept) { try checkActivity(after: way) }
    for (index, value) in values.sorted(by: { $0.key < $1.key }) {
      let property = explorer.properties.kept[index]
      for ending in endings(onlyFromHome: property.onlyFromHome) {
        let rest = way + ending + [.launch]
        begin(rest)
        let now = try? property.value(app.state)
        guard now != value else { continue }
        throw failure(
          property.name,
          hidingSecrets("Before: \(value). After the launch: \(now ?? "nothing")."), rest)
      }
    }
  }

  /// The ways in which a process may end: in front, and from the home screen.
  private func endings(onlyFromHome: Bool) -> [[Explorer.Step]] {
    let kinds = SystemEvent.Kind.allCases.reversed().filter {
      alphabet.events.contains($0) && $0.effect == .endsProcess
    }
    let ends = (kinds.isEmpty ? [.crash] : kinds).map { Explorer.Step.event($0) }
    let fromHome = ends.map { [.event(.home), $0] }
    if onlyFromHome { return fromHome }
    return ends.map { [$0] } + (alphabet.events.contains(.home) ? fromHome : [])
  }

  /// Checks that a window saves the same activity again after a crash and a launch.
  private func checkActivity(after way: [Explorer.Step]) throws(Explorer.Failure) {
    begin(way)
    // A window behind another one may have saved its activity long ago.
    guard !app.hasFailedWrite, let saved = activity else { return }
    let again = way + [.event(.crash), .launch, .event(.home)]
    begin(again)
    guard let now = activity, now != saved else { return }
    throw failure(
      Explorer.Invariant.kept.rawValue,
      hidingSecrets(
        "The activity that was saved is not restored. Before: \(saved). Saved again: \(now)."),
      again)
  }

  /// The activity of the only window, in words, or `nil` if there are more, or none is saved.
  private var activity: String? {
    let sessions = app.application.sessions
    guard sessions.count == 1, let activity = sessions[0].stateRestorationActivity else {
      return nil
    }
    let info = activity.userInfo.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(activity.activityType) [\(info.joined(separator: ", "))]"
  }
}
