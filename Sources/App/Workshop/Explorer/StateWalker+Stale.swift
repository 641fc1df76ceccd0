import Controller
import Model
import View

// Whether a screen shows what is stored, also once that has changed.
extension StateWalker {
  /// Checks that what a launch would show is there without one, where a person comes to a screen for
  /// the second time, or stays on it, and something else is stored since.
  func checkStale() throws(Explorer.Failure) {
    guard has(.reads) else { return }
    var tried: Set<[String]> = []
    for state in 0..<graph.count {
      let (parent, number) = graph.origin(of: state)
      let (step, screen) = (graph.steps[number], graph.screen(of: state))
      guard step.isTouch, let earlier = lastState(on: screen, before: state) else { continue }
      let kind = [graph.screenNames[graph.screen(of: parent)], step.phrase().english, "\(screen)"]
      // Of each kind of step the shortest way is enough, as a launch for each takes long.
      guard tried.insert(kind).inserted, let fault = staleLine(state, since: earlier) else {
        continue
      }
      let way = graph.way(to: state)
      begin(way)
      throw failure(Explorer.Invariant.reads.rawValue, hidingSecrets(fault), way)
    }
  }

  /// The state in which a person was on a screen before, without an end of the process between.
  private func lastState(on screen: Int, before state: Int) -> Int? {
    var state = state
    while state > 0 {
      let (parent, step) = graph.origin(of: state)
      guard graph.steps[step].leadsBack else { return nil }
      if graph.screen(of: parent) == screen { return parent }
      state = parent
    }
    return nil
  }

  /// A line that the screen has kept, and that is another one after a launch, or `nil`.
  ///
  /// In the earlier state a launch must have shown the same: what is only in memory, as what is
  /// typed or sought, is no fault.
  private func staleLine(_ state: Int, since earlier: Int) -> String? {
    guard let now = shown(in: state), now.texts != now.launched,
      let before = shown(in: earlier), before.store != now.store, before.texts == before.launched
    else { return nil }
    let isOld = now.texts.contains { before.texts.contains($0) && !now.launched.contains($0) }
    let isMissing = now.launched.contains { !now.texts.contains($0) && !before.texts.contains($0) }
    guard isOld || isMissing else { return nil }
    let screen = graph.screenNames[graph.screen(of: state)]
    return
      "Something else is stored, and \(screen) says what it said before. After a launch it says "
      + "\(now.launched), and not \(now.texts)."
  }

  /// What is on the screen in a state, what is stored, and what is on the same screen after the
  /// process has ended and a launch; `nil` if a launch shows another screen.
  private func shown(in state: Int) -> (store: UInt64, texts: [String], launched: [String])? {
    begin(graph.way(to: state))
    let (store, texts) = (app.storeFingerprint(), app.texts)
    app.perform(.event(.crash))
    app.perform(.launch)
    guard app.location.screen == graph.location(of: state).screen else { return nil }
    return (store, texts, app.texts)
  }
}
