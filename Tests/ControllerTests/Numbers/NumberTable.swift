import Foundation
import Model
import ModelKit
import View
import ViewKit
import ViewText

@testable import Controller
@testable import ControllerKit
@testable import Workshop

/// Every number that an app can pass, with what each extreme number does: nothing traps.
enum NumberTable {
  // Foundation has both names too.
  private typealias Timer = ControllerKit.Timer
  private typealias RunLoop = ControllerKit.RunLoop

  static var rows: [NumberRow] {
    [controls, pickers, grids, tables, texts, controllers, models].flatMap(\.self)
  }

  /// What an app cannot pass itself, or what is held elsewhere, with the reason.
  static let elsewhere = [
    "Control.init": "a bit set", "Menu.init": "a bit set", "ScreenContent.init": "a bit set",
    "ArrivalMatrix.lines": "a width: a table is lines where it does not fit",
    "ArrivalMatrix.matrix": "a count that the app returns",
    "Explorer.frontier": "the explorer counts it",
    "MigrationReport.text": "a width: at least 8, as the tests of the report have it",
    "ExplorerClock.init": "a time: clamped between 1970 and the year 9999",
    "SignInThrottle.init": "read from a store: the tests of failed attempts",
    "MainController.destinationTouched": "reported: the tests of destinations",
    "PBKDF2Hasher.init": "clamped; not on Linux", "Phrase.init": "the compiler calls it",
    "Call.init": "the compiler calls it",
    "PropertyValue.init": "a value, which is stored by its bits: its own tests",
    "SQLiteStore.init": "a time to wait: below 0 as 0, as the tests of waiting processes have it",
    "StoreError.pathTooLong": "a part of a sentence",
    "StoreError.unsupportedVersion": "a part of a sentence",
    "TableViewController.tableView": "the table calls it",
    "AlertController.alertView": "AlertViewDelegate: the row of AlertView.show",
    "RunLoop.scheduledTimer": "the row of Timer.init",
    "RowModel.subscript": "the row of Rows.subscript",
    "UserInfoKey.sceneSession": "a part of a name",
    "WindowScene.height": "the row of WindowScene.init",
    "WindowScene.width": "the row of WindowScene.init",
  ]

  // MARK: - What the rows use

  /// Shows an element and uses all that it has, in each way to draw it; returns what was reported.
  static func use(_ element: Element, before body: (WindowView) -> Void = { _ in }) -> [String] {
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    window.log = EventLog()
    let screen = PlainScreen([element])
    window.addSubview(screen)
    window.becomeKey()
    body(window)
    for control in screen.controls {
      window.touch(control)
      for action in control.actions { window.perform(action, on: control) }
    }
    display.refresh()
    _ = display.takeOutput()
    let content = ScreenContent(of: screen)
    _ = content.html(in: .korean) + content.svg(.dark, in: .english)
    return window.log.diagnostics.map(\.text)
  }

  /// Whether a number was reported, while an element was used.
  private static func reports(
    _ element: Element, before body: (WindowView) -> Void = { _ in }
  ) -> String {
    let words = ["cannot be", "beyond the other end", "counts as 0", "rows for a picker"]
    return use(element, before: body).contains { text in words.contains(where: text.contains) }
      .asReported
  }

  private static func range(_ control: RangeControl) -> String {
    "\(control.minimumValue.named) to \(control.maximumValue.named)"
  }

  // MARK: - The rows

