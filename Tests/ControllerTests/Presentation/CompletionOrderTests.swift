import Controller
import Model
import Testing
import View
import ViewText

@Suite("The order of completions", .patience)
struct CompletionOrderTests {
  @Test(
    "5.4 [D] Dismissed in its viewDidAppear: the completion of present, then that of dismiss",
    arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func dismissedInDidAppear(style: ModalPresentationStyle) {
    let stage = Stage()
    let b = stage.controller("B", style)
    b.reactions["didAppear"] = { b in
      b.dismiss(animated: false) { stage.trace.lines.append("dismissed") }
    }

    stage.root.present(b, animated: false) { stage.trace.lines.append("presented") }

    let all = stage.trace.take()
    let covering = [
      "B.didAppear", "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout",
      "A.didLayout", "presented", "A.didAppear", "B.didDisappear", "dismissed",
    ]
    let sheet = [
      "B.didAppear", "B.willDisappear", "presented", "B.didDisappear", "dismissed",
    ]
    #expect(all.drop { $0 != "B.didAppear" } == (style == .fullScreen ? covering[...] : sheet[...]))
    #expect(stage.window.controllers.map(\.debugName) == ["A"])
  }

  @Test("5.4 [C] Each of several transitions in viewDidAppear ends before the next one does")
  func presentedInDidAppear() {
    let stage = Stage()
    let (b, c) = (stage.controller("B"), stage.controller("C"))
    func note(_ line: String) -> () -> Void { { stage.trace.lines.append(line) } }
    b.reactions["didAppear"] = { b in b.present(c, animated: false, completion: note("2")) }
    c.reactions["didAppear"] = { c in c.dismiss(animated: false, completion: note("3")) }

    stage.root.present(b, animated: false, completion: note("1"))

    #expect(stage.trace.lines.filter { $0.count == 1 } == ["1", "2", "3"])
    // The trace begins after the root has appeared.
    let calls = ["A.willAppear", "A.didAppear"] + stage.trace.lines.filter { $0.count > 1 }
    #expect(AppearanceHeard.faults(in: calls) == [])
    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
  }

  @Test("5.4 [C] A transition in a completion is over when its call returns")
  func presentedInCompletion() {
    let stage = Stage()
    let (b, c) = (stage.controller("B"), stage.controller("C"))

    stage.root.present(b, animated: false) {
      b.present(c, animated: false) { stage.trace.lines.append("2") }
      stage.trace.lines.append("1")
    }

    #expect(stage.trace.lines.suffix(4) == ["C.didAppear", "B.didDisappear", "2", "1"])
  }

  @Test("5.7 [C] A root that was set during a presentation comes after its completion")
  func rootInWillAppear() {
    let stage = Stage()
    let b = stage.controller("B")
    let root = stage.controller("R")
    b.reactions["willAppear"] = { [window = stage.window] _ in window.rootViewController = root }

    stage.root.present(b, animated: false) { stage.trace.lines.append("presented") }

    let calls = stage.trace.lines
    #expect(calls.firstIndex(of: "presented") ?? .max < calls.firstIndex(of: "R.loadView") ?? 0)
    #expect(calls.suffix(2) == ["R.didAppear", "B.didDisappear"])
  }

  @Test("8.6 [C] One child for another in viewDidAppear: the completions come in their order")
  func exchangedInDidAppear() {
    let stage = FamilyStage()
    let (f, t, u) = (stage.child("F"), stage.child("T"), stage.child("U"))
    stage.parent.show(f)
    for other in [t, u] { stage.parent.addChild(other) }
    _ = stage.trace.take()
    t.reactions["didAppear"] = { [parent = stage.parent] t in
      parent.transition(from: t, to: u) { _ in stage.trace.lines.append("2") }
    }

    stage.parent.transition(from: f, to: t) { _ in stage.trace.lines.append("1") }

    #expect(stage.trace.lines.filter { $0.count == 1 } == ["1", "2"])
    #expect(stage.window.faults(among: [f, t, u]) == [])
  }
}
