import ControllerKit
import Model
import View
import ViewKit

@testable import Controller
@testable import Workshop

/// A window in which controllers come and go at random, also while one of them is called.
final class ContainerWalk {
  var faults: [String] = []
  /// What was done, with what was done within it.
  private(set) var steps: [String] = []
  var members: [Member] = []
  private(set) var window = Window(view: WindowView(), log: EventLog())
  private var random: SplitMix
  private let eagerness: Eagerness
  private var depth = 0
  private var isOver = false
  /// Those that have left, and may come back.
  private var spares: [ViewController] = []

  /// How often a callback makes a change itself: one of so many, and how deep inside each other.
  struct Eagerness {
    let oneOf: Int
    let depth: Int
    static let calm = Eagerness(oneOf: 12, depth: 2)
    static let eager = Eagerness(oneOf: 4, depth: 3)
    static let wild = Eagerness(oneOf: 3, depth: 4)
  }

  /// A controller, and what it was called.
  struct Member {
    let name: String
    weak var controller: ViewController?
    var heard = AppearanceHeard()
    var isLoaded = false
    var move: Containment.Move?
  }

  init(_ seed: UInt64, _ eagerness: Eagerness = .calm) {
    random = SplitMix(seed: seed)
    self.eagerness = eagerness
  }

  func take(steps count: Int) {
    steps.append("start")
    window.rootViewController = make()
    window.makeKeyAndVisible()
    check()
    for _ in 0..<count where faults.isEmpty {
      steps.append("")
      change()
      check()
    }
    isOver = true
    spares = []
    window.rootViewController = nil
    window = Window(view: WindowView(), log: EventLog())
    for member in members where member.controller != nil { fault("\(member.name) is alive") }
  }

  func fault(_ what: String) { faults.append("step \(steps.count - 1): \(what)") }

  private func write(_ what: String) { steps[steps.count - 1] += what }

  // MARK: - Controllers

  private func make() -> ViewController {
    switch number(0..<8) {
    case 0: makeStack()
    case 1: makeTabs()
    case 2: makeBox()
    default: makeLeaf()
    }
  }

  /// A new one, or one that is, or was, somewhere else.
  private func makeOrTake() -> ViewController {
    let others = spares + all
    return number(0..<4) == 0 ? others.randomElement(using: &random) ?? make() : make()
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
    let kind = number(0..<17)
    write(" \(kind):\(controller.debugName)")
    if number(0..<8) == 0 { spares = (spares + [controller]).suffix(3) }
    switch (kind, controller) {
    case (0...6, let stack as Stack): change(stack, kind)
    case (0...6, let tabs as Tabs): change(tabs, kind)
    case (0...6, let box as Box): change(box, kind)
    case (7, _): controller.removeFromParent()
    case (8...9, _):
      controller.present(makeOrTake(), animated: isHeads) { [weak controller] in
        if let controller { self.react(in: "presented", of: controller) }
      }
    case (10...11, _):
      controller.dismiss(animated: isHeads) { [weak controller] in
        if let controller { self.react(in: "dismissed", of: controller) }
      }
    case (12, _) where number(0..<4) == 0: window.rootViewController = makeOrTake()
    case (13, _): window.isHidden.toggle()
    case (14, let leaf as Leaf): leaf.screen.field.becomeFirstResponder()
    case (15, _): window.view.touchEscape()
    default: break
    }
  }

  private func change(_ stack: Stack, _ kind: Int) {
    switch kind {
    case 0: stack.pushViewController(makeOrTake(), animated: isHeads)
    case 1...2: stack.pushViewController(makeForStack(), animated: isHeads)
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
      let added = isHeads ? makeLeaf() : makeOrTake()
      tabs.viewControllers = kept.filter { $0 !== added } + [added]
    }
  }

  private func change(_ box: Box, _ kind: Int) {
    box.loadViewIfNeeded()
    let child = box.children.first
    switch (kind, child) {
    case (0...2, let child?):
      child.willMove(toParent: nil)
      if child.parent === box { box.screen.removeSubview(child.view) }
      if child.parent === box { child.removeFromParent() }
    case (3, let child?):
      let other = makeOrTake()
      box.addChild(other)
      box.transition(from: child, to: other) { _ in
        if other.parent === box, other.isMovingToParent { other.didMove(toParent: box) }
        if child.parent === box { child.removeFromParent() }
      }
      // If it was refused, as the other one has left.
      if other.parent === box, other.isMovingToParent { other.didMove(toParent: box) }
    default:
      // Each call may bring it elsewhere, and then it is not this box's to show.
      let other = makeOrTake()
      box.addChild(other)
      other.loadViewIfNeeded()
      if other.parent === box { box.screen.addSubview(other.view) }
      if other.parent === box, other.isMovingToParent { other.didMove(toParent: box) }
    }
  }

  /// Now and then makes a change within a callback.
  func react(in callback: String, of controller: ViewController) {
    guard !isOver, depth < eagerness.depth, number(0..<eagerness.oneOf) == 0 else { return }
    depth += 1
    write(" [\(controller.debugName).\(callback)")
    change()
    write("]")
    depth -= 1
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private var isHeads: Bool { Bool.random(using: &random) }
}
