import View

@testable import Controller
@testable import ControllerKit

// Controllers that tell a walk of their callbacks.

final class Leaf: ViewController {
  unowned var walk: ContainerWalk?
  let screen = FieldScreen()
  override func loadView() {
    screen.field.delegate = walk
    view = screen
  }
  override func viewDidLoad() { walk?.note("didLoad", of: self) }
  override func viewWillAppear(_ animated: Bool) { walk?.note("willAppear", of: self) }
  override func viewIsAppearing(_ animated: Bool) { walk?.note("isAppearing", of: self) }
  override func viewWillLayoutSubviews() { walk?.note("willLayout", of: self) }
  override func viewDidLayoutSubviews() { walk?.note("layout", of: self) }
  override func viewDidAppear(_ animated: Bool) { walk?.note("didAppear", of: self) }
  override func viewWillDisappear(_ animated: Bool) { walk?.note("willDisappear", of: self) }
  override func viewDidDisappear(_ animated: Bool) { walk?.note("didDisappear", of: self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    walk?.note(parent == nil ? .fromParent : .toParent, isOver: false, of: self)
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    walk?.note(parent == nil ? .fromParent : .toParent, isOver: true, of: self)
  }
}

final class Box: ViewController {
  unowned var walk: ContainerWalk?
  let screen = ContainerScreen()
  override func loadView() { view = screen }
  override func viewDidLoad() { walk?.note("didLoad", of: self) }
  override func viewWillAppear(_ animated: Bool) { walk?.note("willAppear", of: self) }
  override func viewIsAppearing(_ animated: Bool) { walk?.note("isAppearing", of: self) }
  override func viewWillLayoutSubviews() { walk?.note("willLayout", of: self) }
  override func viewDidLayoutSubviews() { walk?.note("layout", of: self) }
  override func viewDidAppear(_ animated: Bool) { walk?.note("didAppear", of: self) }
  override func viewWillDisappear(_ animated: Bool) { walk?.note("willDisappear", of: self) }
  override func viewDidDisappear(_ animated: Bool) { walk?.note("didDisappear", of: self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    walk?.note(parent == nil ? .fromParent : .toParent, isOver: false, of: self)
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    walk?.note(parent == nil ? .fromParent : .toParent, isOver: true, of: self)
  }
}

final class Stack: NavigationController {
  unowned var walk: ContainerWalk?
  override func viewDidLoad() { walk?.note("didLoad", of: self) }
  override func viewWillAppear(_ animated: Bool) { walk?.note("willAppear", of: self) }
  override func viewIsAppearing(_ animated: Bool) { walk?.note("isAppearing", of: self) }
  override func viewWillLayoutSubviews() { walk?.note("willLayout", of: self) }
  override func viewDidLayoutSubviews() { walk?.note("layout", of: self) }
  override func viewDidAppear(_ animated: Bool) { walk?.note("didAppear", of: self) }
  override func viewWillDisappear(_ animated: Bool) { walk?.note("willDisappear", of: self) }
  override func viewDidDisappear(_ animated: Bool) { walk?.note("didDisappear", of: self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    walk?.note(parent == nil ? .fromParent : .toParent, isOver: false, of: self)
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    walk?.note(parent == nil ? .fromParent : .toParent, isOver: true, of: self)
  }
}

final class Tabs: TabBarController {
  unowned var walk: ContainerWalk?
  override func viewDidLoad() { walk?.note("didLoad", of: self) }
  override func viewWillAppear(_ animated: Bool) { walk?.note("willAppear", of: self) }
  override func viewIsAppearing(_ animated: Bool) { walk?.note("isAppearing", of: self) }
  override func viewWillLayoutSubviews() { walk?.note("willLayout", of: self) }
  override func viewDidLayoutSubviews() { walk?.note("layout", of: self) }
  override func viewDidAppear(_ animated: Bool) { walk?.note("didAppear", of: self) }
  override func viewWillDisappear(_ animated: Bool) { walk?.note("willDisappear", of: self) }
  override func viewDidDisappear(_ animated: Bool) { walk?.note("didDisappear", of: self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    walk?.note(parent == nil ? .fromParent : .toParent, isOver: false, of: self)
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    walk?.note(parent == nil ? .fromParent : .toParent, isOver: true, of: self)
  }
}

final class FieldScreen: Screen {
  let field = TextField("Field")
  var elements: [Element] { [.field(field)] }
}
