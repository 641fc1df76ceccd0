import BareSwift

/// One thing done as often as a profiler wants.
struct Repetition {
  /// What can be done.
  enum Name: String, CaseIterable {
    case bare, bareDrawn, headless, traceable, recorded, text, present, barePresent, transition
    case bareTransition, lookUp, cLookUp, opened, explored, bareExplored
  }

  let name: Name
  let stores: Stores

  func run(_ count: Int) throws {
    let work = try work()
    for _ in 0..<count { try work() }
  }

  private func work() throws -> () throws -> Void {
    let bare = BareFlow()
    return switch name {
    case .bare: { _ = bare.run() }
    case .bareDrawn: { _ = bare.runDrawn() }
    case .headless: try HeadlessFlow().run
    case .traceable: try HeadlessFlow(isTraceable: true).run
    case .recorded: try HeadlessFlow(isRecorded: true).runRecorded
    case .text: try TextFlow().run
    case .present: PresentationWork().run
    case .barePresent: BarePresentationWork().run
    case .transition: try SceneWork(scenes: 1).transition
    case .bareTransition: BareSceneWork().transition
    case .lookUp: try LookUpWork(try stores.copy(accounts: 1000), accounts: 1000).run
    case .cLookUp: try CLookUpWork(try stores.copy(accounts: 1000), accounts: 1000).run
    case .opened: try SceneWork(scenes: 10).connectAndDisconnect
    case .explored: try ExplorerWork().run
    case .bareExplored: try ExplorerWork().runBare
    }
  }
}
