import Vestibule

// The score is in two windows. In the one that was opened first, it no longer changes.

/// The points of a game.
final class Score {
  private(set) var points = 0

  func add() { points += 1 }
}

/// Shows the score, and adds to it.
final class ScoreController: ViewController {
  private static var all: [() -> ScoreController?] = []
  private let score: Score
  private let label = Label()
  private let goal = Button("Goal")

  init(_ score: Score) { self.score = score }

  override func loadView() {
    view = ListedScreen { [label, goal] in [.label(label), .button(goal)] }
  }

  override func viewDidLoad() {
    Self.all.append { [weak self] in self }
    show()
    goal.addTarget(self, action: ScoreController.goalTouched, for: .touchUpInside)
  }

  private func goalTouched() {
    score.add()
    for each in Self.all { each()?.show() }
  }

  private func show() { label.text = "Points: \(score.points)" }
}
