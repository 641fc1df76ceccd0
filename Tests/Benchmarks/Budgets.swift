/// Every budget there is, in the order of the table.
struct Budgets {
  let effort: Effort
  let stores: Stores

  /// What no other work on the machine can change, and takes no long: it is looked at for each
  /// change.
  func counted() -> [Budget] { ofInstructions() + [liveScreen] }

  func all() throws -> [Budget] {
    try ofFlows() + ofScenes() + ofLists() + ofExplorer() + ofStores() + ofProcesses() + ofLaunch()
      + ofMemory() + ofInstructions() + ofCountedWalks()
  }
}
