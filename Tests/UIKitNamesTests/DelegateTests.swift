import Foundation
import Testing
import View

@testable import UIKitNames
@testable import ViewKit

/// The framework calls its own methods: those with UIKit's names stand behind them.
@Suite("Delegates and data sources with UIKit's names")
struct DelegateTests {
  private let table = UITableView()
  private let grid = UICollectionView(frame: .zero)
  private let picker = UIPickerView()
  private let field = UITextField()
  private let notes = UITextView()
  private let bar = UISearchBar()
  private let path = IndexPath(row: 1, section: 2)
  private let other = IndexPath(row: 3, section: 4)

  @Test("Each call of the framework reaches the method with UIKit's name, with all that it says")
  func calls() {
    let every = Every()
    let source: any TableViewDataSource = every
    let delegate: any TableViewDelegate = every
    let cell = every.cell.makeHost()
    let fields: any TextFieldDelegate = every
    let texts: any TextViewDelegate = every
    let searches: any SearchBarDelegate = every
    field.text = "é\u{301}ab"
    notes.text = "é\u{301}ab"
    let range =
      (field.text ?? "").index(
        after: (field.text ?? "").startIndex)..<(field.text ?? "")
      .endIndex

    _ = source.tableView(table.table, cellForRowAt: path)
    source.tableView(table.table, commit: .insert, forRowAt: path)
    source.tableView(table.table, moveRowAt: path, to: other)
    delegate.tableView(table.table, willDisplay: cell, forRowAt: path)
    delegate.tableView(table.table, didEndDisplaying: cell, forRowAt: path)
    delegate.tableView(table.table, didHighlightRowAt: path)
    delegate.tableView(table.table, didUnhighlightRowAt: path)
    delegate.tableView(table.table, didSelectRowAt: path)
    delegate.tableView(table.table, didDeselectRowAt: path)
    delegate.tableView(table.table, willBeginEditingRowAt: path)
    delegate.tableView(table.table, didEndEditingRowAt: nil)
    fields.textFieldDidBeginEditing(field.core)
    fields.textFieldDidEndEditing(field.core)
    _ = fields.textField(field.core, shouldChangeCharactersIn: range, replacementString: "x")
    texts.textViewDidBeginEditing(notes.core)
    texts.textViewDidChange(notes.core)
    texts.textViewDidEndEditing(notes.core)
    _ = texts.textView(notes.core, shouldChangeTextIn: range, replacementText: "y")
    searches.searchBarTextDidBeginEditing(bar.core)
    searches.searchBar(bar.core, textDidChange: "z")
    searches.searchBarSearchButtonClicked(bar.core)
    searches.searchBarTextDidEndEditing(bar.core)
    searches.searchBarCancelButtonClicked(bar.core)
    (every as any CollectionViewDelegate).collectionView(grid.grid, didSelectItemAt: path)
    (every as any CollectionViewDelegate).collectionView(grid.grid, didDeselectItemAt: path)
    (every as any PickerViewDelegate).pickerView(picker.core, didSelectRow: 5, inComponent: 0)

    #expect(
      every.calls == [
        "cell [2, 1]", "commit 2 [2, 1]", "move [2, 1] [4, 3]", "willDisplay true [2, 1]",
        "didEndDisplaying true [2, 1]", "didHighlight [2, 1]", "didUnhighlight [2, 1]",
        "didSelect [2, 1]", "didDeselect [2, 1]", "willBeginEditing [2, 1]", "didEndEditing nil",
        "fieldDidBegin", "fieldDidEnd", "fieldChange {2, 2} x", "textDidBegin", "textDidChange",
        "textDidEnd", "textChange {2, 2} y", "searchDidBegin", "searchChange z", "searched",
        "searchDidEnd", "searchCancelled", "item [2, 1]", "no item [2, 1]", "picked 5",
      ])
    #expect(every.views == [table, field, notes, bar, grid, picker])
  }

  @Test("Each answer is that of the method with UIKit's name", arguments: [false, true])
  func answers(may: Bool) {
    let every = Every()
    every.may = may
    table.delegate = every
    let tables: any TableViewDataSource & TableViewDelegate = every
    let fields: any TextFieldDelegate & TextViewDelegate = every
    let text = ""
    let range = text.startIndex..<text.endIndex

    #expect(tables.numberOfSections(in: table.table) == 7)
    #expect(tables.tableView(table.table, numberOfRowsInSection: 4) == 40)
    #expect((tables.tableView(table.table, cellForRowAt: path) as? HostCell)?.owner == every.cell)
    #expect(tables.tableView(table.table, titleForHeaderInSection: 4)?.english == "head 4")
    #expect(tables.tableView(table.table, titleForHeaderInSection: 0)?.english == "view 0")
    #expect(tables.tableView(table.table, titleForFooterInSection: 4)?.english == "foot 4")
    #expect(tables.tableView(table.table, titleForFooterInSection: 0)?.english == "end 0")
    #expect(tables.tableView(table.table, canEditRowAt: path) == may)
    #expect(tables.tableView(table.table, canMoveRowAt: path) == may)
    #expect(tables.tableView(table.table, shouldHighlightRowAt: path) == may)
    #expect(tables.tableView(table.table, willSelectRowAt: path) == (may ? other : nil))
    #expect(tables.tableView(table.table, willDeselectRowAt: path) == (may ? other : nil))
    #expect(tables.tableView(table.table, editingStyleForRowAt: path) == (may ? .insert : .none))
    let swipe = tables.tableView(table.table, trailingSwipeActionsConfigurationForRowAt: path)
    #expect((swipe != nil) == may)
    #expect(fields.textFieldShouldBeginEditing(field.core) == may)
    #expect(fields.textFieldShouldEndEditing(field.core) == may)
    #expect(fields.textFieldShouldClear(field.core) == may)
    #expect(fields.textFieldShouldReturn(field.core) == may)
    #expect(
      fields.textField(field.core, shouldChangeCharactersIn: range, replacementString: "") == may)
    #expect(fields.textViewShouldBeginEditing(notes.core) == may)
    #expect(fields.textViewShouldEndEditing(notes.core) == may)
    #expect(fields.textView(notes.core, shouldChangeTextIn: range, replacementText: "") == may)
    let searches: any SearchBarDelegate = every
    #expect(searches.searchBarShouldBeginEditing(bar.core) == may)
    #expect(searches.searchBarShouldEndEditing(bar.core) == may)
    let grids: any CollectionViewDataSource & CollectionViewDelegate = every
    #expect(grids.numberOfSections(in: grid.grid) == 8)
    #expect(grids.collectionView(grid.grid, numberOfItemsInSection: 4) == 44)
    #expect(
      (grids.collectionView(grid.grid, cellForItemAt: path) as? HostItem)?.owner == every.item)
    #expect(grids.collectionView(grid.grid, shouldSelectItemAt: path) == may)
    let pickers: any PickerViewDataSource & PickerViewDelegate = every
    #expect(pickers.pickerView(picker.core, numberOfRowsInComponent: 0) == 9)
    let title = pickers.pickerView(picker.core, titleForRow: 2, forComponent: 0)
    #expect(title?.english == (may ? "row 2" : nil))
  }

  @Test("What is not implemented answers as the framework does: a data source, and a controller")
  func defaults() {
    let core = CoreQuiet()
    // A table that is none of UIKit's asks one that implements all as if it implemented nothing.
    for (one, table) in [
      (Quiet(), table.table), (UITableViewController(), table.table), (Every(), TableView()),
    ] as [(any TableViewDataSource & TableViewDelegate, TableView)] {
      let two = core
      let path = path
      func same<Answer: Equatable>(
        _ ask: (any TableViewDataSource & TableViewDelegate) -> Answer
      ) { #expect(ask(one) == ask(two)) }
      same { $0.numberOfSections(in: table) }
      same { $0.tableView(table, titleForHeaderInSection: 0)?.english }
      same { $0.tableView(table, titleForFooterInSection: 0)?.english }
      same { $0.tableView(table, canEditRowAt: path) }
      same { $0.tableView(table, canMoveRowAt: path) }
      same { $0.tableView(table, shouldHighlightRowAt: path) }
      same { $0.tableView(table, willSelectRowAt: path) }
      same { $0.tableView(table, willDeselectRowAt: path) }
      same { $0.tableView(table, editingStyleForRowAt: path) }
      same { $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil }
    }
    let (quiet, range) = (Quiet(), NSRange())
    #expect(quiet.textFieldShouldBeginEditing(field) && quiet.textFieldShouldEndEditing(field))
    #expect(quiet.textFieldShouldClear(field) && quiet.textFieldShouldReturn(field))
    #expect(quiet.textField(field, shouldChangeCharactersIn: range, replacementString: ""))
    #expect(quiet.textViewShouldBeginEditing(notes) && quiet.textViewShouldEndEditing(notes))
    #expect(quiet.textView(notes, shouldChangeTextIn: range, replacementText: ""))
    #expect(quiet.searchBarShouldBeginEditing(bar) && quiet.searchBarShouldEndEditing(bar))
    #expect(quiet.collectionView(grid, shouldSelectItemAt: path))
  }

  @Test("A view that is none of UIKit's asks one that implements all as if it implemented nothing")
  func strangers() {
    let every = Every()
    every.may = false
    let fields: any TextFieldDelegate & TextViewDelegate = every
    let (field, notes) = (TextField(), TextView(""))
    let range = "".startIndex..<"".endIndex
    #expect(fields.textFieldShouldBeginEditing(field) && fields.textFieldShouldEndEditing(field))
    #expect(fields.textFieldShouldClear(field) && fields.textFieldShouldReturn(field))
    #expect(fields.textField(field, shouldChangeCharactersIn: range, replacementString: ""))
    #expect(fields.textViewShouldBeginEditing(notes) && fields.textViewShouldEndEditing(notes))
    #expect(fields.textView(notes, shouldChangeTextIn: range, replacementText: ""))
    let grids: any CollectionViewDataSource & CollectionViewDelegate = every
    let grid = CollectionView()
    #expect(grids.numberOfSections(in: grid) == 0)
    #expect(grids.collectionView(grid, numberOfItemsInSection: 3) == 0)
    #expect(!(grids.collectionView(grid, cellForItemAt: path) is HostItem))
    #expect(grids.collectionView(grid, shouldSelectItemAt: path))
    let tables: any TableViewDataSource = every
    #expect(tables.tableView(TableView(), numberOfRowsInSection: 3) == 0)
    #expect(!(tables.tableView(TableView(), cellForRowAt: path) is HostCell))
    let pickers: any PickerViewDataSource & PickerViewDelegate = every
    every.may = true
    #expect(pickers.pickerView(PickerView(""), numberOfRowsInComponent: 0) == 0)
    #expect(pickers.pickerView(PickerView(""), titleForRow: 0, forComponent: 0) == nil)
    #expect(every.calls == [])
  }

  @Test("A row that is deleted or moved by no method is a misuse, of a controller too")
  func missing() {
    for source in [Quiet(), UITableViewController()] as [any UITableViewDataSource] {
      let table = UITableView()
      source.tableView(table, commit: .delete, forRowAt: path)
      source.tableView(table, moveRowAt: path, to: other)

      #expect(table.table.log.diagnostics.count == 2)
    }
  }

  @Test("A cell of an identifier that nobody has registered is a misuse, in a list and in a grid")
  func notRegistered() {
    _ = table.dequeueReusableCell(withIdentifier: "none", for: path)
    _ = grid.dequeueReusableCell(withReuseIdentifier: "none", for: path)

    #expect(table.table.log.diagnostics.count == 1 && grid.grid.log.diagnostics.count == 1)
  }

  @Test("What is not implemented is not in the log")
  func unsaid() throws {
    let (quiet, pour) = (Quiet(), Optional("pour"))
    quiet.swipes = UISwipeActionsConfiguration(
      actions: [UIContextualAction(style: .normal, title: pour) { _, _, _ in }])
    (table.dataSource, table.delegate) = (quiet, quiet)
    (grid.dataSource, grid.delegate) = (quiet, quiet)
    (picker.dataSource, picker.delegate) = (quiet, quiet)
    (table.allowsMultipleSelection, grid.allowsMultipleSelection) = (true, true)
    (field.delegate, notes.delegate, bar.delegate) = (quiet, quiet, quiet)
    (field.placeholder, notes.accessibilityLabel) = ("Tea", "Notes")
    (picker.accessibilityLabel, bar.showsCancelButton) = ("Cup", true)
    let controller = UIViewController()
    for view in [table, grid, picker, field, notes, bar] as [UIView] {
      controller.view.addSubview(view)
    }
    let page = Drawn(controller)

    _ = page.text("row", "row", "a1", "a1", "cup", "2", "tea", "Assam")
    _ = page.text("notes", "Sugar", ".", "1 pour", "search", "Leaf")
    bar.resignFirstResponder()
    _ = page.text("cancel")
    #expect(bar.text == "Leaf" && !bar.isFirstResponder)
    for number in [0, 1] {
      quiet.rows = 2 + number
      if number == 0 { table.reloadData() } else { table.reloadSections([0], with: .fade) }
      _ = page.text()
    }

    let said = page.window.log.events.filter { $0.receiver == "Quiet" }
      .map { $0.text.split(separator: ":").dropFirst().first ?? $0.text[...] }
    #expect(
      Set(said) == [
        "numberOfRowsInSection", "cellForRowAt", "numberOfItemsInSection", "cellForItemAt",
        "numberOfRowsInComponent", "trailingSwipeActionsConfigurationForRowAt",
      ])
  }
}

