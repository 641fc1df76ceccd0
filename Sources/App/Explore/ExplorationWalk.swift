import Controller
import Gallery
import Model
import View

/// One walk of `--explore` through the program's app, as it runs in memory.
@MainActor
struct ExplorationWalk {
  /// What is walked through, in words.
  let name: Phrase

  let explorer: Explorer

  /// The options of the program that is walked through.
  let options: Options

  /// Creates a walk that touches each control and types a text into each field; `change` adds to
  /// its alphabet.
  init(_ name: Phrase, _ options: Options, change: (Explorer) -> Void) {
    let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
    self.name = name
    self.options = options
    explorer = Explorer(
      store: Self.store(options), clock: clock, randomness: randomness
    ) { store, log in
      Self.application(options, store, log, clock, randomness)
    }
    // Each way is taken in both languages, which doubles the time: the two longest walks do not.
    explorer.makeTranslated = { store, log in
      Self.application(options, store, log, clock, randomness, isTranslated: true)
    }
    explorer.keepsExpiringValues = false
    explorer.alphabet.mostClockJumps = 0
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.alphabet.touchesEscape = false
    if options.app != nil { explorer.hiddenState = GalleryContent.hiddenState }
    explorer.alphabet.texts = [options.store == .demo ? "Qwer" : "lee@example.com"]
    explorer.alphabet.secrets = [options.store == .demo ? "asdf" : "<password 1>"]
    change(explorer)
  }

  /// What was found, and its way as a transcript.
  func explanation(of error: ExplorerError) -> String {
    let text = Self.transcript(
      of: error.way, editing: explorer.editedFields(along: error.way), options)
    var steps = ExplorerError.list(error.way)
    if let other = error.otherWay { steps += "The other way:\n" + ExplorerError.list(other) }
    let remarks = "Not always true: \(error.invariant).\n\(error.explanation)\n\(steps)"
      .split(separator: "\n").map { "# \(String($0).printable)\n" }.joined()
    return remarks + performed(text)
  }

  /// The transcript with what the program says, or without it if it cannot be performed.
  private func performed(_ text: String) -> String {
    do throws(ProgramError) {
      let transcript = try Transcript(text)
      return transcript.performed(
        try transcript.perform(hasher: StandardHasher(), destinations: Program.destinations))
    } catch {
      return text
    }
  }

  // MARK: - The app

  private static func store(_ options: Options) -> MemoryStore {
    let store = MemoryStore()
    if options.store == .demo { try? Program.registerDemo(in: store, by: ExplorerHasher()) }
    return store
  }

  private static func application(
    _ options: Options, _ store: any UserInfoStore, _ log: EventLog, _ clock: ExplorerClock,
    _ randomness: ExplorerRandomness, isTranslated: Bool = false
  ) -> Application {
    let own = options.language ?? .english
    let language = isTranslated ? (own == .english ? .korean : .english) : own
    var program = Program(
      options: options, language: language, store: store, hasher: ExplorerHasher())
    program.clock = clock.clocks
    program.randomness = randomness.numbers
    let content = program.content(in: store, log: log)
    return program.application(
      content, views: HeadlessViewFactory(language: language), log: log)
  }
}
