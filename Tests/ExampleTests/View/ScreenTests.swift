import Testing
import Vestibule

@MainActor
@Suite("Examples: screens, windows and alerts")
struct ScreenTests {
  @Test("A screen has every kind of element")
  func elements() {
    let screen = MenuScreen()

    #expect(screen.controls.map(\.label) == ["Sugar", "Small", "Large", "Order"])
    screen.note.isHidden = true
    #expect(screen.shownElements.count == screen.elements.count - 1)
  }

  @Test("A controller without a screen of its own has an empty one")
  func emptyScreen() {
    let controller = ViewController()
    #expect(controller.view is EmptyScreen)
  }

  @Test("A person touches the uppermost screen of a window")
  func windowView() throws {
    let (menu, sheet) = (MenuScreen(), PlainScreen([.title("Sheet")]))

    let window = WindowView()
    window.addSubview(menu)
    window.touch(menu.sugar)
    window.addSubview(sheet)
    #expect(!window.touch(menu.sugar))
    window.removeSubview(sheet)

    #expect(menu.sugar.isOn)
  }

  @Test("A factory makes windows of one's own")
  func factory() {
    let views = SpokenViews()

    let window = Window(view: views.makeWindowView(), log: EventLog())
    window.announce("Your tea is ready.")

    #expect(views.said.phrases == ["Your tea is ready."])
  }

  @Test("A test needs no renderer")
  func headless() {
    let view = HeadlessViewFactory().makeWindowView()
    let window = Window(view: view, log: EventLog())

    #expect(window.isHidden)
  }

  @Test("An alert's view shows its content and tells its delegate")
  func alertScreen() throws {
    let answers = Answers()

    let alert = AlertScreen()
    alert.delegate = answers
    alert.show(
      title: "Tea", message: "Throw it away?",
      actions: [
        AlertButton("Keep", role: .cancel),
        AlertButton("Throw Away", role: .destructive),
      ], preferred: nil)
    #expect(alert.primaryButton?.label == "Keep")
    alert.controls[1].touch()

    #expect(answers.indexes == [1])
  }

  @Test("A disabled button of an alert cannot be touched")
  func alertButton() {
    let alert = AlertScreen()

    let order = AlertButton("Order", role: .primary, isEnabled: false)
    alert.show(title: nil, message: "Tea?", actions: [order], preferred: 0)
    #expect(alert.primaryButton == nil)
  }

  @Test("A mock takes the place of an alert's view")
  func mock() {
    let root = ViewController()
    let window = makeWindow(root)
    let view = MockAlert()
    let alert = AlertController(
      title: nil, message: "Tea?", preferredStyle: .alert, view: view)
    alert.addAction(AlertAction(title: "Yes"))
    root.present(alert, animated: false)

    #expect(view.message == "Tea?")
    view.delegate?.alertView(view, didTouchActionAt: 0)

    #expect(window.controllers.last === root)
  }
}

private final class MenuScreen: Screen {
  let note = Label("We close at six.")
  let sugar = Switch("Sugar")
  private let size = SegmentedControl("Size", segments: ["Small", "Large"])
  private let teas = TableView()
  private let order = Button("Order")

  var elements: [Element] {
    [
      .title("Menu"), .label(note), .toggle(sugar), .segments(size),
      .table(teas), .button(order),
    ]
  }
}

final class SpokenViews: ViewFactory {
  let said = SpokenWindowView()

  func makeWindowView() -> WindowView { said }
}

final class SpokenWindowView: WindowView {
  private(set) var phrases: [Phrase] = []

  override func announce(_ message: Phrase) { phrases.append(message) }
}

final class Answers: AlertViewDelegate {
  private(set) var indexes: [Int] = []

  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    indexes.append(index)
  }
}

final class MockAlert: AlertView {
  weak var delegate: (any AlertViewDelegate)?
  private(set) var message: Phrase?

  func show(
    title: Phrase?, message: Phrase?, actions: [AlertButton], preferred: Int?
  ) {
    self.message = message
  }
}
