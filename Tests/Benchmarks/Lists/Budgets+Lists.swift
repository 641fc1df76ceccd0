extension Budgets {
  /// Long lists: only the rows of a page are asked for, whatever there is besides.
  func ofLists() throws -> [Budget] {
    [
      Budget(name: "list of 1,000,000 rows", reference: "1,000 rows", must: 1.3) {
        let (many, few) = (ListWork(rows: 1_000_000), ListWork(rows: 1000))
        return try Pairing(
          rounds: effort.rounds, count: 200, Work(many.run, by: .processor),
          against: Work(few.run, by: .processor))
      }
    ]
  }
}
