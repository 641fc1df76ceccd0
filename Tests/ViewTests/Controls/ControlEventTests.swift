import Model
import Testing
import View

@MainActor
@Suite("Targets and actions")
struct ControlEventTests {
  let witness = EventWitness()
  let window = WindowView()

  private func shown(_ elements: Element...) { window.addSubview(ElementScreen(elements)) }

  // MARK: - A touch

  @Test("12.1 [D][C] A touch is touchDown, then touchUpInside and the primary event in one pass")
  func touch() {
    let button = Button("Go")
    button.addTarget(witness, action: EventWitness.up, for: .touchUpInside)
    button.addTarget(witness, action: EventWitness.primary, for: .primaryActionTriggered)
    button.addTarget(witness, action: EventWitness.down, for: .touchDown)
    shown(.button(button))

    let isHandled = window.touch(button)

    #expect(isHandled)
    #expect(witness.heard == ["down Go", "up Go", "primary Go"])
  }

  @Test(
    "12.1 [D] A touch is heard by whoever hears any event of it",
    arguments: [Control.Events.touchDown, .touchUpInside, .primaryActionTriggered, .valueChanged])
  func heard(event: Control.Events) {
    let button = Button("Go")
    button.addTarget(witness, action: EventWitness.up, for: event)
    shown(.button(button))

    #expect(window.touch(button) == (event != .valueChanged))
    #expect(witness.heard == (event == .valueChanged ? [] : ["up Go"]))
  }

  @Test("12.1 [D] A button that is disabled when it is touched sends no event after that")
  func disabledByTouch() {
    let button = Button("Go")
    button.addTarget(witness, action: EventWitness.disable, for: .touchDown)
    button.addTarget(witness, action: EventWitness.up, for: .touchUpInside)
    shown(.button(button))

    #expect(window.touch(button))

    #expect(witness.heard == ["disable Go"])
  }

  @Test("12.1 [D] A target of several events is called for each that is sent by itself")
  func several() {
    let button = Button("Go")
    button.addTarget(witness, action: EventWitness.up, for: [.touchDown, .touchUpInside])
    shown(.button(button))

    window.touch(button)

    #expect(witness.heard == ["up Go", "up Go"])
  }

  @Test("12.1 [D] Targets are held weakly, and the others are still called")
  func weakTargets() {
    let button = Button("Go")
    do {
      let gone = EventWitness()
      button.addTarget(gone, action: EventWitness.up, for: .touchUpInside)
    }
    button.addTarget(witness, action: EventWitness.up, for: .touchUpInside)
    shown(.button(button))

    window.touch(button)

    #expect(witness.heard == ["up Go"])
  }

