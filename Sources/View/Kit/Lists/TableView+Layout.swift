import Foundation
import Model
import View

// When the data source is asked: counts first, then each row that is shown.
extension TableView {
  /// Asks the data source for everything again; what was selected is forgotten silently.
  ///
  /// The counts are asked at once, the rows when they are next shown. Editing in a row ends.
  public func reloadData() {
    setNeedsReload()
    if input != nil, updates == nil { loadCountsIfNeeded() }
  }

  func setNeedsReload() {
    if !selection.isEmpty { decide(.forgetsSelection(self)) }
    selection = []
    // First, as the delegate of a field may ask for its row.
    endEditing(in: rows)
    let ended = rows
    rows = []
    end(ended)
    needsCounts = true
    needsRows = true
    for row in followedRows { row.wasReloaded = true }
  }

  var counts: TableSections {
    loadCountsIfNeeded()
    return sections
  }

  func loadCountsIfNeeded() {
    if needsCounts, isInWindow, !isLoadingCounts { loadCountsAfterReload() }
  }

  private func loadCountsAfterReload() {
    loadCounts()
    // A program may have selected one before it was known which rows are there.
    selection.removeAll { !sections.has($0) }
  }

  func loadCounts() {
    needsCounts = false
    isLoaded = true
    // If the data source calls reloadData() during a reload, the list reloads when it is next
    // shown.
    isLoadingCounts = true
    defer { isLoadingCounts = false }
    var loaded = TableSections()
    reportLostDataSource()
    if let dataSource {
      let count = ask(dataSource, "numberOfSections(in:)", answering: \.description) {
        dataSource.numberOfSections(in: self)
      }
      report(count, from: "numberOfSections(in:)", by: dataSource)
      for section in 0..<max(0, count) {
        let header = ask(dataSource, "tableView(_:titleForHeaderInSection: \(section))") {
          dataSource.tableView(self, titleForHeaderInSection: section)
        }
        let footer = ask(dataSource, "tableView(_:titleForFooterInSection: \(section))") {
          dataSource.tableView(self, titleForFooterInSection: section)
        }
        let rows = ask(
          dataSource, "tableView(_:numberOfRowsInSection: \(section))", answering: \.description
        ) { dataSource.tableView(self, numberOfRowsInSection: section) }
        report(rows, from: "tableView(_:numberOfRowsInSection:)", by: dataSource)
        loaded.append(rows: rows, header: header, footer: footer)
      }
    } else {
      decide(.hasNoDataSource(self))
    }
    sections = loaded
  }

  /// Asks the data source at once for what is to be shown and is not known.
  ///
  /// A field in a row that was reloaded is edited then, if it asked for it after the reload. A
  /// table whose screen has left its window asks for nothing.
  public func layoutIfNeeded() {
    guard needsRows, !isLayingOut, !isLoadingCounts, updates == nil, isInWindow else {
      if !needsRows { decide(.knowsRows(self)) }
      return
    }
    isLayingOut = true
    takeTurn {
      loadCountsIfNeeded()
      // The data source may have reloaded the table while it counted: it counts once more.
      if needsCounts, isInWindow {
        loadCountsAfterReload()
        needsCounts = false
      }
      guard !needsCounts else { return }
      needsRows = false
      layOutRows()
    }
    isLayingOut = false
    input?.beginRequested()
  }

  private func layOutRows() {
    let page = page
    firstPosition = page.lowerBound
    if page.count < sections.rowCount {
      decide(.showsSomeRows(self))
    } else if page.isEmpty, dataSource != nil {
      decide(.hasNoRows(self))
    }
    var (shown, ended): ([Row], [Row]) = ([], [])
    for row in rows {
      if let position = sections.position(of: row.indexPath), page.contains(position) {
        shown.append(row)
      } else {
        ended.append(row)
      }
    }
    rows = shown
    end(ended)
    endDisplaying()
    // A called method has changed the table: it is laid out again when it is next shown.
    if needsRows { return }
    for (index, position) in page.enumerated() {
      let indexPath = sections.indexPath(at: position)
      if index < rows.count, rows[index].indexPath == indexPath { continue }
      let row = makeRow(at: indexPath)
      if needsRows { return }
      // Only now, as the data source may have selected the row while it made the cell.
      row.cell.isSelected = selection.contains(indexPath)
      rows.insert(row, at: index)
      row.cell.configure(in: self)
      if let delegate {
        ask(delegate, "tableView(_:willDisplay:forRowAt: \(indexPath))") {
          delegate.tableView(self, willDisplay: row.cell, forRowAt: indexPath)
        }
      }
      if needsRows { return }
    }
  }

  private func makeRow(at indexPath: IndexPath) -> Row {
    follow(indexPath) { makeRow(at: indexPath, as: $0) }
  }

  private func makeRow(at indexPath: IndexPath, as row: FollowedRow) -> Row {
    var cell: TableViewCell
    if let dataSource {
      cell = ask(dataSource, "tableView(_:cellForRowAt: \(indexPath))") {
        dataSource.tableView(self, cellForRowAt: indexPath)
      }
    } else {
      report(.noCell(indexPath))
      cell = TableViewCell()
    }
    if rows.contains(where: { $0.cell === cell }) {
      report(.cellShownTwice(indexPath))
      cell = TableViewCell()
    }
    cell.table = self
    attachFields(of: cell)
    return Row(indexPath: indexPath, cell: cell, editing: editing(of: row))
  }

  /// Rows are no longer shown: their fields are in no window until a row shows them again.
  func end(_ ended: [Row]) {
    endEditing(in: ended)
    if let input {
      for field in ended.flatMap(\.cell.fields) { input.detach(field) }
      for source in ended.flatMap(\.cell.sources) { source.leave(input) }
    }
    endedRows += ended
  }

  /// Tells the delegate of the rows that are no longer shown; their cells can be used again.
  private func endDisplaying() {
    let ended = endedRows
    endedRows = []
    for row in ended {
      if let delegate {
        ask(delegate, "tableView(_:didEndDisplaying:forRowAt: \(row.indexPath))") {
          delegate.tableView(self, didEndDisplaying: row.cell, forRowAt: row.indexPath)
        }
      }
      row.cell.table = nil
      if let identifier = row.cell.reuseIdentifier {
        unusedCells[identifier, default: []].append(row.cell)
      }
    }
  }
}

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
