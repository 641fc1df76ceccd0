import ControllerKit
import Model
import Testing
import View
import ViewKit
import ViewText

@testable import Controller
@testable import Gallery
@testable import Workshop

@Suite("Circle Drawer")
struct CirclesTests {
  private final class MockView: CirclesView {
    let undo = Button("Undo")
    let redo = Button("Redo")
    let point = TextField("Point")
    let table = TableView()
    let adjust = Button("Adjust Diameter")
    var elements: [Element] { [.field(point), .table(table)] }

    var rows: [String] {
      table.visibleCells.map {
        "\($0.text.english) \($0.detailText?.english ?? "")\($0.isSelected ? " *" : "")"
      }
    }
    var enabled: [String] { [undo, redo, adjust].filter(\.isEnabled).map(\.label.english) }

    /// Types a point, and Return, as a person does.
    func draw(_ text: String) {
      point.becomeFirstResponder()
      point.replaceText(with: text)
      point.touchReturn()
    }
  }

  private let view = MockView()
  private let window = Window(view: WindowView(), log: EventLog())

  init() {
    window.rootViewController = CirclesController(view)
    window.makeKeyAndVisible()
  }

  private var sheet: AdjustController? { window.controllers.last as? AdjustController }

  /// Opens the sheet, sets some diameters by the slider, and leaves it.
  private func adjust(
    _ diameters: String..., leave: @MainActor (AdjustController) -> Void = Self.done
  ) throws {
    view.adjust.touch()
    let sheet = try #require(sheet)
    let screen = try #require(sheet.view as? AdjustScreen)
    for diameter in diameters { screen.slider.action(named: diameter)?.perform() }
    leave(sheet)
  }

  private static func done(_ sheet: AdjustController) {
    (sheet.view as? AdjustScreen)?.done.touch()
  }

  @Test("A point in a circle selects it, as its row does, and neither is an entry")
  func selects() {
    view.draw("40 30")
    view.draw("120 60")

    view.draw("45 35")
    #expect(view.rows == ["40, 30 diameter 30 *", "120, 60 diameter 30"])
    view.table.visibleCells[1].touch()
    #expect(view.rows.last?.hasSuffix("*") == true)
    view.undo.touch()

    #expect(view.rows == ["40, 30 diameter 30"], "the second circle was the last entry")
  }

  @Test("No point is a message, and changes nothing", arguments: ["40", "x y", "200 0"])
  func noPoint(_ text: String) throws {
    view.draw("40 30")
    view.undo.touch()

    view.draw(text)

    let alert = try #require(window.controllers.last as? AlertController)
    #expect(alert.message == .noPoint)
    #expect(view.rows == [] && view.enabled == ["Redo"])
  }

  @Test("Return with no point typed draws nothing, and needs no message")
  func empty() {
    view.draw("")

    #expect(view.rows == [] && window.controllers.count == 1)
  }

  @Test("Each move resizes at once; slider and stepper agree; all of them are one entry")
  func adjusts() throws {
    view.draw("40 30")
    view.adjust.touch()
    let screen = try #require(sheet?.view as? AdjustScreen)
    #expect(screen.slider.value == 30 && screen.stepper.value == 30)
    #expect(sheet?.undoManager == nil, "nothing is taken back meanwhile")

    screen.slider.action(named: "64")?.perform()
    #expect(view.rows == ["40, 30 diameter 64 *"] && screen.stepper.value == 64)
    screen.stepper.action(named: "+")?.perform()
    #expect(view.rows == ["40, 30 diameter 65 *"] && screen.slider.value == 65)
    screen.done.touch()
    #expect(sheet == nil)
    view.undo.touch()

    #expect(view.rows == ["40, 30 diameter 30 *"])
    view.redo.touch()
    #expect(view.rows == ["40, 30 diameter 65 *"])
  }

  @Test("What is taken back, and done again, keeps its name")
  func names() throws {
    let history = try #require(window.rootViewController?.undoManager)
    view.draw("40 30")
    try adjust("64")
    let name = Phrase("Diameter of circle 1: 30 to 64", ko: "1번 원의 지름: 30에서 64")

    #expect(history.undoActionName == name)
    view.undo.touch()
    #expect(history.redoActionName == name)
    view.redo.touch()

    #expect(history.undoActionName == name)
    // Whoever takes it back, it is shown.
    history.undo()
    #expect(view.rows == ["40, 30 diameter 30 *"])
  }

