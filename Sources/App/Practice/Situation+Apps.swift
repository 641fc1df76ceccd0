import Controller
import Gallery
import Model
import ProgramKit
import View
import Workshop

// The apps of the situations.
extension Situation {
  /// The front door, with a hasher that costs nothing.
  static let frontDoor: Make = { store, log in
    AppRecipe.frontDoor().makeApplication(
      in: Surroundings(store: store, log: log, hasher: ExplorerHasher()))
  }

  /// A small app of the gallery.
  static func gallery(_ name: String) -> Make {
    { store, log in
      AppRecipe.gallery(name).makeApplication(in: Surroundings(store: store, log: log))
    }
  }

  /// An app whose window shows one controller.
  static func app(_ root: @escaping @MainActor @Sendable () -> ViewController) -> Make {
    { store, log in
      AppRecipe(root: { _ in root() }).makeApplication(in: Surroundings(store: store, log: log))
    }
  }
}
