import Foundation
import Model
import Testing

@testable import View
@testable import ViewKit
@testable import ViewText

/// A grid: what it asks, what it uses again, and what a person touches.
@MainActor
@Suite("A grid of cells")
struct CollectionViewTests {
  private final class Source: CollectionViewDataSource, CollectionViewDelegate {
    var (sections, items) = (1_000_000, 1_000)
    var prefix = ""
    private(set) var calls: [String] = []
    private(set) var made = 0
    var whenAsked: (CollectionView) -> Void = { _ in }
    var whenToSelect: (CollectionView) -> Void = { _ in }

    final class Cell: CollectionViewCell {
      private(set) var uses = 0
      override func prepareForReuse() { uses += 1 }
    }

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }

    func numberOfSections(in collectionView: CollectionView) -> Int {
      calls.append("sections")
      whenAsked(collectionView)
      return sections
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      calls.append("items")
      return items
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      calls.append("cell \(indexPath.section) \(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if (cell as? Cell)?.uses == 0 { made += 1 }
      cell.text = Phrase(
        verbatim: prefix + "\(indexPath.section * 1_000 + indexPath.item)")
      return cell
    }

    func collectionView(_ collectionView: CollectionView, indexPathForItemNamed name: String)
      -> IndexPath?
    { name == "1000.1000000" ? IndexPath(item: 999, section: 999_999) : nil }

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
      -> Bool
    {
      calls.append("should \(indexPath.section) \(indexPath.item)")
      whenToSelect(collectionView)
      return true
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.section) \(indexPath.item)")
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath.section) \(indexPath.item)")
    }
  }

  private let source = Source()
  private let grid = CollectionView()
  private let display = TextDisplay(language: .english)
  private let window: WindowView

  init() {
    window = TextViewFactory(display: display).makeWindowView()
    grid.register(Source.Cell.self, forCellWithReuseIdentifier: "cell")
    (grid.dataSource, grid.delegate) = (source, source)
    (grid.visibleSections, grid.visibleItems) = (3, 2)
    window.addSubview(ElementScreen([.grid(grid)]))
    window.becomeKey()
    display.refresh()
  }

  private func said(to line: String) -> String {
    _ = display.takeOutput()
    _ = display.receive(line)
    display.refresh()
    return display.takeOutput()
  }

  private func cell(_ section: Int, _ item: Int) throws -> CollectionViewCell {
    try #require(grid.cellForItem(at: IndexPath(item: item, section: section)))
  }

  @Test("A grid of a million rows and a thousand columns asks only for the cells that are shown")
  func costs() {
    #expect(
      source.takeCalls() == [
        "sections", "items", "cell 0 0", "cell 0 1", "cell 1 0", "cell 1 1", "cell 2 0", "cell 2 1",
      ])
    #expect(grid.cellForItem(at: IndexPath(item: 5, section: 5)) == nil)

    grid.scrollToItem(at: IndexPath(item: 999, section: 999_999))

    #expect(grid.visibleCells.map(\.text.english) == ["999999998", "999999999"])
    #expect(source.made == 6, "cells are used again")
  }

  @Test("It is drawn with titles, and the buttons lead on as far as there is more")
  func drawn() {
    let drawn = display.takeOutput().split(separator: "\n").dropLast()

    #expect(
      drawn == [
        "       A      B", "    1  0      1", "    2  1000   1001", "    3  2000   2001",
        "    1- Left   2  Right   3- Up   4  Down",
      ])
    #expect(said(to: "down").contains("    4  3000"))
    #expect(said(to: "right").contains("C      D"))
    #expect(said(to: "left").contains("3- Up") == false)
    #expect(said(to: "up").contains("3- Up"))
  }

  @Test("The titles of rows end in one column, and an empty cell at the end keeps its sign")
  func titles() throws {
    grid.visibleSections = 4
    grid.scrollToItem(at: IndexPath(item: 0, section: 9))
    _ = display.takeOutput()
    let last = try cell(9, 1)
    (last.text, last.isEnabled) = ("", false)

    display.read()

    #expect(
      display.takeOutput().split(separator: "\n").prefix(3) == [
        "        A      B", "     9  8000   8001", "    10  9000  -",
      ])
  }

  @Test("A button that is called as a cell is: the cell has no number, and one elsewhere is let be")
  func sameName() {
    window.addSubview(
      ElementScreen([.grid(grid), .button(Button("A1")), .button(Button("1000.1000000"))]))

    #expect(said(to: "a1").matches(of: /\d+ A1/).count == 1)
    _ = said(to: "1000.1000000")
    #expect(grid.visibleCells.first?.text.english == "0")
  }

  @Test("A cell that is shown, and that the data source finds by another name, moves nothing")
  func otherName() {
    grid.scrollToItem(at: IndexPath(item: 999, section: 999_999))
    grid.visibleSections = 5
    let shown = grid.visibleCells.map(\.text.english)

    _ = said(to: "1000.1000000")

    #expect(shown == ["999999998", "999999999"])
    #expect(grid.visibleCells.map(\.text.english) == shown)
  }

  @Test("Several cells can be selected; a touch of a selected one deselects it")
  func several() throws {
    grid.allowsMultipleSelection = true
    _ = source.takeCalls()
    for name in ["a1", "b2", "a1"] { _ = said(to: name) }

    #expect(
      source.takeCalls() == [
        "should 0 0", "select 0 0", "should 1 1", "select 1 1", "deselect 0 0",
      ])
    grid.selectItem(at: IndexPath(item: 0, section: 2))
    #expect(grid.indexPathsForSelectedItems?.count == 2)
    #expect(grid.visibleCells.filter(\.isSelected).map(\.text.english) == ["1001", "2000"])
    #expect(grid.indexPathForSelectedItem == IndexPath(item: 1, section: 1))
    grid.deselectItem(at: IndexPath(item: 1, section: 1))
    #expect(grid.indexPathForSelectedItem == IndexPath(item: 0, section: 2))
    grid.selectItem(at: IndexPath(item: 0, section: 0))
    grid.selectItem(at: nil)
    #expect(grid.indexPathsForSelectedItems == nil)
  }

  @Test("A cell is touched by its name, shown or not, and has no number")
  func names() {
    _ = source.takeCalls()
    #expect(said(to: "b2").contains(" *1001"))
    #expect(source.takeCalls() == ["should 1 1", "select 1 1"])
    #expect(said(to: "a1").contains(" *0"))
    #expect(source.takeCalls() == ["should 0 0", "deselect 1 1", "select 0 0"])

    #expect(said(to: "ALT1000").contains("matches nothing"))
    #expect(said(to: "1000.1000000").contains("*999999999"))
    #expect(said(to: "b9").contains("matches nothing"))
    (source.sections, source.items) = (1, 1)
    grid.reloadData()
    #expect(said(to: "1000.1000000").contains("matches nothing") && reports == [])
  }

  @Test("A cell is named after its column and its row, in both languages")
  func titlesOfCells() {
    final class Titles: CollectionViewDataSource {
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
      { CollectionViewCell() }

      func collectionView(_ collectionView: CollectionView, titleForSection section: Int)
        -> Phrase
      { Phrase(" hot", ko: " 뜨겁게") }

      func collectionView(_ collectionView: CollectionView, titleForItem item: Int) -> Phrase {
        Phrase("Tea", ko: "차")
      }
    }
    let (grid, titles) = (CollectionView(), Titles())
    grid.dataSource = titles

    #expect(grid.visibleCells.map(\.label) == [Phrase("Tea hot", ko: "차 뜨겁게")])
  }

  @Test("A change that a grid is told of while it asks is asked for, and compared with nothing")
  func changesMeanwhile() {
    _ = source.takeCalls()
    source.whenAsked = { [source] grid in
      source.whenAsked = { _ in }
      grid.insertItems(at: [IndexPath(item: 0, section: 0)])
    }

    grid.reloadData()

    #expect(grid.visibleCells.count == 6 && reports == [])
    #expect(source.takeCalls().filter { $0 == "sections" }.count == 1)
  }

  @Test("Some cells are asked for again, as far as they are shown; a reload asks for all")
  func reloads() {
    _ = source.takeCalls()
    grid.reloadItems(at: [IndexPath(item: 1, section: 1), IndexPath(item: 9, section: 9)])
    _ = grid.visibleCells
    #expect(source.takeCalls() == ["cell 1 1"])

    (source.sections, source.items) = (1, 1)
    grid.selectItem(at: IndexPath(item: 0, section: 0))
    grid.reloadData()

    #expect(grid.visibleCells.map(\.text.english) == ["0"])
    #expect(source.takeCalls() == ["sections", "items", "cell 0 0"])
    #expect(grid.indexPathForSelectedItem == nil)
  }

  private var reports: [String] { window.log.diagnostics.map(\.text) }

  @Test("A touched cell is selected as a row is: without a delegate too, unless selection is off")
  func selects() throws {
    grid.delegate = nil

    #expect(window.touch(try cell(1, 1)))
    #expect(grid.indexPathForSelectedItem == IndexPath(item: 1, section: 1))
    #expect(try cell(1, 1).isSelected)

    grid.allowsSelection = false
    #expect(window.touch(try cell(0, 0)))
    grid.selectItem(at: IndexPath(item: 0, section: 0))
    #expect(grid.indexPathForSelectedItem == IndexPath(item: 1, section: 1))
    #expect(reports == [])
  }

  @Test(
    "A cell that is not there is neither selected nor shown, and that is reported",
    arguments: [[9, 9], [1, 2], [1, -1], [-1, 0], [1]] as [IndexPath])
  func missing(_ missing: IndexPath) {
    (source.sections, source.items) = (3, 2)
    grid.reloadData()
    let selected = IndexPath(item: 1, section: 2)
    grid.selectItem(at: selected)

    grid.selectItem(at: missing)
    grid.scrollToItem(at: missing)

    #expect(grid.indexPathForSelectedItem == selected)
    let misuses: [TableDiagnostic] = [.selectItem, .scrollToItem].map { attempt in
      missing.section == 1
        ? .outOfBounds(missing, rows: 2, in: attempt)
        : .sectionOutOfBounds(missing.section, sections: 3, in: attempt)
    }
    #expect(reports == misuses.map(\.description))
  }

  @Test("A misuse is in UIKit's words, and one before there is a window is reported there")
  func words() {
    let early = CollectionView()
    early.register(Source.Cell.self, forCellWithReuseIdentifier: "cell")
    (early.dataSource, source.sections, source.items) = (source, 1, 2)
    early.selectItem(at: IndexPath(item: 2, section: 0))

    window.addSubview(ElementScreen([.grid(early)]))

    #expect(
      reports == [
        "Attempted to modify the selection of an out-of-bounds item (2) when there are only 2 items "
          + "in section 0."
      ])
  }

  @Test("A cell that goes while the delegate is asked about it is not selected")
  func goes() throws {
    window.touch(try cell(0, 0))
    _ = source.takeCalls()
    source.whenToSelect = { [source] grid in
      (source.sections, source.items) = (1, 1)
      grid.reloadData()
    }

    window.touch(try cell(2, 1))

    #expect(grid.indexPathForSelectedItem == nil)
    #expect(source.takeCalls() == ["should 2 1", "sections", "items"])
  }

  @Test("To reload a cell that is not there is reported in UIKit's words, and reloads everything")
  func reloadsMissing() {
    (source.sections, source.items) = (2, 2)
    grid.reloadData()
    _ = grid.visibleCells
    grid.selectItem(at: IndexPath(item: 0, section: 0))
    source.sections = 3

    grid.reloadItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 1)])

    #expect(
      reports == [
        "attempt to delete item 2 from section 1 which only contains 2 items before the update"
      ])
    #expect(grid.numberOfSections == 3 && grid.indexPathForSelectedItem == nil)
  }

  @Test("Without rows there is nothing to touch", arguments: [(0, 5), (5, 0), (-1, 2), (2, -1)])
  func empty(_ sections: Int, _ items: Int) {
    (source.sections, source.items) = (sections, items)

    grid.reloadData()

    #expect(grid.visibleCells.isEmpty && grid.buttons.allSatisfy { !$0.isEnabled })
    #expect(reports.count == (min(sections, items) < 0 ? 1 : 0))
  }

  @Test("Where there is no room, columns go below each other", arguments: [8, 12, 16, 20, 30])
  func narrow(_ columns: Int) {
    grid.visibleItems = 5
    _ = display.takeOutput()
    display.traits = TextTraits(columns: columns)

    display.read()

    let lines = display.takeOutput().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns || columns < 14 })
    for title in ["A", "B", "C", "D", "E"] {
      #expect(lines.contains { $0.contains(title) }, "\(title)")
    }
  }

  @Test("A grid that comes after its screen is in the window as soon as it is drawn")
  func late() {
    let (late, screen) = (CollectionView(), FieldScreen([]))
    window.addSubview(screen)
    screen.elements = [.grid(late)]

    display.refresh()

    #expect(late.input === window.textInput)
  }

  @Test("In brief each cell that is not empty is a line, and a change is said alone")
  func brief() throws {
    display.verbosity = .brief
    display.window = nil
    window.becomeKey()
    display.refresh()
    #expect(display.takeOutput().contains("  A1: 0\n"))

    #expect(said(to: "b2").contains("B2: 1001 (selected)"))
  }

  @Test("No line is wider than the paper, whatever is in the cells", arguments: [20, 40, 80])
  func widths(columns: Int) {
    source.prefix = "a text that is as wide as this "
    grid.reloadData()
    for isSpoken in [false, true] {
      display.traits = TextTraits(columns: columns, isSpoken: isSpoken)
      _ = display.takeOutput()
      display.read()
      let lines = display.takeOutput().split(separator: "\n").map(String.init)
      #expect(lines.contains { $0.contains("a text that") })
      for line in lines { #expect(line.displayWidth <= columns, "\(line)") }
    }
  }

  @Test("A callback before the data source has answered finds no cell")
  func unanswered() {
    #expect(CollectionView().numberOfSections == 0)
    #expect(CollectionView().numberOfItems(inSection: 0) == 0)
    var found: [Int] = []
    source.whenAsked = { found += [$0.numberOfSections, $0.numberOfItems(inSection: 0)] }

    grid.reloadData()

    #expect(grid.numberOfSections == source.sections)
    #expect(found == [0, 0])
    let (short, empty) = (IndexPath(index: 5), IndexPath())
    #expect(short.item == 0 && short.row == 0 && empty.section == 0)
  }

  @Test("The first part begins with the first cell, and the last ends with the last there is")
  func edges() {
    grid.scrollToItem(at: IndexPath(item: 2, section: 3))
    (grid.visibleSections, grid.visibleItems) = (5, 4)
    for button in [grid.buttons[0], grid.buttons[2]] { #expect(window.touch(button)) }
    #expect(grid.visibleCells.first?.text.english == "0")

    grid.scrollToItem(at: IndexPath(item: 999, section: 999_999))
    (source.sections, source.items) = (2, 1)
    grid.reloadData()

    #expect(grid.visibleCells.map(\.text.english) == ["1000"])
  }
}
