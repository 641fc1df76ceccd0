import Testing
import Vestibule

@testable import Practice

@Suite("Score")
struct ScoreTests {
  @Test("Every window shows each goal, wherever it was touched")
  func windows() throws {
    let score = Score()
    let windows = [TestWindow(ScoreController(score)), TestWindow(ScoreController(score))]

    for (goals, window) in zip(1..., windows + windows) {
      try window.touch("Goal")

      #expect(score.points == goals)
      for window in windows { #expect(window.texts.contains("Points: \(goals)")) }
    }
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

    for child in Mirror(reflecting: score).children {
      let kind = "\(type(of: child.value))"
      #expect(!kind.contains("Label") && !kind.contains("Screen"), "\(child.label ?? ""): \(kind)")
    }
  }
}
