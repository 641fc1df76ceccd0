import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Score", .scenario)
struct ScoreTests {
  @Test("Every window shows each goal, wherever it was touched, and if it was not touched at all")
  func windows() throws {
    let score = Score()
    let windows = [TestWindow(ScoreController(score)), TestWindow(ScoreController(score))]

    for (goals, window) in zip(1..., windows + windows) {
      try window.touch("Goal")

      #expect(score.points == goals)
      for window in windows { #expect(window.texts.contains("Points: \(goals)")) }
    }
    score.add()
    for window in windows { #expect(window.texts.contains("Points: 5")) }
  }

  @Test("A window that is opened later begins with the score of now")
  func later() throws {
    let score = Score()
    try TestWindow(ScoreController(score)).touch("Goal")
    score.add()

    #expect(TestWindow(ScoreController(score)).texts.contains("Points: 2"))
  }

  @Test("The score can live without a window, and a window that is closed is gone")
  func closed() throws {
    let score = Score()
    weak var closed: ScoreController?
    do {
      let controller = ScoreController(score)
      let window = TestWindow(controller)
      try window.touch("Goal")
      closed = controller
    }

    score.add()

    #expect(closed == nil)
    #expect(score.points == 2)
  }

  @Test("What is kept of a game is its points, and who wants to know of them")
  func kept() throws {
    let score = Score()
    let windows = [TestWindow(ScoreController(score)), TestWindow(ScoreController(score))]

    try windows[0].touch("Goal")

    for value in kept(by: score) {
      #expect(!(value is Label) && !(value is any Screen), "The score keeps a \(type(of: value)).")
    }
  }

  /// What an object keeps, and what that keeps, up to controllers.
  private func kept(by value: Any, depth: Int = 0) -> [Any] {
    guard depth < 6, !(value is ViewController), !(value is Label) else { return [] }
    let mirrors = [Mirror(reflecting: value), Mirror(reflecting: value).superclassMirror]
    return mirrors.compactMap { $0 }.flatMap(\.children).flatMap { child in
      [child.value] + kept(by: child.value, depth: depth + 1)
    }
  }
}
