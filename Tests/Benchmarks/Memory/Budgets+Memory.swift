import BareSwift
import Model
import View
import ViewText

extension Budgets {
  /// What lives in memory.
  func ofMemory() -> [Budget] {
    [
      liveScreen,
      Budget(name: "live screen, headless", reference: "bare Swift", unit: .bytes) {
        let screens = Screens(HeadlessViewFactory())
        return Pairing([(try Heap.size(of: screens.make), bareScreen())])
      },
      Budget(name: "open scene, with its screen", reference: "bare Swift", unit: .bytes) {
        let scenes = try OpenScenes()
        return Pairing([(try Heap.size(of: scenes.open), bareScreen())])
      },
    ] + ofPeak()
  }

  var liveScreen: Budget {
    // The must of the design is 2.6, which does not hold yet: the limit is what is counted now.
    Budget(
      name: "live screen, text", reference: "bare Swift", must: 3.05, aim: 2.3, unit: .bytes
    ) {
      let display = TextDisplay(language: .english)
      let screens = Screens(TextViewFactory(display: display), on: display)
      return Pairing([(try Heap.size(of: screens.make), bareScreen())])
    }
  }

  #if os(Linux)
    private func ofPeak() -> [Budget] {
      [
        Budget(name: "launch, at its peak", reference: "an empty program", unit: .bytes) {
          let peaks = try ["vestibule", "EmptyProgram"].map { program in
            let launch = Launch(
              try Child.path(program), store: try stores.copy(accounts: 1000))
            return try (0..<5).map { _ in try launch.peak() }.median
          }
          return Pairing([(peaks[0], peaks[1])])
        }
      ]
    }
  #else
    // Without /proc it cannot be measured.
    private func ofPeak() -> [Budget] { [] }
  #endif

  private func bareScreen() -> Double {
    let store = FakeStore()
    return Heap.size(of: { BareWindow(store) })
  }
}
