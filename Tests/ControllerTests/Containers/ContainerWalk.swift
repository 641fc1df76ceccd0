import Model
import View

@testable import Controller

/// A window in which controllers come and go at random, also while one of them is called.
final class ContainerWalk {
  var faults: [String] = []
  var members: [Member] = []
  private(set) var window = Window(view: WindowView(), log: EventLog())
  private var random: SplitMix
  private var step = ""
  private var depth = 0
  private var isOver = false

  /// A controller, and what it was called.
  struct Member {
    let name: String
    weak var controller: ViewController?
    var state = "disappeared"
    var move: Family.Move?
  }

  init(_ seed: UInt64) { random = SplitMix(seed: seed) }

  func take(steps: Int) {
    window.rootViewController = make()
    window.makeKeyAndVisible()
    check()
    for number in 0..<steps where faults.isEmpty {
      step = "\(number)"
      change()
      check()
    }
    isOver = true
    window.rootViewController = nil
    window = Window(view: WindowView(), log: EventLog())
    for member in members where member.controller != nil { fault("\(member.name) is alive") }
  }

  func fault(_ what: String) { faults.append("\(step): \(what)") }

  // MARK: - Controllers

  private func make() -> ViewController {
    switch number(0..<8) {
    case 0: makeStack()
    case 1: makeTabs()
    case 2: makeBox()
    default: makeLeaf()
    }
  }

  /// What a stack can hold.
  private func makeForStack() -> ViewController {
    switch number(0..<6) {
    case 0: makeTabs()
    case 1: makeBox()
    default: makeLeaf()
    }
  }

  private func makeLeaf() -> ViewController { register(Leaf()) { $0.walk = self } }
  private func makeBox() -> ViewController { register(Box()) { $0.walk = self } }

  private func makeStack() -> ViewController {
    register(Stack(rootViewController: makeForStack())) {
      ($0.walk, $0.delegate) = (self, self)
    }
  }

  private func makeTabs() -> ViewController {
    register(Tabs()) { tabs in
      (tabs.walk, tabs.delegate) = (self, self)
      tabs.viewControllers = (0..<number(1..<4)).map { _ in isHeads ? makeLeaf() : makeStack() }
    }
  }

  private func register<Class: ViewController>(
    _ controller: Class, _ prepare: (Class) -> Void
  ) -> ViewController {
    controller.debugIdentifier = "\(members.count)"
    let styles: [ModalPresentationStyle] = [.fullScreen, .automatic, .pageSheet, .overFullScreen]
    controller.modalPresentationStyle = styles[number(0..<styles.count)]
    members.append(Member(name: controller.debugName, controller: controller))
    prepare(controller)
    return controller
  }

  /// Every controller of the window.
  var all: [ViewController] {
    sequence(first: window.rootViewController) { $0?.presentedViewController }
      .prefix { $0 != nil }.compactMap { $0 }.flatMap(\.withDescendants)
  }

  // MARK: - Changes

  private func change() {
    guard let controller = all.randomElement(using: &random) else {
      window.rootViewController = make()
      return
    }
    let kind = number(0..<16)
    step += " \(kind):\(controller.debugName)"
    switch (kind, controller) {
    case (0...6, let stack as Stack): change(stack, kind)
    case (0...6, let tabs as Tabs): change(tabs, kind)
    case (0...6, let box as Box): change(box, kind)
    case (7, _): controller.removeFromParent()
    case (8...9, _): controller.present(make(), animated: isHeads)
    case (10...11, _): controller.dismiss(animated: isHeads)
    case (12, _) where number(0..<4) == 0: window.rootViewController = make()
    case (13, _) where depth == 0: window.isHidden.toggle()
    default: break
    }
  }

  private func change(_ stack: Stack, _ kind: Int) {
    switch kind {
    case 0...2: stack.pushViewController(makeForStack(), animated: isHeads)
    case 3...4: stack.popViewController(animated: isHeads)
    case 5: stack.popToRootViewController(animated: isHeads)
    default:
      let kept = stack.viewControllers.shuffled(using: &random).dropLast(number(0..<2))
      stack.setViewControllers(kept + [makeForStack()], animated: isHeads)
    }
  }

  private func change(_ tabs: Tabs, _ kind: Int) {
    switch kind {
    case 0...2: tabs.selectedIndex = number(0..<4)
    case 3...5:
      guard let bar = (tabs.view as? TabBarScreen)?.tabBar else { return }
      tabs.tabBar(bar, didTouchTabAt: number(0..<4))
    default:
      let kept = tabs.viewControllers.shuffled(using: &random).dropLast(number(0..<2))
      tabs.viewControllers = kept + [makeLeaf()]
    }
  }

  private func change(_ box: Box, _ kind: Int) {
    box.loadViewIfNeeded()
    let child = box.children.first
    switch (kind, child) {
    case (0...2, let child?):
      child.willMove(toParent: nil)
      box.screen.removeSubview(child.view)
      child.removeFromParent()
    case (3, let child?):
      let other = make()
      box.addChild(other)
      box.transition(from: child, to: other) { _ in
        if other.isMovingToParent { other.didMove(toParent: box) }
        child.removeFromParent()
      }
    default:
      let other = make()
      box.addChild(other)
      box.screen.addSubview(other.view)
      if other.isMovingToParent { other.didMove(toParent: box) }
    }
  }

  /// Now and then makes a change within a callback.
  func react(in callback: String, of controller: ViewController) {
    guard !isOver, depth < 2, number(0..<12) == 0 else { return }
    depth += 1
    step += " in \(controller.debugName).\(callback)"
    change()
    depth -= 1
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private var isHeads: Bool { Bool.random(using: &random) }
}
