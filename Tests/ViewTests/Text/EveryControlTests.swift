import Foundation
import Model
import ModelKit
import Testing
import Workshop

@testable import View
@testable import ViewKit
@testable import ViewText

/// What holds for each kind of control, whichever it is.
@MainActor
@Suite("Each kind of control keeps the rules of all")
struct EveryControlTests {
  @Test(
    "Hidden, it is nowhere, and what comes after it has its number",
    arguments: Kind.allCases.filter { $0 != .segment })
  func hidden(kind: Kind) {
    for language in Language.allCases {
      let screen = SampleScreen(kind, language)
      let name = kind == .choice ? language[Phrase("One", ko: "하나")] : language[screen.name]
      for isHidden in [false, true, false] {
        screen.control.isHidden = isHidden

        let drawings = [
          screen.drawn(), screen.drawn(isSpoken: true), screen.said(), screen.helped(),
          screen.content.html(in: language), screen.content.svg(.light, in: language),
        ]
        for drawing in drawings { #expect(drawing.contains(name) == !isHidden, "\(drawing)") }
        #expect(screen.display.completions(for: "").contains(name) == !isHidden)
        #expect(screen.content.texts(in: language).contains(name) == !isHidden)
        #expect(screen.numbers(before: "Last") == screen.numberOfLast - (isHidden ? kind.count : 0))
        let last = screen.display.search(for: "\(screen.numberOfLast)")
        #expect((last == .unknown(nearest: nil)) == isHidden)
        #expect(screen.hasName == !isHidden)
      }
    }
  }

  @Test("A slider is told from a stepper, and a checked box from none, by what is shown of them")
  func toldApart() {
    func details(_ element: Element) -> [String] {
      var details: [String] = []
      ScreenContent(of: ElementScreen([element])).visit { details.append("\($0)") }
      return details
    }
    let stepper = Stepper("Sugar")
    stepper.maximumValue = 1
    #expect(details(.slider(Slider("Sugar"))) != details(.stepper(stepper)))

    let boxes = [true, false, nil].map { isChecked -> [String] in
      let (rows, table) = (Rows(), TableView())
      rows.sections = [(nil, [{ $0.isChecked = isChecked }])]
      table.dataSource = rows
      return withExtendedLifetime(rows) { details(.table(table)) }
    }
    #expect(Set(boxes).count == 3)
  }

  @Test("Its number is its place among the controls of its screen", arguments: Kind.allCases)
  func number(kind: Kind) {
    let sample = SampleScreen(kind, .english)
    sample.screen.elements += [
      .progress(ProgressView("Brewing")), .slider(Slider("Strength")), .stepper(Stepper("Cups")),
      .picker(PickerView("Tea")), .grid(CollectionView()), .button(Button("End")),
    ]
    for isHidden in [false, true] {
      sample.control.isHidden = isHidden

      let items = sample.content.items

      #expect(items.map(\.number) == Array(1...items.count))
      #expect(items.map(\.name) == sample.screen.controls.map(\.label))
    }
  }

  @Test(
    "Disabled, it says so in each drawing; a touch is answered and calls no target",
    arguments: Kind.allCases)
  func disabled(kind: Kind) {
    for language in Language.allCases {
      let screen = SampleScreen(kind, language)
      let (name, word) = (
        language[screen.name], language == .english ? "(disabled)" : "(사용할 수 없음)"
      )
      for isEnabled in [true, false, true] {
        screen.control.isEnabled = isEnabled

        #expect(screen.drawn().contains("2-") == !isEnabled)
        for words in [screen.drawn(isSpoken: true), screen.said(), screen.spokenPicture] {
          #expect(words.contains(word) == !isEnabled, "\(words)")
        }
        #expect(screen.content.html(in: language).contains(" disabled=\"\"") == !isEnabled)
        let calls = screen.calls
        screen.answer(to: kind == .toggle ? "\(name) on" : name)
        screen.answer(to: "2")
        #expect((screen.calls.count == calls.count) == !isEnabled)
        let refusal =
          language == .english
          ? "\(name) is disabled. It cannot be used now." : "\(name): 지금은 사용할 수 없습니다."
        #expect((screen.answer(to: name) == refusal) == !isEnabled)
        if kind == .toggle, !isEnabled { #expect(screen.answer(to: "\(name) off") == refusal) }
        screen.putBack()
      }
    }
  }

  @Test(
    "Whatever is selected has the sign and the word for it",
    arguments: [Kind.button, .row, .segment])
  func selected(kind: Kind) {
    for language in Language.allCases {
      let screen = SampleScreen(kind, language)
      let word = language == .english ? "(selected)" : "(선택됨)"
      for isSelected in [false, true, false] {
        screen.select(isSelected)

        #expect(screen.drawn().contains("2*") == isSelected)
        for words in [screen.drawn(isSpoken: true), screen.said(), screen.spokenPicture] {
          #expect(words.contains(word) == isSelected, "\(words)")
        }
      }
    }
  }

  @Test(
    "Two that are called the same in one language alone are told apart by number, in each language",
    arguments: Kind.allCases, [true, false])
  func sameNames(kind: Kind, isInKorean: Bool) {
    for language in Language.allCases {
      let screen = SampleScreen(kind, language)
      let other =
        isInKorean
        ? Phrase("Another", ko: screen.name.korean) : Phrase(screen.name.english, ko: "다른 것")
      let button = Button(other)
      screen.screen.elements.append(.button(button))
      let number = screen.numberOfLast + 1
      let (own, added) = (language[screen.name], "\(number) \(language[other])")
      // A choice has no number, and stands behind what has one.
      let names = kind == .choice ? [added, own] : ["2 \(own)", added]
      let common = isInKorean ? screen.name.korean : screen.name.english

      #expect(
        screen.answer(to: common)
          == (language == .english
            ? "\(names[0]) or \(names[1])? Type the number."
            : "여럿이 해당합니다: \(names[0]), \(names[1]). 번호를 입력해주세요."))
      #expect(screen.calls.isEmpty)
      #expect(screen.display.search(for: "\(number)") == .found(number - 1))
      #expect(
        screen.display.search(for: isInKorean ? "Another" : "다른 것") == .found(number - 1))
    }
  }

