public import Foundation
import Model

/// A grid of cells, of which a part is shown: UIKit's `UICollectionView`, in rows and columns.
///
/// The sections are the rows, and the items of a section are its cells, in columns. A data source says
/// how many there are, and makes the cells that are shown; a cell that is no longer shown is used
/// again. So a million rows cost what is seen of them. A person types the name of a cell, which is that
/// of its column and its row, or shows another part with the buttons below the grid.
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
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }

  /// Is told what a person touches; held weakly.
  public weak var delegate: (any CollectionViewDelegate)?

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

  /// The cell that is selected, shown or not, or `nil`.
  public private(set) var indexPathForSelectedItem: IndexPath?

  private var makers: [String: () -> CollectionViewCell] = [:]
  private var unused: [String: [CollectionViewCell]] = [:]
  private var shown: [IndexPath: CollectionViewCell] = [:]
  private var part = Part()
  private var counts: (sections: Int, items: Int)?
  private var needsLayout = true
  private var needed: Set<IndexPath> = []
  private var misuses: [ValueDiagnostic] = []
  private weak var input: TextInputContext?

  /// The buttons that show another part, in order.
  private(set) lazy var scrollButtons = Direction.allCases.map { direction in
    let button = Button(direction.title)
    button.targets = ScrollTarget(self, direction)
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
    makers[identifier] = { Cell(reuseIdentifier: identifier) }
  }

  /// A cell that is no longer shown, else a new one; one that was not registered is a plain one, and
  /// that is reported.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    if let cell = unused[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let make = makers[identifier] { return make() }
    input?.log.report(TableDiagnostic.notRegistered(identifier), from: "CollectionView")
    return CollectionViewCell(reuseIdentifier: identifier)
  }

  /// Asks for everything again that is shown; the selection ends silently.
  public func reloadData() {
    (counts, needsLayout, indexPathForSelectedItem) = (nil, true, nil)
    needed = Set(shown.keys)
  }

  /// Asks for some cells again, as far as they are shown.
  public func reloadItems(at indexPaths: [IndexPath]) {
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
  public var numberOfSections: Int { knownCounts.sections }

  /// How many columns there are: each row has as many.
  public func numberOfItems(inSection section: Int) -> Int { knownCounts.items }

  // MARK: - Selection

  /// Selects a cell, or none, silently; it need not be shown.
  public func selectItem(at indexPath: IndexPath?) {
    indexPathForSelectedItem = indexPath
    for (place, cell) in shown { cell.isSelected = place == indexPath }
  }

  /// Shows the part in which a cell is.
  public func scrollToItem(at indexPath: IndexPath) {
    guard contains(indexPath) else { return }
    show(
      Part(
        section: indexPath.section / visibleSections * visibleSections,
        item: indexPath.item / visibleItems * visibleItems))
  }

  /// A person touches a cell.
  func touch(_ cell: CollectionViewCell) -> Bool {
    guard let indexPath = shown.first(where: { $0.value === cell })?.key else { return false }
    guard let delegate else { return false }
    let mayBeSelected = ask(delegate, "collectionView(_:shouldSelectItemAt: \(indexPath.text))") {
      delegate.collectionView(self, shouldSelectItemAt: indexPath)
    }
    guard mayBeSelected else { return true }
    let old = indexPathForSelectedItem
    selectItem(at: indexPath)
    if let old, old != indexPath {
      ask(delegate, "collectionView(_:didDeselectItemAt: \(old.text))") {
        delegate.collectionView(self, didDeselectItemAt: old)
      }
    }
    ask(delegate, "collectionView(_:didSelectItemAt: \(indexPath.text))") {
      delegate.collectionView(self, didSelectItemAt: indexPath)
    }
    return true
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
      contains(indexPath)
    else { return nil }
    return indexPath
  }

  private func contains(_ indexPath: IndexPath) -> Bool {
    (0..<knownCounts.sections).contains(indexPath.section)
      && (0..<knownCounts.items).contains(indexPath.item)
  }

  private var sections: Range<Int> {
    shown(from: part.section, visibleSections, of: knownCounts.sections)
  }

  private var items: Range<Int> { shown(from: part.item, visibleItems, of: knownCounts.items) }

  /// As many as are shown at a time, from a position on, or from the last one there is.
  private func shown(from position: Int, _ most: Int, of count: Int) -> Range<Int> {
    let first = max(0, min(position, count - 1))
    return first..<first + max(0, min(most, count - first))
  }

  private func title(ofSection section: Int) -> Phrase {
    dataSource?.collectionView(self, titleForSection: section) ?? ""
  }

  private func title(ofItem item: Int) -> Phrase {
    dataSource?.collectionView(self, titleForItem: item) ?? ""
  }

  private var knownCounts: (sections: Int, items: Int) {
    if let counts { return counts }
    // Whoever asks meanwhile finds none.
    let none = (sections: 0, items: 0)
    counts = none
    guard let dataSource else { return none }
    let sections = ask(dataSource, "numberOfSections(in:)", answering: { "\($0)" }) {
      dataSource.numberOfSections(in: self)
    }
    let items = ask(
      dataSource, "collectionView(_:numberOfItemsInSection: 0)", answering: { "\($0)" }
    ) { dataSource.collectionView(self, numberOfItemsInSection: 0) }
    report(sections, from: "numberOfSections(in:)")
    report(items, from: "collectionView(_:numberOfItemsInSection:)")
    // Without columns a row has nothing to show, nor a column without rows.
    let known = sections > 0 && items > 0 ? (sections: sections, items: items) : none
    counts = known
    // A part that is gone does not come back with later rows.
    part.section = max(0, min(part.section, known.sections - 1))
    part.item = max(0, min(part.item, known.items - 1))
    return known
  }

  private func shows(_ count: Int, _ property: String) -> Bool {
    needsLayout = true
    if count > 0 { return true }
    report(.unusable(property, of: "CollectionView", value: "\(count)", use: "1 or more"))
    return false
  }

  private func report(_ count: Int, from call: String) {
    guard count < 0, let dataSource else { return }
    report(.negativeCount(count, from: call, by: "\(type(of: dataSource))"))
  }

  /// Reports to the log of the window, at once or as soon as there is one.
  private func report(_ misuse: ValueDiagnostic) {
    guard let log = input?.log else { return misuses.append(misuse) }
    log.report(misuse, from: "CollectionView")
  }

  /// Makes the cells that are shown, and takes away those that are not.
  private func layoutIfNeeded() {
    guard needsLayout, let dataSource else { return }
    let (sections, items) = (sections, items)
    needsLayout = false
    let places = Set(
      sections.flatMap { section in items.map { IndexPath(item: $0, section: section) } })
    let stale = needed
    needed = []
    // In order, so that the same cells are used again in each run.
    for place in shown.keys.sorted() where !places.contains(place) || stale.contains(place) {
      guard let cell = shown.removeValue(forKey: place) else { continue }
      if let identifier = cell.reuseIdentifier { unused[identifier, default: []].append(cell) }
    }
    for section in sections {
      for item in items {
        let place = IndexPath(item: item, section: section)
        guard shown[place] == nil else { continue }
        let cell = ask(dataSource, "collectionView(_:cellForItemAt: \(place.text))") {
          dataSource.collectionView(self, cellForItemAt: place)
        }
        let (column, row) = (title(ofItem: item), title(ofSection: section))
        cell.name = Phrase(column.english + row.english, ko: column.korean + row.korean)
        (cell.grid, cell.isSelected) = (self, place == indexPathForSelectedItem)
        shown[place] = cell
      }
    }
    for (button, direction) in zip(scrollButtons, Direction.allCases) {
      button.isEnabled = next(direction) != part
    }
  }

  /// Whether a control is shown.
  func has(_ control: Control) -> Bool {
    shown.contains { $0.value === control } || scrollButtons.contains { $0 === control }
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
    case .right: if items.upperBound < knownCounts.items { next.item = items.upperBound }
    case .up: next.section = max(0, part.section - visibleSections)
    case .down: if sections.upperBound < knownCounts.sections { next.section = sections.upperBound }
    }
    return next
  }

  private func show(_ next: Part) {
    part = next
    needsLayout = true
  }

  /// Shows another part when its button is touched.
  private final class ScrollTarget: ControlTarget {
    private weak var grid: CollectionView?
    private let direction: Direction

    init(_ grid: CollectionView, _ direction: Direction) {
      self.grid = grid
      self.direction = direction
    }

    override func send(_ events: Control.Events, from control: Control, in context: TouchContext)
      -> Bool
    {
      guard events.contains(.touchUpInside), let grid else { return false }
      grid.show(grid.next(direction))
      return true
    }
  }

  // MARK: - The log

  /// The grid was added to a window with its screen, or left it.
  func move(to input: TextInputContext?) {
    self.input = input
    guard let input else { return }
    for misuse in misuses { input.log.report(misuse, from: "CollectionView") }
    misuses = []
    layoutIfNeeded()
  }

  @discardableResult
  private func ask<Answer>(
    _ receiver: AnyObject, _ call: @autoclosure () -> String,
    answering answer: ((Answer) -> String?)? = nil, _ body: () -> Answer
  ) -> Answer {
    guard let input else { return body() }
    return input.log.record(
      Event(.call, "\(type(of: receiver))", call(), from: .view, to: .controller),
      optionalOf: receiver, answering: answer, during: body)
  }

  /// Returns the default of an optional method of the data source or the delegate.
  package func byDefault<Answer>(of receiver: AnyObject, _ answer: Answer = ()) -> Answer {
    input?.log.byDefault(of: receiver, answer) ?? answer
  }
}

// UIKit's names for the two numbers of a cell's index path.
extension IndexPath {
  /// The index path of a cell of a grid.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The number of the cell in its row, from 0.
  public var item: Int { count > 1 ? self[1] : 0 }

  fileprivate var text: String { "[\(section), \(item)]" }
}
