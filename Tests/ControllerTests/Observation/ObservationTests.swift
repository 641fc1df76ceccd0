import Controller
import ControllerKit
import Dispatch
import Model
import Observation
import Synchronization
import Testing
import VestibuleTesting
import View
import ViewKit

import struct Foundation.IndexPath

@testable import Workshop

/// UIKit's rules since iOS 26: `updateProperties()`, and what calls a method again.
@Suite("What is called again after a change of what it has read", .scenario, .patience)
struct ObservationTests {
  // MARK: - When it is called

  @Test("17.1 [D] Between isAppearing and willLayout, before the first layout")
  func order() {
    let window = TestWindow(CartController())

    let calls = window.log.events.filter { $0.receiver == "Cart" }.map(\.text)
    #expect(
      calls == [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "updateProperties()",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_:)",
      ])
  }

  @Test("17.1 [C] A controller that does not override it has no line of it in the log")
  func notOverridden() {
    let window = TestWindow(ViewController())

    #expect(!window.log.events.contains { $0.text == "updateProperties()" })
    #expect(window.why("updateProperties").description.contains("does not override"))
    window.log.beginStep()
    window.window.rootViewController = ViewController()
    let reasons = window.log.lastStep.omissions.map(\.reason)
    #expect(reasons.count { $0 == .updatesNoProperties } == 1, "once, of another one too")
  }

  @Test("17.1 [C] One that has called super before is in the log when it does not")
  func notBySuper() {
    let controller = WaveringController()
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.rootViewController = nil
    controller.callsSuper = false
    controller.setNeedsUpdateProperties()

    let test = TestWindow(controller)

    #expect(test.log.events.contains { $0.text == "updateProperties()" })
  }

  @Test("17.1 [D] Asked for several times in a turn, it is called once, without a layout")
  func coalesced() {
    let controller = CartController()
    let window = TestWindow(controller)
    _ = controller.takeCalls()

    window.turn {
      for _ in 1...3 { controller.setNeedsUpdateProperties() }
      #expect(controller.calls == [])
    }

    #expect(controller.calls == ["update"])
  }

  @Test("17.1 [D] Asked for while it is called, it is called once more at the end of the turn")
  func askedForInside() {
    let controller = DoubleController()

    let window = TestWindow(controller)

    #expect(controller.calls == ["update", "willLayout", "didLayout", "update"])
    withExtendedLifetime(window) {}
  }

  @Test("17.1 [D] IfNeeded calls it at once where it is due, of the children too, and then no more")
  func forced() {
    let (parent, child) = (CartController(), CartController(name: "Child"))
    let window = TestWindow(parent)
    parent.addChild(child)
    child.didMove(toParent: parent)
    _ = (parent.takeCalls(), child.takeCalls(), child.view)

    window.turn {
      parent.setNeedsUpdateProperties()
      parent.updatePropertiesIfNeeded()
      #expect(parent.takeCalls() == ["update"] && child.takeCalls() == ["update"])
      parent.updatePropertiesIfNeeded()
    }

    #expect(parent.calls == [] && child.calls == [])
  }

  @Test("17.1 [C] In a window without turns it waits for IfNeeded, or for the next showing")
  func noTurns() {
    let (controller, screen) = (CartController(), CartScreen([]))
    screen.readsNote = controller.cart
    controller.view = screen
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = controller.takeCalls()

    controller.setNeedsUpdateProperties()
    controller.cart.note = "new"
    #expect(controller.calls == [] && screen.note.text == "")
    controller.updatePropertiesIfNeeded()
    #expect(controller.takeCalls() == ["update"] && screen.note.text == "new")
    controller.setNeedsUpdateProperties()
    window.isHidden = true
    window.isHidden = false

    #expect(controller.calls == ["update", "willLayout", "didLayout"])
  }

  // MARK: - Called again

  @Test("17.2 [D] After a change of what it has read it is called again, once, without a layout")
  func read() {
    let controller = CartController()
    let window = TestWindow(controller)
    _ = controller.takeCalls()

    window.turn {
      controller.cart.total = 1
      controller.cart.total = 2
      #expect(controller.calls == [])
    }

    #expect(controller.calls == ["update"])
    #expect(window.texts == ["Cart", "2"])
    #expect(window.log.lastStep.events.map(\.text) == ["updateProperties()"], "to read is no step")
  }

  @Test("17.2 [D] What it has not read, and what is not tracked, calls nothing again")
  func unread() {
    let controller = CartController()
    let window = TestWindow(controller)
    _ = controller.takeCalls()

    window.turn {
      controller.cart.count = 1
      controller.cart.untracked = 1
      // The macro compares what can be compared.
      controller.cart.total = 0
    }

    #expect(controller.calls == [])
  }

  @Test("17.2 [D] It is tracked again each time: another change calls it once more")
  func again() {
    let controller = CartController()
    let window = TestWindow(controller)
    for number in 1...3 {
      _ = controller.takeCalls()
      window.turn { controller.cart.total = number }
      #expect(controller.calls == ["update"] && window.texts.last == "\(number)")
    }
  }

  @Test("17.2 [C] What only an earlier call has read calls nothing again")
  func forgottenReads() {
    let controller = BranchingController()
    let window = TestWindow(controller)
    window.turn { controller.cart.total = 1 }
    controller.readsTotal = false
    window.turn { controller.setNeedsUpdateProperties() }
    _ = controller.takeCalls()

    window.turn { controller.cart.total = 2 }
    #expect(controller.calls == [])
    window.turn { controller.cart.note = "new" }
    #expect(controller.calls == ["update"])
  }

  @Test("17.2 [C] What only an earlier layout has read calls nothing again")
  func forgottenLayout() {
    let controller = BranchingLayoutController()
    let window = TestWindow(controller)
    controller.readsTotal = false
    for isHidden in [true, false] { window.window.isHidden = isHidden }
    _ = controller.takeCalls()

    window.turn { controller.cart.total = 2 }
    #expect(controller.calls == [])
    window.turn { controller.cart.note = "new" }

    #expect(controller.calls == ["willLayout", "didLayout"])
  }

  @Test("17.2 [D] What a layout callback has read calls both layout callbacks again")
  func layout() {
    let controller = LayoutController()
    let window = TestWindow(controller)
    _ = controller.takeCalls()

    window.turn { controller.cart.total = 1 }

    #expect(controller.calls == ["willLayout", "didLayout"])
    #expect(window.texts.last == "1")
  }

  @Test("17.2 [C] Of several, updateProperties() of all comes first, each in its order")
  func severalControllers() throws {
    let cart = Cart()
    let (parent, child) = (LayoutController(cart), CartController(cart, name: "Child"))
    let screen = ContainerScreen()
    parent.view = screen
    parent.addChild(child)
    screen.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = TestWindow(parent)

    window.turn { cart.total = 1 }

    let events = window.log.lastStep.events.map { "\($0.receiver).\($0.text)" }
    #expect(
      events == [
        "Child.updateProperties()", "Cart.viewWillLayoutSubviews()",
        "Cart.viewDidLayoutSubviews()",
      ])
  }

  @Test("17.2 [C] A change that the call itself makes calls what has read it, in the same turn")
  func changeInCall() {
    let cart = Cart()
    let first = CountingController(cart, name: "First")
    let window = TestWindow(first)
    let second = NoteController(cart, name: "Second")
    first.present(second, animated: false)
    _ = second.takeCalls()

    window.turn { cart.total = 5 }

    #expect(second.calls == ["update"] && cart.note == "5")
    #expect(
      window.log.lastStep.events.map(\.description) == [
        "First.updateProperties() (Cart.total changed)",
        "Second.updateProperties() (Cart.note changed)",
      ])
  }

  @Test("17.2 [C] A call that changes what it reads itself is not called again by that")
  func ownChange() {
    let controller = IncreasingController()
    let window = TestWindow(controller)
    _ = controller.takeCalls()

    window.turn { controller.cart.total = 1 }

    #expect(controller.calls == ["update"] && controller.cart.total == 2)
  }

  @Test("17.2 [C] Two calls that change what the other reads are reported, and the turn ends")
  func endless() {
    let first = IncreasingController()
    let window = TestWindow(first, allowsMisuses: true)
    first.present(IncreasingController(first.cart, name: "Second"), animated: false)

    window.turn { first.cart.total = 1 }
    window.turn {}

    let report = window.log.diagnostics.map(\.text)
    #expect(report.count == 1 && report.first?.contains("again without an end") == true)
    window.turn { first.cart.total = 0 }
    _ = first.takeCalls()
    window.turn { first.setNeedsUpdateProperties() }
    #expect(first.calls == ["update"], "it is called as before when it is asked for")
  }

  @Test("17.2 [D] What is read as a controller appears is not read once more after the turn")
  func readWhileAppearing() {
    let controller = LayoutController()
    let screen = CartScreen([])
    screen.readsNote = controller.cart
    controller.view = screen
    let stack = NavigationController(rootViewController: controller)
    let window = TestWindow(stack)
    stack.pushViewController(CartController(name: "Second"), animated: false)
    _ = controller.takeCalls()
    func updates() -> Int { window.log.events.count { $0.receiver == "CartScreen" } }
    let before = updates()

    window.turn {
      controller.cart.total = 1
      controller.cart.note = "new"
      stack.popViewController(animated: false)
    }

    #expect(controller.calls == ["willLayout", "didLayout"])
    #expect(screen.note.text == "new" && updates() == before + 1)
  }

  @Test(
    "17.2 [D] What a screen reads calls it again, after its controller, also in a stack",
    arguments: [false, true])
  func screen(isInStack: Bool) throws {
    let controller = CartController()
    let screen = CartScreen([])
    screen.readsNote = controller.cart
    controller.view = screen
    let window = TestWindow(
      isInStack ? NavigationController(rootViewController: controller) : controller)

    window.turn { controller.cart.note = "new" }
    #expect(screen.note.text == "new")
    #expect(
      window.log.lastStep.events.map(\.description)
        == ["CartScreen.updateProperties() (Cart.note changed)"])
    screen.note.text = ""
    window.turn { screen.setNeedsUpdateProperties() }
    #expect(screen.note.text == "new")
    #expect(window.log.lastStep.events.map(\.callerLane) == [.system])
    window.turn {
      controller.cart.note = "newer"
      for _ in 1...2 { screen.updatePropertiesIfNeeded() }
      #expect(screen.note.text == "newer")
    }
    #expect(
      window.log.lastStep.events.map(\.description)
        == ["CartScreen.updateProperties() (Cart.note changed)"])
    #expect(window.log.lastStep.events.map(\.callerLane) == [.model])
    window.turn {
      screen.note.text = ""
      screen.setNeedsUpdateProperties()
      screen.updatePropertiesIfNeeded()
      #expect(screen.note.text == "newer", "asked for, it is due too")
    }
    window.turn {
      controller.cart.note = "other"
      controller.cart.note = "newer"
    }
    let unnamed = window.log.lastStep.events.map(\.description)
    #expect(unnamed == ["CartScreen.updateProperties()"], "to what it was")
  }

  @Test("17.2 [C] Layout callbacks come before the handlers of buttons, whichever read first")
  func kinds() {
    let (controller, buy) = (LayoutController(), Button("Buy"))
    buy.configurationUpdateHandler = { [unowned controller] _ in
      controller.calls.append("handler \(controller.cart.total)")
    }
    controller.view = CartScreen([.button(buy)])
    let window = TestWindow(controller)
    _ = controller.takeCalls()

    window.turn { controller.cart.total = 1 }

    #expect(controller.calls == ["willLayout", "didLayout", "handler 1"])
  }

  @Test("17.2 [D] What the handler of a button has read calls it again, and its own changes do")
  func button() throws {
    let cart = Cart()
    let buy = Button("Buy")
    var states: [Bool] = []
    buy.configurationUpdateHandler = { button in
      states.append(button.isEnabled)
      button.setTitle("Buy \(cart.total)", for: .normal)
    }
    let controller = ViewController()
    controller.view = CartScreen([.button(buy)])
    let window = TestWindow(controller)
    states = []

    window.turn { cart.total = 1 }
    #expect(window.texts == ["Buy 1"] && states == [true])
    buy.isEnabled = false
    #expect(states == [true, false])
    window.turn { cart.count = 7 }
    #expect(states.count == 2)
  }

  @Test("17.2 [D] What the handler of a cell has read calls that of no other cell again")
  func cells() throws {
    let carts = (0..<3).map { _ in Cart() }
    let controller = CartsController(carts)
    let window = TestWindow(controller)
    #expect(window.texts == ["0", "0", "0"])
    controller.configured = []

    window.turn { carts[1].total = 4 }
    #expect(window.texts == ["0", "4", "0"] && controller.configured == ["1"])
    try window.touch("4")
    #expect(window.texts == ["0", "4 selected", "0"])
  }

  @Test("17.2 [C] A change outside of a turn is seen as soon as one looks")
  func outsideOfTurns() throws {
    let controller = CartController()
    let window = TestWindow(controller)

    controller.cart.total = 9

    #expect(window.texts == ["Cart", "9"])
    #expect(window.log.lastStep.events.count == 1, "in a step of its own")
  }

  @Test("A change outside of a turn is seen by who looks for something to touch")
  func touchedOutsideOfTurns() throws {
    let (cart, buy) = (Cart(), Button("Buy", sends: "buy()", to: { 0 }, { _ in }))
    buy.configurationUpdateHandler = { $0.setTitle("Buy \(cart.total)", for: .normal) }
    let controller = ViewController()
    controller.view = CartScreen([.button(buy)])
    let window = TestWindow(controller)

    cart.total = 9

    try window.touch("Buy 9")
  }

  // MARK: - While it is not shown

  @Test(
    "17.3 [D] A change while it is behind or hidden is made up for at the next showing",
    arguments: [true, false])
  func hidden(isBehind: Bool) {
    let controller = CartController()
    let window = TestWindow(controller)
    let cover = ViewController()
    cover.modalPresentationStyle = .fullScreen
    if isBehind {
      controller.present(cover, animated: false)
    } else {
      window.window.isHidden = true
    }
    _ = controller.takeCalls()

    window.turn { controller.cart.total = 3 }
    #expect(controller.calls == [])
    #expect(window.why("updateProperties", of: "Cart").description.contains("at the next showing"))
    let known = window.log.omissions.count
    window.turn { controller.setNeedsUpdateProperties() }
    #expect(window.log.omissions.count > known, "what is asked for waits too")
    if isBehind { cover.dismiss(animated: false) } else { window.window.isHidden = false }

    #expect(controller.calls == ["update", "willLayout", "didLayout"])
    #expect(window.texts.last == "3")
    let update = window.log.events.last { $0.text == "updateProperties()" }
    #expect(update?.description == "Cart.updateProperties() (Cart.total changed)")
  }

  @Test("17.3 [C] Shown again without a change, it is not called")
  func shownAgain() {
    let controller = CartController()
    let window = TestWindow(controller)
    _ = controller.takeCalls()

    window.window.isHidden = true
    window.window.isHidden = false

    #expect(controller.calls == ["willLayout", "didLayout"])
  }

  @Test("17.3 [C] A controller that has gone is not called, and nothing holds it")
  func gone() {
    let cart = Cart()
    let window = TestWindow(CartController(cart))
    weak let controller = window.window.rootViewController
    window.window.rootViewController = ViewController()
    let before = window.log.events.count

    window.turn { cart.total = 1 }

    #expect(controller == nil && window.log.events.count == before)
    let tracker = window.window.view.turn?.tracker as? ObservationTracker
    #expect(tracker?.trackedCalls == [])
  }

  // MARK: - What is not tracked

  @Test("17.4 [D] What viewDidLoad has read calls nothing again, and a question says so")
  func readElsewhere() throws {
    let controller = ForgetfulController()
    let window = TestWindow(controller)
    window.turn { controller.cart.note = "new" }
    #expect(!window.why("viewDidLoad", of: "Cart").description.contains("that it has read"))
    _ = controller.takeCalls()

    window.turn { controller.cart.total = 1 }

    #expect(controller.calls == [])
    let why = window.why("updateProperties", of: "Cart").description
    #expect(why.contains("Cart.total was read in viewDidLoad(), which is not tracked"))
    #expect(why.contains("nothing that it has read has changed"))
    let tracker = try #require(window.window.view.turn?.tracker as? ObservationTracker)
    #expect(tracker.trackedCalls == ["Cart.updateProperties() (Cart.note)"])
    #expect(tracker.tracked(of: controller).map { $0.call } == ["updateProperties()"])
    #expect(tracker.tracked(of: ViewController()).isEmpty)
  }

  @Test("17.4 [D] What a closure reads later is not tracked")
  func closure() {
    let cart = Cart()
    let controller = CartController()
    let window = TestWindow(controller)
    let read = { cart.total }
    _ = (read(), controller.takeCalls())

    window.turn { cart.total = 1 }

    #expect(controller.calls == [])
  }

  @Test("17.4 [C] A change on another thread is reported, traps nothing, and is seen later")
  func otherThread() async throws {
    let shared = SharedCart()
    let controller = SharedCartController(shared)
    let window = TestWindow(controller, allowsMisuses: true)
    window.turn { shared.set(1) }
    for _ in 1...2 { window.turn { controller.setNeedsUpdateProperties() } }
    let before = window.log.events.count

    // The main actor waits, so that the change is over before the call.
    DispatchQueue.global().sync { shared.set(6) }
    while window.log.events.count < before + 2 { await Task.yield() }

    #expect(window.texts == ["6"])
    #expect(window.log.diagnostics.count == 1, "of the last call alone")
    #expect(window.log.diagnostics.map(\.text).first?.contains("on another thread") == true)
  }

  // MARK: - What is seen of it

  @Test("The log says which property has set a call off, of several each its own")
  func names() {
    let cart = Cart()
    let (first, second) = (
      CartController(cart, name: "First"), NoteController(cart, name: "Second")
    )
    let third = CountReader(cart, name: "Third")
    let window = TestWindow(first)
    first.present(second, animated: false)
    second.present(third, animated: false)
    // What was named earlier has no part in it.
    for number in 2...30 { window.turn { cart.total = number } }

    window.turn {
      cart.total = 1
      cart.note = "new"
      cart.count = 1
    }

    #expect(
      window.log.lastStep.events.map(\.description) == [
        "First.updateProperties() (Cart.total changed)",
        "Second.updateProperties() (Cart.note changed)",
        "Third.updateProperties() (Cart.count changed)",
      ])
    #expect(window.log.lastStep.events.allSatisfy { $0.callerLane == .model })
  }

  @Test("A call that was made at once leaves no name out of the next one, explained or not")
  func namesAfterForced() {
    let controller = CartController()
    let window = TestWindow(controller)
    window.log.isExplaining = false
    window.turn {
      controller.cart.total = 1
      controller.updatePropertiesIfNeeded()
    }

    window.turn {
      controller.cart.total = 2
      controller.cart.untracked = 1
    }

    #expect(
      window.log.lastStep.events.map(\.description) == [
        "Cart.updateProperties() (Cart.total changed)"
      ])
  }

  @Test("Of a turn's twenty-first call the log names what has changed since the twentieth")
  func manyNames() {
    let cart = Cart()
    var top: ViewController = CartController(cart, name: "First")
    let window = TestWindow(top)
    let others = (1...19).map { CountReader(cart, name: "\($0)") as ViewController }
    for controller in others + [NoteController(cart, name: "Last")] {
      top.present(controller, animated: false)
      top = controller
    }

    window.turn {
      cart.total = 1
      cart.count = 1
      cart.note = "new"
    }

    #expect(
      window.log.lastStep.events.last?.description
        == "Last.updateProperties() (Cart.count, Cart.note changed)")
  }

  @Test("The log says of a layout what has changed of all that both callbacks have read")
  func bothLayouts() {
    let controller = BothLayoutsController()
    let window = TestWindow(controller)

    window.turn {
      controller.cart.total = 1
      controller.cart.note = "new"
    }

    #expect(
      window.log.lastStep.events.map(\.description) == [
        "Cart.viewWillLayoutSubviews() (Cart.total, Cart.note changed)",
        "Cart.viewDidLayoutSubviews()",
      ])
  }

  @Test("A value that cannot be compared has changed if a part of it has, or how many it has")
  func parts() {
    let controller = ShelfController()
    let (window, shelf) = (TestWindow(controller), controller.shelf)
    func update(_ change: () -> Void) -> [String] {
      window.turn(change)
      return window.log.lastStep.events.map(\.description)
    }
    let call = "ShelfController.updateProperties()"

    #expect(update { shelf.cup.size = 2 } == ["\(call) (Shelf.cup changed)"])
    #expect(update { shelf.cup = Shelf.Cup(size: 2) } == [call], "to what it was")
    #expect(update { shelf.cups = [Shelf.Cup(size: 1)] } == ["\(call) (Shelf.cups changed)"])
    #expect(update { shelf.lid = Shelf.Lid() } == ["\(call) (Shelf.lid changed)"])
  }

  @Test("A model that is more than three values away from its controller has no name")
  func deep() {
    for count in [3, 4] {
      let cart = Cart()
      var value: Any = cart
      for _ in 0..<count { value = Nested(inside: value) }
      let window = TestWindow(NestedController(value) { _ = cart.total })

      window.turn { cart.total = 1 }

      let named = count == 3 ? " (Cart.total changed)" : ""
      #expect(
        window.log.lastStep.events.map(\.description) == [
          "NestedController.updateProperties()\(named)"
        ])
    }
  }

  @Test("Of very many models the first two hundred have names")
  func manyModels() {
    let carts = (0...200).map { _ in Cart() }
    let window = TestWindow(NestedController(carts) { for cart in carts { _ = cart.total } })

    for (index, named) in [(199, " (Cart.total changed)"), (200, "")] {
      window.turn { carts[index].total = 1 }
      #expect(
        window.log.lastStep.events.map(\.description) == [
          "NestedController.updateProperties()\(named)"
        ])
    }
  }

  @Test("The tree says which calls are tracked, and what has set them off last")
  func tree() throws {
    let recipe = { (store: any UserInfoStore, log: EventLog) in
      Application(
        delegate: CartAppDelegate(), views: HeadlessViewFactory(),
        manifest: SceneManifest { CartSceneDelegate() }, store: store, log: log)
    }
    try Scenario.run(.loose, making: recipe) { scenario in
      try scenario.launch()
      #expect(scenario.application.isObservationTrackingEnabled)
      let controller = try #require(scenario.window?.rootViewController as? CartController)
      #expect(scenario.application.tree.contains { $0.hasSuffix("tracked updateProperties()") })
      let tracked = scenario.application.objects.trackedCalls
      #expect(tracked.contains { $0.hasSuffix(".updateProperties()") })
      controller.cart.total = 2
      #expect(scenario.texts == ["Cart", "2"])
      #expect(
        scenario.application.tree.contains {
          $0.hasSuffix("tracked updateProperties() (Cart.total)")
        })
    }
  }

  @Test("What is not read costs nothing: of ten thousand tracked cells one is called again")
  func many() {
    let carts = (0..<10_000).map { _ in Cart() }
    let turn = EventTurn()
    let tracker = ObservationTracker(turn: turn, log: EventLog())
    turn.tracker = tracker
    var calls = 0
    let buttons = carts.map { cart in
      let button = Button("")
      button.configurationUpdateHandler = { _ in _ = (cart.total, calls += 1) }
      return button
    }
    for (cart, button) in zip(carts, buttons) {
      tracker.track(.configuration, of: button) { _ = cart.total }
    }
    calls = 0

    turn.run { carts[77].total = 1 }

    #expect(calls == 1)
    // Else an optimizer lets go of what is not used any more.
    withExtendedLifetime((tracker, buttons)) {}
  }
}

