import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import ControllerKit

/// Containers in a window and their reference model: the same calls, act by act.
@Suite("Containers and their reference model", .patience)
struct ContainerModelTests {
  @Test(
    "Random changes of stacks, tabs, parents and the window have the calls of the model",
    arguments: TestSeed.fixed)
  func walks(_ seed: UInt64) {
    guard ContainerWay(seed, acts: 40).difference != nil else { return }
    // The walk to the first difference, which ends at the act that differs.
    let shortest = (1...40).lazy.map { ContainerWay(seed, acts: $0) }
      .first { $0.difference != nil }
    Issue.record("seed \(seed): \(shortest?.way ?? []): \(shortest?.difference ?? "")")
  }
}

/// The same acts of a window and of the model.
private final class ContainerWay {
  private(set) var way: [String] = []
  private(set) var difference: String?
  private var random: SplitMix
  private var model = ContainerModel()
  private let log = EventLog(isRecording: true)
  private let window: Window
  private let delegate = Delegate()
  private var controllers: [String: ViewController] = [:]
  private var isHidden = false

  init(_ seed: UInt64, acts: Int) {
    random = SplitMix(seed: seed)
    window = Window(view: WindowView(), log: log)
    let root = make([.stack, .tabs, .parent])
    way.append("root \(root)")
    window.rootViewController = controllers[root]
    window.makeKeyAndVisible()
    model.setRoot(root)
    compare()
    for _ in 0..<acts where difference == nil {
      step()
      compare()
    }
  }

  private func compare() {
    let calls = log.events.filter { $0.callerLane == .system || $0.receiver == "Delegate" }
      .map { "\($0.receiver).\($0.call.text)" }
    log.removeAll()
    let expected = model.take()
    if calls != expected { difference = "\(calls), not \(expected)" }
  }

  private func pick<Element>(_ all: [Element]) -> Element? { all.randomElement(using: &random) }
  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  /// A new controller, which may be a container.
  private func make(_ kinds: [ContainerModel.Kind]) -> String {
    let kind = pick(kinds) ?? .leaf
    let name = "\(kind.rawValue)\(controllers.count)"
    model.make(name, kind)
    switch kind {
    case .leaf: controllers[name] = NamedController(name, LineScreen("leaf"))
    case .parent: controllers[name] = NamedController(name, ContainerScreen())
    case .stack:
      let stack = NamedStack(name)
      stack.delegate = delegate
      controllers[name] = stack
    case .tabs:
      let tabs = NamedTabs(name)
      tabs.delegate = delegate
      controllers[name] = tabs
    }
    return name
  }

  /// The containers below a controller, with itself.
  private func containers(_ name: String) -> [String] {
    guard let node = model.nodes[name], node.kind != .leaf else { return [] }
    return [name] + node.children.flatMap(containers)
  }

  private func step() {
    if chance(5) { return stepOfWindow() }
    let all = model.chain.flatMap { containers($0.name) }
    guard let name = pick(all), let node = model.nodes[name] else { return }
    let isDeep = all.count > 5
    if chance(6), let child = pick(node.children) {
      way.append("remove \(child)")
      controllers[child]?.removeFromParent()
      return model.remove(child, from: name)
    }
    switch controllers[name] {
    case let stack as NamedStack: step(stack, name, node.children, isDeep)
    case let tabs as NamedTabs: step(tabs, name, node, isDeep)
    case let parent?: step(parent, name, node, isDeep)
    case nil: break
    }
  }

  private func stepOfWindow() {
    let index = Int.random(in: 0..<model.chain.count, using: &random)
    if chance(6) {
      let root = make([.leaf, .stack, .tabs, .parent])
      way.append("root \(root)")
      window.rootViewController = controllers[root]
      model.setRoot(root)
    } else if isHidden || chance(5) {
      isHidden.toggle()
      way.append(isHidden ? "hide" : "show")
      window.isHidden = isHidden
      model.hide(isHidden)
    } else if index < model.chain.count - 1 {
      way.append("dismiss above \(index)")
      controllers[model.chain[index].name]?.dismiss(animated: false)
      model.dismiss(above: index)
    } else if model.chain.count < 4 {
      let (name, covers) = (make([.leaf, .stack, .tabs, .parent]), chance(2))
      way.append("present \(name)\(covers ? "" : " as a sheet")")
      guard let controller = controllers[name] else { return }
      controller.modalPresentationStyle = covers ? .fullScreen : .pageSheet
      controllers[model.chain.last?.name ?? ""]?.present(controller, animated: false)
      model.present(name, covering: covers)
    }
  }

