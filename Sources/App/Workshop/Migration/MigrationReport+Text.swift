import Controller
import Model
public import View
import ViewText

extension MigrationReport {
  /// The report as text: each call once, where it first came, then what is to be mended.
  ///
  /// - Parameters:
  ///   - columns: the width of a line, at least 8.
  ///   - language: the language of the words.
  /// - Returns: the lines.
  public func text(columns: Int = 80, in language: Language = .english) -> String {
    let columns = max(8, columns)
    var texts: [String] = []
    if !lines.isEmpty { texts += Self.legend(in: language).lines(of: columns) + [""] }
    var step: Phrase?
    for line in firstLines {
      if line.step != step { texts += language[line.step].lines(of: columns) }
      step = line.step
      texts += line.texts(columns: columns, in: language)
    }
    if !lines.isEmpty { texts.append("") }
    for finding in findings {
      texts += language[finding.words].lines(of: columns - 2).enumerated().map {
        ($0 == 0 ? "! " : "  ") + $1
      }
    }
    return (texts + language[summary].lines(of: columns)).map { $0 + "\n" }.joined()
  }

  /// The report as a page.
  public func page(in language: Language = .english) -> HTMLPage {
    let title = language[Self.title]
    let rows = firstLines.map { line in
      let cells = [
        language[line.step], line.outcome.mark, line.call, line.outcome.counterpart ?? "",
        line.outcome == .came ? "" : "\(line.rule)",
      ]
      return "<tr>" + cells.map { "<td>\($0.escapedForMarkup)</td>" }.joined() + "</tr>"
    }
    let items = findings.map { "<li>\(language[$0.words].escapedForMarkup)</li>" }
    let heads = [Phrase("step", ko: "단계"), "", Self.before, Self.after, Phrase("rule", ko: "규칙")]
      .map { "<th>\(language[$0].escapedForMarkup)</th>" }.joined()
    let body =
      ["<h1>\(title.escapedForMarkup)</h1>", "<p>\(language[summary].escapedForMarkup)</p>"]
      + (items.isEmpty ? [] : ["<ul>"] + items + ["</ul>"])
      + ["<table>", "<tr>\(heads)</tr>"] + rows
      + [
        "</table>", "<p>\(Self.legend(in: language).escapedForMarkup)</p>",
        "<p>\(language[Self.restoration].escapedForMarkup)</p>",
      ]
    return HTMLPage(
      title: title, language: language,
      style: "table { border-collapse: collapse; } "
        + "th, td { padding: .2rem .5rem; text-align: left; overflow-wrap: anywhere; }\n",
      body: body.joined(separator: "\n"))
  }

  /// Each call with what became of it, where that first came.
  private var firstLines: [Line] {
    var first: [Line] = []
    for line in lines
    where !first.contains(where: { $0.call == line.call && $0.outcome == line.outcome }) {
      first.append(line)
    }
    return first
  }

  // MARK: - Words

  private static let title = Phrase("Moving to scenes", ko: "씬으로 옮기기")
  private static let before = Phrase("without scenes", ko: "씬 없이")
  private static let after = Phrase("with scenes", ko: "씬으로")

  private static let restoration = Phrase(
    "With scenes, UIKit no longer calls application(_:shouldSaveSecureApplicationState:), "
      + "application(_:shouldRestoreSecureApplicationState:), encodeRestorableState(with:) and "
      + "decodeRestorableState(with:). These methods are not here. Use "
      + "stateRestorationActivity(for:) in their place.",
    ko: "씬을 쓰면 UIKit은 application(_:shouldSaveSecureApplicationState:), "
      + "application(_:shouldRestoreSecureApplicationState:), encodeRestorableState(with:), "
      + "decodeRestorableState(with:)를 더는 호출하지 않습니다. 여기에는 이 메서드가 없습니다. 대신 "
      + "stateRestorationActivity(for:)를 쓰세요.")

  private static func legend(in language: Language) -> String {
    language[
      Phrase(
        "= came   → came elsewhere   ~ comes later   - no longer comes",
        ko: "= 옴   → 다른 곳으로 옴   ~ 더 늦게 옴   - 더는 오지 않음")]
  }

  /// How many calls became what, and whether something is to be mended.
  private var summary: Phrase {
    let count = findings.count
    if count > 0 {
      return Phrase(
        count == 1 ? "1 thing to mend." : "\(count) things to mend.", ko: "고칠 것: \(count)개.")
    }
    return Phrase(
      "Nothing to mend: no call is lost, and the screens are the same.",
      ko: "고칠 것이 없습니다. 사라진 호출이 없고, 화면이 같습니다.")
  }
}

