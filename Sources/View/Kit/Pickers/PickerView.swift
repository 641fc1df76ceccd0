import Model
public import View

/// A choice of one of several rows: UIKit's `UIPickerView`, with one component.
///
/// It asks its data source how many rows there are, and its delegate for their titles; a person
/// types one of these, or its number, after its name. What a person chose is told to the delegate,
/// what a program selects is not.
///
/// ```swift
/// let tea = PickerView("Tea")
/// tea.dataSource = kinds
/// tea.delegate = kinds
/// let window = makeWindow(.picker(tea))
/// window.set(tea, to: "Sencha")
/// #expect(tea.selectedRow(inComponent: 0) == 1 && kinds.chosen == "Sencha")
/// ```
public final class PickerView: Control {
  /// Says how many rows there are; held weakly.
  public weak var dataSource: (any PickerViewDataSource)? {
    didSet {
      asking.dataSource.didSet(dataSource)
      reloadAllComponents()
    }
  }

  /// Says what the rows are called, and is told which one a person chose; held weakly.
  public weak var delegate: (any PickerViewDelegate)? {
    didSet {
      asking.delegate.didSet(delegate)
      reloadAllComponents()
    }
  }

  /// The most rows that a picker shows.
  public static let mostRows = 100_000

  var asking = AskingState()
  private var loaded: [Phrase]?
  private var isLoading = false
  /// The row that is selected; before the rows are loaded, the one that was asked for.
  private var selected = 0

  /// Creates a picker without rows.
  public override init(_ label: Phrase) {
    super.init(label)
    asksForValue = true
  }

  /// The titles of the rows, which are asked for once.
  package var titles: [Phrase] {
    if let loaded { return loaded }
    // A data source that asks while it is asked finds no rows.
    if isLoading || !isInWindow { return [] }
    (loaded, isLoading) = ([], true)
    let titles = (0..<askForCount()).map { row in
      delegate.flatMap { delegate in
        ask(delegate, "pickerView(_:titleForRow: \(row), forComponent: 0)") {
          delegate.pickerView(self, titleForRow: row, forComponent: 0)
        }
      } ?? ""
    }
    isLoading = false
    // After a reload meanwhile, all is asked for again when it is next needed.
    if loaded != nil { loaded = titles }
    selectShownRow(of: titles)
    return titles
  }

  private func askForCount() -> Int {
    reportLostDataSource()
    guard let dataSource else { return 0 }
    let call: Event.Call = "pickerView(_:numberOfRowsInComponent: 0)"
    let count = ask(dataSource, call, answering: { "\($0)" }) {
      dataSource.pickerView(self, numberOfRowsInComponent: 0)
    }
    let source = "\(type(of: dataSource))"
    if count < 0 {
      report(.negativeCount(count, from: "pickerView(_:numberOfRowsInComponent:)", by: source))
    }
    if count > Self.mostRows {
      report(.tooManyRows(count, limit: Self.mostRows, by: source))
    }
    return max(0, min(count, Self.mostRows))
  }

  /// Keeps the row that is shown, and not the one that was asked for: it would come back with later
  /// rows.
  private func selectShownRow(of titles: [Phrase]) {
    selected = max(0, min(selected, titles.count - 1))
  }

  /// How many rows there are.
  public func numberOfRows(inComponent component: Int) -> Int {
    component == 0 ? titles.count : 0
  }

  /// The row that is selected, or -1 while there is none.
  public func selectedRow(inComponent component: Int) -> Int {
    guard component == 0 else { return -1 }
    // First, as loading them selects one that is there.
    let count = titles.count
    return min(selected, count - 1)
  }

  /// Selects a row, the nearest one if there is no such row; the delegate is not told.
  ///
  /// A picker has one component, 0; another one is reported with a `ValueDiagnostic`.
  ///
  /// - Parameters:
  ///   - row: the row, from 0.
  ///   - component: 0.
  ///   - animated: has no effect.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool = false) {
    guard component == 0 else {
      return report(
        .unusable("component", of: label.english, value: "\(component)", use: "0, the only one"))
    }
    selected = max(0, row)
    if let loaded, !isLoading { selectShownRow(of: loaded) }
    didChangeByProgram()
  }

  /// Asks for all rows again; the selected one stays if it is still there, otherwise the last one
  /// is selected.
  public func reloadAllComponents() {
    let isNeeded = loaded != nil || input != nil
    loaded = nil
    if isNeeded, !isLoading { _ = titles }
  }

  // MARK: - What a person does

  /// One for each row.
  public override var actions: [ControlAction] {
    titles.enumerated().map { action(choosing: $0, named: $1) }
  }

  func action(choosing row: Int, named title: Phrase) -> ControlAction {
    ControlAction(value: title) { self.choose(row, in: $0) }
  }

  private func choose(_ row: Int, in context: TouchContext) -> Bool {
    // The action may be older than the last reload.
    guard isEnabled, titles.indices.contains(row), row != selected else { return true }
    selected = row
    let isHandled = sendActions(for: [.valueChanged, .primaryActionTriggered], in: context)
    guard let delegate else { return isHandled || !hasLostListener && !hasTargets }
    // A target may have reloaded it with fewer rows.
    guard titles.indices.contains(row) else { return true }
    context.log.record(
      event("pickerView(_:didSelectRow: \(row), inComponent: 0)", of: delegate),
      optionalOf: delegate
    ) { delegate.pickerView(self, didSelectRow: row, inComponent: 0) }
    return true
  }

  /// A touch alone chooses nothing.
  public override func touched(in context: TouchContext) -> Bool {
    sendActions(for: .touchDown, in: context) || !hasLostListener
  }

}

extension PickerView: AskingView {
  /// Returns the default of an optional method of the delegate.
  package func byDefault<Answer>(of receiver: AnyObject, _ answer: Answer = ()) -> Answer {
    log.byDefault(of: receiver, answer)
  }

  var dataSourceObject: AnyObject? { dataSource }
  var delegateObject: AnyObject? { delegate }

  func move(to input: TextInputContext?) {
    if changes(to: input) { _ = titles }
  }
}

extension PickerView: ElementSource {
  package func read(by reader: inout ScreenContentReader) -> ScreenContent.Part {
    let (titles, row) = (titles, selectedRow(inComponent: 0))
    let title = titles.indices.contains(row) ? titles[row] : ""
    return .control(reader.item(self, .picker(title, options: titles)))
  }
  package func readHidden(_ see: (HiddenDetail) -> Void) {}
}

extension Element {
  /// A choice of one of several rows.
  public static func picker(_ picker: PickerView) -> Element { Element(picker) }
}
