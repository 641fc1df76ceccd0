import Testing
import View

@testable import App
@testable import ProgramKit
@testable import Workshop

@Suite("The sentence about a difference", .patience, .onOwnThreads)
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

    #expect(!sentence.english.contains(/\p{Hangul}/) && !sentence.korean.contains(/[A-Za-z]/))
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
      record.removeOutcomes { $0 == .event(.home) }
      record.states[0].expansion = nil
    }

    #expect(lines.contains { $0.english.contains("there is a new step: home.") })
    #expect(lines.contains { $0.english.contains(/^    The same from \d+ states\.$/) })
    for line in lines { #expect(line.korean.contains(/\p{Hangul}/), "\(line.korean)") }
  }

  @Test("How many states differ alike is said from two on")
  func alike() throws {
    for count in 1...2 {
      let lines = try compared { record in
        let home = record.steps.firstIndex(of: .event(.home))
        let states = record.states.indices.filter { state in
          record.states[state].expansion?.outcomes.contains { $0.step == home } == true
        }
        for state in states.prefix(count) {
          record.states[state].expansion?.outcomes.removeAll { $0.step == home }
        }
      }

      #expect(lines[0].english == "Compared with a: 1 difference.")
      #expect(lines.map(\.english).contains("    The same from 2 states.") == (count == 2))
      #expect(lines.count == (count == 2 ? 5 : 4))
    }
  }

  @Test("What is typed is named in each language")
  func names() throws {
    let lines = try compared(texts: "Celsius: 1\n") { record in
      record.removeOutcomes { if case .type(_, _, _, "Celsius", _, _) = $0 { true } else { false } }
    }

    #expect(lines.contains { $0.english.contains("there is a new step: type ") })
    for line in lines { #expect(!line.korean.contains("Celsius"), "\(line.korean)") }
  }

  @Test("Each of several walks has its name above what differs")
  func walks() throws {
    let lines = try compared(walks: 2) { _ in }

    #expect(
      lines.prefix(2).map(\.english) == [
        "Compared with a: nothing differs.", "Quick, with home and a crash:",
      ])
    #expect(lines[1].korean == "빠른 탐색, 홈 화면과 비정상 종료도 함께:")
  }

  @Test("A walk that differs ends with 1 where --exit-code asks for it, and only there")
  func exitCode() throws {
    let options = try Options(["--explore", "--app", "temperature", "--states", "s"])
    let summary = try Exploration(options, texts: nil).run(telling: nil) { false }
    var record = try #require(summary.reports.first?.record)
    record.removeOutcomes { $0 == .event(.home) }
    let file = StatesFile([record], of: .init(.vestibule(), options, texts: nil, build: 7))
    let folder = try TemporaryFolder()
    try folder.write(file.bytes, to: "a")
    let compare = "vestibule --explore --app temperature --compare a"

    let outcome = try BuiltProgram(in: folder).shell(
      "\(compare) >it; echo $?; \(compare) --exit-code >it; echo $?; grep '^Compared' it")

    #expect(outcome.text == "0\n1\nCompared with a: 1 difference.\n")
  }

  /// What is said of a whole walk, compared with itself and a change.
  private func compared(
    walks: Int = 1, texts: String = "", _ change: (inout WalkRecord) -> Void
  ) throws -> [Phrase] {
    let options = try Options(["--explore", "--app", "temperature", "--states", "s"])
    let exploration = Exploration(options, texts: texts)
    exploration.walks[0].explorer.limits.comparisons = 0
    var summary = try exploration.run(telling: nil) { false }
    var record = try #require(summary.reports.first?.record)
    try #require(record.states.allSatisfy { $0.expansion != nil })
    change(&record)
    let records = Array(repeating: record, count: walks)
    let file = StatesFile(records, of: .init(.vestibule(), options, texts: texts, build: 7))
    summary.reports = records.flatMap { _ in summary.reports }
    return ComparedWalks(summary, with: file, in: "a").lines
  }
}

extension WalkRecord {
  /// Forgets where some steps lead, from whatever state.
  fileprivate mutating func removeOutcomes(_ isRemoved: (Explorer.Step) -> Bool) {
    let removed = Set(steps.indices.filter { isRemoved(steps[$0]) })
    for state in states.indices {
      states[state].expansion?.outcomes.removeAll { removed.contains($0.step) }
    }
  }
}
