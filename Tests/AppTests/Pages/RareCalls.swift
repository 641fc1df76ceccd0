import View

@testable import Controller
@testable import Model
@testable import ProgramKit
@testable import Workshop

/// Calls, objects and steps as no session of ours has them: each lane to each other one, callbacks in
/// any number, names without room.
enum RareCalls {
  static let events = touch + callbacks + strange

  private static let touch = [
    call("Screen", "touch(\"Order\")", .person, .view),
    call("OrderController", "orderTouched()", .view, .controller, in: 1),
    call(
      "Orders", "add(tea, with: milk, at: (3, 4), for: \"somebody with a long name\")", .controller,
      .model, in: 2, result: "Order(<b>)", state: "open"),
    call("OrderController", "orders(didAdd: 1)", .model, .controller, in: 3),
    result("Orders", "true", .model, .controller, in: 2),
    call("Screen", "title = \"녹차 한 잔 주문했습니다\u{7}\"", .controller, .view, in: 2),
    call("OrderController", "updateAll()", .controller, .controller, in: 2),
  ]

  private static let callbacks = [
    call("OrderController", "viewDidLoad()", .system, .controller, in: 1),
    call("Screen", "draw()", .view, .view, in: 1),
    call("Page", "viewWillAppear(_:)", .system, .controller, in: 1, state: "foregroundActive"),
    call("Page", "viewDidAppear(_:)", .system, .controller, in: 1),
    result("Page", "true", .controller, .system, in: 1),
    call("Page", "viewWillDisappear(_:)", .system, .controller),
    call("Orders", "save()", .controller, .model, in: 1),
    call("Page", "viewDidDisappear(_:)", .system, .controller),
    call("Page", "viewDidUnload()", .system, .controller, in: 1),
    call("System", "wait()", .system, .system, in: 1),
  ]

  private static let strange = [
    Event(.diagnostic, "Screen", "has nobody who hears \"Order\". Set its delegate."),
    call("Nobody", "knows()", nil, .model, in: 1), call("Nowhere", "goes()", .person, nil),
    call("Kettle", "boil(" + String(repeating: "water, ", count: 12) + "tea)", .person, .system),
    call("Averyveryverylongnamewithoutajoint", "atall()", .system, .person, in: 9),
    result("Kettle", "hot", .system, .person),
    call("Page", "applicationWillTerminate(_:)", .system, .controller),
  ]

  private static func call(
    _ receiver: String, _ text: String, _ from: Lane?, _ to: Lane?, in depth: Int = 0,
    result: String? = nil, state: String? = nil
  ) -> Event {
    var event = Event(
      .call, receiver, Event.Call(text), result: result, state: state, from: from, to: to)
    event.depth = depth
    return event
  }

  private static func result(
    _ receiver: String, _ text: String, _ from: Lane?, _ to: Lane?, in depth: Int = 0
  ) -> Event {
    var event = Event(.result, receiver, Event.Call(text), from: from, to: to)
    event.depth = depth
    return event
  }

  /// An app with a window or with two, in which everybody knows the model.
  static func graph(windows: Int) -> ObjectGraph {
    let objects = (0..<20).map { _ in Anything() }
    var graph = ObjectGraph()
    func add(_ object: Int, _ name: String, _ state: String = "", _ lane: Lane, below owner: Int?)
      -> Int
    {
      graph.add(objects[object], name, state, in: lane, below: owner, as: "own") ?? 0
    }
    let app = add(0, "App", "active", .system, below: nil)
    let model = add(1, "주문 <목록>", "rows: \(windows)", .model, below: app)
    for window in 1...windows {
      let scene = add(window * 4, "Scene", window == 1 ? "active" : "", .system, below: app)
      let root = add(window * 4 + 1, "OrderController", "", .controller, below: scene)
      let screen = add(window * 4 + 2, "Screen", "seen\u{7}", .view, below: root)
      graph.refer(from: root, to: objects[1], as: "orders", .strong)
      graph.refer(from: root, to: objects[1], as: "again", .strong)
      graph.refer(from: model, to: objects[window * 4 + 1], as: "observers", .weak)
      graph.refer(from: screen, to: objects[window * 4 + 1], as: "Order & pay", .asked)
      graph.refer(from: screen, to: objects[window * 4 + 1], as: "delegate", .weak)
      graph.refer(from: screen, to: objects[0], as: "app", .weak)
      graph.refer(from: app, to: objects[window * 4 + 2], as: "front", .weak)
      graph.refer(from: app, to: nil, as: "nobody", .weak)
    }
    graph.finish()
    return graph
  }

  private final class Anything {}

  /// Steps of each cause, with and without a screen, calls and messages.
  static let steps: [SessionStep] = {
    let (empty, full) = (screen("Empty", []), screen("Order", ["Tea", "Order & pay"]))
    let (one, two) = (graph(windows: 1), graph(windows: 2))
    return [
      SessionStep(cause: .launch, messages: [], screen: empty, calls: events, objects: one),
      SessionStep(
        cause: .lines(["> order", ">", "> ", "> <b>"]), messages: ["<first>", "second"],
        screen: full, covered: empty, screens: [(2, empty), (30, full)], calls: touch,
        leftOut: [
          Omission("viewDidLoad()", of: "Page", because: .viewIsLoaded),
          Omission("draw()", of: nil, because: .mayNotSelect),
        ], objects: two),
      SessionStep(cause: .lines(["> :home"]), messages: [], screen: nil, calls: [], objects: two),
      SessionStep(
        cause: .step(Phrase("A call", ko: "호출")), messages: [], screen: full,
        calls: events + events, objects: one),
      SessionStep(
        cause: .lines(["> a line that is too long for its box", "> and another one"]),
        messages: [], screen: full, calls: callbacks, objects: one),
      SessionStep(cause: .end, messages: [], screen: empty, calls: [], objects: ObjectGraph()),
    ]
  }()

  private static func screen(_ title: Phrase, _ buttons: [Phrase]) -> ScreenContent {
    final class Shown: Screen {
      let elements: [Element]
      init(_ elements: [Element]) { self.elements = elements }
    }
    return ScreenContent(
      of: Shown([.title(title)] + buttons.map { Element.button(Button($0)) }))
  }
}
