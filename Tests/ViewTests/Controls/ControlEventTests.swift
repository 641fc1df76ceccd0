import Model
import Testing
import View
import ViewKit

@MainActor
@Suite("Targets and actions")
struct ControlEventTests {
  let witness = EventWitness()
  let window = WindowView()

  private func shown(_ elements: Element...) { window.addSubview(ElementScreen(elements)) }

  @Test(
    "Segments are inserted, removed and renamed; the selected one stays selected while it is there")
  func segments() {
    let size = SegmentedControl("Size", segments: ["Small", "Large"])
    size.selectedSegmentIndex = 1
    shown(.segments(size))

    size.insertSegment(withTitle: "Medium", at: 1)
    size.setTitle("Tiny", forSegmentAt: 0)
    size.insertSegment(withTitle: "Huge", at: 9)
    size.setTitle("None", forSegmentAt: 9)

    #expect(size.segments.map(\.label) == ["Tiny", "Medium", "Large", "Huge"])
    #expect(size.selectedSegmentIndex == 2 && size.titleForSegment(at: 9) == nil)
    #expect(window.touch(size.segments[3]) && size.selectedSegmentIndex == 3)
    size.removeSegment(at: 9)
    #expect(size.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(size.titleForSegment(at: 2) == "Large")
    size.removeAllSegments()
    size.removeSegment(at: 0)
    #expect(size.segments.isEmpty)
  }

  // MARK: - A touch

  @Test("12.1 [D] A button that is disabled when it is touched sends no event after that")
  func disabledByTouch() {
    let button = Button("Go")
    button.addTarget(witness, action: EventWitness.disable, for: .touchDown)
    button.addTarget(witness, action: EventWitness.up, for: .touchUpInside)
    shown(.button(button))

    #expect(window.touch(button))

    #expect(witness.heard == ["disable Go"])
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

  @Test("12.1 [C] A target that is gone hears nothing, and is not taken for whoever responds")
  func goneAndAnybody() {
    let button = Button("Go")
    func wire(_ target: EventWitness?) {
      button.addTarget(target, action: EventWitness.up, for: .touchUpInside)
    }
    do { wire(EventWitness()) }
    #expect(!button.hasTarget(for: .touchUpInside))

    wire(nil)

    #expect(button.hasTarget(for: .touchUpInside))
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

  // MARK: - Values

  @Test(
    "12.2 [D] A segment that a person touches tells its index, also of two with one name, and touched again nothing"
  )
  func segment() {
    let segments = SegmentedControl("Size", segments: ["S", "L", "S"])
    segments.addTarget(witness, action: EventWitness.segment, for: .valueChanged)
    shown(.segments(segments))

    for index in [1, 1, 2, 0] { window.touch(segments.segments[index]) }

    #expect(witness.heard == ["Size 1", "Size 2", "Size 0"])
  }
}

// MARK: - Fixtures

/// Writes down what it is called with.
@MainActor
final class EventWitness {
  var heard: [String] = []

  func down(_ button: Button) { heard.append("down \(button.label.english)") }
  func up(_ button: Button) { heard.append("up \(button.label.english)") }

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
