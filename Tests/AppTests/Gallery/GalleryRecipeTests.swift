import App
import Gallery
import Testing
import Workshop

@testable import ProgramKit

/// What the program knows of each small app, besides its screens.
@Suite("The recipes of the small apps", .patience)
struct GalleryRecipeTests {
  @Test("A small app asks for no password; a walk types its texts, and leaves many cells out")
  func walks() {
    let program = Program.vestibule()
    for name in GalleryApps.names {
      let recipe = program.app(named: name)
      let explorer = explorer(of: name)
      let jumps: [Double] = name == "timer" ? [5] : [60 * 60]
      recipe.explore(explorer)

      #expect(!recipe.hasPasswords)
      #expect(recipe.texts == GalleryApps.texts(of: name))
      #expect(explorer.alphabet.untouched == GalleryApps.untouched(of: name))
      #expect(explorer.alphabet.clockJumps == jumps)
      // Of one app alone nothing can arrive.
      #expect((recipe.arrivals != nil) == (name == "gallery"))
    }
  }

  @Test("What a small app keeps and does not show makes two states different")
  func hidden() throws {
    let explorer = explorer(of: "crud")
    let recipe = Program.vestibule().app(named: "crud")
    explorer.limits.depth = 1
    var kept: Set<String> = []
    explorer.always("its people are known") { state in
      kept.insert(recipe.hiddenState(state))
      return nil
    }

    _ = try explorer.explore()

    #expect(kept.contains { $0.contains("Mustermann") })
  }
}
