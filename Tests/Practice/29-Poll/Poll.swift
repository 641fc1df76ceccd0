import Observation
import Vestibule

/// Votes, which any window may add to.
@Observable
final class Poll {
  var yes = 0
  var no = 0
}

/// Shows the votes and who leads, and takes votes.
final class PollController: ViewController {
  private let poll: Poll
  private let votes = Label()
  private let leader = Label()
  private let (yes, no, reset) = (Button("Yes"), Button("No"), Button("Reset"))

  init(_ poll: Poll) { self.poll = poll }

  override func loadView() {
    view = ListedScreen { [votes, leader, yes, no, reset] in
      [.label(votes), .label(leader), .button(yes), .button(no), .button(reset)]
    }
  }

  override func viewDidLoad() {
    yes.addTarget(self, action: PollController.yesTouched, for: .touchUpInside)
    no.addTarget(self, action: PollController.noTouched, for: .touchUpInside)
    reset.addTarget(self, action: PollController.resetTouched, for: .touchUpInside)
  }

  override func updateProperties() {
    votes.text = "Yes: \(poll.yes), No: \(poll.no)"
    leader.text = poll.yes == poll.no ? "A draw" : poll.yes > poll.no ? "Yes leads" : "No leads"
    reset.isEnabled = poll.yes + poll.no > 0
  }

  private func yesTouched() { poll.yes += 1 }

  private func noTouched() { poll.no += 1 }

  private func resetTouched() { (poll.yes, poll.no) = (0, 0) }
}
