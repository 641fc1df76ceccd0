import Controller
import ControllerKit
import Model
import Testing
import View
import ViewText
import Workshop

/// A field or a text view that is made first responder before its view is in a window.
@Suite("Edited as soon as it is in the window", .patience)
struct FirstFieldTests {
  nonisolated enum Place: CaseIterable {
    case root, hiddenRoot, testWindow, pushed, stacked, sheet, fullScreen, tab, otherTab, child
    case lateChild
  }

  nonisolated enum Moment: CaseIterable {
    case beforeShown, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  }

  private let window = Window(view: WindowView(), log: EventLog(isRecording: true))

  private func text(_ isView: Bool) -> TextControl { isView ? TextView("A") : TextField("A") }

  /// Shows a controller, and returns its window.
  private func show(_ controller: FirstFieldController, at place: Place) -> Window {
    if controller.moment == .beforeShown { controller.loadViewIfNeeded() }
    let root: ViewController
    switch place {
    case .testWindow: return TestWindow(controller).window
    case .root, .hiddenRoot: root = controller
    case .stacked: root = NavigationController(rootViewController: controller)
    case .tab: root = tabs([controller, ViewController()])
    case .otherTab: root = tabs([ViewController(), controller])
    case .pushed: root = NavigationController(rootViewController: ViewController())
    case .child: root = ParentController(controller)
    case .sheet, .fullScreen, .lateChild: root = ParentController(nil)
    }
    if place != .hiddenRoot { window.makeKeyAndVisible() }
    window.rootViewController = root
    window.makeKeyAndVisible()
    switch place {
    case .pushed: (root as? NavigationController)?.pushViewController(controller, animated: true)
    case .otherTab: (root as? TabBarController)?.selectedIndex = 1
    case .lateChild: (root as? ParentController)?.add(controller)
    case .sheet, .fullScreen:
      controller.modalPresentationStyle = place == .sheet ? .pageSheet : .fullScreen
      root.present(controller, animated: true)
    case .root, .hiddenRoot, .testWindow, .stacked, .tab, .child: break
    }
    return window
  }

  private func tabs(_ controllers: [ViewController]) -> TabBarController {
    let tabs = TabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  @Test(
    "6.1 [L] Whenever a controller asks, and wherever it is shown, its field is edited then",
    arguments: Place.allCases, Moment.allCases)
  func edited(place: Place, moment: Moment) {
    for isView in [true, false] {
      let text = text(isView)
      let controller = FirstFieldController([text], moment)

      let shown = show(controller, at: place)

      #expect(text.isFirstResponder, "a text view: \(isView)")
      #expect(shown.view.textInput.isKeyboardShown, "a text view: \(isView)")
      let isEarly = [.beforeShown, .viewDidLoad, .viewWillAppear].contains(moment)
      #expect(controller.answers == [!isEarly], "a text view: \(isView)")
    }
  }

  @Test("6.1 [L] It begins where the view is added: after viewWillAppear, before viewIsAppearing")
  func order() {
    let (field, log) = (TextField("A"), window.log)
    let delegate = NamedDelegate()
    field.delegate = delegate
    let controller = FirstFieldController([field], .viewDidLoad)

    _ = show(controller, at: .root)

    let calls = log.events.map(\.text).filter { $0.contains("(") && !$0.contains("ayout") }
    #expect(
      calls == [
        "viewDidLoad()", "viewWillAppear(_:)", "textFieldShouldBeginEditing(A)",
        "textFieldDidBeginEditing(A)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
      ])
  }

  @Test("6.1 [C] Of several that ask, the last one is edited, and no other is asked or notified")
  func last() {
    let fields = ["A", "B", "C"].map { TextField(Phrase($0, ko: $0)) }
    let delegate = NamedDelegate()
    for field in fields { field.delegate = delegate }
    let controller = FirstFieldController([fields[1], fields[2], fields[0]], .viewDidLoad)

    _ = show(controller, at: .root)

    #expect(fields[0].isFirstResponder && delegate.names == ["A", "A"])
  }

  @Test(
    "6.1 [C] What was asked for is forgotten when the field resigns, is disabled or is hidden",
    arguments: [0, 1, 2])
  func withdrawn(way: Int) {
    let (field, other) = (TextField("A"), TextField("B"))
    let controller = FirstFieldController([field, other, field], .viewDidLoad)
    controller.loadViewIfNeeded()

    switch way {
    case 0: field.resignFirstResponder()
    case 1:
      field.isEnabled = false
      field.isEnabled = true
    default: field.isHidden = true
    }
    _ = show(controller, at: .root)

    // The other asked too, and has not withdrawn that.
    #expect(!field.isFirstResponder && other.isFirstResponder)
  }

