import Vestibule

/// A screen of any elements.
final class PlainScreen: Screen {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}

/// A window that shows some elements.
@MainActor
func makeWindow(_ elements: Element...) -> WindowView {
  let window = WindowView()
  window.addSubview(PlainScreen(elements))
  return window
}

/// A window that shows a controller.
@MainActor
func makeWindow(
  _ root: ViewController, view: WindowView = WindowView(), log: EventLog = EventLog()
) -> Window {
  let window = Window(view: view, log: log)
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
