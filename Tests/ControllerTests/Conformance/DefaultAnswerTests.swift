import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View
import ViewKit

/// The results of the optional methods for an object that implements none of them.
@Suite("The defaults of delegates and data sources")
struct DefaultAnswerTests {
  @Test("An application's delegate without methods lets the launch go on, and has no window")
  func application() {
    let delegate = NoMethods()
    let application = Application(
      delegate: delegate, views: HeadlessViewFactory(),
      manifest: SceneManifest { NoSceneMethods() })

    #expect(delegate.application(application, willFinishLaunchingWithOptions: nil))
    #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
    #expect(delegate.window == nil)
    let activity = UserActivity(activityType: "tea")
    #expect(!delegate.application(application, open: URL(filePath: "/tea")))
    #expect(!delegate.application(application, continue: activity))
    #expect(!delegate.application(application, willContinueUserActivityWithType: "tea"))
  }

  @Test(
    "A table's delegate without methods allows each row to be selected, edited and moved",
    arguments: [0, 1])
  func tables(kind: Int) {
    let (table, row) = (TableView(), IndexPath(row: 2, section: 1))
    let controller = TableViewController()
    let delegate: any TableViewDelegate = kind == 0 ? NoMethods() : controller
    let source: any TableViewDataSource = kind == 0 ? NoMethods() : controller

    #expect(delegate.tableView(table, shouldHighlightRowAt: row))
    #expect(delegate.tableView(table, willSelectRowAt: row) == row)
    #expect(delegate.tableView(table, willDeselectRowAt: row) == row)
    #expect(delegate.tableView(table, editingStyleForRowAt: row) == .delete)
    #expect(delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: row) == nil)
    #expect(source.numberOfSections(in: table) == 1)
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(source.tableView(table, canEditRowAt: row))
    #expect(source.tableView(table, canMoveRowAt: row))
  }

  @Test(
    "A grid's delegate without methods allows each cell to be selected, and columns have letters")
  func grids() {
    let (grid, place, none) = (CollectionView(), IndexPath(item: 1, section: 0), NoMethods())

    #expect(none.collectionView(grid, shouldSelectItemAt: place))
    #expect(none.numberOfSections(in: grid) == 1)
    #expect(none.collectionView(grid, titleForSection: 1).english == "2")
    #expect(
      [0, 25, 26].map { none.collectionView(grid, titleForItem: $0).english } == ["A", "Z", "27."])
    #expect(none.collectionView(grid, indexPathForItemNamed: "A") == nil)
  }

  @Test("A renderer that names no language is in English, and so is one that shows nothing")
  func language() {
    final class Plain: ViewFactory {
      func makeWindowView() -> WindowView { WindowView() }
    }

    #expect(Plain().language == .english && HeadlessViewFactory().language == .english)
  }
}

private final class NoSceneMethods: SceneDelegate {}

private final class NoMethods: ApplicationDelegate, TableViewDelegate, TableViewDataSource,
  CollectionViewDelegate, CollectionViewDataSource
{
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { CollectionViewCell() }
}