  @Test("6.1 [C] A disabled field that asks is not edited, not even once it is enabled")
  func disabled() {
    let field = TextField("A")
    field.isEnabled = false
    let controller = FirstFieldController([field], .viewDidLoad)
    controller.loadViewIfNeeded()
    field.isEnabled = true

    #expect(show(controller, at: .root).view.textInput.firstResponder == nil)
  }

  @Test(
    "6.1 [C] A request is used once: a second appearance begins nothing",
    arguments: [true, false])
  func once(isRefused: Bool) {
    let field = TextField("A")
    let delegate = NamedDelegate()
    delegate.mayBegin = !isRefused
    field.delegate = delegate
    let controller = FirstFieldController([field], .viewDidLoad)
    let input = show(controller, at: .root).view.textInput
    field.resignFirstResponder()
    delegate.mayBegin = true

    let cover = ViewController()
    cover.modalPresentationStyle = .fullScreen
    controller.present(cover, animated: false)
    controller.dismiss(animated: false)
    window.isHidden = true
    window.isHidden = false

    #expect(input.firstResponder == nil)
  }

  @Test("6.1 [C] A field of a covered screen waits until the screen above has gone")
  func covered() {
    let (above, below) = (TextField("Above"), TextField("Below"))
    let parent = ParentController(nil)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let sheet = FirstFieldController([above], .viewDidAppear)
    parent.present(sheet, animated: false)

    parent.add(FirstFieldController([below], .viewDidLoad))
    #expect(above.isFirstResponder && !below.isFirstResponder)
    parent.dismiss(animated: false)

    #expect(below.isFirstResponder && window.view.textInput.isKeyboardShown)
  }

  @Test("6.1 [C] A field in another field's place begins before the keyboard of that one goes")
  func handedOver() {
    let (below, above) = (TextField("Below"), TextField("Above"))
    let input = show(FirstFieldController([below], .viewDidAppear), at: .root).view.textInput
    let watcher = Watcher()
    input.addKeyboardObserver(watcher)

    window.rootViewController?.present(
      FirstFieldController([above], .viewDidLoad), animated: false)

    #expect(above.isFirstResponder && watcher.calls == 0)
  }

  @Test("6.1 [C] Neither the field nor its controller is kept by what it asked for")
  func released() {
    weak var field: TextField?
    weak var controller: FirstFieldController?
    do {
      let asking = FirstFieldController([TextField("A")], .viewDidLoad)
      asking.loadViewIfNeeded()
      (field, controller) = (asking.texts.first as? TextField, asking)
    }
    #expect(field == nil && controller == nil)
  }

  @Test("13.2 [C] The field of an alert that asked to be edited is edited, not the first")
  func alert() {
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField { $0.becomeFirstResponder() }

    root.present(alert, animated: false)

    #expect(alert.textFields?.map(\.isFirstResponder) == [false, true])
  }
}

/// Shows texts, and makes each of them first responder in turn.
private final class FirstFieldController: ViewController {
  let texts: [TextControl]
  let moment: FirstFieldTests.Moment
  private(set) var answers: [Bool] = []

  init(_ texts: [TextControl], _ moment: FirstFieldTests.Moment) {
    (self.texts, self.moment) = (texts, moment)
  }

  override func loadView() {
    var elements: [Element] = []
    for text in texts where !elements.contains(where: { $0.control === text }) {
      if let field = text as? TextField { elements.append(.field(field)) }
      if let view = text as? TextView { elements.append(.textView(view)) }
    }
    view = OwnScreen(elements)
  }

  private func ask(at moment: FirstFieldTests.Moment) {
    if moment == self.moment { answers += texts.map { $0.becomeFirstResponder() } }
  }

  override func viewDidLoad() {
    ask(at: .beforeShown)
    ask(at: .viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) { ask(at: .viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { ask(at: .viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { ask(at: .viewDidAppear) }
}

/// Shows a child in its view.
private final class ParentController: ViewController {
  private let child: ViewController?
  private let container = ContainerScreen()

  init(_ child: ViewController?) { self.child = child }

  override func loadView() { view = container }

  override func viewDidLoad() {
    if let child { add(child) }
  }

  func add(_ child: ViewController) {
    addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class NamedDelegate: TextFieldDelegate {
  var mayBegin = true
  private(set) var names: [String] = []

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    names.append(textField.label.english)
    return mayBegin
  }

  func textFieldDidBeginEditing(_ textField: TextField) { names.append(textField.label.english) }
}

private final class Watcher: KeyboardObserver {
  private(set) var calls = 0
  func keyboardWillShow() { calls += 1 }
  func keyboardWillHide() { calls += 1 }
}
