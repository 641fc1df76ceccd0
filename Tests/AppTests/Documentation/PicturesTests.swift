import Foundation
import Testing

/// The pictures of the catalogue can be read by everybody who can read its text.
@Suite("Pictures")
nonisolated struct PicturesTests {
  private static let folder = "\(Page.catalogue)/Pictures"

  /// The colours of the light pictures, and what a dark page has in their place.
  private static let palette = [
    "#1d1d1f": "#f5f5f7", "#f2f4f8": "#2c2c30", "#5b6470": "#a3acb8",
    // View, controller and model: a line, and what is in it.
    "#0b57c4": "#7db3ff", "#e8f1fd": "#14263f", "#8f4a00": "#f2b25c", "#fdf1dd": "#3a2a10",
    "#6f2dbd": "#c9a4ff", "#f3ebfd": "#2b1d45",
  ]

  @Test("A dark picture is the light one in other colours", arguments: try names())
  func dark(_ name: String) throws {
    let (light, dark) = (try text(of: name), try text(of: "\(name)~dark"))

    let colours = Set(light.matches(of: /#[0-9a-f]{6}/).map { String($0.output) })
    #expect(colours.isSubset(of: Self.palette.keys))
    #expect(dark == Self.palette.reduce(light) { $0.replacing($1.key, with: $1.value) })
  }

  // DocC's column is 350 pixels wide on a phone whose screen has 390.
  @Test("On a phone no letter of a picture is smaller than twelve pixels", arguments: try names())
  func phone(_ name: String) throws {
    let picture = try text(of: name)
    let width = try #require(picture.firstMatch(of: /viewBox="0 0 (\d+)/).map { Double($0.1) })
    let sizes = picture.matches(of: /font-size="(\d+)"/).compactMap { Double($0.1) }

    let scale = min(1, 350 / (width ?? .infinity))
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 * scale >= 12 })
  }

  @Test("Every picture is on a page, and says there in words what it shows", arguments: try names())
  func used(_ name: String) throws {
    let uses = try Page.articles().flatMap { page in
      page.prose.matches(of: /!\[([^\]]+)\]\(([a-z-]+)\)/).filter { $0.2 == name }
    }

    #expect(!uses.isEmpty && uses.allSatisfy { $0.1.count > 40 })
  }

  // MARK: - Fixtures

  private static func names() throws -> [String] {
    try Page.files(in: folder, endingWith: ".svg").filter { !$0.hasSuffix("~dark.svg") }.map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
  }

  private func text(of name: String) throws -> String {
    let file = Page.root.appendingPathComponent("\(Self.folder)/\(name).svg")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
