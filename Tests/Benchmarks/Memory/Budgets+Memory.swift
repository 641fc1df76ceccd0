import BareSwift
import View

extension Budgets {
  /// What lives in memory.
  func ofMemory() -> [Budget] {
    [
      Budget(
        name: "bytes of a text screen", reference: "bare Swift", must: 2, aim: 1.3, unit: .bytes
      ) {
        let screens = Screens(TextViewFactory(display: TextDisplay(language: .english)))
        let store = FakeStore()
        return Pairing([
          (try Heap.size(of: screens.make), Heap.size(of: { BareWindow(store) }))
        ])
      }
    ]
  }
}
