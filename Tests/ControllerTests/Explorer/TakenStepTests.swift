import Foundation
import Model
import ModelKit
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("Which steps an explorer takes, and what each does", .patience)
struct TakenStepTests {
  @Test("An explorer tries what its alphabet allows in each situation, and nothing else")
  func steps() throws {
    var (first, usual) = (FirstLines(), [String]())
    for (situation, way) in Self.situations {
      for (name, change) in Self.alphabets {
        var alphabet = Explorer.Alphabet()
        alphabet.events = [.home, .open, .show, .close, .crash, .newWindow, .launchInBackground]
        change(&alphabet)
        let app = try Self.explored()
        for step in way { #expect(app.perform(step), "\(step)") }
        let lines = app.steps(in: alphabet).map { "\($0)" }
        if name == "by default" { usual = lines }
        first.begin("# \(situation), \(name): \(lines.count)")
        first.add(nil, lines)
        // Of the other alphabets, what they have not.
        let less = usual.filter { !lines.contains($0) }
        if !less.isEmpty { first.begin("without \(less.joined(separator: ", "))") }
      }
    }

    try expect(first.text, isAsIn: "steps.txt")
  }

  @Test(
    "Each step makes the agreed calls and changes, and a step that is not possible changes nothing")
  func taken() throws {
    var (lines, usual) = (FirstLines(), [(String, String)]())
    for (situation, way) in Self.situations {
      lines.begin("# \(situation)")
      var taken: [(step: String, line: String)] = []
      for step in try Self.steps {
        let app = try Self.explored()
        for step in way { app.perform(step) }
        app.log.removeAll()
        app.log.isRecording = true
        let isPossible = app.perform(step, isWatched: true)
        app.log.isRecording = false
        #expect(app.way == way + (isPossible ? [step] : []))
        if !isPossible {
          let isUnchanged = app.log.events.isEmpty && app.store.changes == 0
          #expect(isUnchanged && !app.hasFailedWrite, "\(situation): \(step)")
          taken.append(("\(step)", "not possible"))
          continue
        }
        var text = "\(step): \(app.location.screen), \(app.store.changes) changes"
        text += app.hasHighlighted ? ", highlighted" : ""
        text += app.hasFailedWrite ? ", a write has failed" : ""
        text += ", \(app.clock?.elapsed ?? -1) \(app.clock?.jumps ?? -1)"
        text += ", \(app.openedWindows)"
        let edited = app.windows.compactMap(\.window.view.editedField?.label.english)
        text += edited.isEmpty ? "" : ", \(edited) edited"
        text += app.watch?.leak == nil ? "" : ", \(app.watch?.leak?.names ?? [])"
        taken.append(("\(step)", text))
        var more = app.log.events.prefix(3).map { "  \($0)" }
        if let (place, isSwitch) = app.control(of: step) {
          more.append("  the \(isSwitch ? "switch" : "button") \(place)")
        }
        if let row = app.touchedRow(of: step), row.isAmbiguous {
          more.append("  the row \(row.name)")
        }
        // What it does as usual is not said again.
        let isUsual = usual.contains { $0 == ("\(step)", text) }
        if !isUsual { lines.begin(text) }
        lines.add(isUsual ? text : nil, more)
      }
      let impossible = taken.filter { $0.line == "not possible" }.map(\.step)
      let less = impossible.filter { step in !usual.contains { $0 == (step, "not possible") } }
      if !less.isEmpty { lines.begin("without \(less.joined(separator: ", "))") }
      if situation == "in front" { usual = taken }
    }

    try expect(lines.text, isAsIn: "steps-taken.txt")
  }

  @Test(
    "A way begins anew where it leaves the one that was taken, and at what its last launch found")
  func ways() throws {
    var told: [[Explorer.Step]] = []
    let app = try Self.explored { told.append($0) }
    let (save, home) = (Self.touch(5, "Save"), Explorer.Step.event(.home))
    let crashed: [Explorer.Step] = [.launch, save, .clock(60), .event(.crash)]
    func steps(_ body: () -> Void) -> Int {
      told = []
      body()
      return told.count
    }

    #expect(steps { app.begin([.launch, home]) } == 2)
    #expect(!app.log.events.isEmpty && !app.log.isRecording, "of the last step alone")
    #expect(app.log.events.allSatisfy { !$0.text.contains("didFinishLaunching") })
    #expect(steps { app.goOn(to: [.launch, home, .event(.open)]) } == 1)
    #expect(steps { app.goOn(to: [.launch, home]) } == 2, "it is behind")
    #expect(steps { app.goOn(to: [.launch, home]) } == 0 && app.log.events.isEmpty)
    #expect(steps { app.begin(crashed + [.launch, home]) } == 6)
    let found = app.fingerprint()
    #expect(steps { app.begin(crashed + [.launch, home]) } == 2, "the launch's find is kept")
    #expect(app.fingerprint() == found && app.way == crashed + [.launch, home])
    #expect(app.clock?.elapsed == 60_000 && app.clock?.jumps == 1)
    #expect(try app.store.value(for: UserInfoKey<Bool>("own.saved")) == true)
    app.begin()
    #expect(app.way.isEmpty && app.clock?.elapsed == 0 && app.clock?.jumps == 0)
    #expect(try app.store.value(for: UserInfoKey<Bool>("own.saved")) == nil)
    let failed: [Explorer.Step] = [.launch, .failing(save, write: 1), .event(.crash)]
    for _ in 1...2 {
      app.begin(failed + [.launch])
      #expect(app.hasFailedWrite)
    }
    app.begin([.launch])
    #expect(!app.hasFailedWrite)
    #expect(
      steps { app.begin(crashed + [.launch, home]) } == 2, "what was found before is kept too")
  }

