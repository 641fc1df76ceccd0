import Foundation
import Model
import Testing
import View

@testable import Controller

/// Several processes take rounds in one test: what the others found was recorded before.
@Suite("Several processes walk together", .patience)
struct ShareTests {
  @Test("They see what one would see, and each takes its share of the steps")
  func same() throws {
    let count = 3
    let alone = try makeExplorer().explore()
    let rounds = try recordedRounds(of: count, making: makeExplorer)

    for index in 0..<count {
      let explorer = try makeExplorer()
      var steps = 0
      explorer.onTransition = { _ in steps += 1 }
      explorer.share = share(of: index, among: rounds)

      let report = try explorer.explore()

      #expect(report.description == alone.description)
      #expect(report.mermaid == alone.mermaid)
      #expect(report.methods == alone.methods)
      #expect(report.contents == alone.contents)
      #expect(steps < alone.progress.transitions * 3 / (2 * count))
    }
  }

  @Test(
    "What does not hold is found in the same way by each, also after a secret that another typed",
    arguments: [2, 3])
  func fault(_ count: Int) throws {
    let alone = try #require(throws: ExplorerError.self) { try makeTeller().explore() }
    let rounds = try recordedRounds(of: count, making: makeTeller)

    for index in 0..<count {
      let explorer = makeTeller()
      explorer.share = share(of: index, among: rounds)

      let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

      #expect(error.invariant == "no secret is on a screen, in the log or in the store")
      #expect(error.way == alone.way && error.explanation == alone.explanation)
      #expect(error.state == alone.state)
    }
  }

  @Test("What another process has not found is walked by this one")
  func missing() throws {
    let explorer = try makeExplorer()
    explorer.share = Explorer.Share(0, of: 2) { [$0] }

    let report = try explorer.explore()

    #expect(report.description == (try makeExplorer().explore().description))
  }

  @Test("When another process tells of a walk through another app, the walk ends, too")
  func strange() throws {
    let explorer = try makeExplorer()
    explorer.share = Explorer.Share(0, of: 1) { round in [Self.withoutNewStates(round)] }

    #expect(try explorer.explore().limit == "another process ended")
  }

  @Test("When another process is gone, the walk ends and says so first")
  func gone() throws {
    let explorer = try makeExplorer()
    explorer.share = Explorer.Share(0, of: 2) { _ in nil }

    let report = try explorer.explore()

    #expect(
      report.description.hasPrefix("Not everything was seen: another process ended.\n1 states, "))
  }

  // MARK: - Fixtures

  /// What a process finds that knows all those states.
  private static func withoutNewStates(_ round: Explorer.Round) -> Explorer.Round {
    do {
      let data = try JSONEncoder().encode(round)
      var parts = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      parts["new"] = [String: Any]()
      return try JSONDecoder().decode(
        Explorer.Round.self, from: JSONSerialization.data(withJSONObject: parts))
    } catch {
      return round
    }
  }

  /// An explorer of the front door, with some hundreds of states.
  private func makeExplorer() throws -> Explorer {
    let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
    let explorer = Explorer(
      store: try storeWithAccount(), clock: clock, randomness: randomness,
      making: exploredFrontDoor(clock: clock, randomness: randomness))
    explorer.keepsExpiringValues = false
    explorer.alphabet.texts = ["lee@example.com"]
    explorer.alphabet.secrets = ["<password 1>"]
    explorer.alphabet.events = [.crash]
    explorer.alphabet.mostClockJumps = 0
    explorer.alphabet.untouched = ["Sign Up"]
    explorer.limits.comparisons = 20
    return explorer
  }

  /// An explorer of an app that tells in the end what was typed first.
  private func makeTeller() -> Explorer {
    let explorer = exploring { _, _ in
      let root = PlainController("Root")
      let field = root.field("Password", isSecure: true)
      return root.button("Next") { [unowned field] root in
        let password = field.text ?? ""
        root.present(
          PlainController("Next").button("Tell") { $0.show(Phrase(verbatim: password)) },
          animated: true)
      }
    }
    explorer.alphabet.events = []
    explorer.limits.comparisons = 20
    return explorer
  }

  /// What each of several processes finds in its share, round by round, if the others find nothing.
  private func recordedRounds(of count: Int, making make: () throws -> Explorer) throws
    -> [[Explorer.Round]]
  {
    try (0..<count).map { index in
      var rounds: [Explorer.Round] = []
      let explorer = try make()
      explorer.share = Explorer.Share(index, of: count) { round in
        rounds.append(round)
        return []
      }
      _ = try? explorer.explore()
      return rounds
    }
  }

  /// The share of one process, which learns of the others what was recorded.
  private func share(of index: Int, among rounds: [[Explorer.Round]]) -> Explorer.Share {
    var number = 0
    return Explorer.Share(index, of: rounds.count) { round in
      defer { number += 1 }
      var all = rounds.compactMap { $0.indices.contains(number) ? $0[number] : nil }
      guard all.count == rounds.count else { return nil }
      all[index] = round
      // As lines between two processes.
      return try? JSONDecoder().decode(
        [Explorer.Round].self, from: JSONEncoder().encode(all))
    }
  }
}