  private static var controls: [NumberRow] {
    [
      NumberRow(
        "RangeControl.value", ["0.5, reported", "1", "0", "0", "0", "1", "0"]
      ) { number in
        let slider = Slider("Share")
        slider.value = 0.5
        slider.value = number
        return slider.value.named + reports(.slider(slider))
      },
      NumberRow(
        "RangeControl.minimumValue",
        [
          "0 to 1, reported", "0 to 1, reported", "0 to 1, reported", "0 to 1", "-1 to 1",
          "huge to huge", "-huge to 1",
        ]
      ) { number in
        let slider = Slider("Share")
        slider.minimumValue = number
        return range(slider) + reports(.slider(slider))
      },
      NumberRow(
        "RangeControl.maximumValue",
        [
          "0 to 100, reported", "0 to 100, reported", "0 to 100, reported", "0 to 0",
          "-1 to -1, reported", "0 to huge", "-huge to -huge, reported",
        ]
      ) { number in
        let stepper = Stepper("Cups")
        stepper.maximumValue = number
        return range(stepper) + reports(.stepper(stepper))
      },
      NumberRow(
        "RangeControl.maximumValue, from the least to the greatest",
        Array(repeating: "-huge to huge", count: 7)
      ) { number in
        let slider = Slider("Share")
        slider.minimumValue = -.greatestFiniteMagnitude
        slider.maximumValue = .greatestFiniteMagnitude
        slider.value = number
        return range(slider) + (use(.slider(slider)).count > 1 ? ", reported" : "")
      },
      NumberRow(
        "Stepper.stepValue",
        [
          "1, reported", "1, reported", "1, reported", "1, reported", "1, reported", "huge",
          "1, reported",
        ]
      ) { number in
        let stepper = Stepper("Cups")
        stepper.stepValue = number
        return stepper.stepValue.named + reports(.stepper(stepper))
      },
      NumberRow("ProgressView.progress", ["0", "1", "0", "0", "0", "1", "0"]) { number in
        let view = ProgressView("Steeped")
        view.progress = number
        return view.progress.named + reports(.progress(view))
      },
      NumberRow("SegmentedControl.selectedSegmentIndex", ["0", "-1", "-1", "-1"]) { number in
        let segments = SegmentedControl("Size", segments: ["Small", "Large"])
        segments.selectedSegmentIndex = number
        return segments.selectedSegmentIndex.named
      },
      segments(
        "insertSegment",
        ["New Small Large", "New Small Large", "Small Large New", "New Small Large"]
      ) { $0.insertSegment(withTitle: "New", at: $1) },
      segments("removeSegment", ["Large", "Large", "Small", "Large"]) { $0.removeSegment(at: $1) },
      segments("setTitle", ["New Large", "Small Large", "Small Large", "Small Large"]) {
        $0.setTitle("New", forSegmentAt: $1)
      },
      NumberRow("SegmentedControl.titleForSegment", ["Small", "none", "none", "none"]) { number in
        let segments = SegmentedControl("Size", segments: ["Small", "Large"])
        return segments.titleForSegment(at: number)?.english ?? "none"
      },
    ]
  }

  /// Changes one of two segments; the result is the names of all.
  private static func segments(
    _ name: String, _ results: [String], _ change: @escaping (SegmentedControl, Int) -> Void
  ) -> NumberRow {
    NumberRow("SegmentedControl.\(name)", results) { number in
      let segments = SegmentedControl("Size", segments: ["Small", "Large"])
      change(segments, number)
      return segments.segments.map(\.label.english).joined(separator: " ")
    }
  }

  private static var pickers: [NumberRow] {
    func picker(_ source: NumberSource) -> PickerView {
      let picker = PickerView("Tea")
      picker.dataSource = source
      return picker
    }
    return [
      NumberRow("PickerView.selectRow", ["0", "0", "2", "0"]) { number in
        let source = NumberSource()
        let picker = picker(source)
        picker.selectRow(number, inComponent: 0)
        return picker.selectedRow(inComponent: 0).named + reports(.picker(picker))
      },
      NumberRow(
        "PickerView.selectRow, component", ["2", "0, reported", "0, reported", "0, reported"]
      ) { number in
        let source = NumberSource()
        let picker = picker(source)
        picker.selectRow(2, inComponent: number)
        return picker.selectedRow(inComponent: 0).named + reports(.picker(picker))
      },
      NumberRow("PickerView.numberOfRows", ["3", "0", "0", "0"]) { number in
        let source = NumberSource()
        return "\(picker(source).numberOfRows(inComponent: number))"
      },
      NumberRow("PickerView.selectedRow", ["0", "-1", "-1", "-1"]) { number in
        let source = NumberSource()
        return "\(picker(source).selectedRow(inComponent: number))"
      },
      NumberRow(
        "PickerViewDataSource.pickerView", ["0", "0, reported", "100000, reported", "0, reported"]
      ) { number in
        let source = NumberSource()
        source.rows = number
        let (picker, window) = (picker(source), WindowView())
        window.addSubview(PlainScreen([.picker(picker)]))
        let count = picker.numberOfRows(inComponent: 0)
        return "\(count)" + (!window.log.diagnostics.isEmpty).asReported
      },
    ]
  }

