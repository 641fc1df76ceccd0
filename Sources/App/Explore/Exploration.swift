import Controller
import Model
import View

/// Walks through every state of the front door, as `--explore` asks for.
@MainActor
struct Exploration {
  /// What the options say about it.
  struct Settings: Equatable {
    var windows = 1
    var texts: String?
    var diagram: String?
  }

  let explorer: Explorer
  private let options: Options

  /// Creates the walk; `texts` is what the file of texts says, or `nil`.
  init(_ options: Options, texts: String?) {
    let (clock, options) = (ExplorerClock(), options)
    self.options = options
    explorer = Explorer(store: Self.store(options), clock: clock) { store, log in
      Self.application(options, store, log, clock)
    }
    // Each of these makes a multiple of the states: the tests walk through them by themselves.
    explorer.keepsExpiringValues = false
    explorer.alphabet.mostClockJumps = 0
    explorer.alphabet.events = [.home, .open, .newWindow, .closeInSwitcher, .crash]
    explorer.alphabet.windowEvents = [.show, .close]
    explorer.alphabet.launchesInBackground = false
    explorer.alphabet.windows = options.exploration.windows
    explorer.alphabet.texts = [options.store == .demo ? "Qwer" : "lee@example.com"]
    explorer.alphabet.secrets = [options.store == .demo ? "asdf" : "<password 1>"]
    if let texts { setTexts(texts) }
  }

  /// Walks, and returns what a person reads of it.
  ///
  /// - Parameters:
  ///   - tell: is called now and then.
  ///   - isStopped: whether to stop with what is known.
  /// - Returns: what was seen.
  /// - Throws: the first thing that does not always hold.
  func run(telling tell: ((Explorer.Progress) -> Void)?, isStopped: @escaping () -> Bool)
    throws(ExplorerError) -> Explorer.Report
  {
    explorer.onProgress = tell
    explorer.isStopped = isStopped
    return try explorer.explore()
  }

  /// What was found, and its way as a transcript.
  func explanation(of error: ExplorerError) -> String {
    let text = Self.transcript(
      of: error.way, editing: explorer.editedFields(along: error.way), options)
    let steps = error.way.enumerated().map { "  \($0 + 1). \($1)\n" }.joined()
    let remarks = "Not always true: \(error.invariant).\n\(error.explanation)\n\(steps)"
      .split(separator: "\n").map { "# \($0)\n" }.joined()
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
    if options.store == .demo {
      try? Accounts(store: store, hasher: ExplorerHasher())
        .register(UserInfo(email: "Qwer", password: "asdf"))
    }
    return store
  }

  private static func application(
    _ options: Options, _ store: any UserInfoStore, _ log: EventLog, _ clock: ExplorerClock
  ) -> Application {
    let session = LoginSession(store: store, clock: clock.clocks, log: log)
    let accounts = Accounts(
      store: store, hasher: ExplorerHasher(), clock: clock.clocks, session: session, log: log)
    let door = FrontDoor(
      accounts: accounts, session: session, views: SignInScreens(log: log),
      isDiscreet: options.isDiscreet, destinations: Program.destinations(in: store, log: log))
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    policy.knowsScenes = !options.isClassic
    return Application(
      delegate: AppDelegate(door), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { SceneDelegate(door) },
      store: store, policy: policy, log: log)
  }

  /// Takes the texts of a file: a line for each, with the name of its field and a colon.
  private func setTexts(_ file: String) {
    (explorer.alphabet.texts, explorer.alphabet.secrets) = ([], [])
    for line in file.linesByNewline where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        explorer.alphabet.texts.append(line)
        continue
      }
      let text = parts[1].hasPrefix(" ") ? parts[1].dropFirst() : parts[1]
      explorer.alphabet.textsByName[String(parts[0]), default: []].append(String(text))
    }
  }
}
