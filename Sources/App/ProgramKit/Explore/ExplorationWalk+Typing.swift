import Controller
import Model
import View
import ViewText
import Workshop

extension ExplorationWalk {
  /// Everything that can be typed and touched, with the most common events.
  package static func typing(_ walked: WalkedProgram, texts: String?) -> ExplorationWalk {
    let windows = walked.options.exploration.windows
    let typed =
      texts == nil
      ? Phrase("one text", ko: "텍스트 하나씩") : Phrase("the texts of the file", ko: "파일의 텍스트")
    let name = Phrase(
      "\(windows) \(windows == 1 ? "window" : "windows"), \(typed.english) in each field, home, "
        + "closing, a crash, each change of the store failing",
      ko: "창 \(windows)개, 입력란마다 \(typed.korean), 홈 화면, 닫기, 비정상 종료, 저장할 때마다 저장소 오류")
    let walk = ExplorationWalk(name, walked) {
      $0.alphabet.events = [.home, .open, .newWindow, .closeInSwitcher, .crash, .show, .close]
      $0.alphabet.windows = windows
      $0.makeTranslated = nil
      $0.alphabet.failsWrites = true
      if walked.recipe.walks == nil {
        $0.alphabet.touchesEscape = true
        // An app may have states without end, as one that counts.
        $0.limits = Explorer.Limits()
        $0.limits.depth = 100
      }
    }
    if let texts { setTexts(texts, in: walk.explorer) }
    return walk
  }

  /// What a person types and touches, with the few events that every app meets: it takes seconds.
  static func quick(_ walked: WalkedProgram, texts: String?) -> ExplorationWalk {
    let windows = walked.options.exploration.windows
    let name = Phrase("Quick, with home and a crash", ko: "빠른 탐색, 홈 화면과 비정상 종료도 함께")
    let walk = ExplorationWalk(name, walked) {
      $0.alphabet.events = [.home, .open, .crash]
      if windows > 1 { $0.alphabet.events.formUnion([.newWindow, .show, .close]) }
      $0.alphabet.windows = windows
      $0.alphabet.touchesEscape = walked.recipe.walks == nil
      $0.makeTranslated = nil
      $0.limits = Explorer.Limits()
      ($0.limits.states, $0.limits.depth) = (1_000, 100)
      $0.alphabet.textsByName = walked.recipe.texts
    }
    if let texts { setTexts(texts, in: walk.explorer) }
    return walk
  }

  /// What a page that one plays has: all that a person can do, with home, a crash, and a day that
  /// passes.
  static func playing(_ walked: WalkedProgram, texts: String?) -> ExplorationWalk {
    let walk = ExplorationWalk("", walked) {
      $0.alphabet.events = [.home, .open, .crash]
      ($0.alphabet.clockJumps, $0.alphabet.mostClockJumps) = ([24 * 60 * 60], 1)
      $0.alphabet.touchesEscape = true
      $0.alphabet.textsByName = walked.recipe.texts
      $0.alphabet.secrets = walked.demo?.hiddenTexts ?? ["<password 1>", "<password 2>"]
      // Beside what the demo has, something new can be typed.
      if walked.demo != nil { $0.alphabet.texts += Self.newTexts }
    }
    if let texts { setTexts(texts, in: walk.explorer) }
    return walk
  }

  /// Takes the texts of a file: a line for each, with the name of its field and a colon.
  private static func setTexts(_ file: String, in explorer: Explorer) {
    (explorer.alphabet.texts, explorer.alphabet.secrets) = ([], [])
    explorer.alphabet.textsByName = [:]
    for line in file.linesByNewline where !line.isEmpty && !line.hasPrefix("#") {
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
