import Testing
import Vestibule

@Suite("An alert that asks, as the catalogue shows it", .patience)
struct OwnAlertTests {
  @Test("It asks for a name at once, and Return saves it")
  func save() {
    _ = display.receive("rename")
    #expect(display.prompt.text == "Name: ")
    display.refresh()
    #expect(
      display.takeOutput() == """
          Rename Album
            1  Name   Summer
            2  Cancel
            3  Save
          Return: Save  (:help)

        """)

    _ = display.receive("Winter")

    #expect(album.name == "Winter")
    #expect(album.presentedViewController == nil)
  }

  @Test("An empty name cannot be saved, and Cancel leaves the old one")
  func empty() {
    for line in ["rename", ""] { _ = display.receive(line) }
    display.refresh()
    #expect(
      display.takeOutput() == """
          Rename Album
            1  Name
            2  Cancel
            3- Save
          Return: fill in Name  (:help)

        """)

    _ = display.receive("cancel")

    #expect(album.name == "Summer")
    #expect(album.presentedViewController == nil)
  }

  @Test("Answered, the alert is gone: its handler holds it weakly")
  func released() {
    _ = display.receive("rename")
    weak let alert = album.presentedViewController
    #expect(alert != nil)

    _ = display.receive("Winter")

    #expect(alert == nil)
  }

  // MARK: - Fixtures

  private let display = TextDisplay(language: .english)
  private let album = AlbumController()
  private let window: Window

  init() {
    window = Window(view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    window.rootViewController = album
    window.makeKeyAndVisible()
    display.refresh()
    _ = display.takeOutput()
  }
}
