import Controller
import Model
import View

/// What controllers wrote, in order.
final class Trace {
  var lines: [String] = []

  /// Takes away what was written since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down every callback under a short name.
final class TracingController: ViewController {
  let trace: Trace
  let tag: String

  /// What to do inside a callback, by its name: once, so that nothing holds itself by it.
  var reactions: [String: (TracingController) -> Void] = [:]

  init(_ tag: String, _ trace: Trace, style: ModalPresentationStyle = .fullScreen) {
    self.tag = tag
    self.trace = trace
    super.init()
    modalPresentationStyle = style
  }

  override var debugName: String { tag }

  override func loadView() {
    write("loadView")
    super.loadView()
  }

  override func viewDidLoad() { write("didLoad") }
  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { write("isAppearing") }
  override func viewWillLayoutSubviews() { write("willLayout") }
  override func viewDidLayoutSubviews() { write("didLayout") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }

  private func write(_ callback: String) {
    trace.lines.append("\(tag).\(callback)")
    reactions.removeValue(forKey: callback)?(self)
  }
}

/// A window whose root is a tracing controller, shown and with nothing written yet.
struct Stage {
  let trace = Trace()
  let window: Window
  let root: TracingController

  init() {
    window = Window(view: WindowView(), log: EventLog())
    root = TracingController("A", trace)
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = trace.take()
  }

  /// Makes another controller that writes to the same trace.
  func controller(_ tag: String, _ style: ModalPresentationStyle = .fullScreen)
    -> TracingController
  {
    TracingController(tag, trace, style: style)
  }

  /// What was reported, without the remedies' exact wording.
  var reports: [String] { window.log.diagnostics.map(\.text) }
}
