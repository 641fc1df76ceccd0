extension Budgets {
  /// Controllers that come and go, and scenes.
  func ofScenes() throws -> [Budget] {
    [
      Budget(name: "present and dismiss", reference: "bare Swift") {
        let (work, bare) = (PresentationWork(), BarePresentationWork())
        return try Pairing(
          rounds: effort.rounds, count: 5000, Work(work.run, by: .processor),
          against: Work(bare.run, by: .processor))
      },
      Budget(name: "scene transition", reference: "a strong call") {
        let (work, bare) = (try SceneWork(scenes: 1), BareSceneWork())
        return try Pairing(
          rounds: effort.rounds, count: 20_000,
          Work(work.transition, by: .processor, tidy: work.check),
          against: Work(bare.transition, by: .processor, tidy: bare.check))
      },
      // With what only the two events do: who is seen is found out and remembered, and saved.
      Budget(name: "home and open, 4 transitions", reference: "4 strong calls") {
        let (work, bare) = (try SceneWork(scenes: 1), BareSceneWork())
        return try Pairing(
          rounds: effort.rounds, count: 2000,
          Work(work.leaveAndComeBack, by: .processor, tidy: work.check),
          against: Work(bare.fourTransitions, by: .processor, tidy: bare.check))
      },
      Budget(name: "scene opened, 10,000 open", reference: "10 open", must: 1.2) {
        let (many, few) = (try SceneWork(scenes: 10_000), try SceneWork(scenes: 10))
        return try Pairing(
          rounds: effort.rounds, count: 1000, Work(many.connectAndDisconnect, by: .processor),
          against: Work(few.connectAndDisconnect, by: .processor))
      },
    ]
  }
}
