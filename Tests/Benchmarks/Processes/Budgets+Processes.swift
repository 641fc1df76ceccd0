import BareSwift

extension Budgets {
  /// Several processes, or one and a pipe.
  func ofProcesses() -> [Budget] {
    [
      Budget(name: "flows through a pipe", reference: "a readLine loop") {
        // Short and many, so that both of a pair meet the machine at one speed.
        let flows = 3000
        let script = Self.script(of: flows)
        return Pairing(
          try Pairing.pairs(3 * effort.rounds) { isA in
            try time(
              of: isA ? "front-end" : "prompt", after: (isA ? Self.signUp : "") + script,
              saying: flows * 150) / Double(flows)
          })
      },
      Budget(
        name: "2 processes × \(effort.signUps) sign-ups", reference: "SQLite's C API", must: 1.2
      ) {
        let work = try TogetherWork(try stores.copy(accounts: 1000), "sign-up", effort.signUps)
        let bare = try TogetherWork(try stores.copy(accounts: 1000), "c-sign-up", effort.signUps)
        return try Pairing(
          rounds: effort.longRounds, within: effort.patience,
          Work(work.run, tidy: work.check), against: Work(bare.run, tidy: bare.check))
      },
    ]
  }

  /// How long a worker says that its loop took, in nanoseconds.
  private func time(of worker: String, after script: String, saying bytes: Int) throws -> Double {
    let child = try Child(try Child.path("Benchmarks"), ["--worker", worker])
    let said = try child.end(after: script).split(separator: " ")
    try demand(
      said.count == 2 && Int(said[1]).map { $0 > bytes } ?? false, "all screens of \(worker)")
    return try demanded(Double(said[0]), "a time of \(worker)")
  }

  private static let typed = "email\n\(Sample.email)\n\(Sample.password)\n"
  private static let signUp = "sign up\n\(typed)sign up\n"

  /// What the front end's own loop takes for a flow, in instructions.
  func ofPipe(_ callgrind: Callgrind) -> Budget {
    Budget(
      name: "flow through a pipe", reference: "a readLine loop", must: 8.45, aim: 4.5,
      unit: .instructions
    ) {
      Pairing([
        (
          try callgrind.count(ofOneIn: "front-end") { Self.signUp + Self.script(of: $0) },
          try callgrind.count(ofOneIn: "prompt", after: Self.script)
        )
      ])
    }
  }

  private static func script(of flows: Int) -> String {
    String(repeating: "\(typed)sign in\nsign out\n", count: flows)
  }
}
