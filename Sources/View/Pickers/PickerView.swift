import Model

/// A choice of one of several rows: UIKit's `UIPickerView`, with one component.
///
/// It asks its data source how many rows there are, and its delegate for their titles; a person types
/// one of these after its name. What a person chose is told to the delegate, what a program selects is
/// not.
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

  var asking = AskingState()
  private var loaded: [Phrase]?
  private var selected = 0

  /// Creates a picker without rows.
  public override init(_ label: Phrase) { super.init(label) }

  /// The titles of the rows, which are asked for once.
  package var titles: [Phrase] {
    if let loaded { return loaded }
    guard isInWindow else { return [] }
    loaded = []
    reportLostDataSource()
    let count = dataSource.map { source in
      ask(source, "pickerView(_:numberOfRowsInComponent: 0)", answering: { "\($0)" }) {
        source.pickerView(self, numberOfRowsInComponent: 0)
      }
    }
    let titles = (0..<max(0, count ?? 0)).map { row in
      delegate.flatMap { delegate in
        ask(delegate, "pickerView(_:titleForRow: \(row), forComponent: 0)") {
          delegate.pickerView(self, titleForRow: row, forComponent: 0)
        }
      } ?? ""
    }
    loaded = titles
    return titles
  }

  /// How many rows there are.
  public func numberOfRows(inComponent component: Int) -> Int {
    component == 0 ? titles.count : 0
  }

  /// The row that is selected, or -1 while there is none.
  public func selectedRow(inComponent component: Int) -> Int {
    component == 0 ? min(selected, titles.count - 1) : -1
  }

  /// Selects a row, the nearest one if there is no such row; the delegate is not told.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool = false) {
    guard component == 0 else { return }
    selected = max(0, row)
    didChangeByProgram()
  }

  /// Asks for all rows again; the selected one stays as far as there are as many.
  public func reloadAllComponents() {
    loaded = nil
    if input != nil { _ = titles }
  }

  // MARK: - What a person does

  /// One for each row.
  public override var actions: [ControlAction] { titles.indices.map(action) }

  func action(choosing row: Int) -> ControlAction {
    ControlAction(value: titles[row]) { self.choose(row, in: $0) }
  }

  private func choose(_ row: Int, in context: TouchContext) -> Bool {
    guard isEnabled, row != selectedRow(inComponent: 0) else { return true }
    selected = row
    let isHandled = sendActions(for: [.valueChanged, .primaryActionTriggered], in: context)
    guard let delegate else { return isHandled || !hasLostListener && targets == nil }
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

  override var touchEvents: [Events] { [.touchDown, .valueChanged] }

  override package var asksForValue: Bool { true }

  override func attach(to textInput: TextInputContext) { move(to: textInput) }
}

extension PickerView: AskingView {
  var dataSourceObject: AnyObject? { dataSource }
  var delegateObject: AnyObject? { delegate }

  func move(to input: TextInputContext?) {
    if enter(input), input != nil { _ = titles }
  }
}