  private static var grids: [NumberRow] {
    func use(
      _ grid: CollectionView, _ source: NumberSource,
      _ body: (CollectionView, WindowView) -> Void = { _, _ in }
    ) -> String {
      (grid.dataSource, grid.delegate) = (source, source)
      return reports(.grid(grid)) { body(grid, $0) }
    }
    func sections(_ place: IndexPath) -> IndexSet {
      place.section > 0 ? IndexSet(integersIn: 0..<place.section) : IndexSet(integer: 0)
    }
    /// Does something with the place of a cell.
    func row(_ name: String, _ body: @escaping (CollectionView, IndexPath) -> Void) -> NumberRow {
      NumberRow("CollectionView.\(name)", each: "9 cells") { number in
        let (grid, source) = (CollectionView(), NumberSource())
        _ = use(grid, source) { grid, _ in
          _ = grid.visibleCells
          body(grid, IndexPath(item: number, section: number))
          body(grid, IndexPath(item: number, section: 0))
          body(grid, IndexPath(index: 0))
        }
        return "\(grid.visibleCells.count) cells"
      }
    }
    return [
      NumberRow(
        "CollectionView.visibleSections", ["10, reported", "10, reported", "max", "10, reported"]
      ) { number in
        let (grid, source) = (CollectionView(), NumberSource())
        grid.visibleSections = number
        let last = IndexPath(item: 2, section: 2)
        return grid.visibleSections.named
          + use(grid, source) { grid, _ in grid.scrollToItem(at: last) }
      },
      NumberRow(
        "CollectionView.visibleItems", ["6, reported", "6, reported", "max", "6, reported"]
      ) { number in
        let (grid, source) = (CollectionView(), NumberSource())
        (grid.visibleItems, grid.visibleSections) = (number, 1)
        let last = IndexPath(item: 2, section: 2)
        let reports = use(grid, source) { grid, _ in grid.scrollToItem(at: last) }
        return grid.visibleItems.named + reports
      },
      NumberRow(
        "CollectionViewDataSource.numberOfSections", ["0", "0, reported", "max", "0, reported"]
      ) { number in
        let (grid, source) = (CollectionView(), NumberSource())
        source.rows = number
        let reports = use(grid, source) { grid, window in
          grid.scrollToItem(at: IndexPath(item: 0, section: number &- 1))
          for control in PlainScreen([.grid(grid)]).controls { window.touch(control) }
        }
        return grid.numberOfSections.named + reports
      },
      NumberRow(
        "CollectionViewDataSource.numberOfItems", ["0", "0, reported", "max", "0, reported"]
      ) { number in
        let (grid, source) = (CollectionView(), NumberSource())
        source.columns = number
        let reports = use(grid, source) { grid, _ in
          grid.scrollToItem(at: IndexPath(item: number &- 1, section: 0))
        }
        return grid.numberOfItems(inSection: 0).named + reports
      },
      NumberRow("CollectionView.numberOfItems", ["3", "0", "0", "0"]) { number in
        let (grid, source) = (CollectionView(), NumberSource())
        grid.dataSource = source
        return "\(grid.numberOfItems(inSection: number))"
      },
      NumberRow("CollectionView.init", ["0 0", "-1 -1", "max max", "min min"]) { number in
        let indexPath = IndexPath(item: number, section: number)
        return "\(indexPath.item.named) \(indexPath.section.named)"
      },
      row("cellForItem") { grid, place in _ = grid.cellForItem(at: place) },
      row("scrollToItem") { grid, place in grid.scrollToItem(at: place) },
      row("selectItem") { grid, place in grid.selectItem(at: place) },
      row("deselectItem") { grid, place in grid.deselectItem(at: place) },
      row("reloadItems") { grid, place in grid.reloadItems(at: [place]) },
      row("insertItems") { grid, place in grid.insertItems(at: [place]) },
      row("deleteItems") { grid, place in grid.deleteItems(at: [place]) },
      row("moveItem") { grid, place in
        grid.moveItem(at: place, to: IndexPath(item: 0, section: 0))
        grid.moveItem(at: IndexPath(item: 0, section: 0), to: place)
      },
      row("insertSections") { grid, place in grid.insertSections(sections(place)) },
      row("reloadSections") { grid, place in grid.reloadSections(sections(place)) },
      row("deleteSections") { grid, place in grid.deleteSections(sections(place)) },
      row("dequeueReusableCell") { grid, place in
        _ = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
      },
    ]
  }

