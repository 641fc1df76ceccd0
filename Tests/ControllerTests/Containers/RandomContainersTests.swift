import Foundation
import Model
import Testing
import View

@testable import Controller

/// Random changes of controllers in each other, also from within their callbacks.
///
/// A failure names its seed; `VESTIBULE_SEED=seed swift test --filter RandomContainers` walks that
/// way again.
@Suite("Random pushes, tabs and presentations", .patience)
struct RandomContainersTests {
  @Test(
    "8, 9, 10 [D][C] In whatever order, callbacks alternate, and what is in front has appeared",
    arguments: seeds)
  func walk(_ seed: UInt64) {
    let zoo = Zoo(seed)

    zoo.walk(steps: 200)

    #expect(zoo.faults == [], "seed \(seed)")
  }

  private nonisolated static let seeds: [UInt64] = {
    let given = ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init)
    return given.map { [$0] } ?? (0..<20).map { _ in UInt64.random(in: 0...UInt64.max) }
  }()
}

/// A window in which controllers come and go.
private final class Zoo {
  private(set) var faults: [String] = []
  private var window = Window(view: WindowView(), log: EventLog())
  private var random: SplitMix
  private var lastNumber = 0
  private var animals: [Animal] = []
  private var step = ""
  private var depth = 0
  var isQuiet = false

  private struct Animal {
    let name: String
    weak var controller: ViewController?
    var state = "disappeared"
  }

  init(_ seed: UInt64) { random = SplitMix(seed: seed) }

  func walk(steps: Int) {
    window.rootViewController = make()
    window.makeKeyAndVisible()
    check()
    for number in 0..<steps {
      step = "\(number)"
      change()
      check()
      if faults.count > 3 { return }
    }
    isQuiet = true
    window.rootViewController = nil
    window = Window(view: WindowView(), log: EventLog())
    for animal in animals where animal.controller != nil { fault("\(animal.name) is alive") }
  }

  // MARK: - Changes

