public import Foundation

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
    /// The line below a section.
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
    if page.upperBound < sections.rowCount { lines.append(.button(moreButton)) }
    if page.lowerBound > 0 { lines.append(.button(earlierButton)) }
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
  public var fields: [TextField] {
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
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition = .none, animated: Bool = false
  ) {
    loadCountsIfNeeded()
    guard let position = sections.position(of: indexPath) else {
      let rows = sections.rowCount(in: indexPath.section)
      return report(.outOfBounds(indexPath, rows: rows))
    }
    show(pageAt: position)
  }

  /// The positions of the rows that are shown.
  var page: Range<Int> {
    let last = max(0, sections.rowCount - 1)
    let first = min(firstPosition, last) / Self.rowsPerPage * Self.rowsPerPage
    return first..<min(first + Self.rowsPerPage, sections.rowCount)
  }

  private func show(pageAt position: Int) {
    let first = position / Self.rowsPerPage * Self.rowsPerPage
    guard first != firstPosition else { return }
    firstPosition = first
    needsRows = true
  }

  func pageButton(_ title: Phrase, _ pages: Int) -> Button {
    let button = Button(title)
    button.targets = PageTarget(self, pages)
    return button
  }

  /// Whether a control is shown; asks nobody.
  func has(_ control: Control) -> Bool {
    if control === moreButton { return page.upperBound < sections.rowCount }
    if control === earlierButton { return page.lowerBound > 0 }
    for row in rows where !row.cell.isHidden {
      if row.cell === control { return row.cell.contentElements.isEmpty }
      for element in row.cell.contentElements where element.has(control) { return true }
    }
    return false
  }

  /// Shows another page when its button is touched.
  private final class PageTarget: ControlTarget {
    private weak var table: TableView?
    private let pages: Int

    init(_ table: TableView, _ pages: Int) {
      self.table = table
      self.pages = pages
    }

    override func send(_ events: Control.Events, from control: Control, in context: TouchContext)
      -> Bool
    {
      guard events.contains(.touchUpInside), let table else { return false }
      table.show(pageAt: max(0, table.page.lowerBound + pages * TableView.rowsPerPage))
      return true
    }
  }
}