extension TestWindow {
  /// Changes something in a turn, as a step of its own.
  fileprivate func turn(_ body: () -> Void) {
    log.beginStep()
    window.view.turn?.run(body)
  }
}

/// Reads the total only sometimes.
private final class BranchingController: CartController {
  var readsTotal = true

  override func updateProperties() {
    calls.append("update")
    total.text = readsTotal ? "\(cart.total)" : "\(cart.note)"
  }
}

/// Reads the total or the note, where its view is laid out.
private final class BranchingLayoutController: CartController {
  var readsTotal = true

  override func updateProperties() {}

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    total.text = readsTotal ? "\(cart.total)" : "\(cart.note)"
  }
}

/// Calls `super` only sometimes.
private final class WaveringController: ViewController {
  var callsSuper = true

  override func updateProperties() { if callsSuper { super.updateProperties() } }
}

/// Changes the note when the total has changed.
private final class CountingController: CartController {
  override func updateProperties() { cart.note = "\(cart.total)" }
}

/// Reads the note.
private final class NoteController: CartController {
  override func updateProperties() {
    calls.append("update")
    total.text = "\(cart.note)"
  }
}

/// Reads the count.
private final class CountReader: CartController {
  override func updateProperties() { total.text = "\(cart.count)" }
}

/// Reads a property in each of its layout callbacks.
private final class BothLayoutsController: CartController {
  override func updateProperties() {}