  @Test("Escape closes as Done does, and so does the presenter", arguments: [true, false])
  func closes(byEscape: Bool) throws {
    view.draw("40 30")

    try adjust("64") { sheet in
      if byEscape {
        window.view.touchEscape()
      } else {
        sheet.presentingViewController?.dismiss(animated: true)
      }
    }

    #expect(sheet == nil && view.rows == ["40, 30 diameter 64 *"])
    view.undo.touch()
    #expect(view.rows == ["40, 30 diameter 30 *"])
  }

  @Test("A diameter that is the same at the end is no entry, and what can be done again stays")
  func same() throws {
    view.draw("40 30")
    view.draw("120 60")
    view.undo.touch()
    view.table.visibleCells[0].touch()

    try adjust("64", "30")

    #expect(view.enabled == ["Undo", "Redo", "Adjust Diameter"])
    view.redo.touch()
    #expect(view.rows.count == 2)
  }

  @Test("Whatever is done, the drawing is that of the entries that were not taken back")
  func replay() throws {
    var random = SystemRandomNumberGenerator()
    var (done, undone): ([Drawing.Command], [Drawing.Command]) = ([], [])
    let controller = try #require(window.rootViewController as? CirclesController)
    for _ in 0..<200 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let (x, y) = (
          Int.random(in: 0..<200, using: &random), Int.random(in: 0..<100, using: &random)
        )
        view.draw("\(x) \(y)")
        if controller.drawing.circles.count > Self.replayed(done).count {
          done.append(.create(try #require(controller.drawing.circles.last)))
          undone = []
        }
      case 1:
        view.undo.touch()
        if let command = done.popLast() { undone.append(command) }
      case 2:
        view.redo.touch()
        if let command = undone.popLast() { done.append(command) }
      default:
        guard let cell = view.table.visibleCells.randomElement(using: &random) else { continue }
        cell.touch()
        let row = try #require(view.table.indexPathForSelectedRow?.row)
        let circle = controller.drawing.circles[row]
        let diameter = Int.random(in: 2...100, using: &random)
        try adjust("\(diameter)")
        guard diameter != circle.diameter else { continue }
        done.append(.resize(circle.id, from: circle.diameter, to: diameter))
        undone = []
      }
      #expect(controller.drawing.circles == Self.replayed(done))
      #expect(view.undo.isEnabled == !done.isEmpty && view.redo.isEnabled == !undone.isEmpty)
    }
  }

  private static func replayed(_ commands: [Drawing.Command]) -> [Drawing.Circle] {
    var drawing = Drawing()
    for command in commands { drawing.perform(command) }
    return drawing.circles
  }

  @Test("At the prompt the answer offers undo, which is the button")
  func offered() throws {
    let display = TextDisplay(language: .english)
    let content = GalleryContent(GalleryApps.named("circles", in: MemoryStore()))
    let window = Window(
      view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    content.open(window, restoring: nil)
    display.refresh()

    let said = ["point", "40 30", "undo", "redo"].map { line in
      _ = display.takeOutput()
      _ = display.receive(line)
      display.refresh()
      return display.takeOutput()
    }

    #expect(said[1].contains("Type undo to take that back."))
    #expect(!said[2].contains("40, 30") && said[3].contains("40, 30"))
  }

  @Test("In every state the buttons follow, and one circle at most is selected")
  func everyState() throws {
    let explorer = explorer(of: "circles")
    explorer.alphabet.textsByName = ["Point": ["40 30", "120 60"]]
    explorer.alphabet.valuesByName = ["Diameter": ["64"], "One by one": []]
    explorer.alphabet.events = []
    explorer.limits.depth = 7
    // What can be taken back is seen only when it is.
    explorer.hiddenState = { state in
      state.allControllers.compactMap { ($0 as? CirclesController)?.hiddenState }.joined()
    }
    explorer.always("Adjust Diameter follows the selection") { state in
      guard let screen = state.screens.first,
        let adjust = screen.controls.first(where: { $0.label.english == "Adjust Diameter" })
      else { return nil }
      let selected = screen.controls.count { $0 is TableViewCell && $0.isSelected }
      return selected <= 1 && adjust.isEnabled == (selected == 1) ? nil : "\(selected)"
    }

    let report = try explorer.explore()

    #expect(report.progress.states > 30)
  }
}
