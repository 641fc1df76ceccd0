import Controller
import Model
package import View
import ViewText
package import Workshop

/// One walk of `--explore` through a program's app, as it runs in memory.
@MainActor
package struct ExplorationWalk {
  /// What is walked through, in words.
  let name: Phrase

  let explorer: Explorer

  let walked: WalkedProgram

  /// Creates a walk that touches each control and types a text into each field; `change` adds to
  /// its alphabet, and the app changes it last.
  package init(_ name: Phrase, _ walked: WalkedProgram, change: (Explorer) -> Void) {
    let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
    self.name = name
    self.walked = walked
    explorer = Explorer(
      store: Self.store(walked), clock: clock, randomness: randomness
    ) { store, log in
      Self.application(walked, store, log, clock, randomness)
    }
    // Each way is taken in both languages, which doubles the time: the two longest walks do not.
    explorer.makeTranslated = { store, log in
      Self.application(walked, store, log, clock, randomness, isTranslated: true)
    }
    explorer.keepsExpiringValues = false
    // A person who waits at the terminal stops it, and sees how far it is.
    explorer.limits = .none
    explorer.tellsProgress = false
    explorer.alphabet.mostClockJumps = 0
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.alphabet.touchesEscape = false
    explorer.hiddenState = walked.recipe.hiddenState
    explorer.alphabet.texts = walked.demo?.texts ?? Self.newTexts
    explorer.alphabet.secrets = walked.demo?.hiddenTexts ?? ["<password 1>"]
    change(explorer)
    walked.recipe.explore(explorer)
  }

  /// What is typed where nothing else is known.
  static let newTexts = ["lee@example.com"]

  /// What was found, and its way as a transcript.
  func explanation(of error: ExplorerError) -> String {
    let text = Self.transcript(
      of: error.way + error.loop,
      editing: explorer.editedFields(along: error.way + error.loop), walked)
    let remarks = "Not always true: \(error.invariant).\n\(error.explanation)\n\(error.ways)"
      .split(separator: "\n").map { "# \(String($0).printable)\n" }.joined()
    return remarks + performed(text)
  }

  /// The transcript with what the program says, or without it if it cannot be performed.
  private func performed(_ text: String) -> String {
    do throws(ProgramError) {
      let transcript = try Transcript(text)
      return transcript.performed(
        try transcript.perform(by: walked.program, hasher: StandardHasher()))
    } catch {
      return text
    }
  }

  // MARK: - The app

  private static func store(_ walked: WalkedProgram) -> MemoryStore {
    let store = MemoryStore()
    try? run(walked, store, SystemClocks.system, in: .english).fillDemo(store)
    return store
  }

  private static func application(
    _ walked: WalkedProgram, _ store: any UserInfoStore, _ log: EventLog, _ clock: ExplorerClock,
    _ randomness: ExplorerRandomness, isTranslated: Bool = false
  ) -> Application {
    let own = walked.options.language ?? .english
    let language = isTranslated ? Language.allCases.first { $0 != own } ?? own : own
    var run = run(walked, store, clock.clocks, in: language)
    run.randomness = randomness.numbers
    return run.application(in: store, views: HeadlessViewFactory(language: language), log: log)
  }

  private static func run(
    _ walked: WalkedProgram, _ store: any UserInfoStore, _ clock: SystemClocks,
    in language: Language
  ) -> ProgramRun {
    var run = ProgramRun(
      of: walked.program, options: walked.options, language: language, store: store,
      hasher: ExplorerHasher())
    run.clock = clock
    return run
  }
}