  private func step(_ stack: NamedStack, _ name: String, _ children: [String], _ isDeep: Bool) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0...2:
      let new = make(isDeep ? [.leaf] : [.leaf, .leaf, .parent, .tabs])
      guard let controller = controllers[new] else { return }
      way.append("push \(new) on \(name)")
      stack.pushViewController(controller, animated: false)
      model.setStack(name, to: children + [new])
    case 3:
      way.append("pop \(name)")
      stack.popViewController(animated: false)
      if children.count > 1 { model.setStack(name, to: children.dropLast()) }
    case 4:
      way.append("\(name) to its root")
      stack.popToRootViewController(animated: false)
      if children.count > 1 { model.setStack(name, to: [children[0]]) }
    default:
      let new = someOf(children, with: make([.leaf]))
      way.append("\(name) = \(new)")
      stack.setViewControllers(new.compactMap { controllers[$0] }, animated: false)
      model.setStack(name, to: new)
    }
  }

  /// Some of the children in any order, perhaps with another one.
  private func someOf(_ children: [String], with new: String) -> [String] {
    let some = children.filter { _ in !chance(3) } + (chance(2) ? [new] : [])
    return some.shuffled(using: &random)
  }

  private func step(
    _ tabs: NamedTabs, _ name: String, _ node: ContainerModel.Node, _ isDeep: Bool
  ) {
    let kinds: [ContainerModel.Kind] = isDeep ? [.leaf] : [.leaf, .stack, .parent]
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let new = someOf(node.children, with: make(kinds))
      way.append("\(name) = \(new)")
      tabs.viewControllers = new.compactMap { controllers[$0] }
      model.setTabs(name, to: new)
    case 1:
      guard let tab = pick(node.children) else { return }
      way.append("select \(tab)")
      tabs.selectedViewController = controllers[tab]
      model.select(tab, in: name)
    default:
      guard let index = pick(Array(node.children.indices)) else { return }
      delegate.allows = !chance(4)
      way.append("touch \(node.children[index])\(delegate.allows ? "" : ", refused")")
      tabs.tabBar(TabBar("Tabs", segments: []), didTouchTabAt: index)
      model.touch(node.children[index], in: name, isAllowed: delegate.allows)
    }
  }

  private func step(
    _ parent: ViewController, _ name: String, _ node: ContainerModel.Node, _ isDeep: Bool
  ) {
    guard let child = pick(node.children), let other = pick(node.children), !chance(3),
      let controller = controllers[child], let second = controllers[other]
    else {
      let new = make(isDeep ? [.leaf] : [.leaf, .stack, .tabs, .parent])
      guard let controller = controllers[new] else { return }
      way.append("add \(new) to \(name)")
      parent.addChild(controller)
      parent.view.container?.addSubview(controller.view)
      controller.didMove(toParent: parent)
      return model.add(new, to: name)
    }
    if child != other {
      way.append("\(other) in place of \(child)")
      parent.transition(from: controller, to: second)
      model.transition(from: child, to: other, in: name)
    } else if node.added.contains(child) {
      way.append("take out \(child)")
      parent.view.container?.removeSubview(controller.view)
      model.takeOut(child, of: name)
    } else {
      way.append("show \(child)")
      parent.view.container?.addSubview(controller.view)
      model.show(child, in: name)
    }
  }
}

private final class NamedController: ViewController {
  private let name: String
  private let screen: any Screen

  init(_ name: String, _ screen: any Screen) {
    (self.name, self.screen) = (name, screen)
    super.init()
  }

  override var debugName: String { name }
  override func loadView() { view = screen }
}

private final class NamedStack: NavigationController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var debugName: String { name }
}

private final class NamedTabs: TabBarController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var debugName: String { name }
}

private final class Delegate: NavigationControllerDelegate, TabBarControllerDelegate {
  var allows = true

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { allows }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
