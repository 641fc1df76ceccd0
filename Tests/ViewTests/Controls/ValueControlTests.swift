import Model
import Testing

@testable import View
@testable import ViewKit
@testable import ViewText

/// Sliders, steppers and pickers: what a person changes, and what a program sets.
@MainActor
@Suite("Controls with a value")
struct ValueControlTests {
  private final class Witness: PickerViewDataSource, PickerViewDelegate {
    var titles = ["one", "two", "three"]
    private(set) var heard: [String] = []

    func slid(_ slider: Slider) { heard.append("slid \(slider.value)") }
    func stepped(_ stepper: Stepper) { heard.append("stepped \(stepper.value)") }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      titles.count
    }

    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
      -> Phrase?
    {
      Phrase(verbatim: titles[row])
    }

    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("chosen \(row)")
    }
  }

  private let witness = Witness()
  private let display = TextDisplay(language: .english)
  private let window: WindowView

  init() { window = TextViewFactory(display: display).makeWindowView() }

  private func show(_ elements: Element...) {
    window.log = EventLog(isRecording: true)
    window.addSubview(ElementScreen(elements))
    window.becomeKey()
    display.refresh()
    _ = display.takeOutput()
  }

  private func said(to line: String) -> [String] {
    _ = display.receive(line)
    display.refresh()
    return display.takeOutput().split(separator: "\n").map { String($0).trimmed }
  }

  private func slider() -> Slider {
    let slider = Slider(Phrase("Duration", ko: "길이"))
    slider.maximumValue = 30
    slider.value = 15
    slider.text = { Phrase("\($0) s", ko: "\($0)초") }
    slider.addTarget(witness, action: Witness.slid, for: .valueChanged)
    return slider
  }

  private func picker() -> PickerView {
    let picker = PickerView("Flight")
    (picker.dataSource, picker.delegate) = (witness, witness)
    return picker
  }

  @Test(
    "A number after the name is the new value; so is one step, a tenth of the range",
    arguments: [
      ("duration 20", 20.0), ("1 0", 0), ("duration +", 18), ("duration -", 12),
      ("dur 2.5", 2.5),
      ("길이 30", 30), ("duration .5", 0.5), ("duration +7", 7),
    ])
  func slides(_ line: String, _ value: Double) {
    let slider = slider()
    show(.slider(slider))

    #expect(said(to: line).contains { $0.hasPrefix("1  Duration   \(value) s   0 to 30") })

    #expect(slider.value == value)
    #expect(witness.heard == ["slid \(value)"])
  }

  @Test(
    "Out of range, or no number: a message with the range, and no event",
    arguments: ["31", "-1", "30.01", "ten", "1e1", "0x1", "nan", "+ 1", "٣", "1,5", "--", "5 6"])
  func outOfRange(_ value: String) {
    let slider = slider()
    show(.slider(slider))

    #expect(
      said(to: "duration \(value)") == [
        "Duration has no such value. Its values: 0 to 30, + or -."
      ])

    #expect(slider.value == 15 && witness.heard == [])
  }

  @Test("12.2 [C] The value that it has already is no event, and is answered all the same")
  func same() {
    let (slider, picker) = (slider(), picker())
    show(.slider(slider), .picker(picker))
    for line in ["duration 15", "flight one"] {
      #expect(said(to: line).count == 1, "\(line)")
    }
    slider.value = 30

    #expect(!said(to: "duration +").isEmpty)

    #expect(witness.heard == [])
  }

  @Test("An action that is done twice is one change")
  func twice() {
    let (slider, picker) = (slider(), picker())
    show(.slider(slider), .picker(picker))
    let doings: [(Control, ControlAction)] = [
      (slider, slider.actions[0]), (picker, picker.actions[1]),
    ]

    for (control, action) in doings {
      for _ in 1...2 { #expect(window.perform(action, on: control)) }
    }

    #expect(witness.heard == ["slid 18.0", "chosen 1"])
  }

  @Test("Behind the beginning of a name stands a number, and no other word")
  func begunName() {
    show(.slider(slider()))

    #expect(said(to: "dur ten").first?.hasPrefix("That matches nothing here.") == true)
  }

  @Test("An action of a control that is disabled meanwhile changes nothing")
  func disabledMeanwhile() {
    let slider = slider()
    let action = slider.actions[0]
    slider.isEnabled = false

    #expect(action.perform() && slider.value == 15 && witness.heard == [])
  }

  @Test("Of two choices with one name the first is chosen by it")
  func sameName() {
    witness.titles = ["one", "one"]
    let picker = picker()
    picker.selectRow(1, inComponent: 0)

    picker.action(named: "one")?.perform()

    #expect(picker.selectedRow(inComponent: 0) == 0 && witness.heard == ["chosen 0"])
  }

  @Test("The values of a control are said in both languages, those of a picker with their numbers")
  func inWords() {
    final class Teas: PickerViewDataSource, PickerViewDelegate {
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

      func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
        -> Phrase?
      { row == 0 ? Phrase("Mint 7", ko: "박하") : Phrase("Green", ko: "녹차 8") }
    }
    let (picker, teas) = (PickerView("Tea"), Teas())
    (picker.dataSource, picker.delegate) = (teas, teas)

    #expect(picker.valuesInWords == Phrase("1 Mint 7, 2 Green", ko: "1 박하, 2 녹차 8"))
    #expect(Slider("Share").valuesInWords == Phrase("0 to 1, + or -", ko: "0~1, + 또는 -"))
    #expect(Switch("Milk").valuesInWords == Phrase("off, on", ko: "끔, 켬"))
  }

  @Test("A stepper takes what steps lead to, and at its end no more")
  func steps() {
    let stepper = Stepper("Cups")
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (1, 8, 2)
    stepper.addTarget(witness, action: Witness.stepped, for: .valueChanged)
    show(.stepper(stepper))

    for (line, value) in [("+", 3.0), ("7", 7), ("6", 7), ("+", 8), ("+", 8), ("-", 6)] {
      _ = said(to: "cups \(line)")
      #expect(stepper.value == value, "\(line)")
    }

    #expect(witness.heard == ["stepped 3.0", "stepped 7.0", "stepped 8.0", "stepped 6.0"])
    stepper.stepValue = 0
    #expect(stepper.stepValue == 2)
  }

  @Test(
    "13.1 [D] A picker asks how many rows and what they are called, once, and before it is drawn")
  func asksForRows() {
    show(.picker(picker()))

    #expect(
      window.log.events.filter { $0.kind == .call }.map(\.text).filter { $0.contains("picker") }
        == [
          "pickerView(_:numberOfRowsInComponent: 0)",
          "pickerView(_:titleForRow: 0, forComponent: 0)",
          "pickerView(_:titleForRow: 1, forComponent: 0)",
          "pickerView(_:titleForRow: 2, forComponent: 0)",
        ])
  }

  @Test(
    "A choice of a picker is listed with a number, and taken by it",
    arguments: [
      ("flight 2", 1), ("1 3", 2), ("fli 3", 2), ("flight two", 1), ("flight th", 2),
      ("flight 0", 0), ("flight 4", 0), ("flight +2", 0), ("flight -1", 0), ("flight ٢", 0),
    ])
  func numbers(_ line: String, _ row: Int) {
    let picker = picker()
    show(.picker(picker))
    #expect(
      said(to: "flight") == [
        "Flight: type one of 1 one, 2 two, 3 three. Return alone leaves it as it is."
      ])
    _ = said(to: "")

    let answer = said(to: line)

    #expect(picker.selectedRow(inComponent: 0) == row)
    #expect(witness.heard == (row == 0 ? [] : ["chosen \(row)"]))
    #expect(
      (answer == ["Flight has no such value. Its values: 1 one, 2 two, 3 three."]) == (row == 0))
  }

  @Test("The question for a choice is answered by its number")
  func answeredByNumber() {
    let picker = picker()
    show(.picker(picker), .button(Button("Book")))
    _ = said(to: "flight")

    _ = said(to: "2")

    #expect(witness.heard == ["chosen 1"] && display.prompt == .command)
  }

  @Test("Choices that begin with digits, as years do, have no other numbers")
  func years() {
    witness.titles = ["2024", "2026", "2"]
    let picker = picker()
    show(.picker(picker))

    #expect(
      said(to: "flight") == [
        "Flight: type one of 2024, 2026, 2. Return alone leaves it as it is."
      ])
    _ = said(to: "2")
    #expect(witness.heard == ["chosen 2"])
    #expect(said(to: "flight 1") == ["Flight has no such value. Its values: 2024, 2026, 2."])
  }

  @Test("A picker whose delegate is gone is reported when a person chooses")
  func goneDelegate() {
    let picker = picker()
    show(.picker(picker))
    picker.delegate = nil
    do {
      let gone = Witness()
      picker.delegate = gone
    }
    let action = picker.actions[1]

    #expect(!window.perform(action, on: picker))

    #expect(
      window.log.diagnostics.map(\.text) == [
        TouchDiagnostic.notHandled(control: "Flight", screen: "ElementScreen").description
      ])
  }

  @Test("Progress is between 0 and 1, and drawn where signs are not read aloud")
  func progress() {
    let view = ProgressView("Elapsed")
    for (set, value) in [(0.6, 0.6), (2, 1), (-1, 0), (.nan, 0)] {
      view.progress = set
      #expect(view.progress == value)
    }
    (view.progress, view.text) = (0.69, "9 of 15")
    show(.progress(view), .slider(slider()))

    display.read()
    #expect(
      display.takeOutput().split(separator: "\n").prefix(2) == [
        "    Elapsed    ######----   9 of 15", "    1  Duration   15.0 s   0 to 30",
      ])
    display.traits.isSpoken = true
    display.read()
    #expect(display.takeOutput().hasPrefix("    Elapsed    9 of 15\n"))
    display.traits = TextTraits(columns: 20)
    display.read()
    #expect(display.takeOutput().split(separator: "\n").allSatisfy { $0.count <= 20 })
    view.isHidden = true
    display.read()
    #expect(!display.takeOutput().contains("Elapsed"))
  }

  @Test("A field that is invalid has its sign until it is valid; a disabled one has none")
  func invalid() {
    let field = TextField("Day")
    field.isInvalid = true
    show(.field(field))
    for _ in 0..<2 {
      display.read()
      #expect(display.takeOutput().contains("1! Day"))
    }

    field.isEnabled = false
    display.read()
    #expect(display.takeOutput().contains("1- Day"))
    let invalid = ScreenContent(of: ElementScreen([.field(field)]))
    field.isInvalid = false
    #expect(ScreenContent(of: ElementScreen([.field(field)])) == invalid)
    field.isEnabled = true
    display.read()

    #expect(display.takeOutput().contains("1  Day"))
  }
}
