import Foundation
import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import ControllerKit
@testable import Workshop

/// Who holds whom, and the tree of an app, word for word.
@Suite("The objects of an app, word for word", .patience)
struct ObjectsTests {
  @Test(
    "A reader finds each object with its owner, and each reference by name, as they come and go",
    arguments: [true, false])
  func objects(hasScenes: Bool) throws {
    let delegate = HoldingDelegate()
    let application = Application(
      delegate: delegate, views: HeadlessViewFactory(),
      manifest: hasScenes
        ? SceneManifest(supportsMultipleScenes: true) { HoldingSceneDelegate(delegate) } : nil)
    var (text, before) = ("", [Substring]())
    // What is there as before is not said again.
    func note(_ name: String) {
      let now = Self.lines(of: application).split(separator: "\n")
      let changes =
        now.filter { !before.contains($0) }
        + before.filter { !now.contains($0) }.map { "gone: \($0)" }
      text += (["# \(name)"] + changes).joined(separator: "\n") + "\n"
      before = now
    }
    note("not running")
    try application.send(.launch())
    if hasScenes { try application.send(.newWindow()) }
    note("running")
    let tabs = try #require(application.windows.first?.rootViewController as? TabBarController)
    tabs.selectedIndex = 1
    note("at the list")
    tabs.selectedIndex = 0
    let sheet = HoldingController("Sheet", delegate.model)
    sheet.modalPresentationStyle = .pageSheet
    tabs.present(sheet, animated: false)
    tabs.delegate = delegate
    if hasScenes { delegate.overlay(on: application.scenes.last as? WindowScene) }
    note("with a sheet")
    try application.send(.home)
    application.windows.last?.isHidden = true
    note("hidden at home")

    try expect(text, isAsIn: "objects\(hasScenes ? "" : "-classic").txt")
  }

  private static func lines(of application: Application) -> String {
    let graph = application.objects
    let objects = graph.objects.enumerated().map { index, object in
      let owner = graph.owner(of: index).map { " of \(graph.objects[$0].name)" } ?? ""
      let indentation = String(repeating: "  ", count: object.depth)
      return "\(indentation)\(object.name) (\(object.state)) \(object.lane)\(owner)"
    }
    let references = graph.references.map { reference in
      let (from, to) = (graph.objects[reference.from].name, graph.objects[reference.to].name)
      return "\(from) → \(to): \(reference.names.joined(separator: ", ")) \(reference.kind)"
    }
    let (english, korean) = (application.tree(in: .english), application.tree(in: .korean))
    // In Korean it is the same tree, with the same names.
    #expect(english.map(names) == korean.map(names))
    let trees = english + korean
    let facts = [
      application.screenName, "in front \(application.windowsInFront.map { "\($0.number)" })",
      "\(application.windowsBehind.count) behind",
    ]
    return (objects + references + trees + facts).map { $0 + "\n" }.joined()
  }

  /// How far a line is indented, and its names and numbers.
  private static func names(in line: String) -> [String] {
    ["\(line.prefix { $0 == " " }.count)"]
      + line.matches(of: /\b[A-Z]\w+|\d+/).map { String($0.output) }
      .filter { !["Application", "Scene", "Window"].contains($0) }
  }

  @Test("Of a window that no application has, a reader finds the objects and references too")
  func windowAlone() {
    let test = TestWindow(HoldingController("B", nil), allowsMisuses: true)

    let graph = test.window.objects

    #expect(graph.objects.map(\.name) == ["Window", "B", "LineScreen"])
    #expect(graph.references.map(\.names) == [["Name", "Go"]])
    #expect(graph.lanes == ["Window": .view, "B": .controller, "LineScreen": .view])
  }

  @Test("A controller's models are those in its properties and in what they hold, one level deep")
  func models() {
    let controller = ModelsController()

    #expect(
      controller.modelObjects.map { "\($0.property) \($0.model.pageValue)" } == [
        "own 1", "maybe 2", "inStruct.pot 3", "inClass.pot 4", "inherited 0",
      ])
    #expect(controller.modelObjects.allSatisfy { $0.model.pageName == "Pot" })
    #expect(controller.modelObjects.allSatisfy { $0.model.pageObservers.isEmpty })
  }
}

private final class Pot: ModelObject {
  let pageValue: String

  init(_ value: Int) { pageValue = "\(value)" }
}

private struct Shelf {
  let pot: Pot
}

private final class Cupboard {
  let pot: Pot

  init(_ pot: Pot) { self.pot = pot }
}

private struct House {
  let shelf: Shelf
}

private enum Room {
  case kitchen(Pot)
}

private final class PotScreen: Screen {
  let pot = Pot(8)
  var elements: [Element] { [] }
}

private final class PotController: ViewController {
  let pot = Pot(9)
}

private final class PotControl: Control {
  let pot = Pot(10)
}

private class InheritedController: ViewController {
  let inherited = Pot(0)
}

private final class ModelsController: InheritedController {
  let own = Pot(1)
  let maybe: Pot? = Pot(2)
  let none: Pot? = nil
  let inStruct = Shelf(pot: Pot(3))
  let inClass = Cupboard(Pot(4))
  let tooDeep = House(shelf: Shelf(pot: Pot(5)))
  let inList = [Pot(6)]
  let inEnum = Room.kitchen(Pot(7))
  let screen = PotScreen()
  let other = PotController()
  let control = PotControl("Go")
}

/// Holds windows, and observes a model.
private final class HoldingDelegate: ApplicationDelegate, TabBarControllerDelegate {
  private(set) var window: Window?
  private var overlay: Window?
  let model = Kettle()

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    if !application.usesScenes { window = fill(Window(application: application)) }
    return true
  }

  func overlay(on scene: WindowScene?) {
    overlay = scene.map { Window(windowScene: $0) }
    overlay?.rootViewController = HoldingController("Overlay", nil)
    overlay?.isHidden = false
  }

  func fill(_ window: Window) -> Window {
    let (stack, tabs) = (NavigationController(), TabBarController())
    stack.viewControllers = [HoldingController("A", model), HoldingController("B", nil)]
    tabs.viewControllers = [stack, ListController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    return window
  }
}

private final class HoldingSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let holder: HoldingDelegate

  init(_ holder: HoldingDelegate) { self.holder = holder }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions
  ) { window = (scene as? WindowScene).map { holder.fill(Window(windowScene: $0)) } }
}

private final class Kettle: ModelObject {
  weak var observer: AnyObject?
  var pageValue: String { "cold" }
  var pageObservers: [AnyObject] { [observer].compactMap(\.self) }
}

private final class HoldingController: ViewController {
  private let name: String
  private let kettle: Kettle?
  private let field = TextField(Phrase("Name", ko: "이름"))
  private let button = Button(Phrase("Go", ko: "가기"))

  init(_ name: String, _ kettle: Kettle?) {
    (self.name, self.kettle) = (name, kettle)
    super.init()
    title = Phrase(verbatim: name)
  }

  override var debugName: String { name }
  override func loadView() { view = LineScreen("Line", .field(field), .button(button)) }
  override func viewDidLoad() {
    kettle?.observer = self
    field.delegate = self
    button.addTarget(self, action: HoldingController.go, for: .touchUpInside)
    button.addTarget(nil, action: HoldingController.go, for: .touchDown)
  }

  private func go() {}
}

extension HoldingController: TextFieldDelegate {}

private final class ListController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
}
