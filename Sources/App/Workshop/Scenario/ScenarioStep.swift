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

  /// The line of the test that has taken it, if that is known.
  package var place: Place?

  /// A line of a test.
  package struct Place: Sendable, CustomStringConvertible {
    let filePath: String
    let line: Int

    package var description: String { "\(filePath.split(separator: "/").last ?? ""):\(line)" }
  }
}

extension Phrase {
  /// The step at which a test failed.
  static let failed = Phrase("Here it failed", ko: "여기에서 실패")
}

extension Explorer.Step {
  /// The step in words, with the names of what it is about in every language.
  func words(of names: [Phrase]) -> Phrase {
    words(Dictionary(names.map { ($0.english, $0) }) { first, _ in first })
  }
}

extension Scenario {
  /// Keeps a step that was taken, for a page or a transcript.
  func keep(_ action: Explorer.Step, _ names: [Phrase] = []) {
    keep(action, action.words(of: names))
  }

  /// Keeps that the scenario failed.
  func keep(failure: ScenarioError.Reason) {
    keep(nil, .failed, failure: failure.description)
  }

  /// Keeps a step that has no other words.
  func keep(_ action: Explorer.Step?, _ name: Phrase, failure: String? = nil) {
    history.keep(
      action, name, failure: failure, screen: { window?.content },
      objects: { log.unrecorded { application.objects } })
  }
}
