import Model
import View

// The window that shows the table: its log, its text input and its turns.
extension TableView: AskingView {
  var dataSourceObject: AnyObject? { dataSource }
  var delegateObject: AnyObject? { delegate }

  /// Reports a count that is below 0.
  func report(_ count: Int, from call: Event.Call, by source: any TableViewDataSource) {
    guard count < 0 else { return }
    report(.negativeCount(count, from: call.text, by: "\(type(of: source))"))
  }

  /// Makes a call that is logged; returns the answer, and whether the receiver has the method
  /// itself.
  func askWhetherOwn<Answer>(
    _ receiver: AnyObject, _ call: @autoclosure () -> Event.Call,
    answering answer: @escaping (Answer) -> String?, _ body: () -> Answer
  ) -> (result: Answer, isOwn: Bool) {
    log.ask(event(call(), of: receiver), optionalOf: receiver, answering: answer, during: body)
  }

  /// Returns the default of an optional method of the data source or the delegate.
  package func byDefault<Answer>(of receiver: AnyObject, _ answer: Answer = ()) -> Answer {
    log.byDefault(of: receiver, answer)
  }

  /// Reports that the data source has no method that deletes or inserts a row.
  package func commitByDefault(of dataSource: any TableViewDataSource) {
    byDefault(of: dataSource)
    report(.notImplemented("tableView(_:commit:forRowAt:)", by: "\(type(of: dataSource))"))
  }

  /// Reports that the data source has no method that moves a row.
  package func moveByDefault(of dataSource: any TableViewDataSource) {
    byDefault(of: dataSource)
    report(.notImplemented("tableView(_:moveRowAt:to:)", by: "\(type(of: dataSource))"))
  }

  func takeTurn(_ body: () -> Void) {
    if let input { input.takeTurn(body) } else { body() }
  }

  /// The table was added to a window with its screen, or left it.
  func move(to input: TextInputContext?) {
    let old = self.input
    guard changes(to: input) else { return }
    for row in rows {
      for field in row.cell.fields {
        if let input { input.attach(field) } else { old?.detach(field) }
      }
      for source in row.cell.sources {
        if let input { source.enter(input) } else if let old { source.leave(old) }
      }
    }
  }

  /// Lets the fields in a cell be edited.
  func attachFields(of cell: TableViewCell) {
    guard let input else { return }
    for field in cell.fields { input.attach(field) }
    for source in cell.sources { source.enter(input) }
  }

  /// The fields of a row were exchanged: those that no row has now cannot be edited any more.
  func exchangeFields(_ old: [TextControl], of cell: TableViewCell) {
    let fields = rows.flatMap(\.cell.fields)
    for field in old where !fields.contains(where: { $0 === field }) {
      if field.isFirstResponder { input?.endEditing(true) }
      input?.detach(field)
    }
    attachFields(of: cell)
    if !isLayingOut { input?.beginRequested() }
  }

  /// Ends editing in rows that go away, whatever their delegates say.
  func endEditing(in rows: [Row]) { endEditing(in: rows.map(\.cell)) }

  /// Ends editing in cells, whatever the field's delegate says.
  func endEditing(in cells: [TableViewCell]) {
    if isEditing(in: cells) { input?.endEditing(true) }
  }

  /// Ends editing in rows, if that is where it goes on, unless the field's delegate refuses.
  func endsEditing(in rows: [Row]) -> Bool {
    !isEditing(in: rows.map(\.cell)) || input?.endEditing(false) == true
  }

  private func isEditing(in cells: [TableViewCell]) -> Bool {
    guard let edited = input?.firstResponder else { return false }
    return cells.contains { cell in cell.fields.contains { $0 === edited } }
  }
}
