import Model

// The window that shows the table: its log, its text input and its turns.
extension TableView {
  /// The log of misuses: the window's, or the table's own while it has been in no window.
  private var log: EventLog {
    if let input { return input.log }
    if let ownLog { return ownLog }
    let log = EventLog()
    ownLog = log
    return log
  }

  /// Says that calls of the data source or of the delegate are left out, and why.
  func omit(
    _ calls: @autoclosure () -> Calls, of receiver: AnyObject?,
    because reason: @autoclosure () -> Reason
  ) {
    input?.log.omit(calls(), of: receiver.map { "\(type(of: $0))" }, because: reason())
  }

  /// Why a method of the delegate is not called, as there is none.
  var whyNobodyIsTold: Reason {
    hadDelegate ? .delegateIsGone(owner: "TableView") : .delegateIsNotSet(owner: "TableView")
  }

  func report(_ diagnostic: TableDiagnostic) {
    log.report(diagnostic, from: "TableView")
  }

  /// Reports a count that is below 0.
  func report(_ count: Int, from call: String, by source: any TableViewDataSource) {
    guard count < 0 else { return }
    log.report(
      ValueDiagnostic.negativeCount(count, from: call, by: "\(type(of: source))"),
      from: "TableView")
  }

  /// Makes a call of the data source or the delegate that is logged too.
  @discardableResult
  func ask<Answer>(
    _ receiver: AnyObject, _ call: @autoclosure () -> String,
    answering answer: ((Answer) -> String?)? = nil, _ body: () -> Answer
  ) -> Answer {
    guard let input else { return body() }
    return input.log.record(
      event(call(), of: receiver), optionalOf: receiver, answering: answer, during: body)
  }

  /// Makes such a call; returns the answer, and whether the receiver has the method itself.
  func askWhetherOwn<Answer>(
    _ receiver: AnyObject, _ call: @autoclosure () -> String,
    answering answer: @escaping (Answer) -> String?, _ body: () -> Answer
  ) -> (result: Answer, isOwn: Bool) {
    log.ask(event(call(), of: receiver), optionalOf: receiver, answering: answer, during: body)
  }

  private func event(_ call: String, of receiver: AnyObject) -> Event {
    Event(.call, "\(type(of: receiver))", call, from: .view, to: .controller)
  }

  /// Returns the default of an optional method of the data source or the delegate.
  package func byDefault<Answer>(of receiver: AnyObject, _ answer: Answer = ()) -> Answer {
    log.byDefault(of: receiver, answer)
  }

  /// Reports that nobody deletes or inserts what a person wanted to.
  package func commitByDefault(of dataSource: any TableViewDataSource) {
    byDefault(of: dataSource)
    report(.notImplemented("tableView(_:commit:forRowAt:)", by: "\(type(of: dataSource))"))
  }

  /// Reports that nobody moves what a person wanted to.
  package func moveByDefault(of dataSource: any TableViewDataSource) {
    byDefault(of: dataSource)
    report(.notImplemented("tableView(_:moveRowAt:to:)", by: "\(type(of: dataSource))"))
  }

  func takeTurn(_ body: () -> Void) {
    if let input { input.takeTurn(body) } else { body() }
  }

  /// The table was added to a window with its screen, or left it.
  package func move(to input: TextInputContext?) {
    guard self.input !== input else { return }
    self.input = input
    if let input {
      wasInWindow = true
      if let ownLog { input.log.append(contentsOf: ownLog.events) }
      ownLog = nil
    }
    for row in rows {
      for field in row.cell.fields {
        if let input { input.attach(field) } else { field.input = nil }
      }
    }
  }

  /// Lets the fields in a cell be edited.
  func attachFields(of cell: TableViewCell) {
    guard let input else { return }
    for field in cell.fields { input.attach(field) }
  }

  /// The fields of a row were exchanged: those that no row has now cannot be edited any more.
  func exchangeFields(_ old: [TextControl], of cell: TableViewCell) {
    let fields = rows.flatMap(\.cell.fields)
    for field in old where !fields.contains(where: { $0 === field }) {
      if field.isFirstResponder { input?.endEditing(true) }
      field.input = nil
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
