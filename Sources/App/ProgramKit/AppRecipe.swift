public import Controller
import Model
public import View
public import Workshop

/// How an app is made for each run of its process, and what a program has to know about it.
///
/// ```swift
/// var recipe = AppRecipe { surroundings in CounterController(log: surroundings.log) }
/// recipe.hasPasswords = false
/// recipe.explore = { $0.alphabet.untouched = ["Count"] }
/// ```
@MainActor
public struct AppRecipe {
  /// Whether it asks for passwords.
  ///
  /// Then a recording has no line that may have been one.
  public var hasPasswords = true

  /// What its controllers keep that neither a screen nor the store shows, for the explorer.
  public var hiddenState: (Explorer.State) -> String = { _ in "" }

  /// What a person might type into the fields of a name, in any language.
  ///
  /// The quick walk of `--explore` and the page of `--export` type it; a file of `--texts` replaces
  /// it. Into every other field they type `lee@example.com`.
  ///
  /// ```swift
  /// recipe.texts = ["Amount": ["12.50", "much"]]
  /// ```
  public var texts: [String: [String]] = [:]

  /// Changes what a walk of `--explore` tries, and where it stops.
  ///
  /// A walk types `lee@example.com` into each field. The quick one ends after a thousand states,
  /// the whole one after 20,000; at a terminal, where a person waits, also after half a minute or a
  /// minute. It then says in what the newest states differ: an app whose list grows has states
  /// without end.
  public var explore: (Explorer) -> Void = { _ in }

  /// What may arrive, and how often a window shows it: `--explore` says whether it is seen wherever
  /// the app stands.
  public var arrivals: (tried: [Arrival], seen: (Arrival, Window) -> Int)?

  /// What `--demo` begins with, or `nil` for an app without that option.
  public var demo: Demo?

  /// The walks of `--explore`, or `nil` for one that types and touches all that can be.
  package var walks: ((WalkedProgram, _ texts: String?) -> [ExplorationWalk])?

  /// Makes the app.
  let make: (Surroundings) -> MadeApp

  /// Creates a recipe for an app whose windows each show one controller, and what that presents.
  public init(root makeController: @escaping (Surroundings) -> ViewController) {
    self.init(content: { surroundings in RootContent { makeController(surroundings) } })
  }

  /// Creates a recipe for an app that says itself what its windows show.
  public init(content makeContent: @escaping (Surroundings) -> any WindowContent) {
    make = { MadeApp(makeContent($0)) }
  }

  /// Creates a recipe for an app with a delegate of its own.
  ///
  /// Without a manifest it has no scenes, unless the delegate configures them.
  public init(
    delegate makeDelegate: @escaping (Surroundings) -> any ApplicationDelegate,
    manifest: SceneManifest? = nil
  ) {
    make = { MadeApp(delegate: makeDelegate($0), manifest: manifest) }
  }

  /// Makes one process of the app, for a scenario or an explorer.
  ///
  /// ```swift
  /// let explorer = Explorer { store, log in
  ///   recipe.makeApplication(in: Surroundings(store: store, log: log))
  /// }
  /// ```
  public func makeApplication(
    in surroundings: Surroundings, views: any ViewFactory = HeadlessViewFactory()
  ) -> Application {
    make(surroundings).application(
      in: surroundings.store, views: views, log: surroundings.log)
  }
}
