import Controller
import ControllerKit
import View
import ViewKit

extension CallSteps {
  /// Stacks and tabs.
  static let containers: [(String, Steps)] = [
    ("a stack", stack),
    ("who is called changes a stack", inStack), ("a stack and its delegate", stackDelegates),
    ("tabs", tabs), ("who is called changes tabs", inTabs),
    ("tabs and their delegate", tabDelegates), ("a table", table),
  ]

  private static let stack: Steps = [
    "not shown": { stage in
      stage.stack.delegate = stage.delegate
      stage.stack.viewControllers = [stage["A"]]
    },
    "shown": { $0.show($0.stack) },
    "pushed": { $0.stack.pushViewController($0["B"], animated: true) },
    "pushed without animation": { $0.stack.pushViewController($0["C"], animated: false) },
    "pushed twice": { $0.stack.pushViewController($0["B"], animated: true) },
    "a stack pushed": { $0.stack.pushViewController(NavigationController(), animated: true) },
    "Back": { $0.touch("Back to B") },
    "popped": { $0.stack.popViewController(animated: false) },
    "the root popped": { $0.stack.popViewController(animated: true) },
    "to the root from the root": { $0.stack.popToRootViewController(animated: true) },
    "three at once": { stage in
      stage.stack.setViewControllers(["A", "B", "C"].map { stage[$0] }, animated: true)
    },
    "to the root": { $0.stack.popToRootViewController(animated: true) },
    "to one that is not there": {
      $0.stack.popToViewController($0["D"], animated: true)
    },
    "other ones": { stage in
      stage.stack.setViewControllers(["B", "C", "D"].map { stage[$0] }, animated: false)
    },
    "to one": { $0.stack.popToViewController($0["B"], animated: true) },
    "to the one on top": { $0.stack.popToViewController($0["B"], animated: true) },
    "one twice": { stage in
      stage.stack.setViewControllers(["B", "B"].map { stage[$0] }, animated: true)
    },
    "with a stack": { stage in
      stage.stack.setViewControllers([stage["B"], NavigationController()], animated: true)
    },
    "with what is around it": { stage in
      stage.stack.setViewControllers([stage["B"], stage.stack], animated: true)
    },
    "covered": { $0["B"].present($0["M"], animated: true) },
    "changed while covered": { $0.stack.pushViewController($0["C"], animated: true) },
    "uncovered": { $0["M"].dismiss(animated: true) },
    "the lower one removed": { $0["B"].removeFromParent() },
    "none": { $0.stack.viewControllers = [] },
  ]

  private static let inStack: Steps = [
    "shown": { stage in
      stage.stack.delegate = stage.delegate
      stage.stack.viewControllers = [stage["A"]]
      stage.show(stage.stack)
    },
    "pushed by who goes": { stage in
      stage.reactions["A.willDisappear"] = {
        stage.stack.pushViewController(stage["C"], animated: true)
      }
      stage.stack.pushViewController(stage["B"], animated: true)
    },
    "popped by who goes": { stage in
      stage.reactions["B.willDisappear"] = { stage.stack.popViewController(animated: true) }
      stage.stack.popViewController(animated: true)
    },
    "pushed by who has come": { stage in
      stage.reactions["B.didAppear"] = {
        stage.stack.pushViewController(stage["C"], animated: true)
      }
      stage.stack.pushViewController(stage["B"], animated: true)
    },
    "removed as it goes": { stage in
      stage.reactions["C.willDisappear"] = { stage["B"].removeFromParent() }
      stage.stack.popToRootViewController(animated: true)
    },
    "removed as it comes": { stage in
      stage.reactions["B.willAppear"] = { stage["B"].removeFromParent() }
      stage.stack.pushViewController(stage["B"], animated: true)
    },
    "pushed as it is loaded": { stage in
      stage.reactions["D.didLoad"] = {
        stage.stack.pushViewController(stage["E"], animated: true)
      }
      stage.stack.pushViewController(stage["D"], animated: true)
    },
    "presents as it comes": { stage in
      stage.reactions["B.willAppear"] = { stage["B"].present(stage["M"], animated: true) }
      stage.stack.pushViewController(stage["B"], animated: true)
    },
    "uncovered": { $0["M"].dismiss(animated: true) },
    "hidden, and pushed by who goes": { stage in
      stage.reactions["stack.willDisappear"] = {
        stage.stack.pushViewController(stage["F"], animated: true)
      }
      stage.window.isHidden = true
    },
    "shown, and popped by who comes": { stage in
      stage.reactions["stack.willAppear"] = { stage.stack.popViewController(animated: true) }
      stage.window.isHidden = false
    },
  ]

