extension Budgets {
  /// What needs no quiet machine to be compared, and so decides; nothing without valgrind.
  ///
  /// Ratios of times move by a third with the processor's clock. They are shown, and fail nothing.
  func ofInstructions() -> [Budget] {
    guard let callgrind = Callgrind() else { return [] }
    let pairs = [
      ("flow, headless", "bare Swift", "headless", "bare", 100, 3.5, 2.5),
      ("flow, headless, recorded", "bare Swift", "recorded", "bare", 100, 6.5, 5),
      ("flow, drawn as text", "bare Swift, drawn", "text", "bareDrawn", 100, 4, 3),
      ("trace compiled in but off", "no decorators", "traceable", "headless", 100, 1.02, 1),
      ("present and dismiss", "bare Swift", "present", "barePresent", 5000, 5, 3),
      ("scene transition", "a strong call", "transition", "bareTransition", 20_000, 9, 4),
      ("look-up at 1,000", "SQLite's C API", "lookUp", "cLookUp", 1000, 2, 1.3),
      ("exploring 500 states", "as many steps in a row", "explored", "bareExplored", 1, 2, 1.3),
    ]
    return pairs.map { name, reference, it, bare, times, must, aim in
      Budget(name: name, reference: reference, must: must, aim: aim, unit: .instructions) {
        Pairing([
          (
            try callgrind.count(ofOne: it, times: times),
            try callgrind.count(ofOne: bare, times: times)
          )
        ])
      }
    } + [
      Budget(
        name: "launch, 1,000 accounts", reference: "an empty program", must: 1.35, aim: 1.1,
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
      }
    ]
  }
}