extension MigrationReport.Outcome {
  /// What stands before the call.
  var mark: String {
    switch self {
    case .came: "="
    case .cameElsewhere: "→"
    case .comesLater: "~"
    case .noLongerComes: "-"
    }
  }

  /// The call in its place, or the same one later.
  var counterpart: String? {
    switch self {
    case .came, .noLongerComes: nil
    case .cameElsewhere(let call), .comesLater(let call, _): call
    }
  }

  /// The call that came before it, and did not without scenes.
  var overtaking: String? {
    switch self {
    case .comesLater(_, let other): other
    case .came, .cameElsewhere, .noLongerComes: nil
    }
  }
}

extension MigrationReport.Line {
  /// The call, what became of it and the rule: side by side, if there is room.
  fileprivate func texts(columns: Int, in language: Language) -> [String] {
    let head = "\(outcome.mark) \(call)"
    // A call is one word: it begins beside its mark, however narrow the lines are.
    var texts = call.lines(of: columns - 2).enumerated().map { index, part in
      (index == 0 ? "\(outcome.mark) " : "  ") + part
    }
    if let counterpart = outcome.counterpart {
      let left = head + String(repeating: " ", count: max(2, 40 - head.displayWidth))
      if left.displayWidth + counterpart.displayWidth <= columns {
        texts = [left + counterpart]
      } else {
        texts += "    \(counterpart)".indented(in: columns)
      }
    }
    if let other = outcome.overtaking {
      let words = Phrase("after \(other)", ko: "\(other) 다음에")
      texts += "    \(language[words])".indented(in: columns)
    }
    return outcome == .came ? texts : texts + "    (\(rule))".indented(in: columns)
  }
}

extension String {
  /// The text in lines, each with the spaces that the first begins with.
  fileprivate func indented(in columns: Int) -> [String] {
    let spaces = prefix { $0 == " " }
    return String(dropFirst(spaces.count)).lines(of: columns - spaces.count).map { spaces + $0 }
  }
}

extension MigrationReport.Finding {
  /// What was found, and where.
  package var words: Phrase { "\(step): \(kind.words)" }
}

extension MigrationReport.Finding.Kind {
  fileprivate var words: Phrase {
    switch self {
    case .lost(let call, let rule):
      Phrase("\(call) no longer comes (\(rule)).", ko: "\(call): 더는 오지 않습니다 (\(rule)).")
    case .otherScreen(let missing, let new):
      switch (missing.isEmpty, new.isEmpty) {
      case (false, true):
        Phrase(
          "the screen lacks \(missing.quoted.english).", ko: "화면에 없는 것: \(missing.quoted.korean).")
      case (true, _):
        Phrase(
          "the screen has \(new.quoted.english) besides.", ko: "화면에 더 있는 것: \(new.quoted.korean).")
      case (false, false):
        Phrase(
          "the screen has \(new.quoted.english) instead of \(missing.quoted.english).",
          ko: "화면에 있는 것: \(new.quoted.korean), 없는 것: \(missing.quoted.korean).")
      }
    case .reported(let text): Phrase(verbatim: text)
    case .stopped(let text):
      Phrase("the script ends here: \(text)", ko: "스크립트가 여기에서 끝납니다: \(text)")
    }
  }
}

extension [Phrase] {
  /// The texts in quotes, with commas.
  fileprivate var quoted: Phrase {
    Phrase(
      map { "“\($0.english)”" }.joined(separator: ", "),
      ko: map { "‘\($0.korean)’" }.joined(separator: ", "))
  }
}

extension MigrationReport: CustomStringConvertible {
  /// Each call of each step, then what is to be mended: a line each, so that a test can compare two
  /// reports.
  public var description: String {
    (lines.map(\.description) + findings.map(\.description)).joined(separator: "\n")
  }
}

extension MigrationReport.Line: CustomStringConvertible {
  /// The step, the call and what became of it.
  public var description: String {
    let place =
      (outcome.counterpart.map { ": \($0)" } ?? "")
      + (outcome.overtaking.map { " after \($0)" } ?? "")
    return "\(outcome.mark) \(step.english): \(call)\(place)"
  }
}

extension MigrationReport.Finding: CustomStringConvertible {
  /// What was found, in English.
  public var description: String { "! \(words.english)" }
}
