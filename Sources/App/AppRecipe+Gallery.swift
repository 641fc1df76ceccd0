import Gallery
import ProgramKit
import Workshop

extension AppRecipe {
  /// A small app of the gallery, or all of them.
  static func gallery(_ name: String) -> AppRecipe {
    var recipe = AppRecipe(content: { surroundings in
      GalleryContent(
        GalleryApps.named(
          name, in: surroundings.store, log: surroundings.log, clock: surroundings.clock))
    })
    recipe.hasPasswords = false
    recipe.hiddenState = GalleryContent.hiddenState
    if name == "gallery" {
      recipe.arrivals = (GalleryContent.arrivals, { GalleryContent.count($0, in: $1) })
    }
    recipe.texts = GalleryApps.texts(of: name)
    recipe.explore = { explorer in
      explorer.alphabet.untouched.formUnion(GalleryApps.untouched(of: name))
      // A timer does nothing without time.
      if name == "timer" { explorer.alphabet.clockJumps = [5] }
    }
    return recipe
  }
}
