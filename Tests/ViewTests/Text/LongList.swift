import Foundation
import View
import ViewKit
import ViewText

/// A window with a list whose title counts, and whose rows can be done.
@MainActor
final class LongList: TableViewDataSource, TableViewDelegate {
  let display: TextDisplay
  let window: WindowView
  let screen = FieldScreen([])
  let table = TableView()
  var names: [String]
  var done: Set<String> = []
  /// The rows that are left out.
  var hidden: Set<Int> = []
  private(set) var pinned: [Int] = []
  /// The rows that were asked for.
  private(set) var asked: Set<Int> = []
  /// What is below the list.
  var below: [Element] = []
  /// What was shown first.
  private(set) var first = ""

  init(rows: Int, _ language: Language = .english) {
    names = (1...rows).map { "row \($0)" }
    display = TextDisplay(language: language)
    window = TextViewFactory(display: display).makeWindowView()
    table.dataSource = self
    table.delegate = self
    window.addSubview(screen)
    window.becomeKey()
  }

  func begin() {
    show()
    display.refresh()
    first = display.takeOutput()
  }

  /// What is said to a line, or because something has changed.
  func said(to line: String? = nil) -> [String] {
    if let line { _ = display.receive(line) }
    show()
    display.refresh()
    return display.takeOutput().split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  private func show() {
    let left = names.count - done.count
    screen.elements =
      [.title(Phrase("\(left) rows left", ko: "\(left)개 남음")), .table(table)] + below
    table.reloadData()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    asked.insert(indexPath.row)
    cell.text = Phrase(verbatim: names[indexPath.row])
    cell.isChecked = done.contains(names[indexPath.row])
    cell.isHidden = hidden.contains(indexPath.row)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let name = names[indexPath.row]
    if done.remove(name) == nil { done.insert(name) }
    tableView.deselectRow(at: indexPath, animated: false)
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: Phrase("pin", ko: "고정")) { [weak self] in
        self?.pinned.append(indexPath.row)
      }
    ])
  }
}