  @Test("Each time that it begins, the same is drawn at random, and the log is empty")
  func anew() throws {
    let app = try Self.explored()
    let drawn = (1...2).map { _ in
      app.begin([.launch])
      return app.randomness.numbers.text()
    }

    #expect(drawn[0] == drawn[1])
    app.log.report("Something is wrong.", from: "Somebody")
    app.begin([])
    #expect(app.log.events.isEmpty)
  }

  @Test("What is highlighted is seen at once: in the step that did it, and in no later one")
  func highlighted() throws {
    let app = try Self.explored()
    let steps: [Explorer.Step] = [
      .launch, Self.touch(5, "Save"), .touchEscape(window: 1), Self.touch(5, "Save"), .event(.home),
    ]

    for (step, isHighlighted) in zip(steps, [false, true, false, true, false]) {
      #expect(app.perform(step) && app.hasHighlighted == isHighlighted, "\(step)")
    }
  }

  @Test(
    "Where there is one process and no clock, there is no step of the other, and no time passes")
  func alone() {
    let explorer = Explorer(making: app { _, _ in lamp() })
    let app = ExploredApplication(explorer, making: explorer.make)
    #expect(!app.hasFailedWrite && !app.state.hasFailedWrite && app.watch == nil)
    #expect(!app.isDrawn, "a list is asked when someone looks")

    #expect(!app.perform(.other(.launch)) && !app.perform(.clock(60)))
    #expect(app.perform(.launch) && app.watch == nil, "nobody watches")
  }

  @Test("There are one or two processes, whatever is asked for")
  func processes() {
    let explorer = Explorer(making: app { _, _ in lamp() })

    let counts = [-1, 0, 1, 2, 3].map { count in
      explorer.alphabet.processes = count
      return ExploredApplication(explorer, making: explorer.make).ofEachProcess { 0 }.count
    }

    #expect(counts == [1, 1, 1, 2, 2])
  }

  @Test("The clock is set ahead by nothing at least, and by a hundred years at most")
  func jumps() throws {
    var alphabet = Explorer.Alphabet()
    alphabet.clockJumps = [-1, 0, 1, ExplorerClock.century, ExplorerClock.century + 1]

    let steps = try Self.explored().steps(in: alphabet).filter { "\($0)".hasSuffix(" later") }

    #expect(steps == [.clock(0), .clock(1), .clock(ExplorerClock.century)])
  }

  @Test("Of a row that is touched, the controller of its list is told, and what the others say")
  func touchedRow() throws {
    let app = try Self.explored()
    for step in [.launch, Self.touch(6, "Sheet")] as [Explorer.Step] { app.perform(step) }

    let row = app.touchedRow(of: Self.touch(2, "Cup"))

    #expect(row?.name == ["1 0", "Cup"] && row?.isAmbiguous == false)
    #expect(row?.list == "Sheet" && row?.others == ["Tea", "Tea"])
  }

