import Controller
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

@Suite("Flight Booker")
struct FlightTests {
  private final class MockView: FlightView {
    let kind = PickerView("Flight")
    let departure = TextField("Departure")
    let homeward = TextField("Return date")
    let book = Button("Book")

    var elements: [Element] { [.picker(kind), .field(departure), .field(homeward)] }

    /// Chooses a kind, as a person does.
    func choose(_ name: String) { kind.action(named: name)?.perform() }

    /// Replaces a text, as a person does.
    func type(_ text: String, into field: TextField) {
      field.becomeFirstResponder()
      field.replaceText(with: text)
    }
  }

  private let view = MockView()
  private let window = Window(view: WindowView(), log: EventLog())

  init() throws {
    window.rootViewController = FlightController(view, today: try #require(Day("04.04.2026")))
    window.makeKeyAndVisible()
  }

  @Test("A return flight has a return date, whose text stays with either kind")
  func kinds() {
    view.choose("return flight")
    #expect(view.homeward.isEnabled && view.book.isEnabled)
    view.type("05.04.2026", into: view.homeward)

    view.choose("one-way flight")

    #expect(!view.homeward.isEnabled && view.homeward.text == "05.04.2026")
    #expect(view.kind.selectedRow(inComponent: 0) == 0)
    view.kind.selectRow(1, inComponent: 0)
    view.type("03.04.2026", into: view.departure)
    #expect(view.kind.selectedRow(inComponent: 0) == 0, "it is the kind of the request")
  }

  @Test("The kind that is chosen already is no event")
  func sameKind() {
    window.log.isRecording = true

    view.choose("one-way flight")

    #expect(window.log.events.isEmpty)
  }

  @Test("A text that is no date is refused at each key, and cannot be booked")
  func invalid() {
    view.type("04.04.", into: view.departure)
    #expect(view.departure.isInvalid && !view.book.isEnabled)

    for key in "2026" { view.departure.insertText(String(key)) }

    #expect(!view.departure.isInvalid && view.book.isEnabled)
  }

  @Test(
    "A return strictly before the departure cannot be booked, though both are dates",
    arguments: [
      ("03.04.2026", false), ("04.04.2026", true), ("05.04.2026", true), ("04.04.2025", false),
      ("01.05.2026", true), ("30.03.2026", false),
    ])
  func order(_ homeward: String, _ isBookable: Bool) {
    view.choose("return flight")

    view.type(homeward, into: view.homeward)

    #expect(view.book.isEnabled == isBookable)
    #expect(!view.departure.isInvalid && !view.homeward.isInvalid)
  }

  // MARK: - The model

  @Test(
    "A date has two, two and four digits, is a real day, and has nothing around it",
    arguments: ["29.02.2024", "29.02.2000", "31.12.9999", "01.01.0001", "30.04.2026", "28.02.2100"])
  func dates(_ text: String) {
    #expect(Day(text)?.text == text)
  }

  @Test(
    "A text in another form, or of a day that does not exist, is no date",
    arguments: [
      "", "29.02.2023", "29.02.1900", "29.02.2100", "31.04.2026", "31.06.2026", "31.09.2026",
      "31.11.2026", "32.01.2026", "00.01.2026", "01.00.2026", "01.13.2026", "01.01.0000",
      "1.4.2026", "01.04.26", " 01.04.2026", "01.04.2026 ", "01/04/2026", "2026-04-01",
      "٠١.٠٤.٢٠٢٦", "01.04.20266", "01.04.2026\n", "-1.04.2026",
    ])
  func noDates(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test(
    "Today is the day of the clock",
    arguments: [
      (0, "01.01.1970"), (86_399, "01.01.1970"), (86_400, "02.01.1970"),
      (951_782_400, "29.02.2000"), (951_868_800, "01.03.2000"), (1_700_000_000, "14.11.2023"),
      (1_709_164_800, "29.02.2024"), (1_775_260_800, "04.04.2026"), (4_102_444_800, "01.01.2100"),
    ])
  func today(_ seconds: Int64, _ text: String) {
    let clock = SystemClocks { ClockReading(time: seconds * 1_000, uptime: 0) }

    #expect(Day(clock).text == text)
  }

  // MARK: - Every state

  @Test("In every state Book is as the model says, and no disabled field is refused")
  func everyState() throws {
    let explorer = explorer(of: "flight")
    explorer.alphabet.texts = ["", "14.11.2023", "15.11.2023"]
    explorer.alphabet.events = []
    explorer.always("Book follows from what is shown") { state in
      guard let screen = state.screens.first, screen.fields.count == 2,
        let picker = screen.controls.first as? PickerView,
        let book = screen.controls.first(where: { $0.label.english == "Book" })
      else { return nil }
      let isReturn = picker.selectedRow(inComponent: 0) == 1
      let (there, home) = (Day(screen.fields[0].text ?? ""), Day(screen.fields[1].text ?? ""))
      if screen.fields.contains(where: { $0.isInvalid && !$0.isEnabled }) { return "refused" }
      let isBookable =
        if let there { !isReturn || home.map { there <= $0 } ?? false } else { false }
      return book.isEnabled == isBookable ? nil : "\(isReturn) \(screen.fields.map(\.text))"
    }

    let report = try explorer.explore()

    #expect(report.limit == nil, "all of them")
    // Two kinds and three texts twice, being edited or not, with the alert of what can be booked.
    #expect(report.progress.states > 18)
  }
}
