import Controller
import ControllerKit
import Model
import View
import ViewKit

// Who holds whom, for a person to look at.
extension Application {
  /// The delegates, scenes, windows, controllers and screens, and what they hold.
  package var objects: ObjectGraph {
    var graph = ObjectGraph()
    let state = isRunning ? "\(applicationState)" : "\(processState)"
    guard let position = graph.add(self, "Application", state, in: .system) else { return graph }
    let owner = graph.add(
      delegate, "\(type(of: delegate))", in: .controller, below: position, as: "delegate")
    for scene in scenes { add(scene, to: &graph, below: position) }
    if let window = delegate.window, let owner { window.add(to: &graph, below: owner) }
    graph.finish()
    graph.trackedCalls = (turn.tracker as? ObservationTracker)?.trackedCalls ?? []
    return graph
  }

  private func add(_ scene: Scene, to graph: inout ObjectGraph, below application: Int) {
    let name = "\(type(of: scene)) \(scene.session.number)"
    guard
      let position = graph.add(
        scene, name, "\(scene.activationState)", in: .system, below: application, as: "scenes"),
      let delegate = scene.delegate,
      let owner = graph.add(
        delegate, "\(type(of: delegate))", in: .controller, below: position, as: "delegate")
    else { return }
    if let window = (delegate as? any WindowSceneDelegate)?.window {
      window.add(to: &graph, below: owner)
    }
    graph.refer(from: position, to: scene.application, as: "application", .weak)
    for window in (scene as? WindowScene)?.windows ?? [] {
      // Not the scene holds it: the delegate, in `window` or in a property of its own.
      if window !== (delegate as? any WindowSceneDelegate)?.window {
        window.add(to: &graph, below: owner)
      }
      graph.refer(from: position, to: window, as: "windows", .weak)
    }
  }
}

extension Window {
  /// The controllers and screens of a window that no application has, and what they hold.
  package var objects: ObjectGraph {
    var graph = ObjectGraph()
    add(to: &graph)
    graph.finish()
    return graph
  }

  fileprivate func add(to graph: inout ObjectGraph, below owner: Int? = nil) {
    let state = isHidden ? "hidden" : windowScene?.keyWindow === self ? "key" : ""
    guard let position = graph.add(self, "Window", state, in: .view, below: owner, as: "window")
    else { return }
    graph.refer(from: position, to: windowScene, as: "windowScene", .weak)
    root?.add(to: &graph, below: position, as: "rootViewController")
  }
}

extension ViewController {
  fileprivate func add(to graph: inout ObjectGraph, below owner: Int, as property: String) {
    guard
      let position = graph.add(
        self, debugName, "\(appearance)", in: .controller, below: owner, as: property)
    else { return }
    viewIfLoaded?.add(to: &graph, below: position)
    for (property, model) in modelObjects {
      guard
        let place = graph.add(
          model, model.pageName, model.pageValue, in: .model, below: position, as: property)
      else { continue }
      for observer in model.pageObservers {
        graph.refer(from: place, to: observer, as: "observers", .weak)
      }
    }
    for child in children { child.add(to: &graph, below: position, as: "children") }
    graph.refer(from: position, to: parent, as: "parent", .weak)
    graph.refer(from: position, to: presenting, as: "presentingViewController", .strong)
    graph.refer(from: position, to: ownDelegate, as: "delegate", .weak)
    presented?.add(to: &graph, below: position, as: "presentedViewController")
  }
}

extension ViewController {
  /// The delegate of a container of the framework.
  private var ownDelegate: AnyObject? {
    (self as? NavigationController)?.delegate ?? (self as? TabBarController)?.delegate
  }
}

extension Screen {
  fileprivate func add(to graph: inout ObjectGraph, below owner: Int) {
    let name = "\(type(of: self))"
    guard let position = graph.add(self, name, in: .view, below: owner, as: "view") else { return }
    graph.refer(from: position, to: container?.controller, as: "controller", .weak)
    // The controls of the screens in a container are theirs.
    let inside = container?.subviews.flatMap(\.fixedControls) ?? []
    for control in fixedControls where !inside.contains(where: { $0 === control }) {
      let name = control.label.english
      for receiver in control.receivers {
        graph.refer(from: position, to: receiver.object, as: name, receiver.isHeld ? .weak : .asked)
      }
    }
    if container != nil { return }
    for case let table as TableView in elements.map(\.view) {
      graph.refer(from: position, to: table.dataSource, as: "dataSource", .weak)
      graph.refer(from: position, to: table.delegate, as: "delegate", .weak)
    }
  }

  /// The controls that are not in a table: to look at those, its data source would be asked.
  private var fixedControls: [Control] {
    elements.flatMap { element -> [Control] in
      element.view is TableView ? [] : element.controls
    }
  }
}