  private static var tables: [NumberRow] {
    /// Does something with a row, or with sections, of a table that has three rows.
    func row(_ name: String, _ body: @escaping (TableView, IndexPath, IndexSet) -> Void)
      -> NumberRow
    {
      NumberRow("TableView.\(name)", each: "3 rows") { number in
        let (table, source) = (TableView(), NumberSource())
        table.dataSource = source
        let sections =
          number > 0 ? IndexSet(integersIn: 0..<number) : IndexSet(integer: 0)
        _ = use(.table(table)) { _ in
          // Only what has been counted is compared.
          _ = table.visibleCells
          body(table, IndexPath(row: number, section: 0), sections)
          body(table, IndexPath(row: 0, section: number), sections)
          body(table, IndexPath(index: 0), sections)
        }
        return "\(table.visibleCells.count) rows"
      }
    }
    return [
      NumberRow("TableView.numberOfRows", ["3", "0", "0", "0"]) { number in
        let (table, source) = (TableView(), NumberSource())
        table.dataSource = source
        return "\(table.numberOfRows(inSection: number))"
      },
      NumberRow(
        "TableViewDataSource.numberOfSections", ["0", "0, reported", "1000", "0, reported"]
      ) { number in
        let (table, source) = (TableView(), NumberSource())
        table.dataSource = source
        // Each section is asked for its rows, so more of them take as long as that takes.
        source.sections = min(number, 1_000)
        let reports = reports(.table(table))
        return "\(table.numberOfSections)" + reports
      },
      NumberRow(
        "TableViewDataSource.tableView", ["0", "0, reported", "max", "0, reported"]
      ) { number in
        let (table, source) = (TableView(), NumberSource())
        table.dataSource = source
        source.rows = number
        let reports = reports(.table(table)) { _ in
          table.scrollToRow(at: IndexPath(row: max(0, number &- 1), section: 0))
        }
        return table.numberOfRows(inSection: 0).named + reports
      },
      NumberRow("IndexPath.init", ["0 0", "-1 -1", "max max", "min min"]) { number in
        let indexPath = IndexPath(row: number, section: number)
        return "\(indexPath.row.named) \(indexPath.section.named)"
      },
      row("cellForRow") { table, row, _ in _ = table.cellForRow(at: row) },
      row("scrollToRow") { table, row, _ in table.scrollToRow(at: row) },
      row("selectRow") { table, row, _ in table.selectRow(at: row, scrollPosition: .top) },
      row("deselectRow") { table, row, _ in table.deselectRow(at: row) },
      row("insertRows") { table, row, _ in table.insertRows(at: [row]) },
      row("deleteRows") { table, row, _ in table.deleteRows(at: [row]) },
      row("reloadRows") { table, row, _ in table.reloadRows(at: [row]) },
      row("reconfigureRows") { table, row, _ in table.reconfigureRows(at: [row]) },
      row("moveRow") { table, row, _ in
        table.moveRow(at: row, to: IndexPath(row: 0, section: 0))
        table.moveRow(at: IndexPath(row: 0, section: 0), to: row)
      },
      row("insertSections") { table, _, sections in table.insertSections(sections) },
      row("reloadSections") { table, _, sections in table.reloadSections(sections) },
      row("deleteSections") { table, _, sections in table.deleteSections(sections) },
      row("dequeueReusableCell") { table, row, _ in
        _ = table.dequeueReusableCell(withIdentifier: "row", for: row)
      },
    ]
  }

  private static var texts: [NumberRow] {
    /// Draws every kind of line on paper of some columns.
    func draw(_ traits: TextTraits) -> String {
      let display = TextDisplay(language: .english)
      let (window, source) = (TextViewFactory(display: display).makeWindowView(), NumberSource())
      let (table, view) = (TableView(), ProgressView("Steeped"))
      table.dataSource = source
      view.text = "3 of 5 minutes"
      window.addSubview(
        PlainScreen([
          .banner("Tea"), .message("Which one?", title: "Tea"), .field(TextField("Name")),
          .progress(view), .table(table), .slider(Slider("Share")), .button(Button("Order")),
        ]))
      window.becomeKey()
      display.traits = traits
      display.say("Your tea will be ready in three minutes.")
      display.read()
      _ = display.receive("share 9")
      _ = display.takeOutput()
      return display.traits.columns.map(\.named) ?? "no limit"
    }
    return [
      NumberRow("TextTraits.columns", ["1", "1", "1000000", "1"]) { number in
        var traits = TextTraits()
        traits.columns = number
        return draw(traits)
      },
      NumberRow("TextTraits.init", ["1", "1", "1000000", "1"]) { number in
        draw(TextTraits(columns: number))
      },
      NumberRow("ScreenContent.html", ["1", "1", "6", "1"]) { number in
        let screen = PlainScreen([.title("Tea")])
        let html = ScreenContent(of: screen).html(in: .english, headingLevel: number)
        return (1...6).filter { html.contains("<h\($0) ") }.map(\.description).joined()
      },
      NumberRow("AlertView.show", ["Tea", "Cancel", "Cancel", "Cancel"]) { number in
        let screen = AlertScreen()
        screen.show(
          title: nil, message: "Which one?",
          actions: [AlertButton("Tea"), AlertButton("Cancel", role: .cancel)], preferred: number)
        let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.alertView(screen, didTouchActionAt: number)
        return screen.primaryButton?.label.english ?? "none"
      },
    ]
  }

