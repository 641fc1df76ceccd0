import Vestibule

/// Draws circles by commands, each of which can be taken back.
final class CirclesController: ViewController, RoutedController {
  let route = "circles"
  private(set) var drawing = Drawing()
  private var selected: Int?
  private let screen: any CirclesView
  private let history = UndoManager()

  init(_ screen: any CirclesView = CirclesScreen()) {
    self.screen = screen
    super.init()
    title = .circles
    // One of its own: what is done elsewhere in the window is not taken back here.
    undoManager = history
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.table.register(TableViewCell.self, forCellReuseIdentifier: "circle")
    (screen.table.dataSource, screen.table.delegate) = (self, self)
    screen.point.addTarget(self, action: CirclesController.draw, for: .editingDidEndOnExit)
    screen.undo.addTarget(self, action: CirclesController.undo, for: .touchUpInside)
    screen.redo.addTarget(self, action: CirclesController.redo, for: .touchUpInside)
    screen.adjust.addTarget(self, action: CirclesController.adjust, for: .touchUpInside)
    show()
  }

  /// A point in a circle selects it; any other one makes a circle.
  private func draw() {
    guard let text = screen.point.text, !text.isEmpty else { return }
    guard let (x, y) = Drawing.point(text) else { return presentNotice(.noPoint) }
    screen.point.text = ""
    if let circle = drawing.circle(x: x, y: y) {
      selected = circle.id
    } else {
      let circle = drawing.newCircle(x: x, y: y)
      selected = circle.id
      perform(.create(circle))
    }
    show()
  }

  /// Changes the drawing, and registers how that is taken back, which is another command.
  private func perform(_ command: Drawing.Command) {
    call(Drawing.self, "perform(\(command))") { drawing.perform(command) }
    register(command)
    show()
  }

  private func register(_ command: Drawing.Command) {
    history.registerUndo(withTarget: self) { $0.perform(command.inverse) }
    if !history.isUndoing { history.setActionName(command.name) }
  }

  private func undo() {
    history.undo()
    show()
  }

  private func redo() { history.redo() }

  private func adjust() {
    guard let circle = selected.flatMap({ drawing[$0] }) else { return }
    let adjust = AdjustController(circle)
    adjust.delegate = self
    present(adjust, animated: true)
  }

  private func show() {
    if let selected, drawing[selected] == nil { self.selected = nil }
    screen.table.reloadData()
    let row = drawing.circles.firstIndex { $0.id == selected }
    screen.table.selectRow(at: row.map { IndexPath(row: $0, section: 0) })
    screen.undo.isEnabled = history.canUndo
    screen.redo.isEnabled = history.canRedo
    screen.adjust.isEnabled = selected != nil
  }
}

extension CirclesController: HiddenStateProviding {
  var hiddenState: String { "\(drawing) \(history.actionNames)" }
}

extension CirclesController: AdjustDelegate {
  /// At once, but it is no entry yet.
  func adjust(_ adjust: AdjustController, didChange diameter: Int) {
    let command = Drawing.Command.resize(adjust.circle.id, from: diameter, to: diameter)
    call(Drawing.self, "perform(\(command))") { drawing.perform(command) }
    show()
  }

  /// One entry, from the opening to the closing, however many moves there were.
  func adjustDidClose(_ adjust: AdjustController) {
    let (id, old) = (adjust.circle.id, adjust.circle.diameter)
    guard let new = drawing[id]?.diameter, new != old else { return }
    register(.resize(id, from: old, to: new))
    show()
  }
}

extension CirclesController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    drawing.circles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "circle", for: indexPath)
    let circle = drawing.circles[indexPath.row]
    (cell.text, cell.detailText) = (Phrase(verbatim: circle.place), .diameter(circle.diameter))
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selected = drawing.circles[indexPath.row].id
    show()
  }
}
