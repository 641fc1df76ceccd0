import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Playlist", .scenario)
struct PlaylistTests {
  private let songs = Songs()

  @Test("Each song has its name of now", arguments: [0, 1])
  func renamed(index: Int) {
    let window = TestWindow(SongsController(songs))
    #expect(names(in: window) == ["Dawn", "Noon"])

    songs.all[index].name = "Dusk"
    #expect(names(in: window) == (index == 0 ? ["Dusk", "Noon"] : ["Dawn", "Dusk"]))
    songs.all[index].name = "Night"
    #expect(names(in: window)[index] == "Night")
  }

  @Test("A song that is added or removed is seen, and renamed as the others")
  func added() {
    let window = TestWindow(SongsController(songs))

    songs.all.append(Song("Dusk"))
    #expect(names(in: window) == ["Dawn", "Noon", "Dusk"])
    #expect(window.title == "Songs: 3")
    songs.all[2].name = "Night"
    #expect(names(in: window) == ["Dawn", "Noon", "Night"])
    songs.all.removeFirst()
    #expect(names(in: window) == ["Noon", "Night"])
  }

  @Test("Songs can be renamed without a window, and a window that is closed is gone")
  func closed() throws {
    try Scenario.run(.loose, making: app { SongsController(songs) }) { scenario in
      try scenario.launch()
      #expect(scenario.texts.contains("Dawn"))
    }

    songs.all[0].name = "Dusk"
  }

  private func names(in window: TestWindow) -> [String] {
    window.texts.filter { !$0.hasPrefix("Songs") }
  }
}