  override func viewWillLayoutSubviews() { total.text = "\(cart.total)" }

  override func viewDidLayoutSubviews() { total.text = "\(cart.note)" }
}

/// Asks for a second update in the first.
private final class DoubleController: CartController {
  override func updateProperties() {
    super.updateProperties()
    if calls == ["update"] { setNeedsUpdateProperties() }
  }
}

/// Changes what it reads.
private final class IncreasingController: CartController {
  override func updateProperties() {
    calls.append("update")
    if cart.total > 0 { cart.total += 1 }
  }
}

/// A row for each cart, whose cell reads it.
private final class CartsController: TableViewController {
  let carts: [Cart]
  var configured: [String] = []

  init(_ carts: [Cart]) {
    self.carts = carts
    super.init()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    carts.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell()
    let cart = carts[indexPath.row]
    cell.configurationUpdateHandler = { [weak self] cell, state in
      self?.configured.append("\(indexPath.row)")
      cell.text = state.isSelected ? "\(cart.total) selected" : "\(cart.total)"
    }
    return cell
  }
}

/// A model of values that cannot be compared.
@Observable
private final class Shelf {
  struct Cup { var size: Int }

  final class Lid {}

  var cup = Cup(size: 1)
  var cups: [Cup] = []
  var lid = Lid()
}

