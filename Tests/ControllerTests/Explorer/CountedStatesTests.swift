import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit
import Workshop

/// Apps whose states can be counted without walking.
@Suite("An explorer counts as many states as there are", .patience)
struct CountedStatesTests {
  @Test("The tower of Hanoi: each disk is on one of three pegs")
  func tower() throws {
    let report = try explore { Tower(disks: 4) }

    #expect(report.progress.states == 3 * 3 * 3 * 3 + notRunning)
  }

  @Test("A puzzle of five tiles: half of the 720 orders can be reached")
  func puzzle() throws {
    let report = try explore { Puzzle() }

    #expect(report.progress.states == 360 + notRunning)
  }

  @Test("Six switches: each is on or off")
  func switches() throws {
    let report = try explore {
      let root = PlainController("Root")
      root.screen.elements = (1...6).map { .toggle(Switch("\($0)")) }
      return root
    }

    #expect(report.progress.states == 64 + notRunning)
  }

  @Test("Three tabs of two pages: two in front; of the others each may not be loaded yet")
  func tabs() throws {
    let report = try explore {
      let tabs = TabBarController()
      tabs.viewControllers = ["One", "Two", "Three"].map { name in
        let root = PlainController(name).button("Next") {
          $0.navigationController?.pushViewController(PlainController("Next"), animated: true)
        }
        root.title = Phrase(verbatim: name)
        return NavigationController(rootViewController: root)
      }
      return tabs
    }

    // The first tab is loaded from the start.
    let first = 2 * 3 * 3
    let (second, third) = (2 * 2 * 3, 2 * 2 * 3)
    #expect(report.progress.states == first + second + third + notRunning)
  }

  // MARK: - Fixtures

  /// Before the launch.
  private let notRunning = 1

  private func explore(root: @escaping () -> ViewController) throws -> Explorer.Report {
    let explorer = Explorer(making: app { _, _ in root() })
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    return try explorer.explore()
  }
}

/// A screen of what there is, and a button for each move.
private class Game: ViewController {
  private let screen = PlainScreen()

  override func loadView() {
    view = screen
    show()
  }

  var board: String { "" }

  var moves: [(name: String, make: () -> Void)] { [] }

  private func show() {
    screen.elements = [.label(Phrase(verbatim: board))]
    for move in moves {
      screen.elements.append(
        .button(
          Button(Phrase(verbatim: move.name), sends: "move()", to: { [weak self] in self }) {
            move.make()
            $0.show()
          }))
    }
  }
}

private final class Tower: Game {
  private var pegs: [[Int]]

  init(disks: Int) { pegs = [(1...disks).reversed(), [], []] }

  override var board: String { "\(pegs)" }

  override var moves: [(name: String, make: () -> Void)] {
    pegs.indices.flatMap { from in
      pegs.indices.compactMap { to in
        guard let disk = pegs[from].last, disk < pegs[to].last ?? .max else { return nil }
        return (
          "\(from) to \(to)", { [unowned self] in pegs[to].append(pegs[from].removeLast()) }
        )
      }
    }
  }
}

private final class Puzzle: Game {
  private var tiles = [1, 2, 3, 4, 5, 0]

  override var board: String { "\(tiles)" }

  override var moves: [(name: String, make: () -> Void)] {
    guard let hole = tiles.firstIndex(of: 0) else { return [] }
    let beside = tiles.indices.filter { place in
      abs(place - hole) == 3 || (abs(place - hole) == 1 && place / 3 == hole / 3)
    }
    return beside.map { place in
      ("\(tiles[place])", { [unowned self] in tiles.swapAt(place, hole) })
    }
  }
}
