import ProgramKit
import Vestibule

/// Makes an app whose windows show a controller, for a scenario or an explorer.
func app(_ root: @escaping () -> ViewController) -> Explorer.Make {
  { store, log in
    AppRecipe { _ in root() }.makeApplication(in: Surroundings(store: store, log: log))
  }
}
