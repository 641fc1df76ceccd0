import Gallery
import ProgramKit

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
    return recipe
  }
}