private final class ShelfController: ViewController {
  let shelf = Shelf()

  override func updateProperties() { _ = (shelf.cup, shelf.cups, shelf.lid) }
}

/// Has a value within a value.
private struct Nested { let inside: Any }

private final class NestedController: ViewController {
  let value: Any
  private let read: () -> Void

  init(_ value: Any, read: @escaping () -> Void) {
    (self.value, self.read) = (value, read)
    super.init()
  }

  override func updateProperties() { read() }
}

/// A cart that any thread may change.
@Observable
private final nonisolated class SharedCart: Sendable {
  @ObservationIgnored private let stored = Stored()

  var total: Int {
    access(keyPath: \.total)
    return stored.value.withLock { $0 }
  }

  func set(_ total: Int) {
    withMutation(keyPath: \.total) { stored.value.withLock { $0 = total } }
  }

  private final class Stored: Sendable {
    let value = Mutex(0)
  }
}

private final class SharedCartController: ViewController {
  let cart: SharedCart
  let total = Label("")

  init(_ cart: SharedCart) {
    self.cart = cart
    super.init()
  }

  override func loadView() { view = CartScreen([.label(total)]) }

  override func updateProperties() { total.text = "\(cart.total)" }
}

private final class CartAppDelegate: ApplicationDelegate {}

private final class CartSceneDelegate: WindowSceneDelegate {
  var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    window = Window(windowScene: scene)
    window?.rootViewController = CartController()
    window?.makeKeyAndVisible()
  }
}
