import Foundation
import Model
import View
import ViewKit

@testable import Controller
@testable import ControllerKit
@testable import Workshop

/// A window with controllers known by their names, and all that its log says of them.
final class CallStage {
  let log = EventLog(isRecording: true)
  private(set) var window: Window
  private(set) lazy var stack = register(CalledStack(self))
  private(set) lazy var tabs = register(CalledTabs(self))
  private(set) lazy var table = register(CalledTable())
  private(set) lazy var delegate = CalledDelegate(self)
  /// What to do in a call, once, by the controller's name and the call.
  var reactions: [String: () -> Void] = [:]
  private var all: [ViewController] = []
  private var lastState = ""
  private var lastBars = ""

  init() {
    log.isExplaining = true
    window = Window(view: WindowView(), log: log)
  }

  /// The controller of a name, which has room for children if that begins with P.
  subscript(name: String) -> CalledController {
    let known = all.lazy.compactMap { $0 as? CalledController }.first { $0.debugName == name }
    return known ?? register(CalledController(name, self))
  }

  private func register<Class: ViewController>(_ controller: Class) -> Class {
    all.append(controller)
    return controller
  }

  /// Another window with the same log.
  func makeWindow() -> Window { Window(view: WindowView(), log: log) }

  /// Shows a root.
  func show(_ root: ViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Touches a control of the uppermost screen by its name.
  func touch(_ name: String) {
    if let control = control(name) { window.view.touch(control) }
  }

  /// Does all that can be done with a row of the uppermost screen, one after the other.
  func performAll(on name: String) {
    let names = { self.control(name)?.actions.map(\.name) ?? [] }
    for action in names() {
      guard let control = control(name),
        let action = control.actions.first(where: { $0.name == action })
      else { continue }
      note("\(action.name.english)")
      window.view.perform(action, on: control)
    }
  }

  private func control(_ name: String) -> Control? {
    window.view.subviews.last?.controls.first { $0.label.english == name }
  }

  /// Adds to the last call in the log.
  func note(_ text: String) { log.record(Event(.call, "", Event.Call(text))) }

  /// A controller was called.
  func hear(_ call: String, _ animated: Bool = false, of controller: ViewController) {
    var facts = [
      ("animated", animated), ("presented", controller.isBeingPresented),
      ("dismissed", controller.isBeingDismissed), ("moving in", controller.isMovingToParent),
      ("moving out", controller.isMovingFromParent),
    ].filter(\.1).map(\.0)
    if bars != lastBars { facts.append(bars) }
    lastBars = bars
    if !facts.isEmpty { note(facts.joined(separator: ", ")) }
    reactions.removeValue(forKey: "\(controller.debugName).\(call)")?()
  }

  // MARK: - What was said

  /// Takes away the calls since the last time, what was left out, and what is shown now.
  func take() -> [String] {
    var lines: [String] = []
    for event in log.events {
      if event.receiver.isEmpty, let last = lines.indices.last {
        lines[last] += " [\(event.text)]"
      } else {
        let lanes = [event.callerLane, event.receiverLane].map { $0?.rawValue.prefix(1) ?? "-" }
        let indentation = String(repeating: "  ", count: event.depth)
        lines.append("\(indentation)\(lanes.joined()) \(event)")
      }
    }
    lines += omissions
    log.removeAll()
    let state = state
    defer { lastState = state }
    return state == lastState ? lines : lines + ["= \(state.isEmpty ? "nothing" : state)"]
  }

  /// What was left out, of one receiver for one reason in one line.
  private var omissions: [String] {
    var (lines, count): ([String], Int) = ([], 0)
    var last: Omission?
    for omission in log.omissions {
      if let last, last.receiver == omission.receiver, last.reason == omission.reason {
        count += 1
      } else {
        if let last { lines.append(Self.line(last, count)) }
        (last, count) = (omission, 0)
      }
    }
    return lines + (last.map { [Self.line($0, count)] } ?? [])
  }

  private static func line(_ omission: Omission, _ more: Int) -> String {
    "- \(omission.name)\(more > 0 ? " and \(more) more" : ""): \(omission.reason)"
  }

  /// The controllers with how they appear, and the views in the window with those in them.
  var state: String {
    let appearances = window.controllers.map { "\($0) \($0.appearance)" }
    let views = views
    let parts = [appearances.joined(separator: ", "), views.joined(separator: ", "), bars]
    return parts.filter { !$0.isEmpty }.joined(separator: " | ")
  }

  /// The views in the window with those in them.
  var views: [String] { window.view.subviews.map(name) }

  /// The titles in the bar of the stack, and the tabs with the selected one.
  private var bars: String {
    let screens = all.compactMap(\.viewIfLoaded)
    let stack = screens.lazy.compactMap { $0 as? NavigationScreen }.first.map { screen in
      [screen.backItem, screen.topItem].map { $0?.title?.english ?? "-" }.joined(separator: "<")
    }
    let tabs = screens.lazy.compactMap { ($0 as? TabBarScreen)?.tabBar }.first.map { bar in
      "tab \(bar.selectedSegmentIndex) of \(bar.segments.map(\.label.english))"
    }
    return [stack, tabs].compactMap(\.self).joined(separator: " ")
  }

  private func name(of view: any Screen) -> String {
    let owner = all.first { $0.viewIfLoaded === view }?.debugName ?? "\(type(of: view))"
    let inside = (view.container?.subviews ?? []).map(name)
    return inside.isEmpty ? owner : "\(owner)(\(inside.joined(separator: " ")))"
  }
}

// Controllers that tell a stage of their callbacks.

final class CalledController: ViewController {
  private let name: String
  private unowned let stage: CallStage
  private let screen: any Screen