  private static let stackDelegates: Steps = [
    "none": { stage in
      stage.stack.viewControllers = [stage["A"]]
      stage.show(stage.stack)
    },
    "gone": { stage in
      do {
        let delegate = MuteDelegate()
        stage.stack.delegate = delegate
      }
      stage.stack.pushViewController(stage["B"], animated: true)
    },
    "implements nothing": { stage in
      let delegate = MuteDelegate()
      stage.stack.delegate = delegate
      stage.stack.popViewController(animated: true)
      withExtendedLifetime(delegate) {}
    },
  ]

  private static let tabs: Steps = [
    "not shown": { stage in
      stage.tabs.delegate = stage.delegate
      stage.tabs.viewControllers = ["A", "B", "C"].map { stage[$0] }
    },
    "shown": { $0.show($0.tabs) },
    "touched": { $0.touch("B") },
    "touched again": { $0.touch("B") },
    "by index": { $0.tabs.selectedIndex = 2 },
    "the same index": { $0.tabs.selectedIndex = 2 },
    "no index": { $0.tabs.selectedIndex = 3 },
    "by controller": { $0.tabs.selectedViewController = $0["A"] },
    "no tab": { $0.tabs.selectedViewController = $0["X"] },
    "refused": { stage in
      stage.delegate.allows = false
      stage.touch("C")
      stage.delegate.allows = true
    },
    "covered": { $0["A"].present($0["M"], animated: true) },
    "selected while covered": { $0.tabs.selectedIndex = 1 },
    "uncovered": { $0["M"].dismiss(animated: true) },
    "one twice": { stage in stage.tabs.viewControllers = ["A", "A"].map { stage[$0] } },
    "other ones": { stage in stage.tabs.viewControllers = ["D", "A"].map { stage[$0] } },
    "one removed": { $0["A"].removeFromParent() },
    "the selected one removed": { $0["D"].removeFromParent() },
    "with a stack": { stage in
      stage.stack.viewControllers = [stage["E"], stage["F"]]
      stage.tabs.viewControllers = [stage["A"], stage.stack]
    },
    "the stack": { $0.touch("Stack") },
    "the stack again": { $0.touch("Stack") },
    "hidden": { $0.window.isHidden = true },
    "selected while hidden": { $0.tabs.selectedIndex = 0 },
    "shown again": { $0.window.isHidden = false },
  ]

  private static let inTabs: Steps = [
    "shown": { stage in
      stage.tabs.viewControllers = ["A", "B", "C"].map { stage[$0] }
      stage.show(stage.tabs)
    },
    "selected by who is loaded": { stage in
      stage.reactions["B.didLoad"] = { stage.tabs.selectedIndex = 2 }
      stage.tabs.selectedIndex = 1
    },
    "selected by who comes": { stage in
      stage.reactions["B.willAppear"] = { stage.tabs.selectedIndex = 0 }
      stage.tabs.selectedIndex = 1
    },
    "removed as it comes": { stage in
      stage.reactions["B.willAppear"] = { stage["B"].removeFromParent() }
      stage.tabs.selectedIndex = 1
    },
    "others by who leaves": { stage in
      stage.reactions["A.willMove"] = { stage.tabs.viewControllers = [stage["C"], stage["A"]] }
      stage.tabs.viewControllers = [stage["C"]]
    },
    "hidden by who is loaded": { stage in
      stage.reactions["D.didLoad"] = { stage.window.isHidden = true }
      stage.tabs.viewControllers = [stage["C"], stage["D"]]
      stage.tabs.selectedIndex = 1
    },
    "shown again": { $0.window.isHidden = false },
  ]

  private static let tabDelegates: Steps = [
    "none": { stage in
      stage.tabs.viewControllers = ["A", "B"].map { stage[$0] }
      stage.show(stage.tabs)
      _ = stage.take()
      stage.touch("B")
    },
    "gone": { stage in
      do {
        let delegate = MuteDelegate()
        stage.tabs.delegate = delegate
      }
      stage.touch("A")
    },
    "implements nothing": { stage in
      let delegate = MuteDelegate()
      stage.tabs.delegate = delegate
      stage.touch("B")
      withExtendedLifetime(delegate) {}
    },
    "taken away": { stage in
      stage.tabs.delegate = nil
      stage.touch("A")
    },
  ]

  private static let table: Steps = [
    "shown": { $0.show($0.table) },
    "read": { _ = $0.window.view.subviews.last?.controls },
    "touched": { $0.touch("cat") },
    "another touched": { $0.touch("dog") },
    "edited": { $0.table.setEditing(true, animated: true) },
    "all that can be done": { $0.performAll(on: "cat") },
    "of another that can be edited, and is not": { stage in
      let table = HalfTable()
      stage.table.present(table, animated: false)
      table.setEditing(true, animated: false)
      _ = stage.take()
      stage.performAll(on: "cat")
      table.dismiss(animated: false)
    },
    "no longer edited": { $0.table.setEditing(false, animated: true) },
    "all that can be done then": { $0.performAll(on: "dog") },
    "shown again": { stage in
      stage.window.isHidden = true
      stage.window.isHidden = false
    },
  ]
}
