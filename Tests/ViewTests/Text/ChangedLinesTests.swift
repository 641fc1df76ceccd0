import Testing
import ViewText

@testable import View

@MainActor
@Suite("What is drawn at a terminal")
struct ChangedLinesTests {
  @Test("Of a screen of more than twelve lines only those that changed, with their numbers")
  func long() {
    let list = LongList(rows: 12)
    list.display.verbosity = .changes
    list.begin()

    #expect(list.first.split(separator: "\n").count == 15)
    #expect(list.said(to: "row 4") == ["11 rows left", "    4  [x] row 4"].map(indented))
    #expect(list.said(to: "row 4") == ["12 rows left", "    4  [ ] row 4"].map(indented))
  }

  @Test("A screen of twelve lines is drawn whole, one of thirteen is not", arguments: [9, 10])
  func limit(rows: Int) {
    let list = LongList(rows: rows)
    list.display.verbosity = .changes
    list.begin()

    let lines = list.first.split(separator: "\n").count
    #expect(lines == rows + 3)
    #expect(list.said(to: "row 4").count == (rows == 9 ? lines : 2))
  }

  @Test("Where a row is gone, or most of it has changed, the screen is drawn whole")
  func whole() {
    let list = LongList(rows: 18)
    list.display.verbosity = .changes
    list.begin()

    list.names.remove(at: 16)
    #expect(list.said().count == 20)
    list.names = list.names.map { "new \($0)" }
    #expect(list.said().count == 20)
  }

  @Test("A row that came is drawn with those whose numbers changed")
  func came() {
    let list = LongList(rows: 18)
    list.display.verbosity = .changes
    list.begin()

    list.names.insert("new", at: 17)

    #expect(
      list.said() == ["19 rows left", "   18  [ ] new", "   19  [ ] row 18"].map(indented))
  }

  @Test("A line that was wrapped is drawn with its number")
  func wrapped() {
    let list = LongList(rows: 12)
    list.display.verbosity = .changes
    list.display.traits.columns = 20
    let field = TextField("Name", placeholder: "of the list")
    list.below = [.field(field), .field(TextField("Note"))]
    list.begin()
    field.text = "yours"
    _ = list.said()

    field.text = "mine"

    #expect(list.said() == ["   13  Name", "       mine"].map(indented))
  }

  /// A drawn line without the two spaces that the answers come without.
  private func indented(_ line: String) -> String {
    line.hasPrefix(" ") ? String(line.dropFirst(2)) : line
  }
}
