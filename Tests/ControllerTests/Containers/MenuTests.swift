import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit
import ViewText
import Workshop

@Suite("Menus", .patience)
struct MenuTests {
  private final class Sorter: ViewController {
    var chosen: [String] = []
    private(set) var animations: [Bool] = []

    override func present(
      _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      animations.append(animated)
      super.present(controller, animated: animated, completion: completion)
    }

    func action(_ name: String, _ attributes: Action.Attributes = [], _ state: Action.State = .off)
      -> Action
    {
      Action(title: Phrase(verbatim: name), attributes: attributes, state: state) { [weak self] in
        self?.chosen.append($0.title.english)
      }
    }
  }

  private let sorter = Sorter()

  private var menu: Menu {
    Menu(children: [
      sorter.action("Name", [], .on), sorter.action("Age", .disabled),
      sorter.action("Secret", .hidden), sorter.action("Some", [], .mixed),
      Menu(
        title: "Inline", options: .displayInline,
        children: [sorter.action("Erase", .destructive), sorter.action("Copy")]),
      Menu(title: "More", children: [sorter.action("Weight")]),
      Menu(title: "Danger", options: .destructive, children: []),
    ])
  }

  private func window(inBar: Bool) -> TestWindow {
    guard inBar else {
      sorter.view = OwnScreen([.button(Button("Sort", menu: menu))])
      return TestWindow(sorter)
    }
    sorter.navigationItem.rightBarButtonItem = BarButtonItem(title: "Sort", menu: menu)
    return TestWindow(NavigationController(rootViewController: sorter))
  }

  @Test(
    "13.3 [C] A menu is an action sheet: what is inline or hidden, disabled or destructive, on or off",
    arguments: [false, true])
  func shown(inBar: Bool) throws {
    let window = window(inBar: inBar)
    try window.touch("Sort")

    let screen = try #require(window.window.view.subviews.last)
    let items = ScreenContent(of: screen).items
    func names(_ mark: ScreenContent.Marks) -> [Phrase] {
      items.filter { $0.marks.contains(mark) }.map(\.name)
    }
    #expect(window.title == "Sort")
    #expect(
      items.map { $0.name.english } == [
        "Name (on)", "Age", "Some (mixed)", "Erase", "Copy", "More", "Danger", "Cancel",
      ])
    #expect(items[0].name.korean == "Name (켬)" && items[2].name.korean == "Some (일부)")
    #expect(names(.destructive) == ["Erase", "Danger"] && names(.disabled) == ["Age"])
  }

  @Test(
    "13.3 [C] What is chosen is called once the menu is gone; a menu in it follows, with its title",
    arguments: [false, true])
  func chosen(inBar: Bool) throws {
    let window = window(inBar: inBar)
    for (name, result) in [
      ("Copy", ["Copy"]), ("Cancel", ["Copy"]), ("Name (on)", ["Copy", "Name"]),
    ] {
      try window.touch("Sort")
      try window.touch(name)
      #expect(sorter.chosen == result && sorter.presentedViewController == nil)
    }
    try window.touch("Sort")
    try window.touch("More")
    #expect(window.title == "More")
    try window.touch("Weight")
    #expect(sorter.chosen.last == "Weight" && window.texts.contains("Sort"))
  }

  @Test("That an action is on, or on in part, is said behind its title in each language")
  func words() throws {
    let name = Phrase("Name", ko: "이름")
    let actions = Action.State.allCases.map { Action(title: name, state: $0) { _ in } }
    sorter.view = OwnScreen([.button(Button("Sort", menu: Menu(children: actions)))])
    let window = TestWindow(sorter)
    try window.touch("Sort")

    let screen = try #require(window.window.view.subviews.last)
    #expect(
      ScreenContent(of: screen).items.prefix(3).map(\.name) == [
        name, Phrase("Name (on)", ko: "이름 (켬)"), Phrase("Name (mixed)", ko: "이름 (일부)"),
      ])
    let sheet = window.window.controllers.last as? AlertController
    #expect(sheet?.preferredStyle == .actionSheet)
  }

  @Test("An action that is changed is shown so the next time")
  func changed() throws {
    let action = sorter.action("Name")
    let named = Menu(title: "By what?", children: [action])
    sorter.view = OwnScreen([.button(Button("Sort", menu: named))])
    let window = TestWindow(sorter)
    for state in [Action.State.off, .on] {
      action.state = state
      try window.touch("Sort")
      #expect(window.title == "By what?")
      #expect(window.texts.contains("Name (on)") == (state == .on))
      try window.touch("Cancel")
    }
    #expect(sorter.animations == [true, true])
  }
}
