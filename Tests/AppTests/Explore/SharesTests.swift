import Foundation
import Testing
import View

@testable import App
@testable import Controller
@testable import ProgramKit
@testable import Workshop

@Suite("--share and --merge", .patience)
struct SharesTests {
  @Test(
    "What jobs have found is byte for byte what one process finds: summary, map and states",
    arguments: [("contacts", 2), ("crud", 5)])
  func same(app: String, count: Int) throws {
    let (alone, all) = try walk(app, [])
    var round: [StatesFile] = []
    var rounds = 0

    while true {
      let shares = try (1...count).map { try walk(app, ["--share", "\($0)/\(count)"], round).file }
      #expect(shares.allSatisfy { $0.bytes.count < all.bytes.count })
      let (merged, file) = try walk(app, ["--merge", "files"], round + shares)
      (round, rounds) = ([file], rounds + 1)
      if merged.openCount == 0 {
        let complete = "Complete: every step of every state leads to one of these states.\n"
        #expect(
          merged.text(in: .english)
            == (alone.isStopped ? "" : complete) + alone.text(in: .english))
        #expect(map(merged) == map(alone))
        #expect(file.bytes == all.bytes)
        break
      }
      let text = merged.text(in: .english)
      #expect(text.hasPrefix("Not complete: \(merged.openCount) state"), "\(text)")
      expectPresent("\n    launch the app", in: text)
      #expect(merged.text(in: .korean).hasPrefix("아직 남음: 탐색하지 않은 상태 \(merged.openCount)개."))
      try #require(rounds < 40)
    }
    #expect(rounds > 1)
  }

  @Test("It is complete only if every step of every state leads to a state that is there")
  func complete() throws {
    let (alone, all) = try walk("temperature", [])
    func merged(without changed: (inout WalkRecord) -> Void) throws -> ExplorationSummary {
      var record = try #require(all.walks.first)
      changed(&record)
      return try walk("temperature", ["--merge", "f"], [StatesFile([record], of: all.origin)]).0
    }

    let complete = try merged { _ in }
    #expect(
      complete.text(in: .english)
        == "Complete: every step of every state leads to one of these states.\n"
        + alone.text(in: .english))
    #expect(complete.text(in: .korean).hasPrefix("빠진 것 없음: "))

    for state in all.walks[0].states.indices {
      let open = try merged { $0.setOpen(state) }
      #expect(open.openCount > 0, "\(state)")
      let gone = try merged { $0.remove(state) }
      #expect(gone.openCount > 0, "\(state)")
    }
    // Who came there by another way may have seen something else.
    #expect(try merged { $0.changeParent(of: 5) }.openCount > 0)
    #expect(try merged { $0.changeStep(of: 5) }.openCount > 0)
  }

  @Test("The only part goes on with what other jobs have left, and says what one process says")
  func rest() throws {
    let (alone, _) = try walk("temperature", [])
    let share = try walk("temperature", ["--share", "2/3"]).file

    let summary = try walk("temperature", ["--share", "1/1", "--merge", "f"], [share]).0

    #expect(
      summary.text(in: .english)
        == "Complete: every step of every state leads to one of these states.\n"
        + alone.text(in: .english))
    #expect(map(summary) == map(alone))
  }

  @Test("A part says how many states it knows, and leaves open")
  func share() throws {
    let (summary, file) = try walk("temperature", ["--share", "1/4"])

    #expect(summary.openCount > 0)
    let states = try #require(file.walks.first).states
    #expect(
      summary.text(in: .english)
        == """
        Quick, with home and a crash:
          \(states.count) states are known, \(summary.openCount) of them are open.

        """)
    #expect(states.count { $0.expansion == nil } == summary.openCount)
    // Two jobs that know the same write the same bytes: each object has its keys in their order.
    let (text, origin) = (String(decoding: file.bytes, as: UTF8.self), file.origin)
    expectPresent("\n{\"origin\":{\"build\":\(origin.build),\"command\":\"", in: text)
    expectPresent("\",\"texts\":\(origin.texts)},\"walks\":[", in: text)
  }

  @Test(
    "A file that is damaged, or of another walk, texts or build is refused, and the error says which"
  )
  func refused() throws {
    let file = try walk("temperature", ["--share", "1/2"]).file
    func refusal(_ bytes: [UInt8], _ origin: StatesFile.Origin) throws -> String {
      let error = try #require(throws: ProgramError.self) {
        try StatesFile(bytes, named: "a.states", of: origin)
      }
      #expect(error.code == .data)
      let message = try #require(error.message)
      #expect(message.korean.hasPrefix("사용할 수 없습니다: a.states ("))
      return message.english
    }
    let (origin, bytes) = (file.origin, file.bytes)
    #expect(try StatesFile(bytes, named: "a.states", of: origin).walks == file.walks)

    let damaged = "Cannot use a.states: it is damaged, or no file of --states."
    for count in stride(from: 0, to: bytes.count, by: 997) {
      #expect(try refusal(Array(bytes[..<count]), origin) == damaged)
      var changed = bytes
      changed[count] ^= 1
      #expect(try refusal(changed, origin) == damaged)
    }
    #expect(try refusal(Array("# A transcript\n".utf8), origin) == damaged)
    var unsound = try #require(file.walks.first)
    unsound.steps = []
    #expect(try refusal(StatesFile([unsound], of: origin).bytes, origin) == damaged)

    let other = StatesFile.Origin(
      command: "vestibule --app todos", texts: origin.texts, build: origin.build)
    #expect(
      try refusal(bytes, other)
        == "Cannot use a.states: it is of another walk. There: vestibule --app temperature "
        + "--explore=quick --windows 1. Here: vestibule --app todos.")
    let texts = StatesFile.Origin(
      .vestibule(), try Options(arguments("temperature")), texts: "a", build: 7)
    #expect(
      try refusal(bytes, texts)
        == "Cannot use a.states: other --texts were typed there. Use the same ones."
    )
    let build = StatesFile.Origin(command: origin.command, texts: origin.texts, build: 1)
    #expect(
      try refusal(bytes, build)
        == "Cannot use a.states: another build of the program wrote it. Build once, and give "
        + "all jobs that program.")
  }

  @Test("No text of a secure field is in a file, and a job types it all the same")
  func secrets() throws {
    let texts = "Email: lee@example.com\nPassword: <password 7>\n"
    func part(_ options: [String], _ files: [StatesFile] = []) throws
      -> (ExplorationSummary, StatesFile)
    {
      try walk(nil, options, files, texts: texts) { $0.limits.states = 120 }
    }
    let (alone, all) = try part([])
    let shares = try (1...2).map { try part(["--share", "\($0)/2"]).1 }
    let (rest, _) = try part(["--share", "1/1", "--merge", "f"], shares)

    #expect(rest.text(in: .english) == alone.text(in: .english))
    for file in shares + [all] {
      expectAbsent("password 7", in: String(decoding: file.bytes, as: UTF8.self))
    }
  }

  // MARK: - Fixtures

  private func arguments(_ app: String?) -> [String] {
    ["--explore"] + (app.map { ["--app", $0] } ?? [])
  }

  /// What a job says and writes; two processes go no further than some states.
  private func walk(
    _ app: String?, _ options: [String], _ files: [StatesFile] = [], texts: String? = "",
    change: (Explorer) -> Void = { _ in }
  ) throws -> (ExplorationSummary, file: StatesFile) {
    let options = try Options(arguments(app) + options + ["--states", "s"])
    let exploration = Exploration(of: .vestibule(), options, texts: texts, merging: files)
    for walk in exploration.walks {
      walk.explorer.limits.time = nil
      walk.explorer.limits.states = 150
      walk.explorer.limits.comparisons = 0
      walk.explorer.beyondPart = { _ in 0 }
      change(walk.explorer)
    }
    let summary = try exploration.run(telling: nil) { false }
    let file = StatesFile(
      summary.reports.compactMap(\.record), of: .init(.vestibule(), options, texts: texts, build: 7)
    )
    return (summary, file)
  }

  private func map(_ summary: ExplorationSummary) -> String {
    StateMap(Explorer.Report(joining: summary.reports), of: summary.walks.map(\.name), in: .english)
      .html
  }
}

extension WalkRecord {
  fileprivate mutating func setOpen(_ state: Int) { states[state].expansion = nil }

  fileprivate mutating func remove(_ state: Int) { states.remove(at: state) }

  /// Lets a state be reached from another state than it was.
  fileprivate mutating func changeParent(of state: Int) {
    states[state].parent = states[state + 1].fingerprint
  }

  /// Lets a state be reached by another step than it was.
  fileprivate mutating func changeStep(of state: Int) {
    let old = states[state]
    states[state] = State(
      fingerprint: old.fingerprint, parent: old.parent, step: old.step == 0 ? 1 : 0,
      location: old.location, names: old.names, shown: old.shown, marks: old.marks,
      expansion: old.expansion)
  }
}