  init(_ name: String, _ stage: CallStage) {
    (self.name, self.stage) = (name, stage)
    screen = name.hasPrefix("P") ? ContainerScreen() : LineScreen(Phrase(verbatim: name))
    super.init()
    title = Phrase(verbatim: name)
    modalPresentationStyle = .fullScreen
  }

  override var debugName: String { name }
  override func loadView() { view = screen }
  override func viewDidLoad() { stage.hear("didLoad", of: self) }
  override func viewWillAppear(_ animated: Bool) { stage.hear("willAppear", animated, of: self) }
  override func viewIsAppearing(_ animated: Bool) { stage.hear("isAppearing", animated, of: self) }
  override func viewWillLayoutSubviews() { stage.hear("willLayout", of: self) }
  override func viewDidLayoutSubviews() { stage.hear("didLayout", of: self) }
  override func viewDidAppear(_ animated: Bool) { stage.hear("didAppear", animated, of: self) }
  override func viewWillDisappear(_ animated: Bool) {
    stage.hear("willDisappear", animated, of: self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    stage.hear("didDisappear", animated, of: self)
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    stage.hear("willMove", of: self)
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    stage.hear("didMove", of: self)
  }

  /// Whether it leaves the appearance of its children to the framework.
  var forwards = true
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  /// Adds a child and its view, as a container has to.
  func add(_ child: ViewController) {
    addChild(child)
    view.container?.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class CalledStack: NavigationController {
  private unowned let stage: CallStage

  init(_ stage: CallStage) {
    self.stage = stage
    super.init()
    title = "Stack"
  }

  override var debugName: String { "stack" }
  override func viewWillAppear(_ animated: Bool) { stage.hear("willAppear", animated, of: self) }
  override func viewDidAppear(_ animated: Bool) { stage.hear("didAppear", animated, of: self) }
  override func viewWillDisappear(_ animated: Bool) {
    stage.hear("willDisappear", animated, of: self)
  }
}

final class CalledTabs: TabBarController {
  private unowned let stage: CallStage

  init(_ stage: CallStage) {
    self.stage = stage
    super.init()
  }

  override var debugName: String { "tabs" }
  override func viewWillAppear(_ animated: Bool) { stage.hear("willAppear", animated, of: self) }
  override func viewDidAppear(_ animated: Bool) { stage.hear("didAppear", animated, of: self) }
  override func viewWillDisappear(_ animated: Bool) {
    stage.hear("willDisappear", animated, of: self)
  }
}

/// Says whether what it is told of is animated, and what it allows.
final class CalledDelegate: NavigationControllerDelegate, TabBarControllerDelegate {
  private unowned let stage: CallStage
  var allows = true

  init(_ stage: CallStage) { self.stage = stage }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { if animated { stage.note("animated") } }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { if animated { stage.note("animated") } }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { allows }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { stage.note("selected \(tabBarController.selectedIndex)") }
}

/// Says that its rows can be edited, and edits none.
final class HalfTable: CalledTable {
  override var debugName: String { "half" }
  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

/// Has rows, and overrides nothing else.
class CalledTable: TableViewController {
  private(set) var rows = ["cat", "dog", "emu"]

  override var debugName: String { "table" }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: rows[indexPath.row])
    return cell
  }
}

/// Implements nothing.
final class MuteDelegate: NavigationControllerDelegate, TabBarControllerDelegate {}