  private static var controllers: [NumberRow] {
    func tabs() -> TabBarController {
      let tabs = TabBarController()
      tabs.viewControllers = [PlainController("A"), PlainController("B")]
      return tabs
    }
    /// Explores an app of two screens; returns whether a limit was reached.
    func explored(_ change: (Explorer) -> Void) -> String {
      let explorer = exploring { _, _ in
        PlainController("A").button("Next") { $0.show("B") }
      }
      explorer.alphabet.events = [.home, .open]
      explorer.invariants = []
      change(explorer)
      do { return try explorer.explore().limit == nil ? "whole" : "limited" } catch {
        return "\(error)"
      }
    }
    return [
      NumberRow(
        "RunLoop.run",
        [
          "0 ms, reported", "0 ms, reported", "0 ms, reported", "0 ms", "0 ms, reported",
          "0 ms, reported", "0 ms, reported",
        ]
      ) { number in
        let log = EventLog()
        let runLoop = RunLoop(log: log)
        runLoop.run(for: number)
        return "\(runLoop.milliseconds) ms" + (!log.diagnostics.isEmpty).asReported
      },
      NumberRow(
        "Scenario.wait",
        ["reported", "reported", "reported", "", "reported", "reported", "reported"]
      ) { number in
        let (application, delegate) = runningApplication()
        application.pass(number)
        _ = delegate
        return application.log.diagnostics.isEmpty ? "" : "reported"
      },
      NumberRow(
        "Timer.init", ["fires", "waits", "fires", "fires", "fires", "waits", "fires"]
      ) { number in
        let runLoop = RunLoop()
        var result = "waits"
        let timer = Timer(timeInterval: number, repeats: true) { _ in result = "fires" }
        runLoop.add(timer)
        for _ in 0..<3 { runLoop.run(for: 1) }
        timer.invalidate()
        return result
      },
      NumberRow("UndoManager.levelsOfUndo", each: "3 steps") { number in
        let (manager, target) = (UndoManager(), NumberSource())
        manager.groupsByEvent = false
        manager.levelsOfUndo = number
        for _ in 0..<3 {
          manager.beginUndoGrouping()
          manager.registerUndo(withTarget: target) { $0.rows += 1 }
          manager.endUndoGrouping()
        }
        while manager.canUndo { manager.undo() }
        return "\(target.rows - 3) steps"
      },
      NumberRow("TabBarController.selectedIndex", each: "0") { number in
        let tabs = tabs()
        tabs.selectedIndex = number
        return "\(tabs.selectedIndex)"
      },
      NumberRow("TabBarController.tabBar", each: "0") { number in
        let tabs = tabs()
        tabs.tabBar(TabBar("Tabs", segments: []), didTouchTabAt: number)
        return "\(tabs.selectedIndex)"
      },
      NumberRow("WindowScene.init", ["0", "-1", "max", "min"]) { number in
        let (application, delegate) = runningApplication()
        guard let scene = application.scenes.first as? WindowScene else { return "no scene" }
        let size = WindowScene.Size(width: number, height: number)
        do { try application.send(.resized(scene.session, size)) } catch { return "\(error)" }
        _ = delegate
        return scene.size.width.named
      },
      NumberRow("Application.session", each: "none") { number in
        let (application, delegate) = runningApplication()
        _ = delegate
        return application.session(number) == nil ? "none" : "one"
      },
      NumberRow("Explorer.states", ["limited", "limited", "whole", "limited"]) { number in
        explored { $0.limits.states = number }
      },
      NumberRow("Explorer.depth", ["limited", "limited", "whole", "limited"]) { number in
        explored { $0.limits.depth = number }
      },
      NumberRow("Explorer.time", ["limited", "limited", "whole", "limited"]) { (number: Int) in
        explored { $0.limits.time = .seconds(number) }
      },
      NumberRow("Explorer.failures", each: "whole") { number in
        explored { $0.limits.failures = number }
      },
      NumberRow("Explorer.comparisons", ["whole", "whole", "whole", "whole"]) { number in
        explored { $0.limits.comparisons = min(number, 10) }
      },
      NumberRow("Explorer.windows", each: "whole") { number in
        explored { $0.alphabet.windows = number }
      },
      NumberRow("Explorer.processes", each: "whole") { number in
        explored { $0.alphabet.processes = number }
      },
      NumberRow("Explorer.mostClockJumps", each: "whole") { number in
        explored { $0.alphabet.mostClockJumps = number }
      },
      NumberRow(
        "Explorer.clockJumps",
        ["none", "none", "none", "whole", "none", "none", "none"]
      ) { number in
        let clock = ExplorerClock()
        let explorer = Explorer(clock: clock, making: app { _, _ in PlainController("A") })
        explorer.alphabet.clockJumps = [number]
        explorer.alphabet.events = [.home, .open]
        do {
          let report = try explorer.explore()
          return report.transitions.contains { $0.step.contains("later") } ? "whole" : "none"
        } catch { return "\(error)" }
      },
      NumberRow(
        "Explorer.transitions", ["0", "0", "max", "0"]
      ) { number in
        var progress = Explorer.Progress()
        progress.transitions = max(0, number)
        progress.time = Duration(secondsComponent: 0, attosecondsComponent: 1)
        return progress.transitionsPerSecond.named
      },
    ]
  }

