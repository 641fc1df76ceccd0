import Model
import ModelKit
import Testing

@testable import View
@testable import ViewKit

/// Which row of a picker is selected after its rows have changed.
@MainActor
@Suite("The selected row of a picker")
struct PickerRowTests {
  private final class Rows: PickerViewDataSource, PickerViewDelegate {
    var count = 5
    private(set) var chosen: [Int] = []
    var whenAsked: (PickerView) -> Void = { _ in }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      whenAsked(pickerView)
      return count
    }

    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
      -> Phrase?
    { "row \(row)" }

    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(row)
    }

    func fewer(_ picker: PickerView) {
      count = 1
      picker.reloadAllComponents()
    }
  }

  private let rows = Rows()
  private let picker = PickerView("Tea")
  private let window = WindowView()

  init() { (picker.dataSource, picker.delegate) = (rows, rows) }

  private func show() { window.addSubview(ElementScreen([.picker(picker)])) }

  private func reload(_ count: Int) -> Int {
    rows.count = count
    picker.reloadAllComponents()
    return picker.selectedRow(inComponent: 0)
  }

  @Test(
    "13.1 [C] A row that is gone does not come back with later rows, shown or not",
    arguments: [true, false])
  func gone(isShown: Bool) {
    if isShown { show() }
    window.perform(picker.actions[4], on: picker)
    picker.selectRow(4, inComponent: 0)

    #expect(reload(2) == 1)
    #expect(reload(5) == 1)
    #expect(reload(0) == -1)
    #expect(reload(5) == 0)
    #expect(picker.selectedRow(inComponent: 1) == -1, "there is no such component")
    #expect(rows.chosen == (isShown ? [4] : []))
  }

  @Test(
    "13.1 [C] A row that is not there is the nearest one, and stays so", arguments: [true, false])
  func nearest(isShown: Bool) {
    if isShown { show() }
    rows.count = 3
    picker.reloadAllComponents()

    picker.selectRow(7, inComponent: 0)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(reload(9) == 2)
    picker.selectRow(-1, inComponent: 0)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test("A row may be selected before the rows are known, also by the data source")
  func early() {
    let early = PickerView("Tea")
    early.selectRow(3, inComponent: 0)
    (early.dataSource, early.delegate) = (rows, rows)
    #expect(early.selectedRow(inComponent: 0) == 3)

    rows.whenAsked = { $0.selectRow(4, inComponent: 0) }
    #expect(reload(5) == 4)
  }

  @Test(
    "13.1 [C] Rows are asked for when they are shown or read first, then at each reload",
    arguments: [true, false])
  func asked(isShown: Bool) {
    var count = 0
    rows.whenAsked = { _ in count += 1 }
    picker.reloadAllComponents()
    #expect(count == 0)

    if isShown { show() } else { _ = picker.titles }
    #expect(count == 1)
    picker.reloadAllComponents()
    #expect(count == 2 && picker.titles.count == 5 && count == 2)
  }

  @Test("No rows, and as many as a picker shows, are not reported; one less and one more are")
  func counts() {
    show()
    picker.delegate = nil
    for count in [0, PickerView.mostRows] { #expect(reload(count) == min(0, count - 1)) }
    #expect(window.log.diagnostics == [])

    for count in [-1, PickerView.mostRows + 1] { _ = reload(count) }

    let misuses: [ValueDiagnostic] = [
      .negativeCount(-1, from: "pickerView(_:numberOfRowsInComponent:)", by: "Rows"),
      .tooManyRows(PickerView.mostRows + 1, limit: PickerView.mostRows, by: "Rows"),
    ]
    #expect(window.log.diagnostics.map(\.text) == misuses.map(\.description))
  }

  @Test("A data source that reloads while it is asked is asked again, once, when it is next needed")
  func reloadsMeanwhile() {
    show()
    var isFirst = true
    rows.whenAsked = { [rows] picker in
      guard isFirst else { return }
      isFirst = false
      rows.count = 2
      picker.reloadAllComponents()
      #expect(picker.titles == [])
    }

    picker.reloadAllComponents()

    #expect(picker.titles == ["row 0", "row 1"])
  }

  @Test("13.1 [C] A target that is called for a row finds the picker at that row")
  func targetSeesRow() {
    @MainActor final class Reader {
      var rows: [Int] = []
      func changed(_ picker: PickerView) { rows.append(picker.selectedRow(inComponent: 0)) }
    }
    let reader = Reader()
    picker.addTarget(reader, action: Reader.changed, for: .valueChanged)
    show()

    window.perform(picker.actions[3], on: picker)

    #expect(reader.rows == [3])
  }

  @Test("A choice that is done while the picker is disabled changes nothing")
  func disabled() {
    show()
    let choice = picker.actions[3]
    picker.isEnabled = false

    choice.perform()

    #expect(picker.selectedRow(inComponent: 0) == 0 && rows.chosen == [])
  }

  @Test("A row that is gone is not chosen, and the delegate is not told of it")
  func oldChoice() {
    show()
    let old = picker.actions[4]
    #expect(reload(2) == 0)

    window.perform(old, on: picker)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.addTarget(rows, action: Rows.fewer, for: .valueChanged)
    window.perform(picker.actions[1], on: picker)

    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(rows.chosen == [] && window.log.diagnostics == [])
  }

  @Test("A picker that is shown asks another data source, and another delegate, for all rows")
  func exchanged() {
    show()
    let other = Rows()
    other.count = 2

    picker.dataSource = other
    #expect(picker.titles == ["row 0", "row 1"])
    picker.delegate = nil
    #expect(picker.titles == ["", ""])
    withExtendedLifetime(other) {}
  }
}
