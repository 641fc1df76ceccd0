import Controller
import Model
import Testing
import Workshop

/// One walk through the front door: an alphabet that can be walked through in the time of a test.
///
/// One walk with everything at once would have millions of states, as each choice multiplies them.
struct FrontDoorWalk: Sendable, CustomTestStringConvertible {
  let name: String
  let isSignedIn: Bool
  let change: @MainActor @Sendable (Explorer) -> Void

  nonisolated init(
    _ name: String, isSignedIn: Bool = false,
    change: @escaping @MainActor @Sendable (Explorer) -> Void
  ) {
    self.name = name
    self.isSignedIn = isSignedIn
    self.change = change
  }

  nonisolated var testDescription: String { name }

  /// An explorer of the front door, in which lee@example.com has an account.
  func makeExplorer() throws -> Explorer {
    let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
    let explorer = Explorer(
      store: try storeWithAccount(signedIn: isSignedIn ? clock : nil, randomness: randomness),
      clock: clock, randomness: randomness,
      making: exploredFrontDoor(clock: clock, randomness: randomness))
    explorer.keepsExpiringValues = false
    explorer.limits = .none
    explorer.alphabet.texts = ["lee@example.com"]
    explorer.alphabet.secrets = ["<password 1>"]
    explorer.alphabet.events = [.crash]
    explorer.alphabet.mostClockJumps = 0
    explorer.alphabet.failsWrites = false
    explorer.alphabet.touchesEscape = false
    // Seven walks compare ways through the same door: half of the usual number in each is enough.
    explorer.limits.comparisons = 40
    // Touches alone do not sign in again.
    if isSignedIn { explorer.invariants.remove(.wayBack) }
    change(explorer)
    let windows = explorer.alphabet.windows
    explorer.always("the main screen is there while someone is signed in") { state in
      let isIn = try LoginSession(store: state.store, clock: clock.clocks).email() != nil
      let names = state.controllerNames
      guard !names.isEmpty, names.contains("MainController") != isIn else { return nil }
      // Who signs in in one window is not taken away from what is typed in another.
      if isIn, windows > 1 { return nil }
      return "\(names), and signed \(isIn ? "in" : "out")"
    }
    return explorer
  }

  /// The walks of every run of the tests.
  nonisolated static let short = [
    FrontDoorWalk("three emails, and no password") {
      $0.alphabet.texts = ["lee", "lee@example.com", "kim@example.com"]
      $0.alphabet.secrets = []
    },
    FrontDoorWalk("three passwords") {
      $0.alphabet.secrets = ["<1>", "<password 1>", "<password 2>"]
    },
    FrontDoorWalk("every event, signed out") {
      $0.alphabet.untouched = ["Sign Up"]
      $0.alphabet.texts = []
      $0.alphabet.secrets = []
      $0.alphabet.events = Set(SystemEvent.Kind.allCases)
      $0.alphabet.touchesEscape = true
    },
    FrontDoorWalk("every event, signed in", isSignedIn: true) {
      $0.alphabet.untouched = ["Sign In", "Sign Up", "Email", "Password"]
      $0.alphabet.events = Set(SystemEvent.Kind.allCases)
      $0.alphabet.touchesEscape = true
    },
    FrontDoorWalk("each change of the store failing") {
      $0.alphabet.texts = ["kim@example.com"]
      $0.alphabet.events = []
      $0.alphabet.failsWrites = true
    },
    FrontDoorWalk("five failures, and an hour later") {
      $0.keepsExpiringValues = true
      $0.alphabet.untouched = ["Sign Up"]
      $0.alphabet.secrets = ["<password 2>"]
      $0.alphabet.events = []
      $0.alphabet.mostClockJumps = 1
    },
    FrontDoorWalk("two windows", isSignedIn: true) {
      $0.alphabet.untouched = ["Email", "Password"]
      $0.alphabet.windows = 2
      $0.alphabet.events = [.newWindow, .home, .open, .crash, .show, .close]
    },
  ]

  /// The walks that take minutes.
  nonisolated static let long = [
    FrontDoorWalk("three texts a field") {
      $0.alphabet.texts = ["lee", "lee@example.com", "kim@example.com"]
      $0.alphabet.secrets = ["<1>", "<password 1>", "<password 2>"]
    },
    FrontDoorWalk("every event, one text a field") {
      $0.alphabet.events = Set(SystemEvent.Kind.allCases)
      $0.alphabet.touchesEscape = true
    },
    // There are too many: the first of them, and the limit is said.
    FrontDoorWalk("two windows, one text a field") {
      $0.limits.states = 20_000
      $0.alphabet.windows = 2
      $0.alphabet.events = [.newWindow, .home, .open, .closeInSwitcher, .show, .close]
    },
  ]
}
