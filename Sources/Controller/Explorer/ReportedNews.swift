import Model
import View

/// What a process has told of its walk, so that it tells of each thing once.
@MainActor
struct ReportedNews {
  private var kinds: Set<Kind> = []
  private var names: Set<String> = []
  /// The hashes of calls in the log: all of them are asked after each step.
  private var calls: Set<UInt64> = []
  private var windows: Set<String> = []

  /// A kind of step, between two screens.
  private struct Kind: Hashable {
    let from: Int
    let step: Int
    let to: Int?
  }

  /// What a step from one screen to another, all by their numbers, has shown for the first time.
  ///
  /// The screen of a state that was never seen has no number yet.
  mutating func news(
    of app: ExploredApplication, after step: Int, _ from: Int, _ to: Int?
  ) -> Findings.News? {
    var news = Findings.News()
    for event in app.log.events where event.kind == .call && event.receiverLane == .controller {
      var hash = StateHash()
      hash.add(event.receiver)
      hash.add(event.text)
      if calls.insert(hash.value).inserted { news.methods.insert(event.method) }
    }
    for name in app.openedWindows where windows.insert(name).inserted { news.opened.insert(name) }
    let isNew = to == nil || kinds.insert(Kind(from: from, step: step, to: to)).inserted
    return isNew || news != Findings.News() ? news : nil
  }

  /// What is known of a state that was never seen.
  mutating func newState(of app: ExploredApplication) -> Findings.NewState {
    let new = app.names.filter { names.insert($0.english).inserted }
    return Findings.NewState(place: app.place, names: new)
  }
}
