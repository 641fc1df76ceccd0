import Foundation
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("What an explorer tells grids and steppers apart by, also where they look alike", .patience)
struct GridFingerprintTests {
  @Test("Two grids that differ in one thing are two states", arguments: differences)
  func different(_ difference: GridDifference) throws {
    let (one, other, same) = (try DifferingGrid(), try DifferingGrid(), try DifferingGrid())

    difference.make(other)
    difference.make(same)

    #expect(one.fingerprint != other.fingerprint)
    #expect(other.fingerprint == same.fingerprint)
  }

  @Test("A grid whose selected cell can be scrolled away is walked through without a doubt")
  func scrolledAway() throws {
    let explorer = exploring { _, _ in DifferingGrid.root(CollectionView(), GridCells()) }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.limits.comparisons = 1_000

    let report = try explorer.explore()

    // Not running; three parts, with one of twelve cells selected, or none.
    #expect(report.progress.states == 1 + 3 * (12 + 1))
  }

  nonisolated private static let differences = [
    GridDifference("a selected cell in another part") {
      $0.grid.selectItem(at: IndexPath(item: 5, section: 0))
    },
    GridDifference("another one") { $0.grid.selectItem(at: IndexPath(item: 5, section: 1)) },
    GridDifference("a column more in another part") {
      $0.cells.items += 1
      $0.grid.reloadData()
    },
    GridDifference("how much is shown at a time, beyond what there is") {
      $0.grid.visibleSections = 7
    },
    GridDifference("what a hidden grid has") { $0.grid.isHidden = true },
    GridDifference("how far a stepper steps") { $0.stepper.stepValue = 2 },
    GridDifference("whether it begins again at its end") { $0.stepper.wraps = true },
  ]
}

/// Two grids that differ in one thing, which makes them two states.
nonisolated struct GridDifference: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (DifferingGrid) -> Void

  init(_ difference: String, _ make: @escaping @MainActor @Sendable (DifferingGrid) -> Void) {
    (testDescription, self.make) = (difference, make)
  }
}

/// An app with one grid of two rows and six columns, two of which are shown at a time.
final class DifferingGrid {
  let (grid, cells, stepper) = (CollectionView(), GridCells(), Stepper("Cups"))
  private let explored: ExploredApplication

  init() throws {
    let root = Self.root(grid, cells)
    root.screen.elements.append(.stepper(stepper))
    let explorer = Explorer(making: app { _, _ in root })
    explored = ExploredApplication(explorer, making: explorer.make)
    try explored.application.send(.launch())
  }

  var fingerprint: UInt64 { explored.fingerprint() }

  static func root(_ grid: CollectionView, _ cells: GridCells) -> PlainController {
    grid.visibleItems = 2
    (grid.dataSource, grid.delegate) = (cells, cells)
    let root = PlainController("Root")
    root.screen.elements.append(.grid(grid))
    root.keeps = cells
    return root
  }
}

/// Cells that all look the same.
final class GridCells: CollectionViewDataSource, CollectionViewDelegate {
  var items = 6

  func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { items }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { CollectionViewCell() }
}
