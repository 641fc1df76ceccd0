import Controller
import Model
import View
import Workshop

// Faults of what is kept in memory for too long, or where it is not seen.
extension PlantedFault {
  nonisolated static let inMemory = [
    PlantedFault("a controller that outlives its process", .noLeak, steps: 2) {
      var kept: [ViewController] = []
      return exploring { _, _ in
        let root = PlainController("Root")
        kept.append(root)
        return root
      }
    },
    PlantedFault("a presented controller that holds itself", .noLeak, steps: 3) {
      exploring { _, _ in
        PlainController("Root").button("Next") { root in
          let next = PlainController("Next")
          next.button("Back") { _ in next.dismiss(animated: true) }
          root.present(next, animated: true)
        }
      }
    },
    PlantedFault("a controller that holds itself once it was dismissed", .noLeak, steps: 3) {
      exploring { _, _ in
        PlainController("Root").button("Next") { root in
          root.present(Clinging(), animated: true)
        }
      }
    },
    PlantedFault("a controller that outlives its process, which nothing ends", .noLeak, steps: 1) {
      var kept: [ViewController] = []
      let explorer = exploring { _, _ in
        let root = PlainController("Root")
        kept.append(root)
        return root
      }
      explorer.alphabet.events = []
      return explorer
    },
    PlantedFault("a counter that nobody sees", breaking: sameFollows, steps: 4) {
      exploring { _, _ in
        var count = 0
        return PlainController("Root").button("Touch") { root in
          count += 1
          if count == 3 { root.show("Enough") }
        }
      }
    },
    PlantedFault("a global that outlives the process", breaking: sameWay, steps: 1) {
      var launches = 0
      let explorer = exploring { _, _ in
        launches += 1
        return PlainController("Launch \(launches)")
      }
      explorer.invariants.remove(.relaunch)
      return explorer
    },
    PlantedFault("a number that is drawn at random", breaking: sameWay, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("Roll") { $0.show("\(Int.random(in: 0...Int.max))") }
      }
    },
  ]

  nonisolated static let sameFollows = "from one state the same follows, whatever came before"
  nonisolated static let sameWay = "the same way leads to the same state"
}

/// A controller that holds itself when it leaves the screen.
private final class Clinging: ViewController {
  private let screen = PlainScreen()
  private var itself: ViewController?

  override func loadView() {
    screen.elements = [
      .button(
        Button("Back", sends: "back()", to: { [weak self] in self }) {
          $0.dismiss(animated: true)
        })
    ]
    view = screen
  }

  override func viewDidDisappear(_ animated: Bool) { itself = self }
}
