import View

@testable import Controller
@testable import ControllerKit
@testable import Workshop

// What holds in a walk: in each callback, and after each change.
extension ContainerWalk {
  /// A controller was called about its view.
  func note(_ callback: String, of controller: ViewController) {
    guard let index = members.firstIndex(where: { $0.controller === controller }) else { return }
    let state = members[index].heard.state
    if callback == "didLoad" {
      if members[index].isLoaded { fault("\(controller.debugName) is loaded again") }
      members[index].isLoaded = true
    } else if !members[index].heard.hear(callback) {
      fault("\(controller.debugName).\(callback) while \(state)")
    }
    react(in: callback, of: controller)
  }

  /// A controller was called about its parent.
  ///
  /// Who was below the top of a stack leaves without `willMove(toParent: nil)`: rule 9.4.
  func note(_ move: Containment.Move, isOver: Bool, of controller: ViewController) {
    guard let index = members.firstIndex(where: { $0.controller === controller }) else { return }
    if isOver, move == .toParent, members[index].move != move {
      fault("\(controller.debugName).didMove without willMove")
    }
    members[index].move = isOver ? nil : move
    react(in: "move", of: controller)
  }

  func check() {
    let presented = window.isHidden ? [] : window.presentations
    let uncovered = presented.lastIndex { $0.coversPresenter || $0 === presented.first } ?? 0
    let shown = presented[uncovered...]
    if window.view.subviews.map(ObjectIdentifier.init)
      != shown.compactMap(\.viewIfLoaded).map(ObjectIdentifier.init)
    {
      let seen = members.compactMap(\.controller).filter { one in
        window.view.subviews.contains { $0 === one.viewIfLoaded }
      }
      fault("the window shows \(seen), not \(shown)")
    }
    for controller in all { checkChildren(of: controller) }
    let visible = shown.flatMap(visible)
    for member in members {
      guard let controller = member.controller else { continue }
      check(member, isVisible: visible.contains { $0 === controller })
    }
  }

  private func check(_ member: Member, isVisible: Bool) {
    let expected = isVisible ? "appeared" : "disappeared"
    if member.heard.state != expected {
      fault("\(member.name) has \(member.heard.state), not \(expected)")
    }
    // A parent that is gone has not completed the move.
    if let move = member.move, isVisible, member.controller?.parent != nil {
      fault("\(member.name) is still moving \(move)")
    }
  }

  private func checkChildren(of controller: ViewController) {
    let (children, front): ([ViewController], ViewController?)
    switch controller {
    case let stack as Stack: (children, front) = (stack.viewControllers, stack.topViewController)
    case let tabs as Tabs:
      (children, front) = (tabs.viewControllers, tabs.selectedViewController)
    case let box as Box:
      let owned = box.children.compactMap(\.viewIfLoaded).map(ObjectIdentifier.init)
      if !Set(box.screen.subviews.map(ObjectIdentifier.init)).isSubset(of: owned) {
        fault("\(box.debugName) shows a stranger")
      }
      return
    default: return
    }
    guard controller.appearance == .appeared else { return }
    if Set(children.map(ObjectIdentifier.init))
      != Set(controller.children.map(ObjectIdentifier.init))
    {
      fault("\(controller.debugName) has the children \(controller.children.map(\.debugName))")
    }
    let views = controller.view.container?.subviews ?? []
    if views.map(ObjectIdentifier.init)
      != [front].compactMap(\.?.viewIfLoaded).map(ObjectIdentifier.init)
    {
      fault("\(controller.debugName) shows another than \(front?.debugName ?? "none")")
    }
  }

  /// A controller that is shown, and who is shown in it.
  private func visible(in controller: ViewController) -> [ViewController] {
    let front: [ViewController?] =
      switch controller {
      case let stack as Stack: [stack.topViewController]
      case let tabs as Tabs: [tabs.selectedViewController]
      case let box as Box:
        box.children.filter { child in child.viewIfLoaded.map(box.screen.shows) == true }
      default: []
      }
    return [controller] + front.compactMap { $0 }.flatMap(visible)
  }
}

// What containers tell their delegate.
extension ContainerWalk: NavigationControllerDelegate, TabBarControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { react(in: "willShow", of: viewController) }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    if navigationController.topViewController !== viewController {
      fault("\(viewController.debugName) is shown and not on top")
    }
    react(in: "didShow", of: viewController)
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    react(in: "shouldSelect", of: viewController)
    return true
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { react(in: "didSelect", of: viewController) }
}

extension ContainerWalk: TextFieldDelegate {
  func textFieldDidEndEditing(_ textField: TextField) {
    let leaf = all.first { $0.viewIfLoaded?.has(textField) == true }
    if let leaf { react(in: "didEndEditing", of: leaf) }
  }
}
