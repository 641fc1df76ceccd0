import Controller
import Model
import View

/// Controllers that are presented in a window, with every callback.
final class WindowOrders: OrderStage {
  private let trace = Trace()
  private let window = Window(view: WindowView(), log: EventLog())
  private var controllers: [String: TracingController] = [:]

  init(_ app: [String]) { window.rootViewController = controller(app[1]) }

  private func controller(_ name: String) -> TracingController {
    let controller = controllers[name] ?? TracingController(name, trace)
    controllers[name] = controller
    return controller
  }

  func perform(_ deed: [String]) throws {
    let complete = { [trace] in trace.lines.append("completion") }
    switch (deed.last, deed.dropFirst().first) {
    case ("show", _): window.makeKeyAndVisible()
    case ("root", _): window.rootViewController = controller(deed[0])
    case ("dismisses", _): controller(deed[0]).dismiss(animated: true, completion: complete)
    case (let style?, "presents"):
      let presented = controller(deed[2])
      presented.modalPresentationStyle = style == "fullScreen" ? .fullScreen : .pageSheet
      controller(deed[0]).present(presented, animated: true, completion: complete)
    default: throw UnknownDeed(deed: deed)
    }
  }

  func inside(_ call: String, perform deed: [String]) throws {
    let words = call.split(separator: ".").map(String.init)
    controller(words[0]).reactions[words[1]] = { [unowned self] _ in try? perform(deed) }
  }

  func heard(as calls: [String]) -> [String] { trace.take() }
}
