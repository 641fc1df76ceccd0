import Foundation
import Model
import Testing
import View

@MainActor
@Suite("A list as text")
struct TableDrawingTests {
  private let rows = Rows()
  private let table = TableView()
  private let screen = FieldScreen([])

  init() {
    table.dataSource = rows
    table.delegate = rows
    screen.elements = [.table(table)]
  }

  private func drawn(_ language: Language = .english, columns: Int? = 80) -> [String] {
    screen.drawn(in: language, columns: columns).split(separator: "\n").dropLast().map(String.init)
  }

  private func brief(_ language: Language = .english) -> String {
    let display = TextDisplay(language: language)
    display.verbosity = .brief
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    display.refresh()
    return display.takeOutput()
  }

  private func todos() {
    rows.sections = [
      (
        nil,
        [
          { cell in
            cell.text = "feed the cat"
            cell.isChecked = false
          },
          { cell in
            cell.text = "buy cheese"
            cell.isChecked = true
          },
        ]
      )
    ]
    rows.verbs = [Phrase("edit", ko: "편집"), Phrase("delete", ko: "삭제")]
  }

  @Test("A hidden row is left out, whatever is in it")
  func hidden() {
    let field = TextField("Title")
    rows.sections = [
      (
        nil,
        [
          { $0.text = "seen" },
          { cell in
            cell.isHidden = true
            cell.contentElements = [.field(field)]
          },
        ]
      )
    ]

    #expect(drawn() == ["    1  seen"])
    #expect(!brief().contains("Title"))
    #expect(screen.fields.isEmpty && screen.controls.count == 1)
  }

  @Test("A table in a row is drawn with its fields side by side")
  func inner() {
    let (inner, innerRows) = (TableView(), Rows())
    innerRows.sections = [(nil, [{ $0.contentElements = [.field(TextField("A long name"))] }])]
    inner.dataSource = innerRows
    rows.sections = [(nil, [{ $0.contentElements = [.table(inner)] }])]

    #expect(drawn().first?.hasPrefix("    1  A long name") == true)
  }

  @Test("Rows are numbered with the other controls, and the verbs are below everything")
  func rowsAndVerbs() {
    todos()
    let field = TextField("What needs to be done?")
    let clear = Button("Clear completed")
    screen.elements = [.title("Todos"), .field(field), .table(table), .button(clear)]

    #expect(
      drawn() == [
        "  Todos",
        "    1  What needs to be done?",
        "    2  [ ] feed the cat",
        "    3  [x] buy cheese",
        "    4  Clear completed",
        "  A row also takes: edit, delete.",
      ])
    #expect(drawn(.korean).last == "  줄 번호 뒤에 입력할 수 있는 말: 편집, 삭제")
  }

  @Test("Sections have their titles above them, and a selected row has a star")
  func sections() {
    rows.sections = [
      ("K", [{ $0.text = "Kim Minji" }]), (Phrase("other", ko: "ㅇ"), [{ $0.text = "이서준" }]),
    ]
    table.selectRow(at: IndexPath(row: 0, section: 0))

    #expect(drawn() == ["    K", "    1* Kim Minji", "    other", "    2  이서준"])
    #expect(drawn(.korean) == ["    K", "    1* Kim Minji", "    ㅇ", "    2  이서준"])
  }

  @Test("Details stand in a column, and long rows are cut to the paper")
  func details() {
    rows.sections = [
      (
        nil,
        [
          { cell in
            cell.text = "40, 30"
            cell.detailText = Phrase("diameter 30", ko: "지름 30")
          },
          { cell in
            cell.text = "120, 60"
            cell.detailText = Phrase("diameter 64", ko: "지름 64")
          },
          { $0.text = "a row that is longer than its paper" },
        ]
      )
    ]

    #expect(
      drawn() == [
        "    1  40, 30    diameter 30", "    2  120, 60   diameter 64",
        "    3  a row that is longer than its paper",
      ])
    #expect(drawn(.korean).first == "    1  40, 30    지름 30")
    let narrow = drawn(columns: 20) + drawn(.korean, columns: 20)
    #expect(narrow[0] == "    1  40, 30    di…")
    #expect(narrow[2] == "    3  a row that i…")
    #expect(narrow.allSatisfy { $0.displayWidth <= 20 })
  }

  @Test("A row that is being edited is a field in its place")
  func editedRow() {
    let title = TextField("Title")
    title.text = "buy bread"
    rows.sections = [
      (nil, [{ $0.text = "feed the cat" }, { $0.contentElements = [.field(title)] }])
    ]

    #expect(drawn() == ["    1  feed the cat", "    2  Title   buy bread"])
    #expect(screen.controls.last === title)
    #expect(screen.fields.first === title)
  }

  @Test("A long list has a page, and a button for the next one in each language")
  func pages() {
    rows.sections = [("Numbers", (1...21).map { number in { $0.text = "n\(number)" } })]

    #expect(drawn().count == 23)
    #expect(drawn().suffix(2) == ["    1–20 of 21", "   21  More"])
    #expect(drawn(.korean).last == "   21  더 보기")

    table.scrollToRow(at: IndexPath(row: 20, section: 0))
    #expect(drawn() == ["    Numbers", "    1  n21", "    21–21 of 21", "    2  Earlier"])
    #expect(drawn(.korean).last == "    2  이전 보기")
  }

  @Test("In brief and in words, signs are words")
  func words() {
    todos()
    table.selectRow(at: IndexPath(row: 0, section: 0))
    let display = TextDisplay(language: .english)
    display.traits.isSpoken = true
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    display.refresh()

    let spoken = display.takeOutput()
    #expect(spoken.contains("    1  feed the cat (selected)\n    2  buy cheese, done"))
    #expect(
      brief()
        == "  feed the cat (selected)\n  buy cheese, done\n  A row also takes: edit, delete.\n")
    #expect(
      brief(.korean)
        == "  feed the cat (선택됨)\n  buy cheese, 완료\n  줄 번호 뒤에 입력할 수 있는 말: 편집, 삭제\n")
  }

  @Test("A list of nothing draws nothing, and a hidden one neither")
  func nothing() {
    #expect(drawn() == [])
    todos()
    table.reloadData()
    table.isHidden = true

    #expect(drawn() == [])
    #expect(screen.controls.isEmpty)
  }

  @Test("The log has the calls that are implemented, with their answers")
  func log() {
    todos()
    rows.sections[0].rows.removeLast()
    let window = WindowView()
    window.log = EventLog(isRecording: true)
    window.addSubview(screen)

    let controls = screen.controls
    window.touch(controls[0])

    #expect(
      window.log.events.map(\.description) == [
        "Rows.numberOfSections(in:) = 1",
        "Rows.tableView(_:titleForHeaderInSection: 0)",
        "Rows.tableView(_:numberOfRowsInSection: 0) = 1",
        "Rows.tableView(_:cellForRowAt: [0, 0])",
        "Rows.tableView(_:trailingSwipeActionsConfigurationForRowAt: [0, 0])",
        "FieldScreen.touch(\"feed the cat\")",
      ])
  }
}
