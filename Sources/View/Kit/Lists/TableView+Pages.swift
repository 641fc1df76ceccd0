public import Foundation
public import View

// The page that is shown, and what is on it.
extension TableView {
  /// A line of a table.
  ///
  /// ```swift
  /// for line in table.lines {
  ///   switch line {
  ///   case .header(let text), .footer(let text): list.read(text)
  ///   case .row(let cell): list.read(cell.text)
  ///   case .button(let button): list.read(button.label)
  ///   }
  /// }
  /// ```
  public enum Line {
    /// The line above a section; on a later page it is there again.
    case header(Phrase)
    /// A row.
    case row(TableViewCell)
    /// The line below a section, and below the rows of a list of several pages where one is.
    case footer(Phrase)
    /// A button that shows another page.
    case button(Button)
  }

  /// What is shown, from top to bottom.
  public var lines: [Line] {
    layoutIfNeeded()
    guard isLoaded else { return [] }
    let page = page
    var lines: [Line] = []
    var left = rows[...]
    for section in sections.sections(on: page) {
      if let header = sections.headers[section] { lines.append(.header(header)) }
      while let row = left.first, row.indexPath.section == section {
        if !row.cell.isHidden { lines.append(.row(row.cell)) }
        left = left.dropFirst()
      }
      let isWhole = sections.positions(in: section).upperBound <= page.upperBound
      if isWhole, let footer = sections.footers[section] { lines.append(.footer(footer)) }
    }
    if hasPages { lines.append(.footer(.rows(page, of: sections.rowCount))) }
    if page.upperBound < sections.rowCount { lines.append(.button(moreButton)) }
    if page.lowerBound != 0 { lines.append(.button(earlierButton)) }
    return lines
  }

  /// What can be touched, from top to bottom: the rows, or what they hold, and the buttons.
  public var controls: [Control] {
    lines.flatMap { line -> [Control] in
      switch line {
      case .row(let cell): cell.controls
      case .button(let button): [button]
      case .header, .footer: []
      }
    }
  }

  /// The fields in the rows that are shown.
  public var fields: [TextField] { textControls.compactMap { $0 as? TextField } }

  /// The fields and the text views in the rows that are shown.
  package var textControls: [TextControl] {
    layoutIfNeeded()
    return rows.lazy.map(\.cell).filter { !$0.isHidden }.flatMap(\.fields).filter { !$0.isHidden }
  }

  /// What can be done with rows that are shown, besides touching them: each verb once.
  public var actionNames: [Phrase] {
    var names: [Phrase] = []
    for control in controls where control is TableViewCell {
      for action in control.actions where !names.contains(action.name) { names.append(action.name) }
    }
    return names
  }