  @Test(
    "Names of any width leave one column for the values, in whatever order they stand",
    arguments: ["Tea", "차", "녹차와 홍차", "A long name of a tea"],
    ["Tea", "차", "녹차와 홍차", "A long name of a tea"])
  func columns(first: String, second: String) {
    for language in Language.allCases {
      let (field, toggle) = (TextField(Phrase(verbatim: first)), Switch(Phrase(verbatim: second)))
      field.text = "값 value"
      let secret = TextField(Phrase(verbatim: first), isSecureTextEntry: true)
      secret.text = "hush"
      let screen = FieldScreen([field])
      screen.elements += [.toggle(toggle), .field(secret)]

      let lines = screen.drawn(in: language, columns: 80).split(separator: "\n").prefix(3)

      let values = ["값 value", language == .english ? "off" : "끔", "●●●"]
      let columns = zip(lines, values).map { column(of: $1, in: $0) }
      let expected = 7 + max(first.displayWidth, second.displayWidth) + 3
      #expect(columns == [expected, expected, expected], "\(lines)")
    }
  }

  @Test(
    "Rows with details, and the commands of help, leave one column for what comes behind the names",
    arguments: ["Tea", "차", "녹차와 홍차"], ["Tea", "차", "A long name"])
  func details(first: String, second: String) {
    let rows = Rows()
    func row(_ name: String) -> (TableViewCell) -> Void {
      { cell in
        cell.text = Phrase(verbatim: name)
        cell.detailText = "값 value"
      }
    }
    rows.sections = [(nil, [row(first), row(second)])]
    let table = TableView()
    table.dataSource = rows
    let screen = FieldScreen([])
    screen.elements = [.table(table)]
    let display = TextDisplay(
      language: .korean,
      commands: [first, second].map {
        TextCommand($0, parameters: "N", explanation: Phrase("값 value", ko: "값 value"))
      })
    display.help("all")

    let lines = screen.drawn(in: .english, columns: nil).split(separator: "\n").prefix(2)
    let helped = display.takeOutput().split(separator: "\n").suffix(2)

    for lines in [lines, helped] {
      let columns = lines.compactMap { column(of: "값 value", in: $0) }
      #expect(Set(columns).count == 1 && columns.count == 2, "\(lines)")
    }
  }

  /// The column of a terminal in which a text begins.
  private func column(of text: String, in line: Substring) -> Int? {
    line.firstRange(of: text).map { String(line[..<$0.lowerBound]).displayWidth }
  }

