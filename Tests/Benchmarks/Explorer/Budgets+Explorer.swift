extension Budgets {
  /// Walking through every state.
  func ofExplorer() throws -> [Budget] {
    [
      Budget(name: "exploring 500 states", reference: "as many steps in a row") {
        let work = try ExplorerWork()
        return try Pairing(
          rounds: effort.longRounds, Work(work.run, by: .processor),
          against: Work(work.runBare, by: .processor))
      },
      Budget(name: "memory of a state", reference: "100 bytes", unit: .bytes) {
        let states = 100_000
        let work = ManyStatesWork(states: states)
        try work.run()
        return Pairing([(work.memory / Double(states), 100)])
      },
    ]
  }
}
