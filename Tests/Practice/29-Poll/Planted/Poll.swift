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
  private var first: (yes: Int, no: Int)?

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
    if planted(3) { first = (poll.yes, poll.no) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    if planted(7) { first = (poll.yes, poll.no) }
  }

  override func updateProperties() {
    let (yes, no) = first ?? (poll.yes, poll.no)
    votes.text = "Yes: \(yes), No: \(planted(2) ? first?.no ?? 0 : no)"
    let leads = planted(4) ? yes >= no : yes > no
    if yes + no > 0 || leader.text == nil || !planted(8) {
      leader.text = yes == no && !planted(4) ? "A draw" : leads ? "Yes leads" : "No leads"
    }
    reset.isEnabled = yes + no > 0 || planted(6)
  }

  private func yesTouched() {
    poll.yes += planted(1) ? 2 : 1
    if first != nil { first?.yes = poll.yes }
    setNeedsUpdateProperties()
  }

  private func noTouched() {
    poll.no += 1
    if first != nil { first?.no = poll.no }
    setNeedsUpdateProperties()
  }

  private func resetTouched() {
    (poll.yes, poll.no) = (0, planted(5) ? poll.no : 0)
    if first != nil { first = (0, 0) }
    setNeedsUpdateProperties()
  }
}