  /// Shows the page of a row; a row that is not there is reported.
  ///
  /// - Parameters:
  ///   - indexPath: the section and the row, each from 0.
  ///   - scrollPosition: has no effect: a page is shown whole.
  ///   - animated: has no effect.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition = .none, animated: Bool = false
  ) {
    guard has(indexPath, orReports: .scrollToRow) else { return }
    show(pageOf: sections.positions(in: indexPath.section).lowerBound + indexPath.row)
  }

  /// Whether more rows exist than are shown at a time.
  package var hasPages: Bool { sections.rowCount > Self.rowsPerPage }

  /// The rows on other pages whose text passes a test, but no more than two.
  ///
  /// The data source makes a cell for each row that is looked at; nothing of it is logged or shown.
  package func rowsElsewhere(where isMeant: (Phrase) -> Bool) -> [IndexPath] {
    layoutIfNeeded()
    guard let dataSource else { return [] }
    let page = page
    var found: [IndexPath] = []
    for position in 0..<sections.rowCount where !page.contains(position) {
      let indexPath = sections.indexPath(at: position)
      let cell = dataSource.tableView(self, cellForRowAt: indexPath)
      // The data source changed the list while it returned the cell.
      if needsRows { return [] }
      if isMeant(cell.text), !cell.isHidden { found.append(indexPath) }
      if let identifier = cell.reuseIdentifier { unusedCells[identifier, default: []].append(cell) }
      if found.count == 2 { break }
    }
    return found
  }

  /// The positions of the rows that are shown.
  var page: Range<Int> {
    // Without rows the last position is -1, which is of the first page too.
    let last = sections.rowCount - 1
    let first = Self.firstPosition(ofPageOf: min(firstPosition, last))
    return first..<first + min(Self.rowsPerPage, sections.rowCount - first)
  }

  /// Shows the page of a position, unless a field on this page is edited, and its delegate refuses
  /// to end that.
  private func show(pageOf position: Int) {
    guard Self.firstPosition(ofPageOf: position) != firstPosition else { return }
    // A method that is called because editing ends may change the table.
    follow(sections.indexPath(at: position)) { row in
      guard endsEditing(in: rows), let indexPath = row.indexPath,
        let position = self.position(of: indexPath)
      else { return }
      firstPosition = Self.firstPosition(ofPageOf: position)
      needsRows = true
    }
  }

  private static func firstPosition(ofPageOf position: Int) -> Int {
    position / rowsPerPage * rowsPerPage
  }

  func pageButton(_ title: Phrase, showsNext isNext: Bool) -> Button {
    let button = Button(title)
    // A caller that holds the button may touch it when there is no such page any more.
    button.whenTouched { [weak self, weak button] in
      guard let self, let button, has(button) else { return false }
      show(pageOf: isNext ? page.upperBound : page.lowerBound - Self.rowsPerPage)
      return true
    }
    return button
  }

  /// Whether a control is shown; calls neither the delegate nor the data source.
  package func has(_ control: Control) -> Bool {
    if isHidden { return false }
    if control === moreButton { return page.upperBound < sections.rowCount }
    if control === earlierButton { return page.lowerBound != 0 }
    for row in rows where !row.cell.isHidden {
      if row.cell === control { return row.cell.contentElements.isEmpty }
      for element in row.cell.contentElements where element.has(control) { return true }
    }
    return false
  }
}

extension TableView: ElementSource {
  package var isShown: Bool { !isHidden }
  package var namedControls: [Control] { [] }
  package func isValue(_ control: Control) -> Bool { false }

  package func read(by reader: inout ScreenContentReader) -> ScreenContent.Part {
    .list(lines.map { read($0, by: &reader) })
  }

  private func read(_ line: Line, by reader: inout ScreenContentReader) -> ScreenContent.Part {
    switch line {
    case .header(let text): return .text(text, .header)
    case .footer(let text): return .text(text, .footer)
    case .button(let button): return .control(reader.item(button))
    case .row(let cell) where cell.contentElements.isEmpty:
      let verbs = cell.actions.map(\.name)
      return .control(
        reader.item(cell, .row(isChecked: cell.isChecked, detail: cell.detailText, verbs: verbs)))
    case .row(let cell):
      return .row(cell.contentElements.filter(\.isShown).map { reader.part($0) })
    }
  }

  /// Whether it is in a window, and what it has not yet asked its data source for: no person sees
  /// that, but the next calls follow from it.
  package var stateOfAsking: [Bool] { [input != nil, needsCounts, needsRows] }

  /// How it answers a touch, what is selected even elsewhere, and how many rows there are.
  package func readHidden(_ see: (HiddenDetail) -> Void) {
    for answer in [
      isEditing, allowsSelection, allowsMultipleSelection, allowsSelectionDuringEditing,
    ] {
      see(.number(answer ? 1 : 0))
    }
    for indexPath in selection {
      see(.number(indexPath.section))
      see(.number(indexPath.row))
    }
    for cell in visibleCells { see(.elements(cell.contentElements)) }
    for section in 0..<numberOfSections { see(.number(numberOfRows(inSection: section))) }
  }
}

extension Element {
  /// A list of rows.
  public static func table(_ table: TableView) -> Element { Element(table) }
}

extension Phrase {
  /// Which rows of how many are shown, by positions.
  fileprivate static func rows(_ positions: Range<Int>, of count: Int) -> Phrase {
    let rows = "\((positions.lowerBound + 1).grouped)–\(positions.upperBound.grouped)"
    return Phrase("\(rows) of \(count.grouped)", ko: "\(count.grouped)개 중 \(rows)")
  }
}

extension Int {
  /// The digits of a number from 0, with a comma before each three.
  fileprivate var grouped: String {
    self < 1_000 ? "\(self)" : (self / 1_000).grouped + "," + "\(self % 1_000 + 1_000)".dropFirst()
  }
}
