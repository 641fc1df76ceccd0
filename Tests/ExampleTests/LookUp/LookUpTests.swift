import ProgramKit
import Testing
import Vestibule

// The blocks of the page to look things up: each is compiled here.
@MainActor
@Suite("Examples: everything to look up")
struct LookUpTests {
  private let cup = Cup()
  private let kinds = Kinds()
  private let menu = ViewController()

  @Test("A reader can copy a line for each kind of element")
  func elements() {
    let (tea, order) = (TextField("Tea"), Button("Order"))
    let wishes = TextView("Wishes")
    let sugar = Switch("Sugar")
    let size = SegmentedControl("Size", segments: ["Small", "Large"])
    let (teas, tins) = (TableView(), CollectionView())
    let (kind, minutes, cups) = (PickerView("Kind"), Slider("Minutes"), Stepper("Cups"))
    let (steeped, search) = (ProgressView("Steeped"), SearchBar())

    let elements: [Element] = [
      .banner("The Tea Room"),  // above everything, once
      .title("Order"),  // the title of the screen
      .label("Today we have Assam."),  // a line that never changes
      .label(Label("1 cup")),  // a line that its label changes
      .message("Which one?", title: "Tea"),  // asks for an answer
      .field(tea),  // a TextField
      .textView(wishes),  // a TextView
      .button(order),  // a Button
      .toggle(sugar),  // a Switch
      .segments(size),  // a SegmentedControl
      .picker(kind),  // a PickerView
      .searchBar(search),  // a SearchBar
      .slider(minutes),  // a Slider
      .stepper(cups),  // a Stepper
      .progress(steeped),  // a ProgressView
      .table(teas),  // a TableView
      .grid(tins),  // a CollectionView
    ]

    #expect(elements.count == 17)
  }

  @Test("A reader can copy lines for each control and what it can be set to")
  func controls() throws {
    let tea = TextField("Tea", placeholder: "Which one?")
    tea.text = "Assam"
    tea.isSecureTextEntry = true  // shows three dots
    tea.textContentType = .password
    tea.isHighlighted = true  // what was typed was refused
    tea.resignsOnReturn = true  // Return ends editing
    tea.addTarget(cup, action: Cup.nameChanged, for: .editingChanged)

    let wishes = TextView("Wishes")  // several lines; a TextControl, as a field is
    wishes.text = "No sugar.\nHot milk."
    wishes.isEditable = true  // the same as isEnabled

    let order = Button("Order")
    order.role = .primary  // or .normal, .cancel, .destructive
    order.setTitle("Order Now", for: .normal)
    order.addTarget(cup, action: Cup.pour, for: .touchUpInside)
    order.isEnabled = false
    order.isHidden = true
    order.configurationUpdateHandler = { $0.setTitle("Order", for: .normal) }
    order.setNeedsUpdateConfiguration()

    let sugar = Switch("Sugar", isOn: true)
    sugar.isOn = false
    sugar.addTarget(cup, action: Cup.sugarChanged, for: .valueChanged)

    let kind = PickerView("Kind")
    kind.dataSource = kinds  // how many rows there are
    kind.delegate = kinds  // their titles, and which one a person chose
    kind.selectRow(1, inComponent: 0)

    let minutes = Slider("Minutes")  // a RangeControl
    minutes.maximumValue = 10
    minutes.value = 3
    minutes.text = { "\(Int($0)) min" }
    minutes.addTarget(cup, action: Cup.minutesChanged, for: .valueChanged)

    let cups = Stepper("Cups")
    cups.minimumValue = 1
    cups.stepValue = 1

    let tin = CollectionViewCell(reuseIdentifier: "tin")
    tin.text = "Assam"  // its name is that of its column and row

    let steeped = ProgressView("Steeped")
    steeped.progress = 0.6
    steeped.text = "3 of 5 minutes"

    let size = SegmentedControl("Size", segments: ["Small", "Large"])
    size.selectedSegmentIndex = 1
    size.segments[0].isEnabled = false  // a Segment
    size.addTarget(cup, action: Cup.sizeChanged, for: .valueChanged)

    let sum = Label("1 cup")
    sum.text = "2 cups"  // nil takes no line
    sum.isHidden = true

    // A TabBar is the row of a TabBarController's tabs.
    let tabs = TabBarController()
    tabs.viewControllers = [menu]
    let tabBar: TabBar? = (tabs.view as? TabBarScreen)?.tabBar

    #expect(tea.text == "Assam" && !sugar.isOn && sum.text == "2 cups")
    #expect(tabBar?.segments.count ?? 1 == 1 && size.selectedSegmentIndex == 1)
  }

