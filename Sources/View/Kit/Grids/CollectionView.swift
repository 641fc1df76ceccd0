public import Foundation
import Model
public import View

/// A grid of cells, of which a part is shown: UIKit's `UICollectionView`, in rows and columns.
///
/// The sections are the rows, and the items of a section are its cells, in columns. A data source
/// says how many there are, and makes the cells that are shown; a cell that is no longer shown is
/// used again. So a million rows cost what is seen of them. A person types the name of a cell,
/// which is that of its column and its row, or shows another part with the buttons below the grid.
///
/// ```swift
/// let shelf = CollectionView()
/// shelf.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tin")
/// shelf.dataSource = tins
/// shelf.delegate = tins
/// let window = makeWindow(.grid(shelf))
/// window.touch(try #require(shelf.cellForItem(at: IndexPath(item: 1, section: 2))))
/// #expect(tins.touched == "B3")
/// ```
@MainActor
public final class CollectionView {
  /// Says what is shown; held weakly.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet {
      asking.dataSource.didSet(dataSource)
      reloadData()
    }
  }

  /// Is called when a person touches a cell; held weakly.
  public weak var delegate: (any CollectionViewDelegate)? {
    didSet { asking.delegate.didSet(delegate) }
  }

  /// Whether cells can be selected: by a person, or with `selectItem(at:)`.
  public var allowsSelection = true

  /// Whether a person can select several cells: then a touch of a selected one deselects it.
  public var allowsMultipleSelection = false

  /// How many rows are shown at a time: 1 or more.
  ///
  /// Less is reported with a `ValueDiagnostic`, and changes nothing.
  public var visibleSections = 10 {
    didSet { if !shows(visibleSections, "visibleSections") { visibleSections = oldValue } }
  }

  /// How many columns are shown at a time: 1 or more.
  ///
  /// Less is reported with a `ValueDiagnostic`, and changes nothing.
  public var visibleItems = 6 {
    didSet { if !shows(visibleItems, "visibleItems") { visibleItems = oldValue } }
  }

  /// Whether it is left out of its screen.
  public var isHidden = false

  /// The cell that was selected first of those that are, shown or not, or `nil`.
  public var indexPathForSelectedItem: IndexPath? { selection.first }

  /// The cells that are selected, in the order in which they were, or `nil` if none is.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  private var makers: [String: () -> CollectionViewCell] = [:]
  private var unused: [String: [CollectionViewCell]] = [:]
  /// The cells that are shown, by their places.
  var shown: [IndexPath: CollectionViewCell] = [:]
  private var part = Part()
  var loadedCounts: Counts?
  private(set) var isLoadingCounts = false
  var needsLayout = true

  /// What the grid was told of a change that goes on.
  var updates: TableUpdates?
  var updateDepth = 0

  /// Whether it is in a window, and what it has not yet asked its data source for: no person sees
  /// that, but the next calls follow from it.
  package var stateOfAsking: [Bool] { [input != nil, loadedCounts == nil, needsLayout] }

  /// The cells that are asked for again.
  var needed: Set<IndexPath> = []
  var asking = AskingState()
  var selection: [IndexPath] = []
  var followedRows: [FollowedRow] = []

  /// The buttons that show another part, in order.
  private(set) lazy var scrollButtons = Direction.allCases.map { direction in
    let button = Button(direction.title)
    button.whenTouched { [weak self] in
      guard let self else { return false }
      show(next(direction))
      return true
    }
    return button
  }

  /// The buttons that show another part; those that lead nowhere are disabled.
  var buttons: [Button] {
    layoutIfNeeded()
    return scrollButtons
  }

  /// Creates a grid without cells.
  public init() {}

  /// What of the grid is shown.
  private struct Part: Equatable {
    var section = 0
    var item = 0
  }

  // MARK: - Cells

  /// Says which class of cells is made for an identifier.
  public func register<Cell: CollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    register({ Cell(reuseIdentifier: identifier) }, forCellWithReuseIdentifier: identifier)
  }

  /// Has cells of an identifier made by a closure.
  package func register(
    _ makeCell: @escaping () -> CollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) {
    makers[identifier] = makeCell
  }

  /// A cell that is no longer shown, else a new one; one that was not registered is a plain one,
  /// and that is reported.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    if let cell = unused[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let make = makers[identifier] { return make() }
    report(.notRegistered(identifier))
    return CollectionViewCell(reuseIdentifier: identifier)
  }

  /// Asks for everything again that is shown; the selection ends silently.
  public func reloadData() {
    (loadedCounts, needsLayout, selection) = (nil, true, [])
    needed = Set(shown.keys)
  }

  /// Asks for some cells again, as far as they are shown.
  ///
  /// A cell that is not there is reported in UIKit's words, and everything is reloaded.
  public func reloadItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let problem = loadedCounts?.problem(ofDeleting: indexPath, called: "item") else {
        continue
      }
      report(.invalidUpdate(problem))
      return reloadData()
    }
    updates?.reload(indexPaths)
    needed.formUnion(indexPaths)
    needsLayout = true
  }

  /// The cell at a place, or `nil` if it is not shown.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return shown[indexPath]
  }

  /// The cells that are shown, row by row.
  public var visibleCells: [CollectionViewCell] { rows.flatMap(\.cells) }

  /// How many rows there are.
  public var numberOfSections: Int { counts.count }

  /// How many columns a row has: each has as many; 0 if there is no such row.
  public func numberOfItems(inSection section: Int) -> Int { counts.rowCount(in: section) }

  // MARK: - Selection

  /// Selects a cell, or none, silently; it need not be shown.
  ///
  /// One that is not there is reported, and changes nothing; nor does any while `allowsSelection`
  /// is `false`.
  public func selectItem(at indexPath: IndexPath?) {
    if allowsSelection { _ = select(indexPath, as: .selectItem) }
  }

  /// Deselects a cell silently; one that is not selected changes nothing.
  public func deselectItem(at indexPath: IndexPath) { setSelected(false, indexPath) }

  /// Shows the part in which a cell is; one that is not there is reported.
  public func scrollToItem(at indexPath: IndexPath) {
    guard has(indexPath, orReports: .scrollToItem) else { return }
    show(
      Part(
        section: indexPath.section / visibleSections * visibleSections,
        item: indexPath.item / visibleItems * visibleItems))
  }

  // MARK: - What is shown

  /// The titles of the columns that are shown.
  var columns: [Phrase] {
    items.map(title(ofItem:))
  }

  /// The rows that are shown, each with its title and its cells.
  var rows: [(title: Phrase, cells: [CollectionViewCell])] {
    layoutIfNeeded()
    return sections.map { section in
      (
        title(ofSection: section),
        items.compactMap { shown[IndexPath(item: $0, section: section)] }
      )
    }
  }

  /// The place of the cell of a name, shown or not; `nil` if there is none.
  package func indexPath(named name: String) -> IndexPath? {
    guard let indexPath = dataSource?.collectionView(self, indexPathForItemNamed: name),
      counts.has(indexPath)
    else { return nil }
    return indexPath
  }

  private var sections: Range<Int> {
    shown(from: part.section, visibleSections, of: counts.count)
  }

  private var items: Range<Int> { shown(from: part.item, visibleItems, of: counts.items) }

  /// As many as are shown at a time, from a position on, which is there unless nothing is.
  private func shown(from position: Int, _ most: Int, of count: Int) -> Range<Int> {
    let first = min(position, count)
    return first..<first + min(most, count - first)
  }

  private func title(ofSection section: Int) -> Phrase {
    dataSource?.collectionView(self, titleForSection: section) ?? ""
  }

  private func title(ofItem item: Int) -> Phrase {
    dataSource?.collectionView(self, titleForItem: item) ?? ""
  }

  /// The counts, which are asked for once until the next reload.
  var counts: Counts {
    if let loadedCounts { return loadedCounts }
    guard isInWindow else { return Counts() }
    // Zero, if the data source calls back while it is being asked.
    loadedCounts = Counts()
    isLoadingCounts = true
    defer { isLoadingCounts = false }
    reportLostDataSource()
    guard let dataSource else { return Counts() }
    let sections = ask(dataSource, "numberOfSections(in:)", answering: \.description) {
      dataSource.numberOfSections(in: self)
    }
    let items = ask(
      dataSource, "collectionView(_:numberOfItemsInSection: 0)", answering: \.description
    ) { dataSource.collectionView(self, numberOfItemsInSection: 0) }
    report(sections, from: "numberOfSections(in:)")
    report(items, from: "collectionView(_:numberOfItemsInSection:)")
    // Without columns a row has nothing to show, nor a column without rows.
    let counts = sections > 0 && items > 0 ? Counts(count: sections, items: items) : Counts()
    loadedCounts = counts
    // A part that is gone does not come back with later rows.
    part.section = max(0, min(part.section, counts.count - 1))
    part.item = max(0, min(part.item, counts.items - 1))
    return counts
  }

  /// How many cells there are: as many in each row.
  struct Counts: SectionCounts {
    var count = 0
    var items = 0

    func rowCount(in section: Int) -> Int { has(section) ? items : 0 }
  }

  private func shows(_ count: Int, _ property: String) -> Bool {
    needsLayout = true
    if count > 0 { return true }
    report(.unusable(property, of: "CollectionView", value: "\(count)", use: "1 or more"))
    return false
  }

  private func report(_ count: Int, from call: Event.Call) {
    guard count < 0, let dataSource else { return }
    report(.negativeCount(count, from: call.text, by: "\(type(of: dataSource))"))
  }

  /// Makes the cells that are shown, and takes away those that are not.
  func layoutIfNeeded() {
    guard needsLayout, !isLoadingCounts, updates == nil, isInWindow else { return }
    // First, as the data source may change how much is shown.
    _ = counts
    let (sections, items) = (sections, items)
    needsLayout = false
    let places = Set(
      sections.flatMap { section in items.map { IndexPath(item: $0, section: section) } })
    let stale = needed
    needed = []
    // In order, so that the same cells are used again in each run.
    for place in shown.keys.sorted() where !places.contains(place) || stale.contains(place) {
      if let cell = shown.removeValue(forKey: place) { end(cell) }
    }
    for section in sections {
      for item in items {
        let place = IndexPath(item: item, section: section)
        guard shown[place] == nil, let dataSource else { continue }
        let cell = ask(dataSource, "collectionView(_:cellForItemAt: \(place))") {
          dataSource.collectionView(self, cellForItemAt: place)
        }
        rename(cell, at: place)
        (cell.grid, cell.isSelected) = (self, selection.contains(place))
        shown[place] = cell
        cell.configure(in: self)
      }
    }
    for (button, direction) in zip(scrollButtons, Direction.allCases) {
      button.isEnabled = next(direction) != part
    }
  }

  /// A cell is no longer shown: it can be used again.
  func end(_ cell: CollectionViewCell) {
    if let identifier = cell.reuseIdentifier { unused[identifier, default: []].append(cell) }
  }

  /// Names a cell after its column and its row.
  func rename(_ cell: CollectionViewCell, at place: IndexPath) {
    let (column, row) = (title(ofItem: place.item), title(ofSection: place.section))
    cell.rename(Phrase(column.english + row.english, ko: column.korean + row.korean))
  }

  // MARK: - Other parts

  private enum Direction: CaseIterable {
    case left, right, up, down

    var title: Phrase {
      switch self {
      case .left: Phrase("Left", ko: "왼쪽")
      case .right: Phrase("Right", ko: "오른쪽")
      case .up: Phrase("Up", ko: "위")
      case .down: Phrase("Down", ko: "아래")
      }
    }
  }

  private func next(_ direction: Direction) -> Part {
    var next = part
    switch direction {
    case .left: next.item = max(0, part.item - visibleItems)
    case .right: if items.upperBound < counts.items { next.item = items.upperBound }
    case .up: next.section = max(0, part.section - visibleSections)
    case .down: if sections.upperBound < counts.count { next.section = sections.upperBound }
    }
    return next
  }

  private func show(_ next: Part) {
    part = next
    needsLayout = true
  }
}

