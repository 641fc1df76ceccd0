import Controller
import View
import Workshop

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

  private let isQuick: Bool
  private let part: Explorer.Part
  private let isMerge: Bool

  /// Creates the walks.
  ///
  /// - Parameters:
  ///   - program: the program whose app is walked through.
  ///   - options: which app, and how.
  ///   - texts: what the file of texts says, or `nil`.
  ///   - files: what other jobs have found.
  ///   - isWaitedFor: whether a person waits at a terminal, and not for ever; elsewhere each
  ///     machine must see the same states, however long they take.
  init(
    of program: Program, _ options: Options, texts: String?, merging files: [StatesFile] = [],
    isWaitedFor: Bool = false
  ) {
    let walked = WalkedProgram(program: program, options: options)
    let recipe = program.app(named: options.app)
    isQuick = options.exploration.extent == .quick
    part = options.exploration.part ?? .all
    isMerge = !options.exploration.merged.isEmpty
    walks =
      isQuick
      ? [.quick(walked, texts: texts)]
      : recipe.walks?(walked, texts) ?? [.typing(walked, texts: texts)]
    for (index, walk) in walks.enumerated() {
      walk.explorer.part = part
      walk.explorer.isRecorded =
        options.exploration.states != nil || options.exploration.compared != nil
      walk.explorer.known = files.compactMap {
        $0.walks.indices.contains(index) ? $0.walks[index] : nil
      }
      // What jobs have found in an hour is merged in more than a minute.
      if part == .none {
        walk.explorer.limits.time = nil
      } else if isWaitedFor, walk.explorer.limits.states < .max, walk.explorer.limits.time == nil {
        walk.explorer.limits.time = .seconds(isQuick ? 30 : 60)
      }
    }
  }

  /// Walks, and returns what a person reads of it.
  ///
  /// - Parameters:
  ///   - tell: is called now and then, with how far the walk is.
  ///   - lastWay: is told each way before its last step is taken, or `nil`.
  ///   - isStopped: whether to stop with what is known.
  /// - Returns: what was seen.
  /// - Throws: the first thing that does not always hold.
  func run(
    telling tell: ((Phrase) -> Void)?, noting lastWay: LastWay? = nil,
    isStopped: @escaping () -> Bool
  ) throws(Finding) -> ExplorationSummary {
    defer { lastWay?.end() }
    var summary = ExplorationSummary(walks: walks, isQuick: isQuick, part: part, isMerge: isMerge)
    for (index, walk) in walks.enumerated() where !summary.isStopped {
      var estimate = WalkEstimate(limits: walk.explorer.limits)
      walk.explorer.onProgress = tell.map { tell in
        { progress in
          let line = progress.line(ofWalk: index + 1, outOf: self.walks.count)
          // The time first: a narrow terminal cuts the end of the line.
          tell("\(estimate.rest(after: progress)); \(line)")
        }
      }
      walk.explorer.isStopped = isStopped
      if let lastWay {
        let onStep = walk.explorer.onStep
        walk.explorer.onStep = { way in
          lastWay.note(way)
          onStep?(way)
        }
      }
      do throws(ExplorerError) {
        summary.reports.append(try walk.explorer.explore())
      } catch {
        throw Finding(walk: walk, error: error, reports: summary.reports + [error.report])
      }
    }
    return summary
  }
}

extension Explorer.Progress {
  /// How far the walk is, in one line.
  fileprivate func line(ofWalk walk: Int, outOf all: Int) -> Phrase {
    Phrase(
      "walk \(walk) of \(all): \(states) states, \(frontier) to go, depth \(depth), "
        + "\(transitionsPerSecond) transitions a second",
      ko: "탐색 \(walk)/\(all): 상태 \(states)개, 남은 상태 \(frontier)개, 깊이 \(depth), "
        + "초당 전이 \(transitionsPerSecond)번")
  }
}
