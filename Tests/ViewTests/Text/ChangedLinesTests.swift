import Foundation
import Testing
import ViewKit
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

  @Test("Where a line is gone and another came elsewhere, the screen is drawn whole")
  func elsewhere() {
    let (list, go) = (LongList(rows: 12), Button("Go"))
    list.display.verbosity = .changes
    list.below = [.label("one"), .button(go)]
    list.begin()

    list.below = [.button(go), .label("two")]

    #expect(list.said().count == list.first.split(separator: "\n").count)
  }

  @Test("What Return does now stands below what can be taken back")
  func undo() {
    let (list, name, finder) = (LongList(rows: 12), TextField("Name"), Finder())
    list.display.verbosity = .changes
    list.below = [.field(name), .button(Button("Save"))]
    list.begin()
    list.window.textInput.finder = finder
    (finder.undo.registrations, name.text) = (1, "Kim")

    let said = list.said().map { $0.trimmingCharacters(in: .whitespaces) }

    #expect(
      said == ["13  Name   Kim", "Type undo to take that back.", "Return: Save  (:help)"])
    withExtendedLifetime(finder) {}
  }

  private final class Finder: Responder, ResponderFinder {
    let view = WindowView()
    let undo = Undo()
    let isActive = true

    func responder(showing control: Control?) -> (any Responder)? { self }

    func frontPart<Part: AnyObject>(_ kind: Part.Type) -> Part? { UndoPart(undo) as? Part }
  }

  private final class Undo: UndoPerforming {
    let (canUndo, canRedo) = (true, false)
    var (registrations, offers) = (0, 0)

    func undo() {}
    func redo() {}
  }

  @Test("Where half of the lines have changed they are drawn alone, and all where one more has")
  func half() {
    let list = LongList(rows: 12)
    list.display.verbosity = .changes
    list.begin()

    list.done = Set((1...6).map { "row \($0)" })
    #expect(list.said().count == 7)
    list.done = ["row 7"]
    #expect(list.said().count == 15)
  }

  @Test("Another screen is drawn whole, however much it is like the one before")
  func other() {
    let list = LongList(rows: 12)
    list.display.verbosity = .changes
    list.begin()
    let other = FieldScreen([])
    other.elements = list.screen.elements
    other.elements[0] = .title("Others")

    list.window.removeSubview(list.screen)
    list.window.addSubview(other)
    list.display.refresh()

    #expect(list.display.takeOutput().split(separator: "\n").count == 15)
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

  @Test("What is not a row is drawn without the line above it, too")
  func alone() {
    let list = LongList(rows: 12)
    list.display.verbosity = .changes
    let (brewing, grid, cells) = (ProgressView("Brewing"), CollectionView(), Cells())
    let size = SegmentedControl("Size", segments: ["S", "L"])
    grid.dataSource = cells
    let changes: [(element: Element, change: () -> Void)] = [
      (.progress(brewing), { brewing.progress = 0.5 }),
      (.segments(size), { size.selectedSegmentIndex = 1 }),
      (.grid(grid), { cells.show("new", in: grid) }),
    ]
    list.below = changes.flatMap { each -> [Element] in [.label("above"), each.element] }
    list.begin()

    for (element, change) in changes {
      change()

      let said = list.said()
      #expect(!said.isEmpty && !said.contains { $0.contains("above") }, "\(element)")
    }
    withExtendedLifetime(cells) {}
  }

  private final class Cells: CollectionViewDataSource {
    private var text = "old"

    func show(_ text: String, in grid: CollectionView) {
      self.text = text
      grid.reloadData()
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      let cell = CollectionViewCell()
      cell.text = Phrase(verbatim: text)
      return cell
    }
  }

  /// A drawn line without the two spaces that the answers come without.
  private func indented(_ line: String) -> String {
    line.hasPrefix(" ") ? String(line.dropFirst(2)) : line
  }
}
