import Vestibule

// The score is in two windows. In the one that was opened first, it no longer changes.

/// The points of a game.
final class Score {
  private(set) var points = 0

  /// Where the points are shown.
  var labels: [Label] = []

  func add() {
    points += 1
    for label in labels { label.text = "Points: \(points)" }
  }
}

/// Shows the score, and adds to it.
final class ScoreController: ViewController {
  private let score: Score
  private let label = Label()
  private let goal = Button("Goal")

  init(_ score: Score) { self.score = score }

  override func loadView() {
    view = ListedScreen { [label, goal] in [.label(label), .button(goal)] }
  }

  override func viewDidLoad() {
    label.text = "Points: \(score.points)"
    score.labels.append(label)
    goal.addTarget(score, action: Score.add, for: .touchUpInside)
  }
}
