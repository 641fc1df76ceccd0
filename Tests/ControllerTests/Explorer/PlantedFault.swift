import Controller
import Model
import Testing
import View
import Workshop

/// A fault that was planted in a small app or in a part of the front door, and what finds it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let name: String

  /// The invariant that does not hold because of it.
  let invariant: String

  /// How many steps a shortest way to it has.
  let steps: Int

  let makeExplorer: @MainActor @Sendable () throws -> Explorer

  nonisolated init(
    _ name: String, _ invariant: Explorer.Invariant, steps: Int,
    _ makeExplorer: @escaping @MainActor @Sendable () throws -> Explorer
  ) {
    self.init(name, breaking: invariant.rawValue, steps: steps, makeExplorer)
  }

  nonisolated init(
    _ name: String, breaking invariant: String, steps: Int,
    _ makeExplorer: @escaping @MainActor @Sendable () throws -> Explorer
  ) {
    self.name = name
    self.invariant = invariant
    self.steps = steps
    self.makeExplorer = makeExplorer
  }

  nonisolated var testDescription: String { name }
}

/// An explorer of an app with one kind of window.
func exploring(
  _ randomness: ExplorerRandomness = ExplorerRandomness(),
  root: @escaping (any UserInfoStore, EventLog) -> ViewController
) -> Explorer {
  let explorer = Explorer(randomness: randomness, making: app(root: root))
  explorer.alphabet.events = [.home, .open, .crash, .newWindow]
  explorer.alphabet.texts = ["", "lee"]
  explorer.alphabet.secrets = ["", "<password 1>"]
  return explorer
}

/// An explorer of an app that hides a mark, which only Look shows.
func exploringHiddenMark() -> Explorer {
  let explorer = exploring { _, _ in
    var isMarked = false
    return PlainController("Root")
      .button("Mark") { _ in isMarked = true }
      .button("Look") { $0.show(isMarked ? "Marked" : "Not marked") }
  }
  explorer.alphabet.events = []
  explorer.alphabet.failsWrites = false
  return explorer
}
