import Testing
import Vestibule

@MainActor
@Suite("Examples: controls")
struct ControlTests {
  private let cup = Cup()

  @Test("A control that is disabled or hidden cannot be touched")
  func control() {
    let order = Button("Order")
    let window = makeWindow(.button(order))

    order.addTarget(cup, action: Cup.pour, for: .touchUpInside)
    order.isEnabled = false
    #expect(!window.touch(order))
    order.isEnabled = true
    #expect(window.touch(order))

    #expect(cup.isPoured)
  }

  @Test("A target is called at the events that it wants")
  func events() {
    let name = TextField("Name")

    name.addTarget(
      cup, action: Cup.nameChanged, for: [.editingChanged, .editingDidEnd])
    name.insertText("Lee")

    #expect(cup.name == "Lee")
  }

  @Test("A method gets the control as what it is")
  func sender() {
    let sugar = Switch("Sugar")

    // Cup has a method `func sugarChanged(_ sugar: Switch)`.
    sugar.addTarget(cup, action: Cup.sugarChanged, for: .valueChanged)
    makeWindow(.toggle(sugar)).touch(sugar)

    #expect(cup.hasSugar)
  }

  @Test("The delegate of a search bar finds what begins with the text")
  func search() {
    let finder = Finder()

    let bar = SearchBar()
    bar.delegate = finder
    let window = makeWindow(.searchBar(bar))
    window.touch(bar.searchTextField)
    bar.searchTextField.insertText("As")
    #expect(finder.found == ["Assam"])

    bar.searchTextField.touchReturn()
    #expect(!bar.searchTextField.isFirstResponder)
  }

  @Test("A button calls its target")
  func button() {
    let order = Button("Order")
    order.role = .primary
    order.addTarget(cup, action: Cup.pour, for: .touchUpInside)
    makeWindow(.button(order)).touch(order)

    #expect(cup.isPoured)
  }

  @Test("A button has one title, whatever its state")
  func state() {
    let order = Button("Order")

    order.setTitle("Order Now", for: .normal)
    #expect(order.label == "Order Now")
  }

  @Test("A label shows the text that it has now")
  func label() {
    let sum = Label()
    sum.text = "\(3) cups"
    let elements: [Element] = [.title("Order"), .label(sum)]

    #expect(PlainScreen(elements).shownElements.count == 2)
  }

  @Test("A switch is touched, and tells its target")
  func toggle() {
    let sugar = Switch("Sugar", isOn: true)
    sugar.addTarget(cup, action: Cup.sugarChanged, for: .valueChanged)
    let window = makeWindow(.toggle(sugar))
    window.touch(sugar)
    #expect(!sugar.isOn)

    #expect(!cup.hasSugar)
  }

  @Test("A segment is touched, and the control tells its target")
  func segments() {
    let size = SegmentedControl("Size", segments: ["Small", "Large"])
    size.selectedSegmentIndex = 0
    size.addTarget(cup, action: Cup.sizeChanged, for: .valueChanged)
    let window = makeWindow(.segments(size))
    window.touch(size.segments[1])
    #expect(size.selectedSegmentIndex == 1)

    #expect(cup.size == 1)
  }

  @Test("A number is taken into the range of its control")
  func range() {
    let minutes = Slider("Minutes")
    minutes.maximumValue = 10
    minutes.value = 12
    #expect(minutes.value == 10)
  }

  @Test("A slider is set, and tells its target")
  func slider() {
    let minutes = Slider("Minutes")
    minutes.maximumValue = 10
    minutes.addTarget(cup, action: Cup.minutesChanged, for: .valueChanged)
    let window = makeWindow(.slider(minutes))
    window.set(minutes, to: "3")
    #expect(minutes.value == 3)

    #expect(cup.minutes == 3)
  }

  @Test("A stepper is stepped up")
  func stepper() {
    let cups = Stepper("Cups")
    cups.minimumValue = 1
    let window = makeWindow(.stepper(cups))
    window.set(cups, to: "+")
    #expect(cups.value == 2)
  }

  @Test("A progress view cannot be touched")
  func progress() {
    let steeped = ProgressView("Steeped")
    steeped.progress = 0.6
    steeped.text = "3 of 5 minutes"
    #expect(PlainScreen([.progress(steeped)]).controls.isEmpty)
  }

  @Test("A picker asks for its rows, and tells its delegate which one a person chose")
  func picker() {
    let kinds = Kinds()
    let tea = PickerView("Tea")
    tea.dataSource = kinds
    tea.delegate = kinds
    let window = makeWindow(.picker(tea))
    window.set(tea, to: "Sencha")
    #expect(tea.selectedRow(inComponent: 0) == 1 && kinds.chosen == "Sencha")
  }

  @Test("A control is touched in no window, with a log of the test's")
  func context() {
    let order = Button("Order")
    order.addTarget(cup, action: Cup.pour, for: .touchUpInside)

    let log = EventLog(isRecording: true)
    order.touch(in: TouchContext(log: log))
    #expect(log.events.map(\.text) == ["touchUpInside(Order)"])
  }

  @Test("A touch without a target is in the log")
  func diagnostic() {
    let order = Button("Order")
    let window = makeWindow(.button(order))

    window.touch(order)
    let misuse = TouchDiagnostic.notHandled(control: "Order", screen: "PlainScreen")
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("A step of 0 is in the log as soon as there is one")
  func unusable() {
    let cups = Stepper("Cups")
    cups.stepValue = 0
    let window = makeWindow(.stepper(cups))
    let misuse = ValueDiagnostic.unusable(
      "stepValue", of: "Cups", value: "0", use: "a number above 0")
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
    #expect(cups.stepValue == 1)
  }

  @Test("A control without a target calls the first responder that has the method")
  func responder() {
    let help = Button("Help")
    help.addTarget(nil, action: HelpController.showHelp, for: .touchUpInside)
    let controller = HelpController(help)
    let window = makeWindow(controller)
    window.view.touch(help)

    #expect(controller.wasAsked)
  }
}

private final class HelpController: ViewController {
  private(set) var wasAsked = false
  private let help: Button

  init(_ help: Button) { self.help = help }

  override func loadView() { view = PlainScreen([.button(help)]) }

  func showHelp() { wasAsked = true }
}
