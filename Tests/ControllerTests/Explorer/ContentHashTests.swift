import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

/// Two screens that differ in one thing that a person sees.
nonisolated struct ScreenPair: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor () -> ([Element], [Element])

  init(_ difference: String, _ make: @escaping @MainActor () -> ([Element], [Element])) {
    testDescription = difference
    self.make = make
  }
}

@Suite("What a screen shows, as an explorer tells screens apart")
struct ContentHashTests {
  @Test("Two screens that differ in one thing have different hashes", arguments: pairs)
  func different(_ pair: ScreenPair) {
    let (one, other) = pair.make()

    #expect(hash(one) != hash(other))
    #expect(ScreenContent(of: LineScreen("S", one)) != ScreenContent(of: LineScreen("S", other)))
  }

  @Test("Two screens that are made alike have the same hash", arguments: pairs)
  func alike(_ pair: ScreenPair) {
    let (one, two) = (pair.make(), pair.make())

    #expect(hash(one.0) == hash(two.0))
    #expect(hash(one.1) == hash(two.1))
  }

  nonisolated private static let pairs = [
    ScreenPair("the text of a label") { ([.label("a")], [.label("b")]) },
    ScreenPair("the Korean of a label") { ([.label(Phrase("a", ko: "가"))], [.label("a")]) },
    ScreenPair("a title in place of a label") { ([.title("a")], [.label("a")]) },
    ScreenPair("a banner in place of a title") { ([.banner("a")], [.title("a")]) },
    ScreenPair("the title of a message") {
      ([.message("a", title: nil)], [.message("a", title: "b")])
    },
    ScreenPair("a button that is hidden") { with(Button("a")) { $0.isHidden = true } },
    ScreenPair("a button that is disabled") { with(Button("a")) { $0.isEnabled = false } },
    ScreenPair("a button that is selected") { with(Button("a")) { $0.isSelected = true } },
    ScreenPair("the role of a button") { with(Button("a")) { $0.role = .destructive } },
    ScreenPair("whether a switch is on") {
      ([.toggle(Switch("a"))], [.toggle(Switch("a", isOn: true))])
    },
    ScreenPair("a switch in place of a button") {
      ([.button(Button("a"))], [.toggle(Switch("a"))])
    },
    ScreenPair("the name of a choice") {
      ([.segments(choice("a", selected: 0))], [.segments(choice("b", selected: 0))])
    },
    ScreenPair("which of a choice is selected") {
      ([.segments(choice("a", selected: 0))], [.segments(choice("a", selected: 1))])
    },
    ScreenPair("the text of a field") { withField { $0.text = "b" } },
    ScreenPair("the placeholder of a field") { withField { $0.placeholder = "b" } },
    ScreenPair("that a field is secure") { withField { $0.isSecureTextEntry = true } },
    ScreenPair("that a field was refused") { withField { $0.isHighlighted = true } },
    ScreenPair("the order of two buttons") {
      (
        [.button(Button("a")), .button(Button("b"))], [.button(Button("b")), .button(Button("a"))]
      )
    },
  ]

  private func hash(_ elements: [Element]) -> UInt64 {
    var hash = StateHash()
    hash.add(ScreenContent(of: LineScreen("S", elements)))
    return hash.value
  }

  private static func with(
    _ button: Button, _ change: (Button) -> Void
  ) -> ([Element], [Element]) {
    let changed = Button(button.label)
    change(changed)
    return ([.button(button)], [.button(changed)])
  }

  private static func withField(_ change: (TextField) -> Void) -> ([Element], [Element]) {
    let (one, other) = (TextField("a"), TextField("a"))
    for field in [one, other] { field.text = "a" }
    change(other)
    return ([.field(one)], [.field(other)])
  }

  private static func choice(_ name: Phrase, selected index: Int) -> SegmentedControl {
    let choice = SegmentedControl(name, segments: ["x", "y"])
    choice.selectedSegmentIndex = index
    return choice
  }
}
