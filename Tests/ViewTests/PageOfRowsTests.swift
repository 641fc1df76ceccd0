import Foundation
import Testing

@testable import View
@testable import ViewKit

/// What stands on each page of a list, compared with a few lines that say it.
@MainActor
@Suite("A page of a list has its own headers and footers, and no others")
struct PageOfRowsTests {
  @Test(
    "More and Earlier show each page with its own headers and footers, forward and back",
    arguments: counts, [true, false])
  func pages(counts: [Int], hasTexts: Bool) {
    let list = SectionedList(counts, hasTexts: hasTexts)
    let count = max(1, (counts.reduce(0, +) + 19) / 20)
    let pages = Array(0..<count)

    #expect(list.lines == list.expected(onPage: 0))
    for page in pages.dropFirst() {
      list.turn("More")
      #expect(list.lines == list.expected(onPage: page))
    }
    list.turn("More")
    #expect(list.lines == list.expected(onPage: count - 1), "there is no more")
    for page in pages.dropLast().reversed() {
      list.turn("Earlier")
      #expect(list.lines == list.expected(onPage: page))
    }
    list.turn("Earlier")
    #expect(list.lines == list.expected(onPage: 0))
  }

  @Test("A page that is shown by a row has the same", arguments: counts)
  func scrolled(counts: [Int]) {
    let list = SectionedList(counts, hasTexts: true)

    for (position, indexPath) in list.indexPaths.enumerated() {
      list.table.scrollToRow(at: indexPath)
      #expect(list.lines == list.expected(onPage: position / 20))
    }
  }

  @Test("A row that a program selects is on the page that is shown where its position says so")
  func selected() {
    let (list, row) = (SectionedList([45], hasTexts: false), IndexPath(row: 30, section: 0))
    list.table.selectRow(at: row)
    #expect(list.lines == list.expected(onPage: 0))

    list.table.selectRow(at: row, scrollPosition: .middle)
    #expect(list.lines == list.expected(onPage: 1))
  }

  @Test("A list in no window shows the page of a row, too")
  func alone() {
    let (list, table) = (SectionedList([45], hasTexts: false), TableView())
    table.dataSource = list

    table.scrollToRow(at: IndexPath(row: 30, section: 0))

    #expect(table.indexPathsForVisibleRows.first?.row == 20)
    withExtendedLifetime(list) {}
  }

  @Test(
    "A page that is no longer there is the last one that is", arguments: [0, 1, 20, 21, 40, 41])
  func shorter(rest: Int) {
    let list = SectionedList([60], hasTexts: true)
    list.turn("More")
    list.turn("More")

    list.counts = [rest]
    list.table.reloadData()

    let page = max(0, rest - 1) / 20
    #expect(list.lines == list.expected(onPage: page))
    list.counts = [60]
    list.table.reloadData()
    #expect(list.lines == list.expected(onPage: page), "and stays so")
  }

  @Test("A program that kept a button of a page turns no page that is not there")
  func kept() {
    let list = SectionedList([45], hasTexts: true)
    let more = list.table.controls.first { $0.label.english == "More" }
    list.turn("More")
    let earlier = list.table.controls.first { $0.label.english == "Earlier" }
    list.turn("More")

    more?.sendActions(for: .touchUpInside)
    #expect(list.lines == list.expected(onPage: 2) && more?.touch() == false)

    list.turn("Earlier")
    list.turn("Earlier")
    earlier?.sendActions(for: .touchUpInside)
    #expect(list.lines == list.expected(onPage: 0) && earlier?.touch() == false)
  }

  @Test("To look for a row on other pages takes one cell more, which is used for each")
  func looked() {
    let list = SectionedList([45], hasTexts: false)

    #expect(list.table.rowsElsewhere { _ in false } == [])

    #expect(list.madeCells == 21)
  }

  @Test("A data source that changes the list while a row is looked for ends that")
  func changedMeanwhile() {
    let list = SectionedList([45], hasTexts: false)
    _ = list.lines
    list.whenAsked = { $0.reloadData() }

    #expect(list.table.rowsElsewhere { _ in true } == [])
  }

  @Test("Another page leaves a field beside the list as it is: edited")
  func beside() {
    let list = SectionedList([45], hasTexts: false)
    list.beside.becomeFirstResponder()

    list.turn("More")

    #expect(list.lines == list.expected(onPage: 1) && list.beside.isFirstResponder)
  }

  @Test("What no person sees of a list: what it allows, what is selected, and its counts")
  func unseen() {
    let list = SectionedList([2, 3], hasTexts: false)
    list.table.allowsMultipleSelection = true
    list.table.selectRow(at: IndexPath(row: 2, section: 1))
    var numbers: [Int] = []

    list.table.readHidden { if case .number(let number) = $0 { numbers.append(number) } }

    #expect(numbers == [0, 1, 1, 0, 1, 2, 2, 3])
  }

  nonisolated private static let counts = [
    [0], [1], [19], [20], [21], [40], [41], [60], [20, 5], [19, 1], [19, 2], [5, 15], [5, 16],
    [15, 10, 15], [20, 20, 20], [0, 20], [20, 0], [20, 0, 1], [0, 0], [0, 21, 0], [1, 0, 19, 0, 1],
    [7, 7, 7, 7], [45, 1],
  ]
}

/// A list of sections with a line above and one below each, and what its pages should show.
@MainActor
private final class SectionedList: TableViewDataSource {
  let table = TableView()
  var counts: [Int]
  private(set) var madeCells = 0
  /// A field below the list.
  let beside = TextField("Beside")
  /// What is done when a cell is asked for.
  var whenAsked: (TableView) -> Void = { _ in }
  private let hasTexts: Bool
  private let window = WindowView()

  init(_ counts: [Int], hasTexts: Bool) {
    (self.counts, self.hasTexts) = (counts, hasTexts)
    table.dataSource = self
    let screen = FieldScreen([])
    screen.elements = [.table(table), .field(beside)]
    window.addSubview(screen)
  }

  var indexPaths: [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  var lines: [String] {
    table.lines.map { line in
      switch line {
      case .header(let text): "header \(text.english)"
      case .footer(let text): "footer \(text.english)"
      case .row(let cell): cell.text.english
      case .button(let button): button.label.english
      }
    }
  }

  func turn(_ name: String) {
    table.controls.first { $0.label.english == name }.map { _ = window.touch($0) }
  }

  func expected(onPage page: Int) -> [String] {
    let all = indexPaths
    let shown = page * 20..<min(all.count, page * 20 + 20)
    var lines: [String] = []
    var first = 0
    for (section, count) in counts.enumerated() {
      let rows = first..<first + count
      first += count
      let isHere =
        count == 0
        ? shown.contains(rows.lowerBound)
          || rows.lowerBound == all.count && shown.upperBound == all.count
        : rows.overlaps(shown)
      guard isHere else { continue }
      if hasTexts { lines.append("header \(section)") }
      for position in shown where rows.contains(position) {
        lines.append("\(section).\(position - rows.lowerBound)")
      }
      if hasTexts, rows.upperBound <= shown.upperBound { lines.append("footer \(section)") }
    }
    if all.count > 20 {
      lines.append("footer \(shown.lowerBound + 1)–\(shown.upperBound) of \(all.count)")
    }
    if shown.upperBound < all.count { lines.append("More") }
    if page > 0 { lines.append("Earlier") }
    return lines
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    hasTexts ? "\(section)" : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
    hasTexts ? "\(section)" : nil
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    whenAsked(tableView)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? made()
    cell.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  private func made() -> TableViewCell {
    madeCells += 1
    return TableViewCell(reuseIdentifier: "row")
  }
}