// What it calls, and what a person touches.
extension CollectionView: SelectableView {
  /// Returns the default of an optional method of the data source or the delegate.
  package func byDefault<Answer>(of receiver: AnyObject, _ answer: Answer = ()) -> Answer {
    log.byDefault(of: receiver, answer)
  }

  var dataSourceObject: AnyObject? { dataSource }
  var delegateObject: AnyObject? { delegate }

  func move(to input: TextInputContext?) {
    if changes(to: input) { layoutIfNeeded() }
  }

  /// A person touches a cell.
  ///
  /// - Returns: `true`, as a grid without a delegate selects too; `false` if its delegate or its
  ///   data source was released, or if it does not show the cell.
  func touch(_ cell: CollectionViewCell) -> Bool {
    guard let indexPath = shown.first(where: { $0.value === cell })?.key else { return false }
    if allowsSelection {
      if allowsMultipleSelection, selection.contains(indexPath) {
        deselectByPerson(indexPath)
      } else {
        selectByPerson(indexPath)
      }
    } else {
      decide(.itemsCannotBeSelected(self))
    }
    return !hasLostListener
  }

  func shownCell(at indexPath: IndexPath) -> Control? { shown[indexPath] }

  func willSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    let mayBeSelected = ask(
      delegate, "collectionView(_:shouldSelectItemAt: \(indexPath))", answering: \.description
    ) { delegate.collectionView(self, shouldSelectItemAt: indexPath) }
    return mayBeSelected ? indexPath : nil
  }

  func didSelect(_ indexPath: IndexPath) {
    guard let delegate else {
      return decide(.hasNoDelegate(self, wasSet: asking.delegate.isSet))
    }
    ask(delegate, "collectionView(_:didSelectItemAt: \(indexPath))") {
      delegate.collectionView(self, didSelectItemAt: indexPath)
    }
  }

  /// UIKit asks only where several can be selected.
  func willDeselect(_ indexPath: IndexPath) -> IndexPath? { indexPath }

  func didDeselect(_ indexPath: IndexPath) {
    guard let delegate else { return }
    ask(delegate, "collectionView(_:didDeselectItemAt: \(indexPath))") {
      delegate.collectionView(self, didDeselectItemAt: indexPath)
    }
  }

  func decide(_ decision: SelectionDecision) { decide(.selection(self, decision)) }
}

