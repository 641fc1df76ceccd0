import Controller
import ControllerKit
import Model
import View
import ViewKit

/// Controllers in a parent, in a stack or in tabs, in a window.
final class ContainerOrders: OrderStage {
  private let trace = Trace()
  private let window = Window(view: WindowView(), log: EventLog())
  private var controllers: [String: TracingChild] = [:]
  private let nav = TracingNavigation()
  private let tabs = TabBarController()
  private let stackDelegate: StackDelegate
  private let tabDelegate: TabDelegate

  init(_ app: [String]) {
    (stackDelegate, tabDelegate) = (StackDelegate(trace), TabDelegate(trace))
    nav.trace = trace
    nav.delegate = stackDelegate
    tabs.delegate = tabDelegate
    switch app[0] {
    case "stack":
      nav.viewControllers = app.dropFirst().map(child)
      window.rootViewController = nav
    case "tabs":
      tabs.viewControllers = app.dropFirst().map { name in
        name.hasPrefix("[") ? NavigationController(rootViewController: child(name)) : child(name)
      }
      window.rootViewController = tabs
    default:
      let parent = TracingChild(app[1], trace, screen: ContainerScreen())
      controllers[app[1]] = parent
      window.rootViewController = parent
    }
  }

  private func child(_ name: String) -> TracingChild {
    let name = name.filter(\.isLetter)
    let child = controllers[name] ?? TracingChild(name, trace)
    child.title = Phrase(verbatim: name)
    controllers[name] = child
    return child
  }

  func perform(_ deed: [String]) throws {
    let (first, last) = (deed[0], child(deed[deed.count - 1]))
    switch deed.count > 1 ? deed[1] : "" {
    case "shows": child(first).show(last)
    case "removes": child(first).remove(last)
    case "adds":
      child(first).forwards = false
      child(first).addChild(last)
    case "begins":
      child(first).beginAppearanceTransition(deed[2] == "appearing", animated: false)
    case "ends": child(first).endAppearanceTransition()
    case "exchanges": exchange(child(deed[2]), for: last, in: child(first))
    case "presents": child(first).present(last, animated: true)
    default: try performInContainer(first, deed)
    }
  }

  private func performInContainer(_ verb: String, _ deed: [String]) throws {
    switch verb {
    case "show": window.makeKeyAndVisible()
    case "hide": window.isHidden = true
    case "push": nav.pushViewController(child(deed[1]), animated: true)
    case "pop": nav.popViewController(animated: true)
    case "popToRoot": nav.popToRootViewController(animated: true)
    case "set": nav.setViewControllers(deed.dropFirst().map(child), animated: true)
    case "select": tabs.selectedIndex = 1
    case "touch":
      let controls = window.view.subviews.last?.controls ?? []
      for control in controls where control.label.english == deed[1] {
        window.view.touch(control)
      }
    default: throw UnknownDeed(deed: deed)
    }
  }

  private func exchange(_ old: TracingChild, for new: TracingChild, in parent: TracingChild) {
    parent.addChild(new)
    old.willMove(toParent: nil)
    parent.transition(from: old, to: new) { [trace] _ in
      trace.lines.append("completion")
      new.didMove(toParent: parent)
      old.removeFromParent()
    }
  }

  func inside(_ call: String, perform deed: [String]) throws {
    let words = call.split(separator: ".").map(String.init)
    child(words[0]).reactions[words[1]] = { [unowned self] _ in try? perform(deed) }
  }

  func heard(as calls: [String]) -> [String] { trace.take() }
}
