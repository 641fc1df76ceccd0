import Observation
import Vestibule

// A song gets another name. In the list it keeps the old one.

@Observable
final class Song {
  var name: String

  init(_ name: String) { self.name = name }
}

@Observable
final class Songs {
  var all: [Song] = [Song("Dawn"), Song("Noon")]
}

/// Lists songs, which are renamed elsewhere.
final class SongsController: ViewController {
  private let songs: Songs
  private let table = TableView()

  init(_ songs: Songs) { self.songs = songs }

  override func loadView() { view = ListedScreen { [table] in [.table(table)] } }

  override func viewDidLoad() { table.dataSource = self }

  override func updateProperties() {
    title = "Songs: \(songs.all.count)"
    table.reloadData()
  }
}

extension SongsController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    songs.all.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    let song = songs.all[indexPath.row]
    cell.configurationUpdateHandler = { cell, _ in cell.text = self.text(of: song) }
    return cell
  }

  private func text(of song: Song) -> Phrase { Phrase(verbatim: song.name) }
}