// UIKit's names for the two numbers of a cell's index path.
extension IndexPath {
  /// The index path of a cell of a grid.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The number of the cell in its row, from 0.
  public var item: Int { count > 1 ? self[1] : 0 }
}

extension CollectionView: ElementSource {
  package var isShown: Bool { !isHidden }
  package var controls: [Control] { buttons }
  package var namedControls: [Control] { visibleCells }
  package var textControls: [TextControl] { [] }
  package func isValue(_ control: Control) -> Bool { false }

  package func has(_ control: Control) -> Bool {
    !isHidden
      && (shown.contains { $0.value === control } || scrollButtons.contains { $0 === control })
  }

  package func read(by reader: inout ScreenContentReader) -> ScreenContent.Part {
    let rows = rows.map { row in
      ScreenContent.Grid.Row(
        title: row.title, cells: row.cells.map { reader.namedItem($0, .cell($0.text)) })
    }
    return .grid(
      ScreenContent.Grid(
        columns: columns, rows: rows, buttons: buttons.map { reader.item($0) }))
  }

  /// What is selected even elsewhere, how far it goes, and how much of it is shown at a time.
  package func readHidden(_ see: (HiddenDetail) -> Void) {
    for indexPath in selection {
      see(.number(indexPath.section))
      see(.number(indexPath.item))
    }
    for number in [
      numberOfSections, numberOfItems(inSection: 0), visibleSections, visibleItems,
    ] {
      see(.number(number))
    }
  }
}

extension Element {
  /// Rows and columns of cells.
  public static func grid(_ grid: CollectionView) -> Element { Element(grid) }
}
