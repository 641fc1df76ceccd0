import Model
import Testing
import View

@testable import Controller
@testable import Workshop

@Suite("What an explorer says, word for word, and in what it compares", .patience)
struct ExplorerWordsTests {
  @Test("A failure is told with its way, state, loop and difference, each only if it has one")
  func errors() throws {
    let touch = Explorer.Step.touch(window: 2, control: 0, name: "Tea \"1\"")
    let secret = Explorer.Step.type(
      "my own", window: 1, control: 0, name: "PIN", isSecure: true, isStillEdited: true)
    var failure = Explorer.Failure(
      invariant: "a \"quoted\" rule", explanation: "First line.\nSecond line.",
      way: [.launch, touch, secret, .event(.crash), .launch], state: ["Root", "  shown"])
    failure.loop = [touch, .touchReturn(window: 1)]
    failure.otherWay = [.launch, .failing(touch, write: 2), .other(.launch)]
    failure.difference = ["− one", "+ other"]
    let all: [Explorer.Step] = [
      .event(.show, window: 3), .event(.show), .event(.newWindow), .event(.home), .clock(60),
      .perform("edit", window: 1, control: 0, name: "Tea"), .touchEscape(window: 1),
      .write("a\nb", window: 2, control: 0, name: "Notes"), .failing(.launch, write: 1),
      .type("", window: 1, control: 0, name: "PIN", isSecure: true),
      .type("<1>", window: 1, control: 0, name: "PIN", isSecure: true),
    ]
    var error = ExplorerError(
      failure, report: .init(), places: [nil, "number 2", nil, nil, nil, "row 1"],
      otherPlaces: [nil, "row 3"], filePath: "/a/b/TeaTests.swift", line: 7)
    let plain = ExplorerError(
      Explorer.Failure(invariant: "b", explanation: "", way: all, state: []), report: .init(),
      filePath: "T.swift", line: 1)
    error.others = [plain]

    let text = [error, plain].map { error in
      "# \(error.annotation)\n\(error.description)\n\n\(error.ways)\n"
    }.joined()

    try expect(text, isAsIn: "explorer-errors.txt")
  }

