import Controller
import Testing

/// What belongs to one window is refused by another, however it got there.
@Suite("What another window shows", .patience)
struct OtherWindowTests {
  @Test("5.6 [T][R] The root of another window is not presented, and no callbacks are sent")
  func root() {
    let (stage, other) = (Stage(), Stage())
    var isDone = false

    stage.root.present(other.root, animated: false) { isDone = true }

    #expect(!isDone)
    #expect(stage.reports == [shown(other.root, on: stage.root)])
    expectUnchanged(stage, other)
  }

  @Test("5.6 [T][R] What another window presents, and its root meanwhile, are not presented here")
  func presented() {
    let (stage, other) = (Stage(), Stage())
    let sheet = other.controller("S", .pageSheet)
    other.root.present(sheet, animated: false)
    _ = other.trace.take()

    stage.root.present(sheet, animated: false)
    stage.root.present(other.root, animated: false)

    #expect(stage.reports == [shown(sheet, on: stage.root), shown(other.root, on: stage.root)])
    #expect(stage.window.controllers.map(\.debugName) == ["A"])
    #expect(other.window.controllers.map(\.debugName) == ["A", "S"])
    #expect(stage.trace.take() + other.trace.take() == [])
  }

  @Test("5.6 [T][R] A root is presented neither on itself nor on what it presents")
  func ownRoot() {
    let stage = Stage()
    stage.root.present(stage.root, animated: false)
    let second = stage.controller("B")
    stage.root.present(second, animated: false)
    _ = stage.trace.take()

    second.present(stage.root, animated: false)
    second.present(second, animated: false)

    #expect(
      stage.reports == [
        shown(stage.root, on: stage.root), shown(stage.root, on: second),
        shown(second, on: second),
      ])
    #expect(stage.window.controllers.map(\.debugName) == ["A", "B"])
    #expect(stage.trace.take() == [])
  }

  @Test("5.7 [C] The root of another window, and what it presents, become no root")
  func rootedTwice() {
    let (stage, other) = (Stage(), Stage())

    stage.window.rootViewController = other.root

    #expect(
      stage.reports == [
        "Attempt to make A the root of a window while it belongs to another one. "
          + "Dismiss it there or replace it as a root first, or make another one."
      ])
    expectUnchanged(stage, other)
  }

  @Test("5.6 [C] A root that its window let go of is presented like any other")
  func formerRoot() {
    let (stage, other) = (Stage(), Stage())
    let root = other.root
    other.window.rootViewController = nil

    stage.root.present(root, animated: false)

    #expect(stage.reports == [])
    #expect(stage.window.controllers.map(ObjectIdentifier.init).last == ObjectIdentifier(root))
    #expect(other.window.controllers.isEmpty)
  }

  // MARK: - Fixtures

  private func expectUnchanged(
    _ stages: Stage..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for stage in stages {
      #expect(
        stage.window.controllers.map(\.debugName) == ["A"] && stage.trace.take() == [],
        sourceLocation: sourceLocation)
    }
  }

  private func shown(_ controller: ViewController, on presenter: ViewController) -> String {
    PresentationDiagnostic.presentedTwice(controller.debugName, on: presenter.debugName).description
  }
}
