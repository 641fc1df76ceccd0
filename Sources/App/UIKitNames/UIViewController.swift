public import Controller
public import Foundation
import View
public import ViewKit

/// A controller.
///
/// A stack, tabs and an alert are controllers too, and not of this class: where a line names the
/// type of one of these, name its own.
open class UIViewController: ViewController {
  /// Creates a controller: there are no nibs.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes an empty view, to which views are added.
  open override func loadView() { view = UIView() }

  /// Whether it is being edited.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }

  private var isEdited = false

  /// Begins or ends editing; call `super` in your own.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEdited = editing
    editButton?.titlePhrase = editTitle
  }

  private var editTitle: Phrase {
    isEdited ? Phrase("Done", ko: "완료") : Phrase("Edit", ko: "편집")
  }

  private var editButton: UIBarButtonItem?

  /// A button that begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let button = UIBarButtonItem(.edit, target: self, action: UIViewController.editTouched)
    button.titlePhrase = editTitle
    editButton = button
    return button
  }

  private func editTouched() { setEditing(!isEditing, animated: true) }

  /// Is never called: there are no fingers.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Is never called: no screen turns.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Whether the tabs are left out while it is shown: they are always shown.
  open var hidesBottomBarWhenPushed = false
  /// How the bar of the device looks: not drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar of the device is left out: not drawn.
  open var prefersStatusBarHidden: Bool { false }
}

/// Shows one table, whose data source and delegate it is.
///
/// Override the methods that you need; one that calls `super` counts as not implemented.
open class UITableViewController: UIViewController {
  /// The table.
  public let tableView: UITableView

  /// Whether the selection ends, silently, whenever the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// What a person pulls down to load again: not drawn.
  open var refreshControl: UIControl?

  /// Creates a controller of an empty table.
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Creates a controller of an empty table; there are no nibs.
  public override init(nibName: String?, bundle: Bundle?) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(nibName: nil, bundle: nil)
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the table as the view.
  open override func loadView() { view = tableView }

  /// Ends the selection; call `super` in your own.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { tableView.table.selectRow(at: nil) }
  }

  /// Begins or ends editing the table; call `super` in your own.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.table.byDefault(of: self, 1)
  }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.table.byDefault(of: self, 0)
  }
  /// The cell of a row, which is about to be shown.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    tableView.table.byDefault(of: self, UITableViewCell())
  }
  /// The line above a section, or `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.table.byDefault(of: self, nil)
  }
  /// The line below a section, or `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.table.byDefault(of: self, nil)
  }
  /// Whether a row can be edited: write it where a row can be deleted.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.table.byDefault(of: self, true)
  }
  /// Whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.table.byDefault(of: self, true)
  }
  /// A person deleted a row, or inserted one.
  ///
  /// - Parameters: those that UIKit has.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.table.commitByDefault(of: self)
  }
  /// A person moved a row.
  ///
  /// - Parameters: those that UIKit has.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.table.moveByDefault(of: self)
  }
  /// A row is about to be shown.
  ///
  /// - Parameters: those that UIKit has.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.table.byDefault(of: self)
  }
  /// A row is no longer shown.
  ///
  /// - Parameters: those that UIKit has.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.table.byDefault(of: self)
  }
  /// Whether a row that is touched may be highlighted.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.table.byDefault(of: self, true)
  }
  /// A finger was put on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// The finger was lifted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// The row to select in place of the touched one; `nil` for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    tableView.table.byDefault(of: self, indexPath)
  }
  /// A person selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// The row to deselect; `nil` for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableView.table.byDefault(of: self, indexPath)
  }
  /// A person deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// How a row is edited.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    tableView.table.byDefault(of: self, .delete)
  }
  /// What else a person can do with a row.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.table.byDefault(of: self, nil)
  }
  /// A person is about to do one of those.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// A person has done one of those.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.table.byDefault(of: self)
  }
  /// A view above a section: the texts in it are shown.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// A view below a section: the texts in it are shown.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// How high a row is: is never called.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    0
  }
  /// How high a header is: is never called.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    0
  }
  /// How high a footer is: is never called.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    0
  }
}

extension UITableViewController: UITableViewDataSource, UITableViewDelegate {}