  /// An application in front, with its delegate.
  private static func runningApplication() -> (Application, QuietDelegate) {
    let delegate = QuietDelegate()
    let application = Application(
      delegate: delegate, views: HeadlessViewFactory(),
      manifest: SceneManifest { RootSceneDelegate { PlainController("A") } })
    try? application.send(.launch())
    return (application, delegate)
  }

  private static var models: [NumberRow] {
    [
      NumberRow("ClockReading.init", ["0", "0", "nil", "0"]) { number in
        let reading = ClockReading(time: Int64(number), uptime: Int64(number))
        let earlier = ClockReading(time: number == .max ? .min : Int64(number), uptime: -1)
        let clocks = SystemClocks { reading }.ahead { Int64(number) }
        _ = (clocks.moment(), clocks.secondsSince1970(), clocks.localSecondsSince1970())
        return reading.milliseconds(since: earlier).map { "\($0)" } ?? "nil"
      },
      NumberRow("RandomNumbers.text", ["", "", "16 digits", ""]) { number in
        // As many as are asked for are drawn.
        let text = RandomNumbers { 7 }.text(numbers: min(number, 1))
        return text.isEmpty ? "" : "\(text.count) digits"
      },
      NumberRow("YescryptHasher.init", each: "$y$") { number in
        String(YescryptHasher(cost: number).decoy.text.prefix(3))
      },
      NumberRow("AccountError.tooManyTries", each: "in words") { number in
        let phrase = Phrase(AccountError.tooManyTries(seconds: Int64(number)))
        return phrase.english.isEmpty || phrase.korean.isEmpty ? "" : "in words"
      },
      NumberRow("Rows.subscript", each: "1 row") { number in
        var rows = Rows<NumberedRow>()
        rows[number] = NumberedRow(id: number)
        _ = rows.newID()
        return "\(rows.all.count) row"
      },
    ]
  }
}

/// A row with an identifier.
nonisolated struct NumberedRow: Equatable, Identifiable, Sendable {
  let id: Int
}

/// Returns any numbers of rows, columns and sections.
final class NumberSource: PickerViewDataSource, CollectionViewDataSource, CollectionViewDelegate,
  TableViewDataSource
{
  var (rows, columns, sections) = (3, 3, 1)

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { rows }

  func numberOfSections(in collectionView: CollectionView) -> Int { rows }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    columns
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { CollectionViewCell(reuseIdentifier: "cell") }

  func numberOfSections(in tableView: TableView) -> Int { sections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(reuseIdentifier: "row")
  }
}
