import Model

@testable import View

/// The places of two windows, between which a screen is moved while its field is edited, and what
/// everybody hears of it.
final class ContainerStage {
  /// Where a screen can be.
  ///
  /// `inner` is in a container of the window, as `two` and `own` are, `own` with a controller of its
  /// own. `apart` is in the other window, `away` in none.
  enum Place: String, CaseIterable {
    case nowhere, window, two, inner, own, other, apart, away
  }

  private let (window, other) = (WindowView(), WindowView())
  private let (root, one, two, inner) = (
    ContainerScreen(), ContainerScreen(), ContainerScreen(), ContainerScreen()
  )
  private let (own, apart, away) = (ContainerScreen(), ContainerScreen(), ContainerScreen())
  private let (field, beside) = (TextField("Text"), TextField("Beside"))
  private let screen: Parts
  private let neighbor: Parts
  private let heard: Heard
  private let owners: [Owner]
  private let listener: Listener
  private(set) var text = ""

  init() {
    let heard = Heard()
    self.heard = heard
    screen = Parts([.field(field)])
    neighbor = Parts([.field(beside)])
    owners = ["A", "B", "C"].map { Owner($0, heard) }
    listener = Listener(heard)
    (root.controller, own.controller, apart.controller) = (owners[0], owners[1], owners[2])
    for box in [one, two, own] { root.addSubview(box) }
    one.addSubview(inner)
    two.addSubview(neighbor)
    window.addSubview(root)
    other.addSubview(apart)
    field.delegate = listener
    _ = heard.take()
  }

  private var boxes: [(String, ContainerScreen)] {
    [
      ("root", root), ("one", one), ("two", two), ("inner", inner), ("own", own),
      ("apart", apart), ("away", away),
    ]
  }

  private func put(_ screen: any Screen, _ place: Place) {
    switch place {
    case .nowhere:
      Superviews.superview(of: screen)?.removeSubview(screen)
      window.removeSubview(screen)
      other.removeSubview(screen)
    case .window: window.addSubview(screen)
    case .other: other.addSubview(screen)
    case .two: two.addSubview(screen)
    case .inner: inner.addSubview(screen)
    case .own: own.addSubview(screen)
    case .apart: apart.addSubview(screen)
    case .away: away.addSubview(screen)
    }
  }

  /// Notes where something is, what of it is edited, and what everybody has heard.
  private func note(_ name: String, _ moved: any Screen) {
    var state = boxes.filter { $0.1.shows(moved) }.map { "in \($0.0)" }
    for (name, view) in [("window", window), ("other", other)] {
      state += view.subviews.filter { $0 === moved }.map { _ in "in \(name)" }
      if field.input === view.textInput { state.append("of \(name)") }
      if view.textInput.isKeyboardShown { state.append("keyboard of \(name)") }
    }
    if field.isFirstResponder { state.append("edited") }
    if beside.isFirstResponder { state.append("another edited") }
    if root.holds(moved) {
      let superview = root.superview(of: moved)
      state.append("held in \(boxes.first { $0.1 === superview }?.0 ?? "-")")
    }
    state.append("\(two.subviews.count) in two")
    let notes = heard.take()
    text += "\(name): \(state.joined(separator: ", "))\n"
    if !notes.isEmpty { text += "  \(notes.joined(separator: ", "))\n" }
  }

  private func edit(_ field: TextField) {
    if window.subviews.last?.has(field) == true { window.touch(field) }
    if other.subviews.last?.has(field) == true { other.touch(field) }
  }

  /// Moves the container in which that of the screen is.
  func moveBox(to place: Place) {
    put(screen, .inner)
    edit(field)
    note("before", one)
    put(one, place)
    note("there", one)
    edit(field)
    note("touched", one)
    put(screen, .away)
    put(screen, .inner)
    note("the screen out and in", screen)
    put(one, .nowhere)
    note("out", one)
  }

  private final class Parts: Screen {
    let elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }
  }
}

/// What was heard, in order.
private final class Heard {
  private var notes: [String] = []

  func add(_ note: String) { notes.append(note) }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

/// A controller of containers.
private final class Owner: ContainerScreenController {
  private let name: String
  private let heard: Heard

  init(_ name: String, _ heard: Heard) { (self.name, self.heard) = (name, heard) }

  func containerScreen(_ screen: ContainerScreen, mayShow subview: any Screen) -> Bool {
    heard.add("\(name) is asked")
    return true
  }

  func containerScreen(_ screen: ContainerScreen, adds subview: any Screen, by add: () -> Void) {
    heard.add("\(name) adds")
    add()
    heard.add("\(name) has added")
  }

  func containerScreen(
    _ screen: ContainerScreen, removes subview: any Screen, by remove: () -> Void
  ) {
    heard.add("\(name) removes")
    remove()
    heard.add("\(name) has removed")
  }
}

/// The delegate of the field.
private final class Listener: TextFieldDelegate {
  private let heard: Heard

  init(_ heard: Heard) { self.heard = heard }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    heard.add("may end")
    return true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    heard.add("ended")
  }
}
