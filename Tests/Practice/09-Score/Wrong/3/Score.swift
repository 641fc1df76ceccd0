import Vestibule

// The score is in two windows. In the one that was opened first, it no longer changes.

/// The points of a game.
final class Score {
  private(set) var points = 0

  /// Where the points are shown.
  private var boxes: [Box] = []

  func show(on label: Label) { boxes.append(Box(label)) }

  func add() {
    points += 1
    for box in boxes { box.it?.text = "Points: \(points)" }
  }
}

/// Holds a label, but not alive.
final class Box {
  weak var it: Label?

  init(_ it: Label) { self.it = it }
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
    score.show(on: label)
    goal.addTarget(score, action: Score.add, for: .touchUpInside)
  }
}
