import Controller
import Model
import Testing
import View
import Workshop

@Suite("What a change of the code changes", .patience)
struct BehaviorChangeTests {
  /// A change of the app, and the differences that follow, each as its kind and its last step.
  struct Row: Sendable, CustomTestStringConvertible {
    let change: Change
    let differences: [String]

    nonisolated var testDescription: String { "\(change)" }
  }

  @Test("Each change is told with the step that differs", arguments: Self.rows)
  func told(row: Row) throws {
    let change = try BehaviorChange(from: record(.nothing), to: record(row.change))

    let told = change.differences.map { difference in
      "\(difference.kind) | \(difference.way.last?.description ?? "")"
    }
    #expect(told == row.differences)
    #expect(change.states.same <= min(change.states.before, change.states.now))
    #expect(change.openCount == 0)
  }

  @Test("What was walked through in one record alone is not compared, and is counted")
  func open() throws {
    let (whole, part) = (try record(.nothing), try record(.nothing, states: 3))

    let change = BehaviorChange(from: whole, to: part)

    #expect(change.differences.isEmpty)
    #expect(change.states.before == whole.states.count && whole.states.count > part.states.count)
    #expect(change.states.now == part.states.count && change.states.same == part.states.count)
    #expect(change.openCount == part.states.count { $0.expansion == nil } && change.openCount > 0)
  }

  @Test("A difference is told once, with its number of states; steps may have one name")
  func counted() throws {
    let records = try [false, true].map { isShared in
      try touched {
        let root = PlainController("Root")
        if isShared { root.button("Share") { _ in } }
        return root.button("Next") { $0.show("One") }.button("Next") { $0.show("Other") }
      }
    }

    let change = BehaviorChange(from: records[0], to: records[1])

    // Before and after each Next.
    #expect(change.differences.map(\.count) == [3])
    #expect(change.differences.first?.kind == .new(to: "Root"))
  }

  @Test("A step that shows something else from several screens is counted where it was told first")
  func sameStep() throws {
    let records = try [["a", "b"], ["x", "y"]].map { texts in
      try touched {
        var count = 0
        return PlainController("Root")
          .button("One") { root in
            count = min(count + 1, 2)
            root.show(Phrase(verbatim: texts[count - 1]))
          }
          .button("Two") { root in
            count = 2
            root.show(Phrase(verbatim: texts[1]))
          }
      }
    }

    let differences = BehaviorChange(from: records[0], to: records[1]).differences

    #expect(differences.map { $0.way.last?.description } == [#"touch "One""#, #"touch "Two""#])
    #expect(differences.map(\.count) == [3, 3])
  }

  @Test("Where one of two ends is in both records, each step that leads there is told of")
  func known() throws {
    let records = try [1, 2].map { step in
      try touched {
        var count = 0
        let add = { (root: PlainController) in
          count = min(count + step, 2)
          root.show("\(count)")
        }
        return PlainController("Root").button("Add", add).button("Plus", add)
      }
    }

    for (old, new, before, now) in [
      (records[0], records[1], "1", "2"), (records[1], records[0], "2", "1"),
    ] {
      let differences = BehaviorChange(from: old, to: new).differences
      let kind = BehaviorChange.Difference.Kind.looks(gone: [before], new: [now])
      #expect(differences.map(\.kind) == [kind, kind])
      #expect(differences.map { $0.way.last?.description } == [#"touch "Add""#, #"touch "Plus""#])
    }
  }