  @Test("A reader can copy a line for each property of a cell")
  func cell() {
    let cell = TableViewCell(reuseIdentifier: "tea")
    cell.text = "Assam"  // its name, too
    cell.detailText = "3 minutes"  // after the text
    cell.isChecked = true  // a box; nil for none
    cell.isHighlighted = false  // a finger is on it
    cell.configurationUpdateHandler = { cell, state in cell.isChecked = state.isSelected }
    cell.setNeedsUpdateConfiguration()
    cell.contentElements = [.field(TextField("Tea"))]  // in place of all that

    #expect(cell.text == "Assam")
  }

  @Test("A reader can copy lines that fill, change, select and scroll a list")
  func list() {
    let (table, shelf) = (TableView(), Teas())
    table.register(TableViewCell.self, forCellReuseIdentifier: "tea")
    table.dataSource = shelf
    table.delegate = shelf
    table.reloadData()
    table.insertRows(at: [], with: .automatic)
    table.deleteRows(at: [], with: .automatic)
    table.selectRow(at: IndexPath(row: 0, section: 0), scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 0, section: 0))
    table.scrollToRow(at: IndexPath(row: 0, section: 0))
    table.setEditing(true)

    #expect(table.visibleCells.map(\.text) == ["Assam"])
  }

  @Test("A reader can copy lines that show an alert with a field and actions")
  func alert() throws {
    let window = TestWindow(menu)

    let alert = AlertController(title: "Tea", message: "Which one?", preferredStyle: .alert)
    alert.addTextField { field in field.placeholder = "Assam" }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Pour Away", style: .destructive) { _ in })
    alert.addAction(AlertAction(title: "Order") { _ in })
    alert.preferredAction = alert.actions.last  // Return touches it
    alert.actions[1].isEnabled = false
    menu.present(alert, animated: true)
    let typed = alert.textFields?.first?.text

    let sheet = AlertController(title: nil, message: "Sure?", preferredStyle: .actionSheet)

    #expect(typed == "" && sheet.actions.isEmpty && window.texts.contains("Pour Away"))
  }

  @Test("A reader can copy lines that push, present, pop and dismiss")
  func showing() {
    let (tea, cups) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: menu)
    let window = TestWindow(navigation)

    navigation.pushViewController(tea, animated: true)
    navigation.popViewController(animated: true)
    cups.modalPresentationStyle = .fullScreen  // below it nothing is seen
    menu.present(cups, animated: true)
    menu.dismiss(animated: true)
    menu.title = "Tea"
    menu.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Add", target: cup, action: Cup.pour)

    #expect(window.texts.contains("Add"))
  }

  @Test("A reader can copy lines that read, write, change and remove a value")
  func store() throws {
    let cups = UserInfoKey<Int64>("tea.cups")  // a Bool, an Int64, a String or your own Storable
    let store = MemoryStore()  // in a program, surroundings.store

    try store.set(2, for: cups)
    let count = try store.value(for: cups)  // nil if there is none
    try store.update { (transaction) throws(StoreError) in  // all or nothing
      try transaction.set((transaction.value(for: cups) ?? 0) + 1, for: cups)
    }
    let now = try store.read { (reader) throws(StoreError) in  // as they are at one moment
      try reader.value(for: cups)
    }
    try store.set(nil, for: cups)  // removes it

    #expect(count == 2 && now == 3)
  }

  @Test("A reader can copy a line for each thing that a program gives its app")
  func surroundings() throws {
    let surroundings = Surroundings(store: MemoryStore())  // the rest is the system's
    let store: any UserInfoStore = surroundings.store  // its calls are above
    let isMilky: Bool = surroundings.options["--milk"] != nil  // an option of the program's own
    let log: EventLog = surroundings.log
    log.report("The kettle is empty.", from: "Kettle")  // a misuse

    let clock: SystemClocks = surroundings.clock
    let seconds: Int64 = clock.secondsSince1970()  // the time of day in Greenwich
    let localSeconds: Int64 = clock.localSecondsSince1970()  // and here
    let start: ClockReading = clock.moment()  // its time and its uptime, in milliseconds
    let age: Int64? = clock.moment().milliseconds(since: start)  // nil if no clock can tell
    let noon = SystemClocks { ClockReading(time: 43_200_000, uptime: 0) }  // a test's own

    let number: UInt64 = surroundings.randomness.next()
    let token: String = surroundings.randomness.text(numbers: 2)  // 32 hexadecimal digits

    let hasher: any PasswordHasher = surroundings.hasher
    let password = try Password("lapsang souchong")
    let hash: PasswordHash = try hasher.hash(password)  // slow, so that guessing is
    let isRight: Bool = try hasher.verify(password, against: hash)
    let isOutdated: Bool = hasher.needsRehash(hash)  // then hash the password again

    #expect(try store.value(for: UserInfoKey<Int64>("tea.cups")) == nil && !isMilky)
    #expect(log.diagnostics.count == 1 && localSeconds - seconds < 86_400 && age ?? 0 >= 0)
    #expect(noon.secondsSince1970() == 43_200 && token.count == 32 && number != .max)
    #expect(isRight && !isOutdated)
  }

  @Test("A reader can copy lines that change and read a kept model")
  func kept() throws {
    let store = MemoryStore()

    let cupboard = Shared<Cupboard>(in: store)  // Cupboard is your RowModel or ValueModel
    try cupboard.change { $0.add("Assam") }  // keeps it, and tells the observers
    try cupboard.changePart { $0.rows.all.isEmpty ? .refused("Empty.") : nil }
    let teas = cupboard.value.rows.all.map(\.tea)
    cupboard.readAgain()  // what another process has kept
    let problem = cupboard.problem?.phrase  // why it could not be read, or nil

    #expect(teas == ["Assam"] && problem == nil)
  }

  @Test("A reader can copy lines that test one screen")
  func testWindow() throws {
    let window = TestWindow(OrderController(screen: OrderScreen()))
    try window.type("Assam", into: "Tea")  // after what is there
    try window.touchReturn()
    try window.enter("Sencha", into: "Tea")  // in its place, with Return
    let calls = try window.touch("Order")  // what was called
    let (texts, title) = (window.texts, window.title)
    let why = window.why("viewWillDisappear", of: "OrderController")
    let names = window.controllerNames
    let misuses = window.log.diagnostics

    #expect(calls.contains("OrderController.orderTouched()") && title == "Tea")
    #expect(texts.contains("Sencha") && names == ["OrderController"] && misuses.isEmpty)
    #expect(!why.wasCalled)
  }

  @Test("A reader can copy lines that test an app in a scenario")
  func scenario() throws {
    try Scenario.run(making: makeTeaApp) { scenario in
      try scenario.launch()
      let calls = scenario.takeEvents()
      try scenario.touch("Tea")
      try scenario.touchEscape()
      scenario.wait(for: 1)  // a second: timers that are due fire
      try scenario.type("Assam", into: "Tea")
      try scenario.touchReturn()
      try scenario.enter("Sencha", into: "Tea")
      try scenario.touch("Order")
      let (texts, title) = (scenario.texts, scenario.title)
      let names = scenario.controllerNames
      let why = scenario.why("viewDidLoad")  // came, or why it did not
      try scenario.send(.home)
      try scenario.send(.open)
      try scenario.arrive(.url(URL(filePath: "/tea")))  // launches an app that does not run
      let session = try #require(scenario.application.sessions.first)
      try scenario.move(session, to: .foregroundInactive)
      try scenario.relaunch()  // a crash, and a launch with the same store
      scenario.takeEvents()
      try scenario.closeInSwitcher()
      try scenario.expect(
        "TeaAppDelegate.applicationWillTerminate(_:) (background)")
      try scenario.expectNoEvents()

      #expect(!calls.isEmpty && texts.contains("Sencha") && title == "Tea")
      #expect(names == ["OrderController"] && !why.wasCalled)
    }
  }

  @Test("A reader can copy lines that explore every state")
  func explorer() throws {
    let explorer = Explorer(making: makeTeaApp)
    explorer.alphabet.textsByName["Tea"] = ["Assam"]
    explorer.alphabet.events = [.home, .open]
    explorer.invariants.remove(.paper)
    explorer.hiddenState = { state in "\(state.controllerNames.count)" }
    explorer.always("something is shown") { state in
      state.screens.isEmpty && !state.windows.isEmpty ? "Nothing is." : nil
    }
    explorer.after("a step") { before, step, after in before.texts == after.texts ? nil : nil }
    explorer.keeps("the screen") { state in state.controllerNames.first }
    explorer.leadsTo("it is opened", from: \.windows.isEmpty, to: { !$0.windows.isEmpty })
    explorer.eventually("it is there") { !$0.windows.isEmpty }
    explorer.never("an alert", { $0.texts.contains("OK") }, until: { !$0.windows.isEmpty })
    explorer.limits.failures = 3
    let report = try explorer.explore()
    let (screens, map) = (report.screens, report.mermaid)

    #expect(screens.contains("OrderController") && map.contains("OrderController"))
  }
}

/// A list of one tea.
private final class Teas: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
    cell.text = "Assam"
    return cell
  }
}
