/// What is walked through: a program, and the options that say which app of it, and how.
@MainActor
package struct WalkedProgram {
  package let program: Program
  package var options: Options

  /// The app.
  var recipe: AppRecipe { program.app(named: options.app) }

  /// The demo that the walk begins with, if the options ask for it.
  var demo: Demo? { options.store == .demo ? recipe.demo : nil }

  /// The same with the demo.
  package var withDemo: WalkedProgram {
    var copy = self
    copy.options.store = .demo
    return copy
  }
}
