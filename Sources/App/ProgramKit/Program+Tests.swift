import Controller
public import Model
public import View
public import Workshop

// A program's app in a test.
extension Program {
  /// What makes the app for a ``/Workshop/Scenario``, as it runs with some options.
  ///
  /// ```swift
  /// try Scenario.run(.loose, making: reading.making("--language", "ko")) { scenario in
  ///   try scenario.launch()
  ///   #expect(scenario.title == "읽을 책")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: options that say which app is run, and how: `--app`, `--demo`, `--classic`,
  ///     `--language`, and the program's own.
  ///   - clock: the time that the app sees.
  ///   - randomness: draws the app's random numbers.
  /// - Returns: what makes the app of each process.
  /// - Throws: why an option is not understood.
  public func making(
    _ arguments: String..., clock: SystemClocks = .system, randomness: RandomNumbers = .system
  ) throws -> Explorer.Make {
    making(try Options(arguments, of: self), clock: clock, randomness: randomness)
  }

  private func making(
    _ options: Options, clock: SystemClocks, randomness: RandomNumbers
  ) -> Explorer.Make {
    var isFilled = false
    return { [self] store, log in
      if !isFilled, let history = TestRecord.current?.history(of: log) {
        let first = (store as? MemoryStore)?.copy() ?? MemoryStore()
        // Made again, as this one's demo has begun.
        history.write { [self] steps in
          let make = making(options, clock: clock, randomness: randomness)
          return try WalkedProgram(program: self, options: options)
            .transcript(of: steps, by: Explorer(store: first, making: make))
        }
      }
      let language = options.language ?? .english
      var run = ProgramRun(
        of: self, options: options, language: language, store: store, hasher: ExplorerHasher())
      (run.clock, run.randomness) = (clock, randomness)
      // What the demo begins with is there once; a relaunch finds what became of it.
      if !isFilled { try? run.fillDemo(store) }
      isFilled = true
      return run.application(in: store, views: HeadlessViewFactory(language: language), log: log)
    }
  }

  /// An explorer of the app, as `--explore=whole` has it: with a clock and random numbers of its
  /// own, what the demo types, and what the app says of itself.
  ///
  /// ```swift
  /// let explorer = try reading.explorer()
  /// explorer.limits.states = 30
  /// let report = try explorer.explore()
  /// ```
  ///
  /// It sends no system events and lets no write fail, until its alphabet says so; its limits are
  /// those of any other explorer.
  ///
  /// - Parameter arguments: options that say which app is walked through, and how, as for
  ///   ``making(_:clock:randomness:)``.
  /// - Returns: the explorer, whose alphabet, limits and properties may be changed before it walks.
  /// - Throws: why an option is not understood.
  public func explorer(_ arguments: String...) throws -> Explorer {
    let walked = WalkedProgram(program: self, options: try Options(arguments, of: self))
    return ExplorationWalk("", walked) { explorer in
      explorer.limits = Explorer.Limits()
      explorer.tellsProgress = true
    }.explorer
  }

  /// How a transcript differs from what happens now, as `--replay` tells it.
  ///
  /// ```swift
  /// #expect(try reading.difference(replaying: transcript) == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - transcript: the text of the transcript, which is performed in memory.
  ///   - language: the language of the explanation.
  /// - Returns: the first lines that differ, without any password; or `nil` if no line differs.
  /// - Throws: why the transcript cannot be performed.
  public func difference(
    replaying transcript: String, in language: Language = .english
  ) throws -> String? {
    try Transcript(transcript).difference(
      of: self, hasher: StandardHasher.lowestCost, in: language)
  }
}