  private func make() -> ViewController {
    lastNumber += 1
    let name = "\(lastNumber)"
    let controller: ViewController
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let stack = Stack(rootViewController: makeLeaf())
      (stack.zoo, stack.tag) = (self, "nav\(name)")
      controller = stack
    case 1:
      let tabs = Tabs()
      (tabs.zoo, tabs.tag) = (self, "tabs\(name)")
      tabs.viewControllers = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Bool.random(using: &random) ? makeLeaf() : makeStack()
      }
      controller = tabs
    default: return makeLeaf()
    }
    return register(controller)
  }

  private func makeStack() -> ViewController {
    lastNumber += 1
    let stack = Stack(rootViewController: makeLeaf())
    (stack.zoo, stack.tag) = (self, "nav\(lastNumber)")
    return register(stack)
  }

  private func makeLeaf() -> ViewController {
    lastNumber += 1
    let leaf = Leaf()
    (leaf.zoo, leaf.tag) = (self, "\(lastNumber)")
    return register(leaf)
  }

  private func register(_ controller: ViewController) -> ViewController {
    let styles: [ModalPresentationStyle] = [.fullScreen, .automatic, .pageSheet, .overFullScreen]
    controller.modalPresentationStyle = styles.randomElement(using: &random) ?? .automatic
    animals.append(Animal(name: controller.debugName, controller: controller))
    return controller
  }

  /// Every controller of the window.
  private var all: [ViewController] {
    var all: [ViewController] = []
    var next = window.rootViewController
    while let controller = next {
      all += controller.withDescendants
      next = controller.presentedViewController
    }
    return all
  }

  private func change() {
    guard let controller = all.randomElement(using: &random) else {
      window.rootViewController = make()
      return
    }
    let kind = Int.random(in: 0..<16, using: &random)
    step += " \(kind):\(controller.debugName)"
    let isAnimated = Bool.random(using: &random)
    switch (kind, controller) {
    case (0...2, let stack as Stack): stack.pushViewController(makeLeaf(), animated: isAnimated)
    case (3...4, let stack as Stack): stack.popViewController(animated: isAnimated)
    case (5, let stack as Stack): stack.popToRootViewController(animated: isAnimated)
    case (6, let stack as Stack):
      stack.setViewControllers(
        stack.viewControllers.shuffled(using: &random)
          .dropLast(Int.random(in: 0...1, using: &random)) + [makeLeaf()], animated: isAnimated)
    case (0...3, let tabs as Tabs):
      tabs.selectedIndex = Int.random(in: 0...3, using: &random)
    case (4, let tabs as Tabs):
      tabs.viewControllers =
        tabs.viewControllers.shuffled(using: &random).dropLast(
          Int.random(in: 0...1, using: &random)) + [makeLeaf()]
    case (7, _): controller.removeFromParent()
    case (8...9, _): controller.present(make(), animated: isAnimated)
    case (10...11, _): controller.dismiss(animated: isAnimated)
    case (12, _) where Int.random(in: 0..<4, using: &random) == 0:
      window.rootViewController = make()
    case (13, _) where depth == 0: window.isHidden.toggle()
    default: break
    }
  }

  // MARK: - What holds

  func note(_ callback: String, of controller: ViewController) {
    guard let index = animals.firstIndex(where: { $0.controller === controller }) else { return }
    let (from, to) = Self.legal[callback] ?? ([], "")
    if !from.contains(animals[index].state) {
      fault("\(controller.debugName).\(callback) while \(animals[index].state)")
    }
    animals[index].state = to
    if !isQuiet, depth < 2, Int.random(in: 0..<12, using: &random) == 0 {
      depth += 1
      step += " in \(controller.debugName).\(callback)"
      change()
      depth -= 1
    }
  }

  private func check() {
    var visible: [ViewController] = []
    var shown: [ViewController] = []
    if !window.isHidden {
      var next = window.rootViewController
      while let controller = next {
        if !shown.isEmpty, controller.modalPresentationStyle.coversPresenter { visible = [] }
        shown.append(controller)
        add(controller, to: &visible)
        next = controller.presentedViewController
      }
    }
    for animal in animals {
      guard let controller = animal.controller else { continue }
      let expected = visible.contains { $0 === controller } ? "appeared" : "disappeared"
      // A push during which the stack was covered goes on when it is seen again.
      let waits = animal.state == "appearing" && isTop(controller)
      if animal.state != expected, expected == "appeared" || !waits {
        fault("\(animal.name) has \(animal.state), not \(expected)")
      }
    }
    animals.removeAll { $0.controller == nil }
  }

  private func isTop(_ controller: ViewController) -> Bool {
    (controller.parent as? Stack)?.topViewController === controller
  }

  private func add(_ controller: ViewController, to visible: inout [ViewController]) {
    visible.append(controller)
    if let stack = controller as? Stack, let top = stack.topViewController {
      add(top, to: &visible)
    }
    if let tabs = controller as? Tabs, let selected = tabs.selectedViewController {
      add(selected, to: &visible)
    }
  }

  private func fault(_ what: String) { faults.append("\(step): \(what)") }

  private static let legal: [String: (from: Set<String>, to: String)] = [
    "willAppear": (["disappeared", "disappearing"], "appearing"),
    "didAppear": (["appearing"], "appeared"),
    "willDisappear": (["appeared", "appearing"], "disappearing"),
    "didDisappear": (["disappearing"], "disappeared"),
  ]
}

private final class Leaf: ViewController {
  unowned var zoo: Zoo?
  var tag = ""
  override var debugName: String { tag }
  override func loadView() { view = LineScreen(Phrase(verbatim: tag)) }
  override func viewWillAppear(_ animated: Bool) { zoo?.note("willAppear", of: self) }
  override func viewDidAppear(_ animated: Bool) { zoo?.note("didAppear", of: self) }
  override func viewWillDisappear(_ animated: Bool) { zoo?.note("willDisappear", of: self) }
  override func viewDidDisappear(_ animated: Bool) { zoo?.note("didDisappear", of: self) }
}

private final class Stack: NavigationController {
  unowned var zoo: Zoo?
  var tag = ""
  override var debugName: String { tag }
  override func viewWillAppear(_ animated: Bool) { zoo?.note("willAppear", of: self) }
  override func viewDidAppear(_ animated: Bool) { zoo?.note("didAppear", of: self) }
  override func viewWillDisappear(_ animated: Bool) { zoo?.note("willDisappear", of: self) }
  override func viewDidDisappear(_ animated: Bool) { zoo?.note("didDisappear", of: self) }
}

private final class Tabs: TabBarController {
  unowned var zoo: Zoo?
  var tag = ""
  override var debugName: String { tag }
  override func viewWillAppear(_ animated: Bool) { zoo?.note("willAppear", of: self) }
  override func viewDidAppear(_ animated: Bool) { zoo?.note("didAppear", of: self) }
  override func viewWillDisappear(_ animated: Bool) { zoo?.note("willDisappear", of: self) }
  override func viewDidDisappear(_ animated: Bool) { zoo?.note("didDisappear", of: self) }
}
