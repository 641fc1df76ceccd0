import BareSwift
import Foundation
import Model

extension Budgets {
  /// What a person waits for: the program itself, and its hash.
  func ofLaunch() throws -> [Budget] {
    let most = effort.sizes.last ?? 0
    return [
      Budget(name: "launch, 1,000 accounts", reference: "an empty program") {
        let (launch, empty) = (try launch(1000), try launch(1000, of: "EmptyProgram"))
        return try Pairing(
          rounds: 2 * effort.rounds, within: effort.patience, count: 3, Work(launch.run),
          against: Work(empty.run))
      },
      Budget(name: "launch, \(most.grouped)", reference: "10 accounts", must: 1.1) {
        let (many, few) = (try launch(most), try launch(10))
        return try Pairing(
          rounds: 2 * effort.rounds, within: effort.patience, count: 3, Work(many.run),
          against: Work(few.run))
      },
      Budget(name: "…and sign in, \(most.grouped)", reference: "10 accounts", must: 1.1) {
        let (many, few) = (try launch(most), try launch(10))
        for each in [many, few] { try each.register() }
        return try Pairing(
          rounds: effort.rounds, within: effort.patience, Work(many.signIn),
          against: Work(few.signIn))
      },
    ] + ofHash()
  }

  private func launch(_ accounts: Int, of program: String = "vestibule") throws -> Launch {
    Launch(try Child.path(program), store: try stores.copy(accounts: accounts))
  }

  #if canImport(SystemCrypt)
    private func ofHash() -> [Budget] {
      [
        hashed("sign-up", HashedWork.signUp, against: BareHashWork.signUp),
        hashed("sign-in", HashedWork.signIn, against: BareHashWork.signIn),
      ]
    }

    private func hashed(
      _ name: String, _ work: @escaping (HashedWork) -> () throws -> Void,
      against bare: @escaping (BareHashWork) -> () throws -> Void
    ) -> Budget {
      Budget(name: "\(name), end to end", reference: "hash, fdatasync", must: 1.05) {
        let work = work(try HashedWork(try stores.copy(accounts: 1000)))
        let bare = bare(try BareHashWork(stores.path("page")))
        return try Pairing(
          rounds: 2 * effort.rounds, within: 3 * effort.patience, Work(work), against: Work(bare))
      }
    }
  #else
    private func ofHash() -> [Budget] { [] }
  #endif
}