  @Test("Differences with shorter ways come first, though they were met later")
  func order() throws {
    let records = try [false, true].map { isNew in
      try touched {
        let root = PlainController("Root").button("More") { root in
          let more = PlainController("More").button("Go") { $0.show(isNew ? "There" : "Here") }
          root.window?.rootViewController = more
        }
        if isNew { root.button("Share") { _ in } }
        root.show(isNew ? "New" : "Old")
        return root
      }
    }

    let differences = BehaviorChange(from: records[0], to: records[1]).differences

    #expect(
      differences.map { $0.way.last?.description } == [
        "launch the app", #"touch "Share""#, #"touch "Go""#,
      ])
    #expect(differences.map(\.way.count) == [1, 2, 3])
  }

  @Test("With a record of nothing there is nothing to compare")
  func empty() throws {
    let (whole, none) = (try record(.nothing), WalkRecord())

    for (old, new) in [(none, whole), (whole, none), (none, none)] {
      let change = BehaviorChange(from: old, to: new)
      #expect(change.differences.isEmpty && change.openCount == 0 && change.states.same == 0)
    }
  }

  @Test("The way to a difference is that of the newer walk; its screen is the one that looks so")
  func ways() throws {
    let old = try record(.nothing)

    let shown = try BehaviorChange(from: old, to: record(.notShown)).differences
    let text = try BehaviorChange(from: old, to: record(.otherText)).differences

    #expect(
      shown.last?.way.map(\.description) == [
        "launch the app", #"touch "Add""#, "crash", "launch the app", #"touch "Clear""#,
      ])
    #expect(text.map(\.screen) == ["Root"] && text.first?.way == [.launch])
  }

  private nonisolated static let rows = [
    Row(change: .nothing, differences: []),
    Row(change: .renamed, differences: []),
    Row(change: .newButton, differences: [#"new(to: "Root") | touch "Share""#]),
    Row(change: .goneButton, differences: [#"gone(to: "Root") | touch "Clear""#]),
    Row(
      change: .elsewhere,
      differences: [#"elsewhere(before: "Root › More", now: "Root") | touch "More""#]),
    Row(
      change: .otherScreen,
      differences: [#"elsewhere(before: "Root › More", now: "Root › Other") | touch "More""#]),
    Row(
      change: .otherText,
      differences: [#"looks(gone: ["Count: 0"], new: ["Total: 0"]) | launch the app"#]),
    Row(
      change: .addsTwo,
      differences: [#"looks(gone: ["Count: 1"], new: ["Count: 2"]) | touch "Add""#]),
    Row(change: .otherKey, differences: [#"behind | touch "Add""#, #"behind | touch "Clear""#]),
    Row(change: .notStored, differences: [#"behind | touch "Add""#, #"behind | touch "Clear""#]),
    Row(
      change: .notShown,
      differences: [
        #"looks(gone: ["Count: 1"], new: ["Count: 0"]) | touch "Add""#,
        #"looks(gone: ["Count: 0"], new: ["Count: 1"]) | touch "Clear""#,
      ]),
  ]

  private func record(_ change: Change, states: Int = 1_000) throws -> WalkRecord {
    let explorer = exploring { store, _ in Self.root(change, store) }
    explorer.alphabet.events = [.crash]
    explorer.alphabet.failsWrites = false
    explorer.limits.states = states
    explorer.invariants = []
    explorer.isRecorded = true
    return try #require(try explorer.explore().record)
  }

  /// A walk through an app by touches alone.
  private func touched(_ root: @escaping () -> PlainController) throws -> WalkRecord {
    let explorer = exploring { _, _ in root() }
    explorer.alphabet.events = []
    explorer.alphabet.touchesEscape = false
    explorer.alphabet.failsWrites = false
    explorer.invariants = []
    explorer.isRecorded = true
    return try #require(try explorer.explore().record)
  }

  /// A screen with a stored count, and another one behind it.
  private static func root(_ change: Change, _ store: any UserInfoStore) -> PlainController {
    let key = UserInfoKey<Int64>(change == .otherKey ? "sum" : "count")
    let name = change == .otherText ? "Total" : "Count"
    var count = (try? store.value(for: key)) ?? 0
    let show = { (root: PlainController) in root.show("\(name): \(count)") }
    let set = { (new: Int64, root: PlainController) in
      count = new
      if change != .notStored { try? store.set(new, for: key) }
      if change != .notShown { show(root) }
    }
    let root = PlainController("Root")
    if change == .newButton { root.button("Share") { _ in } }
    root.button("Add") { set(min(count + (change == .addsTwo ? 2 : 1), 2), $0) }
    if change != .goneButton { root.button("Clear") { set(0, $0) } }
    root.button("More") { root in
      let isOther = change == .otherScreen
      let more = PlainController(isOther ? "Other" : change == .renamed ? "Much More" : "More")
      more.screen.elements = [.title(isOther ? "Other" : "More")]
      more.button(isOther ? "Close" : "Back") { $0.dismiss(animated: true) }
      if change != .elsewhere { root.present(more, animated: true) }
    }
    show(root)
    return root
  }
}

extension BehaviorChangeTests {
  /// What is changed in the app.
  enum Change {
    case nothing, renamed, newButton, goneButton, elsewhere, otherScreen, otherText, addsTwo
    case otherKey, notStored, notShown
  }
}
