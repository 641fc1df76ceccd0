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
  init(_ options: Options, texts: String?) {
    if options.app != nil {
      walks = [Self.typing(options, texts: texts)]
      return
    }
    var demo = options
    demo.store = .demo
    walks = [
      Self.events(demo), Self.waits(demo), Self.expiry(demo), Self.typing(options, texts: texts),
    ]
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

  // MARK: - The walks

  /// Every event, for whoever signs in and out.
  private static func events(_ options: Options) -> ExplorationWalk {
    let name = Phrase(
      "Every event of the app and of its window, with the account of --demo",
      ko: "앱과 창에 일어나는 모든 일 (--demo의 계정으로)")
    return ExplorationWalk(name, options) {
      // No transcript can begin in the background.
      $0.alphabet.events = Set(SystemEvent.Kind.allCases).subtracting([.launchInBackground])
      $0.alphabet.touchesEscape = true
      $0.makeTranslated = nil
      $0.alphabet.untouched = ["Sign Up"]
    }
  }

  /// The waits after wrong passwords.
  private static func waits(_ options: Options) -> ExplorationWalk {
    let name = Phrase(
      "Wrong passwords, and an hour later, with the account of --demo",
      ko: "틀린 비밀번호, 그리고 한 시간 뒤 (--demo의 계정으로)")
    return ExplorationWalk(name, options) {
      $0.keepsExpiringValues = true
      $0.alphabet.secrets = ["<password 1>"]
      $0.alphabet.clockJumps = [60 * 60]
      $0.alphabet.mostClockJumps = 1
      $0.alphabet.untouched = ["Sign Up"]
    }
  }

  /// The end of a session, which is looked at in each launch and in each return.
  private static func expiry(_ options: Options) -> ExplorationWalk {
    let name = Phrase(
      "Signed in, and 31 days later, with the account of --demo",
      ko: "로그인하고 31일 뒤 (--demo의 계정으로)")
    return ExplorationWalk(name, options) {
      $0.alphabet.clockJumps = [31 * 24 * 60 * 60]
      $0.alphabet.mostClockJumps = 1
      $0.alphabet.events = [.home, .open, .crash]
      $0.alphabet.untouched = ["Sign Up"]
    }
  }

  /// Everything that can be typed and touched, with the most common events.
  private static func typing(_ options: Options, texts: String?) -> ExplorationWalk {
    let windows = options.exploration.windows
    let typed =
      texts == nil
      ? Phrase("one text", ko: "글 하나씩") : Phrase("the texts of the file", ko: "파일의 글")
    let name = Phrase(
      "\(windows) \(windows == 1 ? "window" : "windows"), \(typed.english) in each field, home, "
        + "closing, a crash, each change of the store failing",
      ko: "창 \(windows)개, 입력란마다 \(typed.korean), 홈 화면, 닫기, 비정상 종료, 저장할 때마다 저장소 오류")
    return ExplorationWalk(name, options) {
      $0.alphabet.events = [.home, .open, .newWindow, .closeInSwitcher, .crash, .show, .close]
      $0.alphabet.windows = windows
      $0.makeTranslated = nil
      $0.alphabet.failsWrites = true
      if options.app != nil {
        $0.alphabet.touchesEscape = true
        // An app may have states without end, as one that counts.
        $0.limits.states = 20_000
        $0.limits.depth = 100
      }
      if let texts { setTexts(texts, in: $0) }
    }
  }

  /// Takes the texts of a file: a line for each, with the name of its field and a colon.
  private static func setTexts(_ file: String, in explorer: Explorer) {
    (explorer.alphabet.texts, explorer.alphabet.secrets) = ([], [])
    // As some editors write it, with a mark at the beginning and two characters at a line's end.
    let file = file.replacing("\r\n", with: "\n").trimmingPrefix("\u{FEFF}")
    for line in String(file).linesByNewline where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        explorer.alphabet.texts.append(line)
        continue
      }
      let text = parts[1].hasPrefix(" ") ? parts[1].dropFirst() : parts[1]
      explorer.alphabet.textsByName[String(parts[0]), default: []].append(String(text))
    }
  }
}
