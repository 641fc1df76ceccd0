import Vestibule

// The score is in two windows. In the one that was opened first, it no longer changes.

/// The points of a game.
final class Score {
  private(set) var points = 0

  private var observers: [() -> Void] = []

  func addObserver(_ observer: @escaping () -> Void) { observers.append(observer) }

  func add() {
    points += 1
    for observer in observers { observer() }
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
    score.addObserver { [weak self] in self?.show() }
    show()
    goal.addTarget(score, action: Score.add, for: .touchUpInside)
  }

  private func show() { label.text = "Points: \(score.points)" }
}