  @Test("Two outcomes differ in what is seen, what is stored and what is misused, and nothing else")
  func differences() throws {
    func outcome(_ change: (PlainController, ExploredApplication) throws -> Void) throws
      -> WayOutcome
    {
      let root = PlainController("Root")
      let explorer = Explorer(making: app { _, _ in root })
      let explored = ExploredApplication(explorer, making: explorer.make)
      explored.perform(.launch)
      explored.log.removeAll()
      explored.log.isRecording = true
      try change(root, explored)
      return WayOutcome(explored)
    }
    func storing(_ value: StoredValue, _ name: String = "a") throws -> WayOutcome {
      try outcome { _, explored in
        explored.store.count(failing: 0)
        try explored.store.update { (transaction) throws(StoreError) in
          try transaction.write(value, at: .setting(name))
        }
      }
    }
    let plain = try outcome { _, _ in }
    let reordered = ": the same bytes in another order, as of JSON without sorted keys"
    let pairs: [(WayOutcome, WayOutcome, [String])] = [
      (
        plain, plain,
        ["Nothing that a person sees differs, and nothing that is stored but scene sessions."]
      ),
      (
        try outcome { root, _ in root.show("Tea") }, try outcome { root, _ in root.show("Cup") },
        ["− Tea", "+ Cup"]
      ),
      (plain, try outcome { $1.log.report("Wrong.", from: $0.debugName) }, ["+ ! Root: Wrong."]),
      (
        try storing(.text("ab")), try storing(.text("ba")),
        [
          "− + the stored value a" + reordered
        ]
      ),
      (
        try storing(.bytes([1, 2])), try storing(.bytes([2, 1])),
        [
          "− + the stored value a" + reordered
        ]
      ),
      (try storing(.text("ab")), try storing(.text("bb")), ["− + the stored value a"]),
      (try storing(.bytes([1])), try storing(.bytes([2])), ["− + the stored value a"]),
      (try storing(.text("ab")), try storing(.bytes(Array("ab".utf8))), ["− + the stored value a"]),
      (try storing(.flag(true)), plain, ["− + the stored value a"]),
      (
        try storing(.flag(true), "b"), try storing(.flag(true), "a"),
        [
          "− + the stored value a", "− + the stored value b",
        ]
      ),
      (
        try storing(.flag(true)), try storing(.flag(true)),
        [
          "Nothing that a person sees differs, and nothing that is stored but scene sessions."
        ]
      ),
    ]

    for (one, other, lines) in pairs { #expect(one.difference(from: other) == lines) }
  }

  @Test("In what the newest forty of eighty states differ is said of each kind of value, sorted")
  func growth() throws {
    func growth(
      _ limit: Int = 80, shows: Bool = false, stops: Bool = false,
      _ value: @escaping (Int) -> [(StoreKey, StoredValue)]
    ) throws -> Phrase? {
      var start = 0
      let explorer = exploring { store, _ in
        start = 0
        return PlainController("Shelf").button("Add") { root in
          start += 1
          let rows = value(start)
          try? store.update { (transaction) throws(StoreError) in
            for (key, value) in rows { try transaction.write(value, at: key) }
          }
          root.show(shows ? "\(start)" : "Added")
        }
      }
      explorer.alphabet.events = []
      explorer.alphabet.failsWrites = false
      explorer.limits.states = limit
      explorer.limits.comparisons = 0
      var count = 0
      explorer.always("it is stopped late") { _ in
        count += 1
        return nil
      }
      explorer.isStopped = { stops && count > 85 }
      return try explorer.explore().growth
    }
    func phrase(_ english: String, _ korean: String) -> Phrase {
      Phrase("new ones differ only in \(english)", ko: "새 상태는 다음만 다릅니다: \(korean)")
    }
    func number(_ count: Int) -> StoredValue { .integer(Int64(count)) }
    func record(_ count: Int) -> StoredValue {
      .record(StoredRecord(text: "\(count)", secret: "", mark: nil))
    }
    func expiring(_ count: Int) -> StoredValue {
      .expiring(Int64(count), since: ClockReading(time: 1, uptime: 1))
    }

    #expect(
      try growth { [(.setting("b"), number($0)), (.setting("a"), number($0))] }
        == phrase("the stored value a and the stored value b", "저장된 값 a, 저장된 값 b"))
    #expect(
      try growth { [(.record("lee"), record($0)), (.record("kim"), record($0))] }
        == phrase("the stored records", "저장된 기록"))
    #expect(
      try growth { [(.expiring("lee"), expiring($0)), (.record("kim"), record($0))] }
        == phrase("stored counts that expire and the stored records", "만료되는 저장된 횟수, 저장된 기록"))
    #expect(
      try growth(shows: true) { _ in [] } == phrase("what is on Shelf", "화면에 보이는 것 (Shelf)"))
    // Of eighty states the newest forty are more than the first forty.
    #expect(
      try growth { [(.setting("a"), number($0)), (.setting("b"), number(min($0, 39)))] }
        == phrase("the stored value a", "저장된 값 a"))
    #expect(
      try growth { [(.setting("a"), number($0)), (.setting("b"), number(min($0, 40)))] }
        == phrase("the stored value a and the stored value b", "저장된 값 a, 저장된 값 b"))
    #expect(
      try growth(shows: true) { [(.setting("a"), number(min($0, 77)))] }
        == phrase("the stored value a and what is on Shelf", "저장된 값 a, 화면에 보이는 것 (Shelf)"))
    #expect(
      try growth { count in ["f", "b", "e", "a", "d", "c"].map { (.setting($0), number(count)) } }
        == phrase(
          ["a", "b", "c", "d", "e", "f"].map { "the stored value \($0)" }.joined(
            separator: " and "),
          ["a", "b", "c", "d", "e", "f"].map { "저장된 값 \($0)" }.joined(separator: ", ")))
    #expect(try growth(79) { [(.setting("a"), number($0))] } == nil)
    // Everything was seen, or the walk is to stop.
    #expect(try growth(200) { [(.setting("a"), number(min($0, 90)))] } == nil)
    #expect(try growth(200, stops: true) { [(.setting("a"), number($0))] } == nil)
  }

  @Test("A record of a walk is sound if each of its numbers is one of a list")
  func sound() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.isRecorded = true
    let record = try #require(try explorer.explore().record)
    #expect(record.isSound && WalkRecord().isSound)

    for change in [
      { $0.steps = [] }, { $0.locations = [] }, { $0.names = [] }, { $0.steps.removeLast() },
      { $0.locations.removeLast() }, { $0.names.removeLast() }, { $0.screens = [] },
      { $0.screens.removeLast() },
      { $0.states[0].expansion?.outcomes.append(.init(step: 99, target: 0, touch: nil)) },
      { $0.states[0].expansion?.outcomes.append(.init(step: -1, target: 0, touch: nil)) },
      { other in
        other.steps = []
        for state in other.states.indices { other.states[state].expansion = nil }
      },
    ] as [(inout WalkRecord) -> Void] {
      var changed = record
      change(&changed)
      #expect(!changed.isSound)
    }
  }

  @Test("A part has the first few states, and those of its number", arguments: 0...5)
  func parts(state: Int) {
    for fingerprint in 0..<6 as Range<UInt64> {
      #expect(Explorer.Part.all.has(state, fingerprint))
      #expect(!Explorer.Part.none.has(state, fingerprint))
      for number in 1...3 {
        let isOwn = state < 3 || fingerprint % 3 == UInt64(number - 1)
        #expect(Explorer.Part.share(number, of: 3).has(state, fingerprint) == isOwn)
      }
    }
    #expect([.all, .none, .share(1, of: 1)].map(\Explorer.Part.isShare) == [false, false, true])
  }
}
