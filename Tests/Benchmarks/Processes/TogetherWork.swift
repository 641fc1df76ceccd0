/// Two processes that sign up into one store at the same time, and no account is lost.
final class TogetherWork {
  private let path: String
  private let worker: String
  private let count: Int
  private let before: Int64
  private var rounds = 0

  /// Prepares two workers of a kind, for so many sign-ups each.
  init(_ path: String, _ worker: String, _ count: Int) throws {
    (self.path, self.worker, self.count) = (path, worker, count)
    before = try CStore(path).count()
  }

  func run() throws {
    rounds += 1
    let children = try ["a", "b"].map { name in
      try Child(
        try Child.path("Benchmarks"),
        ["--worker", worker, path, "\(name).\(rounds).", String(count)])
    }
    for child in children { try child.end() }
  }

  /// Whether no account was lost; asked after each round, and not timed.
  func check() throws {
    let made = try CStore(path).count() - before
    try demand(made == Int64(rounds * 2 * count), "accounts of every sign-up")
  }
}
