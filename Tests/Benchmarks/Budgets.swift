/// Every budget there is, in the order of the table.
struct Budgets {
  let effort: Effort
  let stores: Stores

  func all() throws -> [Budget] {
    try ofFlows() + ofScenes() + ofLists() + ofExplorer() + ofStores() + ofProcesses() + ofLaunch()
      + ofMemory() + ofInstructions()
  }
}
