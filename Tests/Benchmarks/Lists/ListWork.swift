import BareSwift
import Foundation
import ModelKit
import View
import ViewKit
import ViewText

/// A list of some rows as text: shown, scrolled to its end, and one row changed.
final class ListWork {
  private let display = TextDisplay(language: .english)
  private let window: WindowView
  private let rows: Rows

  init(rows count: Int) {
    rows = Rows(count)
    window = TextViewFactory(display: display).makeWindowView()
    window.becomeKey()
  }

  @inline(never)
  func run() throws {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let screen = TableScreen(table)
    let last = IndexPath(row: rows.count - 1, section: 0)
    window.addSubview(screen)
    try draw("the first page")
    table.scrollToRow(at: last)
    try draw("the last page")
    rows.changed = last.row
    table.reloadRows(at: [last])
    try draw("the changed row")
    rows.changed = nil
    window.removeSubview(screen)
  }

  private func draw(_ what: String) throws {
    display.refresh()
    try demand(display.passOutput { $0.count > 300 }, what)
  }

  /// The data source: it only answers.
  private final class Rows: TableViewDataSource {
    let count: Int
    var changed: Int?

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      // As long in a long list as in a short one.
      let name = "The row \(indexPath.row % 1000)"
      cell.text = Phrase(verbatim: indexPath.row == changed ? name + ", changed" : name)
      return cell
    }
  }
}
