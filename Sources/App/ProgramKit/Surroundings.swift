public import Model

/// What a run gives its app: the store, the log, and what a test or the explorer replaces.
///
/// ```swift
/// let surroundings = Surroundings(store: MemoryStore())
/// let books = BooksController(in: surroundings.store)
/// ```
public struct Surroundings {
  /// The store, which outlives the run.
  public let store: any UserInfoStore

  /// The log of the run.
  public let log: EventLog

  /// The time; in a replay and in an exploration it passes only as they say.
  public let clock: SystemClocks

  /// The random numbers; the explorer knows which ones it has given.
  public let randomness: RandomNumbers

  /// The hasher of passwords; the explorer has a fast one.
  public let hasher: any PasswordHasher

  /// The values of the program's own options by their names; a flag has an empty value.
  public let options: [String: String]

  /// Creates surroundings; what is not said is the system's.
  ///
  /// - Parameters:
  ///   - store: the store, which outlives the run.
  ///   - log: the log of the run.
  ///   - clock: the time.
  ///   - randomness: the random numbers.
  ///   - hasher: hashes passwords.
  ///   - options: the values of the program's own options by their names; a flag has an empty
  ///     value.
  public init(
    store: any UserInfoStore, log: EventLog = EventLog(), clock: SystemClocks = .system,
    randomness: RandomNumbers = .system, hasher: any PasswordHasher = StandardHasher(),
    options: [String: String] = [:]
  ) {
    self.store = store
    self.log = log
    self.clock = clock
    self.randomness = randomness
    self.hasher = hasher
    self.options = options
  }
}
