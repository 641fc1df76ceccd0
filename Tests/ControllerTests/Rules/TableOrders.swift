import Controller
import View
import ViewKit

/// A table with one section, whose data source and delegate have every method.
final class TableOrders: OrderStage {
  private let stage: ListStage

  init(_ app: [String]) { stage = ListStage([Array(app.dropFirst())]) }

  func perform(_ deed: [String]) throws {
    switch deed[0] {
    case "look": stage.look()
    case "again":
      // Another table with the same data source, of which nothing is known yet.
      let table = TableView()
      table.register(RecordingCell.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (stage.listener, stage.listener)
      _ = table.controls
    case "touch": stage.touch(deed[1])
    case "delete": stage.perform("delete", on: deed[1])
    case "reload": stage.table.reloadRows(at: [stage.row(0)])
    case "insert":
      let row = Int(deed[2]) ?? 0
      stage.listener.sections[0].insert(deed[1], at: row)
      stage.table.insertRows(at: [stage.row(row)])
    default: throw UnknownDeed(deed: deed)
    }
  }

  func heard(as calls: [String]) -> [String] { stage.trace.take() }
}
