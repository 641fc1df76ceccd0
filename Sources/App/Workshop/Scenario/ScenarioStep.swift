import Controller
package import Model
package import View

/// One step of a scenario, and what came of it; it stays as it is when the app goes on.
package struct ScenarioStep: Sendable {
  /// What was done, or `nil` for the step that failed.
  package let action: Explorer.Step?

  /// What was done, in words, without a secret.
  package let name: Phrase

  /// Why the scenario failed here, or `nil`.
  package let failure: String?

  /// The screen after it, or `nil` while the app is not seen.
  package let screen: ScreenContent?

  /// The calls since the step before.
  package let calls: [Event]

  /// The calls that were left out, and why.
  package let leftOut: [Omission]

  /// Who holds whom after it.
  package let objects: ObjectGraph
}

extension Scenario {
  /// Keeps a step that was taken, for a page or a transcript.
  func keep(_ action: Explorer.Step, _ names: [Phrase] = []) {
    let names = Dictionary(names.map { ($0.english, $0) }) { first, _ in first }
    keep(action, action.words(names))
  }

  /// Keeps that the scenario failed.
  func keep(failure: ScenarioError.Reason) {
    keep(nil, Phrase("Here it failed", ko: "여기에서 실패"), failure: failure.description)
  }

  /// Keeps a step that has no other words.
  func keep(_ action: Explorer.Step?, _ name: Phrase, failure: String? = nil) {
    let calls = Array(log.events(from: kept))
    let omissions = log.omissions(from: keptOmissions)
    keptOmissions += omissions.count
    let leftOut = Omission.notMade(omissions, among: calls)
    kept += calls.count
    steps.append(
      ScenarioStep(
        action: action, name: name, failure: failure, screen: window?.content, calls: calls,
        leftOut: leftOut,
        objects: log.unrecorded { application.objects }))
  }
}
