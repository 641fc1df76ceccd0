import BareSwift

extension Budgets {
  /// A flow types 25 keys, signs in, sees the main screen and signs out.
  func ofFlows() throws -> [Budget] {
    [
      Budget(name: "flow, headless", reference: "bare Swift") {
        let (flow, bare) = (try HeadlessFlow(), BareFlow())
        return try Pairing(
          rounds: effort.rounds, count: 2000, Work(flow.run, by: .processor),
          against: Work({ try demand(bare.run(), "a bare flow") }, by: .processor))
      },
      // What a unit test pays that reads the log.
      Budget(name: "flow, headless, recorded", reference: "bare Swift") {
        let (flow, bare) = (try HeadlessFlow(isRecorded: true), BareFlow())
        return try Pairing(
          rounds: effort.rounds, count: 500, Work(flow.runRecorded, by: .processor),
          against: Work({ try demand(bare.run(), "a bare flow") }, by: .processor))
      },
      Budget(name: "flow, drawn as text", reference: "bare Swift, drawn") {
        let (flow, bare) = (try TextFlow(), BareFlow())
        return try Pairing(
          rounds: effort.rounds, count: 2000, Work(flow.run, by: .processor),
          against: Work({ try demand(bare.runDrawn(), "a bare flow, drawn") }, by: .processor))
      },
      Budget(name: "trace compiled in but off", reference: "no log in common") {
        let (traceable, flow) = (try HeadlessFlow(isTraceable: true), try HeadlessFlow())
        // What differs is small, so that it takes many short pairs to be seen through the noise.
        return try Pairing(
          rounds: 60 * effort.rounds, count: 200, Work(traceable.run, by: .processor),
          against: Work(flow.run, by: .processor))
      },
    ]
  }
}
