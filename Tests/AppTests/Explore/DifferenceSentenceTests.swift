import Testing
import View

@testable import App
@testable import ProgramKit
@testable import Workshop

@Suite("The sentence about a difference")
struct DifferenceSentenceTests {
  @Test(
    "It names each screen in its own language, whatever it says",
    arguments: [
      .new(to: "suspended"), .gone(to: "suspended"),
      .elsewhere(before: "suspended", now: "inactive"), .looks(gone: [], new: []), .behind,
    ] as [BehaviorChange.Difference.Kind])
  func languages(kind: BehaviorChange.Difference.Kind) {
    let difference = BehaviorChange.Difference(
      kind: kind, way: [.event(.home)], screen: "background")

    let sentence = difference.sentence([:])

    #expect(!sentence.english.contains(/\p{Hangul}/))
    for (name, phrase) in Phrase.states {
      #expect(!sentence.korean.contains(name))
      #expect(sentence.english.contains(name) == sentence.korean.contains(phrase.korean))
    }
  }

  @Test(
    "How many there are is said in the singular and the plural",
    arguments: [(0, "nothing differs"), (1, "1 difference"), (2, "2 differences")])
  func count(count: Int, said: String) {
    #expect(Phrase.compared(with: "a", count).english == "Compared with a: \(said).")
  }

  @Test(
    "Below them are the states, and how many were not compared, as a walk ended before",
    arguments: 0...2)
  func states(open: Int) throws {
    let options = try Options(["--explore", "--app", "temperature", "--states", "s"])
    let exploration = Exploration(options, texts: "")
    exploration.walks[0].explorer.limits.states = 20
    let summary = try exploration.run(telling: nil) { false }
    var record = try #require(summary.reports.first?.record)
    let (count, left) = (record.states.count, record.states.count { $0.expansion == nil })
    let expanded = record.states.indices.filter { record.states[$0].expansion != nil }
    for state in expanded.prefix(open) { record.states[state].expansion = nil }
    let file = StatesFile([record], of: .init(.vestibule(), options, texts: "", build: 7))

    let lines = ComparedWalks(summary, with: file, in: "a").lines.map(\.english)

    let (sum, states) = (left + open, left + open == 1 ? "state" : "states")
    let known = [
      "Compared with a: nothing differs.",
      "States: \(count) before, \(count) now, \(count) in both.",
    ]
    let unknown = sum == 0 ? [] : ["Not compared: \(sum) \(states), as a walk ended before."]
    #expect(lines == known + unknown)
  }
}
