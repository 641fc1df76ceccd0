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
    let sentence = Phrase.compared(with: "a", count)
    #expect(sentence.english == "Compared with a: \(said).")
    #expect(sentence.korean.hasPrefix("비교한 파일: a. 달라진 것"))
  }

  @Test("How many walks the whole takes is said so too", arguments: [(1, "1 walk"), (2, "2 walks")])
  func walks(count: Int, said: String) {
    let sentence = Phrase.begun(.whole, count)
    #expect(sentence.english == "The whole: \(said), which may take minutes.")
    #expect(sentence.korean.contains("\(count)번"))
  }

  @Test(
    "Below them are the states, and how many were not compared, as a walk ended before",
    arguments: 0...2)
  func states(open: Int) throws {
    var count = 0
    let lines = try compared { record in
      count = record.states.count
      for state in 0..<open { record.states[state].expansion = nil }
    }

    let states = open == 1 ? "state" : "states"
    let known = [
      "Compared with a: nothing differs.",
      "States: \(count) before, \(count) now, \(count) in both.",
    ]
    let unknown = open == 0 ? [] : ["Not compared: \(open) \(states), as a walk ended before."]
    #expect(lines.map(\.english) == known + unknown)
  }

  @Test("What differs from several states is told once, with their number, in each language")
  func several() throws {
    let lines = try compared { record in
      let home = record.steps.firstIndex(of: .event(.home))
      for state in record.states.indices {
        record.states[state].expansion?.outcomes.removeAll { $0.step == home }
      }
      record.states[0].expansion = nil
    }

    #expect(lines.contains { $0.english.contains("there is a new step: home.") })
    #expect(lines.contains { $0.english.contains(/^    The same from \d+ states\.$/) })
    for line in lines { #expect(line.korean.contains(/\p{Hangul}/), "\(line.korean)") }
  }

  /// What is said of a whole walk, compared with itself and a change.
  private func compared(_ change: (inout WalkRecord) -> Void) throws -> [Phrase] {
    let options = try Options(["--explore", "--app", "temperature", "--states", "s"])
    let exploration = Exploration(options, texts: "")
    exploration.walks[0].explorer.limits.comparisons = 0
    let summary = try exploration.run(telling: nil) { false }
    var record = try #require(summary.reports.first?.record)
    try #require(record.states.allSatisfy { $0.expansion != nil })
    change(&record)
    let file = StatesFile([record], of: .init(.vestibule(), options, texts: "", build: 7))
    return ComparedWalks(summary, with: file, in: "a").lines
  }
}
