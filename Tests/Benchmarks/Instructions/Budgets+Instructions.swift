extension Budgets {
  /// What needs no quiet machine to be compared; nothing where valgrind is not installed.
  func ofInstructions() -> [Budget] {
    guard let callgrind = Callgrind() else { return [] }
    let pairs = [
      ("flow, headless", "bare Swift", "headless", "bare"),
      ("flow, drawn as text", "bare Swift, drawn", "text", "bareDrawn"),
      ("trace compiled in but off", "no decorators", "traceable", "headless"),
      ("present and dismiss", "bare Swift", "present", "barePresent"),
      ("scene transition", "a strong call", "transition", "bareTransition"),
      ("look-up at 1,000", "SQLite's C API", "lookUp", "cLookUp"),
    ]
    return pairs.map { name, reference, it, bare in
      Budget(name: name, reference: reference, unit: .instructions) {
        Pairing([(try callgrind.count(ofOne: it), try callgrind.count(ofOne: bare))])
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
