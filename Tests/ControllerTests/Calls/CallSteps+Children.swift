import View

@testable import Controller
@testable import Workshop

extension CallSteps {
  /// Children of a controller of one's own.
  static let children: [(String, Steps)] = [
    ("children", ofParents),
    ("an exchange", exchanges),
    ("by hand", byHand),
  ]

  private static let ofParents: Steps = [
    "root": { $0.show($0["P"]) },
    "added": { $0["P"].addChild($0["A"]) },
    "its view": { $0["P"].view.container?.addSubview($0["A"].view) },
    "moved": { $0["A"].didMove(toParent: $0["P"]) },
    "another without its view": { $0["P"].addChild($0["B"]) },
    "covered": { $0["A"].present($0["C"], animated: true) },
    "uncovered": { $0["A"].dismiss(animated: true) },
    "hidden": { $0.window.isHidden = true },
    "shown": { $0.window.isHidden = false },
    "its view taken out": { $0["P"].view.container?.removeSubview($0["A"].view) },
    "its view again": { $0["P"].view.container?.addSubview($0["A"].view) },
    "removed": { $0["A"].removeFromParent() },
    "an ancestor": { $0["B"].addChild($0["P"]) },
    "to another parent": { stage in
      stage["P"].add(stage["P2"])
      _ = stage.take()
      stage["P2"].addChild(stage["B"])
    },
    "the view of another's child": { $0["P"].view.container?.addSubview($0["B"].view) },
    "in the inner one": { $0["P2"].view.container?.addSubview($0["B"].view) },
    "the inner one taken out": { $0["P"].view.container?.removeSubview($0["P2"].view) },
    "the inner one again": { $0["P"].view.container?.addSubview($0["P2"].view) },
    "what is shown elsewhere": { stage in
      stage["P"].present(stage["C"], animated: false)
      _ = stage.take()
      stage["P"].addChild(stage["C"])
    },
    "memory is short": { $0.window.warnOfLowMemory() },
  ]

  private static let exchanges: Steps = [
    "root": { stage in
      stage.show(stage["P"])
      stage["P"].add(stage["A"])
    },
    "without a parent": { $0["P"].transition(from: $0["A"], to: $0["B"]) },
    "the other way": { $0["P"].transition(from: $0["B"], to: $0["A"]) },
    "of two": { stage in
      stage["P"].addChild(stage["B"])
      _ = stage.take()
      stage["P"].transition(from: stage["A"], to: stage["B"]) { stage.note("done \($0)") }
    },
    "back while it is hidden": { stage in
      stage.window.isHidden = true
      _ = stage.take()
      stage["P"].transition(from: stage["B"], to: stage["A"]) { stage.note("done \($0)") }
    },
    "shown": { $0.window.isHidden = false },
    "one that leaves as it comes": { stage in
      stage.reactions["B.willAppear"] = { stage["B"].removeFromParent() }
      stage["P"].transition(from: stage["A"], to: stage["B"]) { stage.note("done \($0)") }
    },
    "one that leaves as it goes": { stage in
      stage["P"].addChild(stage["B"])
      stage["P"].view.container?.addSubview(stage["A"].view)
      _ = stage.take()
      stage.reactions["A.willDisappear"] = { stage["A"].removeFromParent() }
      stage["P"].transition(from: stage["A"], to: stage["B"]) { stage.note("done \($0)") }
    },
    "where the parent forwards": { stage in
      stage["P"].forwards = false
      stage["P"].addChild(stage["A"])
      _ = stage.take()
      stage["P"].transition(from: stage["B"], to: stage["A"]) { stage.note("done \($0)") }
    },
    "where no other screens are shown": { stage in
      for name in ["X", "Y"] { stage["C"].addChild(stage[name]) }
      stage["C"].transition(from: stage["X"], to: stage["Y"]) { stage.note("done \($0)") }
    },
  ]

  private static let byHand: Steps = [
    "root": { stage in
      stage["P"].forwards = false
      stage.show(stage["P"])
      stage["P"].add(stage["A"])
    },
    "begun": { $0["A"].beginAppearanceTransition(true, animated: true) },
    "begun twice": { $0["A"].beginAppearanceTransition(true, animated: false) },
    "ended once": { $0["A"].endAppearanceTransition() },
    "ended": { $0["A"].endAppearanceTransition() },
    "ended too often": { $0["A"].endAppearanceTransition() },
    "begun though it is shown": { $0["A"].beginAppearanceTransition(true, animated: true) },
    "covered": { $0["P"].present($0["C"], animated: true) },
    "uncovered": { $0["C"].dismiss(animated: true) },
    "going": { $0["A"].beginAppearanceTransition(false, animated: true) },
    "removed on its way": { $0["A"].removeFromParent() },
    "gone": { $0["A"].endAppearanceTransition() },
    "going again": { stage in
      stage["P"].add(stage["B"])
      stage["B"].beginAppearanceTransition(true, animated: false)
      stage["B"].beginAppearanceTransition(false, animated: true)
      stage["B"].endAppearanceTransition()
    },
  ]
}
