import Testing
import Vestibule

@MainActor
@Suite("Examples: grids")
struct GridTests {
  @Test("A cell is touched by its name")
  func touch() throws {
    let tins = Tins()

    let shelf = CollectionView()
    shelf.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tin")
    shelf.dataSource = tins
    shelf.delegate = tins
    let window = makeWindow(.grid(shelf))
    window.touch(try #require(shelf.cellForItem(at: IndexPath(item: 1, section: 2))))
    #expect(tins.touched == "B3")
  }

  @Test("A cell has a text")
  func cell() {
    let cell = CollectionViewCell(reuseIdentifier: "tin")
    cell.text = "Assam"
    #expect(cell.text.english == "Assam")
  }
}

/// A million rows of tins.
@MainActor
private final class Tins {
  private(set) var touched: String?
}

extension Tins: CollectionViewDataSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { 1_000_000 }
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1_000 }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tin", for: indexPath)
  }
}

extension Tins: CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) { touched = collectionView.cellForItem(at: indexPath)?.label.english }
}
