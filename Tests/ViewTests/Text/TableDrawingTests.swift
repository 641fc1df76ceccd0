import Foundation
import Model
import ModelKit
import Testing
import View
import ViewKit
import ViewText

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

  @Test(
    "No line is wider than the paper, whatever the number of digits", arguments: [20, 40, 80])
  func numbers(columns: Int) {
    let name = Phrase(verbatim: String(repeating: "long name ", count: 10))
    let buttons = (0..<1_001).map { _ in Element.button(Button(name)) }
    let field = TextField(name)
    field.text = name.english
    let segments = SegmentedControl("S", segments: [name, "a", "b"])
    rows.sections = [(nil, [{ $0.text = name }, { ($0.text, $0.detailText) = (name, name) }])]
    screen.elements = buttons + [.field(field), .segments(segments), .table(table)]

    let lines = drawn(columns: columns)

    for number in ["  999  ", "  1000  "] {
      #expect(lines.contains { $0.hasPrefix(number) }, "\(number)")
    }
    for line in lines { #expect(line.displayWidth <= columns, "\(line)") }
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

  @Test("Beside a detail a long name takes two thirds of the paper")
  func longName() {
    rows.sections = [
      (
        nil,
        [
          { cell in
            cell.text = "a name that is long"
            cell.detailText = "12 g"
          }
        ]
      )
    ]

    #expect(drawn(columns: 30) == ["    1  a name that is…   12 g"])
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

  @Test("A list of nothing draws nothing, and a hidden one neither")
  func nothing() {
    #expect(drawn() == [])
    todos()
    table.reloadData()
    table.isHidden = true

    #expect(drawn() == [])
    #expect(screen.controls.isEmpty)
  }
}
