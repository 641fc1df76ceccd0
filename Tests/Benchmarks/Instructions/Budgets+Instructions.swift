extension Budgets {
  /// What needs no quiet machine to be compared; nothing where valgrind is not installed.
  func ofInstructions() -> [Budget] {
    guard let callgrind = Callgrind() else { return [] }
    let pairs = [
      ("flow, headless", "bare Swift", "headless", "bare", 100),
      ("flow, drawn as text", "bare Swift, drawn", "text", "bareDrawn", 100),
      ("trace compiled in but off", "no decorators", "traceable", "headless", 100),
      ("present and dismiss", "bare Swift", "present", "barePresent", 5000),
      ("scene transition", "a strong call", "transition", "bareTransition", 20_000),
      ("look-up at 1,000", "SQLite's C API", "lookUp", "cLookUp", 1000),
    ]
    return pairs.map { name, reference, it, bare, times in
      Budget(name: name, reference: reference, unit: .instructions) {
        Pairing([
          (
            try callgrind.count(ofOne: it, times: times),
            try callgrind.count(ofOne: bare, times: times)
          )
        ])
      }
    } + [
      Budget(
        name: "launch, 1,000 accounts", reference: "an empty program", unit: .instructions
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