  nonisolated enum Kind: CaseIterable {
    case button, toggle, choice, segment, field, textView, row, fieldInRow

    /// How many numbers it has.
    var count: Int { self == .choice ? 2 : 1 }
  }
}

/// A screen with one control of a kind between two buttons, and the display that shows it.
@MainActor
private final class SampleScreen: TableViewDataSource, TableViewDelegate {
  let name = Phrase("Sample", ko: "견본")
  let control: Control
  let screen = FieldScreen([])
  let display: TextDisplay
  private let window: WindowView
  private let language: Language
  private let kind: EveryControlTests.Kind
  private let table = TableView()
  private let choice: SegmentedControl?

  init(_ kind: EveryControlTests.Kind, _ language: Language) {
    (self.kind, self.language) = (kind, language)
    var element: Element
    let segments = SegmentedControl(
      kind == .choice ? name : Phrase("Choice", ko: "선택"),
      segments: [kind == .choice ? Phrase("One", ko: "하나") : name, Phrase("Two", ko: "둘")])
    let cell = TableViewCell()
    var choice: SegmentedControl?
    switch kind {
    case .button:
      let button = Button(name)
      (control, element) = (button, .button(button))
    case .toggle:
      let toggle = Switch(name)
      (control, element) = (toggle, .toggle(toggle))
    case .choice:
      choice = segments
      (control, element) = (segments, .segments(segments))
    case .segment:
      choice = segments
      (control, element) = (segments.segments[0], .segments(segments))
    case .field, .fieldInRow:
      let field = TextField(name)
      cell.contentElements = [.field(field)]
      (control, element) = (field, kind == .field ? .field(field) : .table(table))
    case .textView:
      let view = TextView(name)
      (control, element) = (view, .textView(view))
    case .row:
      cell.text = name
      (control, element) = (cell, .table(table))
    }
    self.choice = choice
    self.cell = cell
    display = TextDisplay(language: language)
    window = TextViewFactory(display: display).makeWindowView()
    window.log = EventLog(isRecording: true)
    screen.elements = [.button(Button("First")), element, .button(Button("Last"))]
    table.dataSource = self
    table.delegate = self
    window.addSubview(screen)
    window.becomeKey()
  }

  private let cell: TableViewCell

  var content: ScreenContent { ScreenContent(of: screen) }

  /// The number of the last button while nothing is hidden.
  var numberOfLast: Int { choice == nil ? 3 : 4 }

  /// The number of a button.
  func numbers(before name: String) -> Int? {
    content.items.first { $0.name.english == name }?.number
  }

  /// Whether its name is that of something, in each language.
  var hasName: Bool {
    let names = ScreenNames(of: screen)
    return name.translations.allSatisfy { names.has($0) }
  }

  /// The touches that were sent.
  var calls: [String] { window.log.events.map(\.text).filter { $0.hasPrefix("touch(") } }

  var spokenPicture: String {
    let words = content.svg(.light, in: language).firstMatch(of: /aria-label="(.*?)"/)
    return words.map { String($0.1) } ?? ""
  }

  func select(_ isSelected: Bool) {
    switch kind {
    case .row:
      let first = isSelected ? table.indexPathsForVisibleRows.first : nil
      table.selectRow(at: first)
    case .segment: choice?.selectedSegmentIndex = isSelected ? 0 : SegmentedControl.noSegment
    default: control.isSelected = isSelected
    }
  }

  /// Makes it again what it was before it was touched.
  func putBack() {
    _ = display.leaveField()
    (control as? TextControl)?.text = nil
    (control as? Switch)?.isOn = false
    choice?.selectedSegmentIndex = SegmentedControl.noSegment
    if kind == .row { select(false) }
  }

  func drawn(isSpoken: Bool = false) -> String {
    display.traits.isSpoken = isSpoken
    defer { display.traits.isSpoken = false }
    display.read()
    return display.takeOutput()
  }

  /// What is said of the whole screen in brief.
  func said() -> String {
    BriefScreen(of: content.parts, in: language).lines.map(\.text).joined(separator: "\n")
  }

  func helped() -> String {
    display.help()
    return display.takeOutput()
  }

  @discardableResult
  func answer(to line: String) -> String {
    _ = display.takeOutput()
    _ = display.receive(line)
    return display.takeOutput().split(separator: "\n").first.map { String($0.dropFirst(2)) } ?? ""
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cell
  }
}
