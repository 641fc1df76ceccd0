import Controller
import ControllerKit
import Testing
import View
import ViewKit

@Suite("The bar of a stack", .patience)
struct NavigationBarTests {
  private func titles(_ stage: StackStage) -> [String] {
    stage.window.view.subviews.last?.elements.compactMap {
      if case .text(let title, .title) = $0.kind { title.english } else { nil }
    } ?? []
  }

  @Test("9.6 [D] The bar shows the title of the top; a title that changes is shown at once")
  func title() {
    let stage = StackStage("B")
    #expect(titles(stage) == [])

    stage.nav.topViewController?.title = "Details"
    #expect(titles(stage) == ["Details"])
    stage.nav.topViewController?.navigationItem.title = "More"

    #expect(titles(stage) == ["More"])
    #expect(stage.nav.topViewController?.title == "Details")
  }

  @Test("9.6 [D] A controller's title is that of its items, at first and later")
  func items() {
    let controller = ViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One" && controller.tabBarItem.title == "One")

    controller.title = "Two"

    #expect(controller.navigationItem.title == "Two" && controller.tabBarItem.title == "Two")
  }

  @Test("9.6 [T][C] The button that goes back is named after what it goes back to")
  func backTitle() {
    let stage = StackStage("B")
    #expect(stage.controls == ["Back"])

    stage.root.title = Phrase("Books", ko: "책")
    #expect(stage.controls == ["Back to Books"])
    #expect(
      stage.window.view.subviews.last?.controls.last?.label
        == Phrase("Back to Books", ko: "뒤로: 책"))
    stage.root.navigationItem.backButtonTitle = "All of them"

    #expect(stage.controls == ["All of them"], "as it is")
    stage.touch("All of them")
    #expect(stage.stack == ["A"])
    for title in ["Page", "Line"] as [Phrase] {
      let next = stage.child("N")
      next.title = title
      stage.nav.pushViewController(next, animated: false)
    }
    #expect(stage.controls == ["Back to Page"])
  }

  @Test("9.6 [D] There is no button at the root, if it is hidden, or if another is on the left")
  func noBack() {
    let stage = StackStage("B")
    let item = stage.nav.topViewController?.navigationItem

    item?.hidesBackButton = true
    #expect(stage.controls == [])
    item?.hidesBackButton = false
    item?.leftBarButtonItem = BarButtonItem(title: "Close", target: stage.nav) {
      $0.popViewController(animated: true)
    }
    #expect(stage.controls == ["Close"])
    stage.touch("Close")

    #expect(stage.stack == ["A"] && stage.controls == [])
  }

  @Test("9.6 [D] Buttons of the bar come after the screen's own, and call their targets")
  func buttons() {
    final class Shelf: ViewController {
      var added = 0
      func add() { added += 1 }
    }
    let stage = StackStage()
    let shelf = Shelf()
    let add = BarButtonItem(title: "Add", style: .done, target: shelf, action: Shelf.add)
    shelf.navigationItem.rightBarButtonItem = add
    shelf.view = LineScreen("Shelf", .button(Button("Sort")))
    stage.root.title = "A"
    stage.nav.pushViewController(shelf, animated: false)
    #expect(stage.controls == ["Sort", "Add", "Back to A"])

    stage.touch("Add")

    #expect(shelf.added == 1)
    #expect(stage.window.view.subviews.last?.primaryButton?.label == "Sort")
    shelf.view.primaryButton?.isHidden = true
    #expect(stage.window.view.subviews.last?.primaryButton?.label == "Add")
    add.isEnabled = false
    #expect(stage.window.view.subviews.last?.primaryButton == nil)
    add.isEnabled = true
    add.button.isHidden = true
    #expect(stage.window.view.subviews.last?.primaryButton == nil)
    add.button.isHidden = false
    add.button.role = .normal
    #expect(stage.window.view.subviews.last?.primaryButton == nil)
  }

  @Test("9.6 [D] An item of the system has its title in every language, and its style")
  func systemItems() {
    final class Shelf: ViewController {
      var added = 0
      func add() { added += 1 }
    }
    let shelf = Shelf()
    let add = BarButtonItem(.add, target: shelf, action: Shelf.add)
    let save = BarButtonItem(.save, target: shelf) { $0.added += 10 }

    for item in [add, save] { item.button.touch() }

    #expect(shelf.added == 11)
    #expect(add.title == Phrase("Add", ko: "추가") && add.button.role == .normal)
    #expect(save.title == Phrase("Save", ko: "저장") && save.button.role == .primary)
    let titles = BarButtonItem.SystemItem.allCases.map { item in
      BarButtonItem(item, target: shelf, action: Shelf.add).title
    }
    #expect(Set(titles).count == 5 && titles.allSatisfy { $0.english != $0.korean })
  }

  @Test("9.6 [C] A button of the bar holds the object of its closure weakly")
  func weakTarget() {
    var shelf: ViewController? = ViewController()
    weak let watched = shelf
    let item = BarButtonItem(.done, target: shelf) { $0.title = "Done" }
    shelf = nil

    #expect(watched == nil)
    #expect(!item.button.touch())
  }

  @Test("9.6 [C] A disabled button of the bar cannot be touched")
  func disabled() {
    let stage = StackStage("B")
    let item = BarButtonItem(title: "Close", target: stage.nav) {
      $0.popViewController(animated: true)
    }
    stage.nav.topViewController?.navigationItem.rightBarButtonItem = item
    item.isEnabled = false

    stage.touch("Close")

    #expect(stage.stack == ["A", "B"])
  }
}
