import Foundation
import Model
import Testing
import View
import ViewKit
import Workshop

@MainActor
@Suite("What a touch leaves out")
final class LeftOutTests {
  private let window = WindowView()

  @Test("A touch leaves out the events that no target was added for, and no others")
  func events() {
    let button = Button("Go")
    button.addTarget(self, action: LeftOutTests.heard, for: .touchDown)
    show(.button(button))

    window.touch(button)

    #expect(leftOut == ["touchUpInside(Go)", "primaryActionTriggered(Go)"])
  }

  @Test("A message of a button is left out where nobody is there, and the other events always")
  func message() {
    var owner: LeftOutTests? = self
    let button = Button("Go", sends: "goTouched()", to: { owner }) { $0.heard() }
    show(.button(button))

    window.touch(button)
    let before = leftOut
    owner = nil
    window.touch(button)

    #expect(before == ["touchDown(Go)", "touchUpInside(Go)", "primaryActionTriggered(Go)"])
    #expect(leftOut == before + ["goTouched()", "touchDown(Go)", "touchUpInside(Go)"])
  }

  @Test("In a grid that allows no selection a touch selects nothing, and says why")
  func grid() throws {
    let grid = CollectionView()
    (grid.dataSource, grid.delegate, grid.allowsSelection) = (self, self, false)
    show(.grid(grid))

    window.touch(try #require(grid.cellForItem(at: [0, 0])))

    #expect(grid.visibleCells.allSatisfy { !$0.isSelected })
    #expect(leftOut.contains("collectionView(_:didSelectItemAt:)"))
  }

  private func heard() {}

  private func show(_ element: Element) {
    window.log.isExplaining = true
    window.addSubview(ElementScreen([element]))
  }

  private var leftOut: [String] { window.log.omissions.map(\.call.text) }
}

extension LeftOutTests: CollectionViewDataSource, CollectionViewDelegate {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 2 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell() }
}
