import Foundation
import Testing
import View
import ViewKit
import ViewText

@testable import Controller
@testable import Workshop

@Suite("What an explorer tells lists apart by, also where they look alike", .patience)
struct ListFingerprintTests {
  @Test("Two lists that differ in one thing are two states", arguments: differences)
  func different(_ difference: ListDifference) throws {
    let (one, other, same) = (try DifferingList(), try DifferingList(), try DifferingList())

    difference.make(other)
    difference.make(same)

    #expect(one.fingerprint != other.fingerprint)
    #expect(other.fingerprint == same.fingerprint)
  }

  @Test("A selected row that is on no page counts by its row and by its section")
  func selected() throws {
    let states = try [(26, 0), (27, 0), (26, 1), (27, 1)].map { row, section in
      let list = try DifferingList()
      list.counts = [30, 30]
      list.table.selectRow(at: IndexPath(row: row, section: section))
      return list.fingerprint
    }

    #expect(Set(states).count == states.count)
  }

  nonisolated private static let differences = [
    ListDifference("that it is edited") { $0.table.setEditing(true, animated: false) },
    ListDifference("that no row can be selected") { $0.table.allowsSelection = false },
    ListDifference("that several can") { $0.table.allowsMultipleSelection = true },
    ListDifference("that rows can be selected while it is edited") {
      $0.table.allowsSelectionDuringEditing = true
    },
    ListDifference("a selected row on the next page") {
      $0.table.selectRow(at: IndexPath(row: 25, section: 0))
    },
    ListDifference("another one") { $0.table.selectRow(at: IndexPath(row: 26, section: 0)) },
    ListDifference("a row more on the next page") { $0.counts[0] += 1 },
    ListDifference("a row of the next page in another section") {
      $0.counts[0] -= 1
      $0.counts[1] += 1
    },
    ListDifference("what a hidden list has") { $0.table.isHidden = true },
    ListDifference("the text of a secure field in a row") { $0.pin.text = "b" },
  ]
}

/// Two lists that differ in one thing, which makes them two states.
nonisolated struct ListDifference: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (DifferingList) -> Void

  init(_ difference: String, _ make: @escaping @MainActor @Sendable (DifferingList) -> Void) {
    (testDescription, self.make) = (difference, make)
  }
}

/// An app with one list of two sections, the first of which fills more than a page.
final class DifferingList: TableViewDataSource {
  let table = TableView()
  let pin = TextField("PIN", isSecureTextEntry: true)
  var counts = [30, 2] {
    didSet { table.reloadData() }
  }
  private let explored: ExploredApplication

  init() throws {
    let root = PlainController("Root")
    root.screen.elements.append(.table(table))
    let explorer = Explorer(making: app { _, _ in root })
    explored = ExploredApplication(explorer, making: explorer.make)
    table.dataSource = self
    try explored.application.send(.launch())
  }

  var fingerprint: UInt64 { explored.fingerprint() }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = "Tea"
    if indexPath.row + indexPath.section == 0 { cell.contentElements = [.field(pin)] }
    return cell
  }
}