  @Test("12.1 [C] A switch or a choice whose targets are gone is reported, one without any is not")
  func valuesUnheard() {
    let (sugar, size) = (Switch("Sugar"), SegmentedControl("Size", segments: ["Small", "Large"]))
    shown(.toggle(sugar), .segments(size))
    for control: Control in [sugar, size.segments[0]] { window.touch(control) }
    let before = window.log.diagnostics.count
    do {
      let gone = EventWitness()
      sugar.addTarget(gone, action: EventWitness.changed, for: .valueChanged)
      size.addTarget(gone, action: EventWitness.segment, for: .valueChanged)
    }

    for control: Control in [sugar, size.segments[1]] { window.touch(control) }

    #expect(before == 0)
    #expect(
      window.log.diagnostics.map(\.text)
        == ["Sugar", "Large"].map {
          TouchDiagnostic.notHandled(control: $0, screen: "ElementScreen").description
        })
  }

  @Test("12.1 [D] Events of one's own are sent as well, and logged by their bits")
  func ownEvents() {
    let button = Button("Go")
    let own = Control.Events(rawValue: 1 << 24)
    button.addTarget(witness, action: EventWitness.up, for: own)

    #expect(button.sendActions(for: own))

    #expect(witness.heard == ["up Go"])
    #expect("\(own)" == "events 16777216")
  }

  @Test("A segment of a choice that is hidden cannot be touched")
  func hiddenChoice() {
    let size = SegmentedControl("Size", segments: ["Small", "Large"])
    size.isHidden = true
    shown(.segments(size))

    let isHandled = window.touch(size.segments[1])

    #expect(!isHandled && size.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("12.1 [D] The same target, added twice by one line of code, is called once")
  func twice() {
    let button = Button("Go")
    for _ in 1...2 { button.addTarget(witness, action: EventWitness.up, for: .touchUpInside) }
    shown(.button(button))

    window.touch(button)

    #expect(witness.heard == ["up Go"])
  }

  @Test("12.1 [C] Two methods are told apart by the lines that add them, and not in a loop")
  func twoMethods() {
    let (button, looped) = (Button("Go"), Button("Loop"))
    button.addTarget(witness, action: EventWitness.up, for: .touchUpInside)
    button.addTarget(witness, action: EventWitness.down, for: .touchUpInside)
    for action in [EventWitness.up, EventWitness.down] {
      looped.addTarget(witness, action: action, for: .touchUpInside)
    }
    shown(.button(button), .button(looped))

    window.touch(button)
    #expect(witness.heard == ["up Go", "down Go"])
    window.touch(looped)
    #expect(witness.heard == ["up Go", "down Go", "up Loop"])
  }

  @Test("12.1 [D] A disabled control sends nothing at a touch, but what a program sends")
  func disabled() {
    let (button, toggle) = (Button("Go"), Switch("On"))
    button.addTarget(witness, action: EventWitness.up, for: .touchUpInside)
    toggle.addTarget(witness, action: EventWitness.changed, for: .valueChanged)
    let segments = SegmentedControl("Size", segments: ["S", "L"])
    segments.addTarget(witness, action: EventWitness.segment, for: .valueChanged)
    shown(.button(button), .toggle(toggle), .segments(segments))
    for control in [button, toggle, segments] { control.isEnabled = false }

    for control in [button, toggle, segments.segments[1]] { window.touch(control) }
    #expect(witness.heard == [] && !toggle.isOn && segments.selectedSegmentIndex == -1)
    button.sendActions(for: .touchUpInside)

    #expect(witness.heard == ["up Go"])
  }

  @Test("12.1 [C] A target that removes all is the last one that is called")
  func removing() {
    let button = Button("Go")
    button.addTarget(witness, action: EventWitness.removeAll, for: .touchUpInside)
    shown(.button(button))

    window.touch(button)
    window.touch(button)

    #expect(witness.heard == ["removed"])
  }

  @Test("12.1 [D] isSelected never changes by itself")
  func selected() {
    let button = Button("Go")
    button.addTarget(witness, action: EventWitness.up, for: .touchUpInside)

    button.touch()
    #expect(!button.isSelected)
    button.isSelected = true
    button.touch()

    #expect(button.isSelected)
  }

  // MARK: - Values

  @Test("12.2 [D] A switch that a person touches tells its new value")
  func toggled() {
    let toggle = Switch("On")
    toggle.addTarget(witness, action: EventWitness.changed, for: .valueChanged)
    shown(.toggle(toggle))

    window.touch(toggle)
    window.touch(toggle)

    #expect(witness.heard == ["On true", "On false"])
  }

  @Test("12.2 [D] A segment that a person touches tells its index, and touched again nothing")
  func segment() {
    let segments = SegmentedControl("Size", segments: ["S", "L"])
    segments.addTarget(witness, action: EventWitness.segment, for: .valueChanged)
    shown(.segments(segments))

    for index in [1, 1, 0] { window.touch(segments.segments[index]) }

    #expect(witness.heard == ["Size 1", "Size 0"])
  }

  @Test("12.2 [D][T] What a program sets is silent")
  func silent() {
    let (toggle, segments) = (Switch("On"), SegmentedControl("Size", segments: ["S", "L"]))
    let field = TextField("Name")
    toggle.addTarget(witness, action: EventWitness.changed, for: .valueChanged)
    segments.addTarget(witness, action: EventWitness.segment, for: .valueChanged)
    field.addTarget(witness, action: EventWitness.field, for: .editingChanged)

    toggle.isOn = true
    segments.selectedSegmentIndex = 1
    field.text = "Ada"

    #expect(witness.heard == [])
    #expect(toggle.isOn && segments.selectedSegmentIndex == 1 && field.text == "Ada")
  }

  @Test("12.2 [C] An index out of range selects none")
  func outOfRange() {
    let segments = SegmentedControl("Size", segments: ["S", "L"])
    segments.selectedSegmentIndex = 1

    segments.selectedSegmentIndex = 7

    #expect(segments.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("12.2 [C] A value may change with nobody there to tell")
  func nobodyListens() {
    let (toggle, segments) = (Switch("On"), SegmentedControl("Size", segments: ["S", "L"]))
    shown(.toggle(toggle), .segments(segments))

    let heard = [window.touch(toggle), window.touch(segments.segments[0])]

    #expect(heard == [true, true] && toggle.isOn)
    #expect(window.log.diagnostics == [])
  }
}

// MARK: - Fixtures

/// Writes down what it is called with.
@MainActor
final class EventWitness {
  var heard: [String] = []

  func down(_ button: Button) { heard.append("down \(button.label.english)") }
  func up(_ button: Button) { heard.append("up \(button.label.english)") }
  func primary(_ button: Button) { heard.append("primary \(button.label.english)") }
  func changed(_ toggle: Switch) { heard.append("\(toggle.label.english) \(toggle.isOn)") }
  func field(_ field: TextField) { heard.append("\(field.label.english) \(field.text ?? "")") }

  func segment(_ segments: SegmentedControl) {
    heard.append("\(segments.label.english) \(segments.selectedSegmentIndex)")
  }

  func disable(_ button: Button) {
    heard.append("disable \(button.label.english)")
    button.isEnabled = false
  }

  func removeAll(_ button: Button) {
    heard.append("removed")
    button.removeTargets()
  }
}

final class ElementScreen: Screen {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}