/// Implements every method, and notes what it is called with.
private final class Every: UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate,
  UITextViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate, UISearchBarDelegate
{
  var calls: [String] = []
  var views: Set<UIView> = []
  var may = true
  let cell = UITableViewCell()
  let item = UICollectionViewCell(frame: .zero)

  private func note(_ call: String, _ view: UIView) {
    calls.append(call)
    views.insert(view)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  func numberOfSections(in tableView: UITableView) -> Int { 7 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section * 10
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath)", tableView)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "head \(section)"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? nil : "foot \(section)"
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    label("view \(section)")
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    label("end \(section)")
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { may }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { may }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { note("commit \(editingStyle.rawValue) \(indexPath)", tableView) }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { note("move \(sourceIndexPath) \(destinationIndexPath)", tableView) }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("willDisplay \(cell == self.cell) \(indexPath)", tableView) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying \(cell == self.cell) \(indexPath)", tableView) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    may
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(indexPath)", tableView)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(indexPath)", tableView)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    may ? IndexPath(row: 3, section: 4) : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath)", tableView)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    may ? IndexPath(row: 3, section: 4) : nil
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath)", tableView)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { may ? .insert : .none }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { may ? UISwipeActionsConfiguration(actions: []) : nil }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing \(indexPath)", tableView)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEndEditing \(indexPath.map { "\($0)" } ?? "nil")", tableView)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { may }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("fieldDidBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { may }
  func textFieldDidEndEditing(_ textField: UITextField) { note("fieldDidEnd", textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("fieldChange {\(range.location), \(range.length)} \(string)", textField)
    return may
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { may }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { may }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { may }
  func textViewDidBeginEditing(_ textView: UITextView) { note("textDidBegin", textView) }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    note("textChange {\(range.location), \(range.length)} \(text)", textView)
    return may
  }
  func textViewDidChange(_ textView: UITextView) { note("textDidChange", textView) }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { may }
  func textViewDidEndEditing(_ textView: UITextView) { note("textDidEnd", textView) }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { may }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("searchDidBegin", searchBar) }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { may }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("searchDidEnd", searchBar) }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    note("searchChange \(searchText)", searchBar)
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("searched", searchBar) }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("searchCancelled", searchBar) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 8 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { section * 11 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { item }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { may }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("item \(indexPath)", collectionView)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("no item \(indexPath)", collectionView)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { may ? "row \(row)" : nil }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    note("picked \(row)", pickerView)
  }
}

/// Implements what must be.
private final class Quiet: UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate,
  UITextViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate, UISearchBarDelegate
{
  var rows = 1
  var swipes: UISwipeActionsConfiguration?

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}

private final class CoreQuiet: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> ViewKit.TableViewCell
  {
    ViewKit.TableViewCell()
  }
}
