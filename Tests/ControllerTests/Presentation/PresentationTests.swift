import Controller
import Testing
import View

@Suite("Presenting and dismissing", .patience)
struct PresentationTests {
  @Test(
    "5.2 [L][R] a covering presentation takes the presenter out of the window",
    arguments: [ModalPresentationStyle.fullScreen, .currentContext])
  func coveringPresent(style: ModalPresentationStyle) {
    let stage = Stage()
    let presented = stage.controller("B", style)

    stage.root.present(presented, animated: true) { stage.trace.lines.append("completion") }

    #expect(
      stage.trace.take() == [
        "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
        "B.willLayout", "B.didLayout", "B.didAppear", "A.didDisappear", "completion",
      ])
    #expect(
      stage.window.view.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(presented.view)])
  }

  @Test(
    "5.2 [L][R] dismissing what covered brings the presenter back",
    arguments: [ModalPresentationStyle.fullScreen, .currentContext])
  func coveringDismiss(style: ModalPresentationStyle) {
    let stage = Stage()
    stage.root.present(stage.controller("B", style), animated: true)
    _ = stage.trace.take()

    stage.root.dismiss(animated: true) { stage.trace.lines.append("completion") }

    #expect(
      stage.trace.take() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
        "A.didAppear", "B.didDisappear", "completion",
      ])
  }

  @Test(
    "5.3 [L] a presentation that does not cover leaves the presenter alone",
    arguments: ModalPresentationStyle.allCases.filter { !$0.coversPresenter })
  func nonCovering(style: ModalPresentationStyle) {
    let stage = Stage()
    let presented = stage.controller("B", style)

    stage.root.present(presented, animated: true)
    stage.root.dismiss(animated: true)

    #expect(
      stage.trace.take() == [
        "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout",
        "B.didAppear", "B.willDisappear", "B.didDisappear",
      ])
  }

  @Test("5.3 [L][W] the default style is a sheet, as since iOS 13")
  func defaultStyle() {
    #expect(ViewController().modalPresentationStyle == .automatic)
    #expect(!ModalPresentationStyle.automatic.coversPresenter)
  }

  @Test("5.4 [R] the relationships and flags at each point of a presentation")
  func flagsOfPresent() {
    let stage = Stage()
    let presented = stage.controller("B")
    var seen: [String] = []
    for callback in ["didLoad", "willAppear", "didAppear"] {
      presented.reactions[callback] = { [unowned root = stage.root] in
        seen.append("\(callback) \(flags(of: $0, on: root))")
      }
    }

    stage.root.present(presented, animated: true) {
      seen.append("completion \(flags(of: presented, on: stage.root))")
    }

    #expect(
      seen == [
        "didLoad nil nil false false", "willAppear B A true false", "didAppear B A true false",
        "completion B A false false",
      ])
  }

  @Test("5.4 [R][L] the relationships and flags at each point of a dismissal")
  func flagsOfDismiss() {
    let stage = Stage()
    let presented = stage.controller("B")
    stage.root.present(presented, animated: true)
    var seen: [String] = []
    let note = { [unowned presented, unowned root = stage.root] (point: String) in
      seen.append("\(point) \(flags(of: presented, on: root))")
    }
    presented.reactions["willDisappear"] = { _ in note("B.willDisappear") }
    stage.root.reactions["willAppear"] = { _ in note("A.willAppear") }
    stage.root.reactions["didAppear"] = { _ in note("A.didAppear") }
    presented.reactions["didDisappear"] = { _ in note("B.didDisappear") }

    stage.root.dismiss(animated: true) { note("completion") }

    #expect(
      seen == [
        "B.willDisappear B A false true", "A.willAppear B A false true",
        "A.didAppear nil nil false true", "B.didDisappear nil nil false true",
        "completion nil nil false false",
      ])
  }

  @Test("Trap 7: a completion runs once")
  func completionOnce() {
    let stage = Stage()
    var count = 0

    stage.root.present(stage.controller("B"), animated: true) { count += 1 }
    stage.root.dismiss(animated: true) { count += 10 }

    #expect(count == 11)
  }

  @Test("A callback that has overtaken a transition leaves every controller's calls in balance")
  func presentInsideDidAppear() {
    let stage = Stage()
    let (second, third) = (stage.controller("B"), stage.controller("C"))
    second.reactions["didAppear"] = { $0.present(third, animated: false) }

    stage.root.present(second, animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A", "B", "C"])
    #expect(stage.reports == [])
    #expect(
      stage.trace.lines.filter { $0.hasPrefix("A.") } == ["A.willDisappear", "A.didDisappear"])
  }

  @Test("Dismissing oneself in viewDidAppear brings the presenter back as if it had never gone")
  func dismissInsideDidAppear() {
    let stage = Stage()
    let second = stage.controller("B")
    second.reactions["didAppear"] = { $0.dismiss(animated: false) }

    stage.root.present(second, animated: false)

    #expect(stage.window.controllers.map(\.debugName) == ["A"])
    #expect(
      stage.trace.lines.filter { $0.hasPrefix("A.") } == [
        "A.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
        "A.didAppear",
      ])
  }

  @Test("A controller that is dismissed although another covers it knows that it is dismissed")
  func coveredDismissal() {
    let stage = Stage()
    let (covered, covering) = (stage.controller("B"), stage.controller("C"))
    stage.root.present(covered, animated: false)
    covered.present(covering, animated: false)
    var flags: [Bool] = []
    covering.reactions["willDisappear"] = {
      flags = [covered.isBeingDismissed, $0.isBeingDismissed]
    }

    stage.root.dismiss(animated: false)

    #expect(flags == [true, true])
    #expect(!covered.isBeingDismissed)
  }

  @Test("After a dismissal nothing keeps the controller, its view or its links alive")
  func releases() {
    let stage = Stage()
    weak var controller: TracingController?
    weak var view: AnyObject?
    do {
      let presented = stage.controller("B")
      stage.root.present(presented, animated: true)
      (controller, view) = (presented, presented.view)
    }

    stage.root.dismiss(animated: true)

    #expect(controller == nil)
    #expect(view == nil)
  }
}

// MARK: - Fixtures

private func flags(of presented: TracingController, on presenter: TracingController) -> String {
  let names = [presenter.presentedViewController, presented.presentingViewController]
    .map { $0?.debugName ?? "nil" }
  let flags = [presented.isBeingPresented, presented.isBeingDismissed].map { "\($0)" }
  return (names + flags).joined(separator: " ")
}
