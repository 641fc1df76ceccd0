import Controller
import View

/// Walks through every state of the program's app, as `--explore` asks for.
///
/// Each choice multiplies the states, so not everything is in one walk: the short walks come first.
@MainActor
struct Exploration {
  /// What a walk has found, and which one.
  struct Finding: Error {
    let walk: ExplorationWalk
    let error: ExplorerError
    /// What the walks before it have seen, and what this one has until then.
    let reports: [Explorer.Report]
  }

  let walks: [ExplorationWalk]

  /// Creates the walks; `texts` is what the file of texts says, or `nil`.
  init(of program: Program, _ options: Options, texts: String?) {
    let walked = WalkedProgram(program: program, options: options)
    let recipe = program.app(named: options.app)
    walks = recipe.walks?(walked, texts) ?? [.typing(walked, texts: texts)]
  }

  /// Walks, and returns what a person reads of it.
  ///
  /// - Parameters:
  ///   - tell: is called now and then, with the number of the walk.
  ///   - isStopped: whether to stop with what is known.
  /// - Returns: what was seen.
  /// - Throws: the first thing that does not always hold.
  func run(telling tell: ((Int, Explorer.Progress) -> Void)?, isStopped: @escaping () -> Bool)
    throws(Finding) -> ExplorationSummary
  {
    var summary = ExplorationSummary(walks: walks)
    for (index, walk) in walks.enumerated() where !summary.isStopped {
      walk.explorer.onProgress = tell.map { tell in { tell(index + 1, $0) } }
      walk.explorer.isStopped = isStopped
      do throws(ExplorerError) {
        summary.reports.append(try walk.explorer.explore())
      } catch {
        throw Finding(walk: walk, error: error, reports: summary.reports + [error.report])
      }
    }
    return summary
  }
}