  @Test("Two rows are alike if all is that a person sees of them, in one section")
  func alike() throws {
    func alike(_ one: SeenRow, _ other: SeenRow) -> [String]? {
      let rows = SeenRows([one, other])
      let root = PlainController("Root")
      let table = TableView()
      (table.dataSource, root.keeps) = (rows, rows)
      root.screen.elements.append(.table(table))
      let explorer = Explorer(making: app { _, _ in root })
      let explored = ExploredApplication(explorer, making: explorer.make)
      explored.perform(.launch)
      let row = explored.touchedRow(of: .touch(window: 1, control: 1, name: ""))
      return row.flatMap { $0.isAmbiguous ? $0.name : nil }
    }
    let tea = SeenRow()

    #expect(alike(tea, tea) == ["1 1", "Tea"])
    for change in [
      { $0.section = 0 }, { $0.text = Phrase("Tea", ko: "찻잎") }, { $0.detail = nil },
      { $0.isChecked = false },
    ] as [(inout SeenRow) -> Void] {
      var other = tea
      change(&other)
      #expect(alike(other, tea) == nil)
    }
  }

  @Test(
    "A tour for a benchmark takes another step each time, and each is told with what is edited")
  func tours() throws {
    var text = ""
    for count in [0, 1, 40] {
      let explorer = exploring { _, _ in
        let lamp = lamp()
        lamp.field(Phrase("Name", ko: "이름"))
        return lamp
      }
      explorer.alphabet.events = [.crash]
      explorer.alphabet.texts = ["lee"]
      let tour = explorer.tour(of: count)
      var taken: [Explorer.Step] = []
      explorer.onStep = { taken.append($0[$0.count - 1]) }
      explorer.take(tour)
      #expect(taken == tour && tour.count == count)
      #expect(explorer.take(tour) == Self.states(along: tour, of: explorer))
      let fields = explorer.editedFields(along: tour)
      for (step, field) in zip(tour, fields) {
        text += "\(step): \(field.map { "\($0.name) \"\($0.text)\"" } ?? "nothing is edited")\n"
      }
    }
    let stuck = Explorer(making: app { _, _ in PlainController("Root") })
    stuck.alphabet.events = []
    stuck.alphabet.touchesEscape = false
    #expect(stuck.tour(of: 5) == [.launch])
    let two: [Explorer.Step] = (1...2).map {
      .type("\($0)", window: $0, control: 0, name: "", isSecure: false, isStillEdited: true)
    }
    let windows = exploring { _, _ in
      let root = PlainController("Root")
      root.field("Name")
      return root
    }
    let texts = windows.editedFields(along: [.launch, .event(.newWindow)] + two + [.event(.home)])
      .map { $0?.text }
    #expect(texts == [nil, nil, nil, "1", "1"], "that of the first window")

    try expect(text, isAsIn: "tours.txt")
  }

  private static func states(along way: [Explorer.Step], of explorer: Explorer) -> [UInt64] {
    let app = ExploredApplication(explorer, making: explorer.make)
    return way.indices.map { index in
      app.goOn(to: Array(way[...index]))
      return app.fingerprint()
    }
  }

  // MARK: - Situations

  private static let situations: [(String, [Explorer.Step])] = [
    ("not running", []), ("in front", [.launch]),
    ("while a name is edited", [.launch, touch(0, "Name")]),
    ("while notes are edited", [.launch, touch(2, "Notes")]),
    ("at the home screen", [.launch, .event(.home)]),
    ("in the background", [.launchInBackground(connectingScene: false)]),
    ("two windows", [.launch, .event(.newWindow)]),
    ("below a sheet", [.launch, touch(6, "Sheet")]), ("later", [.launch, .clock(60)]),
    ("two processes", [.launch, .other(.launch)]),
  ]

  private static let alphabets: [(String, (inout Explorer.Alphabet) -> Void)] = [
    ("by default", { _ in }),
    (
      "by name",
      {
        $0.textsByName = ["이름": ["kim"], "Notes": []]
        $0.valuesByName = ["Cups": ["7", "no number"]]
        $0.typesWithoutReturn = true
        $0.touchesEscape = false
      }
    ),
    (
      "untouched",
      {
        $0.untouched = ["이름", "PIN", "Notes", "-", "삭제", "Tea", "Sheet"]
        $0.events = [.crash]
      }
    ),
    (
      "two of everything",
      {
        (
          $0.windows, $0.processes, $0.clockJumps, $0.mostClockJumps, $0.texts, $0.secrets
        ) = (2, 2, [1, 2], 2, [], [])
        $0.arrivals = [
          .url(URL(filePath: "/tea")), .userActivity(UserActivity(activityType: "tea")),
        ]
      }
    ),
    (
      "no clock",
      {
        $0.clockJumps = [60]
        $0.mostClockJumps = 0
        $0.events = []
      }
    ),
  ]

  private static func touch(_ control: Int, _ name: String) -> Explorer.Step {
    .touch(window: 1, control: control, name: name)
  }

  private static var steps: [Explorer.Step] {
    get throws {
      var alphabet = Explorer.Alphabet()
      (alphabet.windows, alphabet.typesWithoutReturn) = (2, true)
      (alphabet.texts, alphabet.secrets) = (["lee"], ["<password 1>"])
      alphabet.arrivals = [
        .url(URL(filePath: "/tea")), .userActivity(UserActivity(activityType: "tea")),
      ]
      let app = try explored()
      app.perform(.launch)
      return app.steps(in: alphabet) + [
        .launch, .launchInBackground(connectingScene: true), touch(99, "None"),
        .touch(window: 2, control: 0, name: "Name"), .touchEscape(window: 7),
        .touchReturn(window: 1), .perform("fly", window: 1, control: 3, name: "Cups"),
        .type("a", window: 1, control: 5, name: "Save", isSecure: false),
        .write("a", window: 1, control: 0, name: "Name"), .event(.show, window: 9), .event(.open),
        .other(.launch), .other(touch(5, "Save")), .other(.other(.launch)),
        .failing(.launch, write: 1),
        .failing(touch(5, "Save"), write: 1), .failing(touch(5, "Save"), write: 2),
        .failing(touch(5, "Save"), write: 3), .failing(touch(99, "None"), write: 1),
        .failing(.failing(touch(5, "Save"), write: 1), write: 1), .clock(0), .clock(3_600),
      ]
    }
  }

  /// An app with each kind of control, a list, a button that stores twice, and a sheet.
  private static func explored(_ onStep: (([Explorer.Step]) -> Void)? = nil) throws
    -> ExploredApplication
  {
    let clock = ExplorerClock()
    let explorer = Explorer(
      clock: clock,
      making: app { store, _ in
        let root = PlainController("Root")
        root.field(Phrase("Name", ko: "이름"))
        root.field("PIN", isSecure: true)
        let off = Button("Off", sends: "off()", to: { [weak root] in root }) { _ in }
        off.isEnabled = false
        root.screen.elements += [
          .textView(TextView("Notes")), .stepper(Stepper("Cups")), .button(off),
        ]
        let rows = Rows()
        let table = TableView()
        (table.dataSource, table.delegate) = (rows, rows)
        root.keeps = rows
        root.button("Save") { [unowned root] _ in
          do {
            try store.set(true, for: UserInfoKey("own.saved"))
            try store.set(1, for: UserInfoKey<Int64>("own.count"))
            root.screen.fields.first?.isHighlighted = true
          } catch { root.title = "Not saved" }
        }
        root.button("Sheet") { root in
          let sheet = PlainController("Sheet", style: .pageSheet)
          let rows = Rows()
          let table = TableView()
          (table.dataSource, table.delegate, sheet.keeps) = (rows, rows, rows)
          sheet.button("Done") { $0.dismiss(animated: false) }
          sheet.screen.elements.append(.table(table))
          // It is not seen below the sheet.
          root.screen.fields.first?.isHighlighted = true
          root.present(sheet, animated: false)
        }
        let sugar = Stepper("Sugar")
        sugar.isEnabled = false
        root.screen.elements += [.table(table), .stepper(sugar)]
        return root
      })
    explorer.alphabet.processes = 2
    explorer.onStep = onStep
    let explored = ExploredApplication(explorer, making: explorer.make)
    explored.begin()
    return explored
  }
}

/// What a person sees of a row, and its section.
nonisolated private struct SeenRow: Sendable {
  var section = 1
  var text = Phrase("Tea", ko: "차")
  var detail: Phrase? = "hot"
  var isChecked = true
}

/// A list of two sections.
private final class SeenRows: TableViewDataSource {
  private let rows: [SeenRow]

  init(_ rows: [SeenRow]) { self.rows = rows }

  func numberOfSections(in tableView: TableView) -> Int { 2 }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count { $0.section == section }
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows.filter { $0.section == indexPath.section }[indexPath.row]
    let cell = TableViewCell()
    (cell.text, cell.detailText, cell.isChecked) = (row.text, row.detail, row.isChecked)
    return cell
  }
}

/// Three rows, of which two look the same, and each can be deleted.
private final class Rows: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = indexPath.row == 1 ? "Cup" : "Tea"
    return cell
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: Phrase("Delete", ko: "삭제")) { _, _, done in
        done(true)
      }
    ])
  }
}
