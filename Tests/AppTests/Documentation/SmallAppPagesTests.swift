import Gallery
import Testing

@testable import App
@testable import ControllerKit
@testable import ProgramKit

/// The page of a small app is as small as the app.
@Suite("The pages of the small apps")
nonisolated struct SmallAppPagesTests {
  private static let pages = [
    "Counter", "Temperature", "Flight", "Timer", "CRUD", "Circles", "Cells", "Todos", "Contacts",
  ]

  @Test("A page has at most 400 words, code and console among them", arguments: pages)
  func words(_ name: String) throws {
    let page = try Page("\(Page.catalogue)/Articles/\(name).md")

    let words = page.lines.joined(separator: " ").split(separator: " ").count { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
    #expect(words > 150 && words <= 400)
  }

  @Test("A page shows code of its app, and a run of it", arguments: pages)
  func runs(_ name: String) throws {
    let page = try Page("\(Page.catalogue)/Articles/\(name).md")

    #expect(page.blocks(in: "swift").count >= 2)
    #expect(try page.commands().contains { $0.text.contains("--app \(name.lowercased())") })
  }

  @Test(
    "What a page calls is public, or shown on it, or it says that the app has it", arguments: pages)
  func calls(_ name: String) throws {
    let page = try Page("\(Page.catalogue)/Articles/\(name).md")
    let code = page.blocks(in: "swift").map(\.text).joined(separator: "\n")
      .replacing(/"[^"\n]*"/, with: "\"\"")

    // A call without a receiver, which looks like one of the framework's.
    let calls = Set(code.matches(of: /[^.\w]([a-z]\w+)(?:\(| \{)/).map { String($0.1) })
      .subtracting([
        "if", "guard", "self", "func", "init", "else", "for", "switch", "nil", "return", "throws",
      ])
    let shown = code.matches(of: /func (\w+)/).map { String($0.1) }
    let own = page.prose.matches(of: /`(\w+)` is this app's own/).map { String($0.1) }
    let missing = calls.subtracting(shown + own).subtracting(try Self.publicMethods.get())
    #expect(missing == [])
  }

  /// Read once for all pages.
  private static let publicMethods = Result {
    try ["Model", "View", "Controller"].flatMap {
      try Page.files(in: "Sources/\($0)", endingWith: ".swift")
    }.flatMap { try Page($0).lines.filter { $0.contains("func ") } }.compactMap {
      $0.firstMatch(of: /(?:public|open) .*func (\w+)/).map { String($0.1) }
    }
  }

  @Test(
    "A page begins with a link to play the app, which the page Play has in both languages",
    arguments: pages)
  func played(_ name: String) throws {
    let page = try Page("\(Page.catalogue)/Articles/\(name).md")
    let play = try Page("\(Page.catalogue)/Articles/Play.md").prose
    let link = "](Play.md#\(name.lowercased())"

    #expect(page.prose.contains("## Overview  [Play it\(link))."))
    #expect(play.contains("\(link))") && play.contains("\(link)-korean)"))
  }

  @Test("Every app but the gallery itself has a page that README.md and the book list")
  func listed() throws {
    #expect(
      GalleryApps.names.filter { $0 != "gallery" } == Self.pages.map { $0.lowercased() })
    let (readme, book) = (try Page("README.md"), try Page("\(Page.catalogue)/Vestibule.md"))
    for name in Self.pages {
      #expect(readme.lines.contains { $0.hasPrefix("- `\(name.lowercased())`: [") })
      #expect(book.lines.contains("- <doc:\(name)>"))
    }
  }
}
