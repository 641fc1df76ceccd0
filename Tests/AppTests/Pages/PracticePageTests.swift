import Controller
import Foundation
import Model
import Terminal
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

/// The practice as a page asks what the practice at the prompt asks, and answers the same.
@Suite("The practice as a page", .patience)
struct PracticePageTests {
  @Test(
    "Each situation is on it with its reasons, rule and hints, and the prompt takes what is right there",
    arguments: Language.allCases)
  func answers(language: Language) throws {
    let page = try Self.page(in: language)
    let questions = Self.questions(of: page.text)
    let situations = Lesson.all.flatMap(\.situations)

    #expect(page.count == situations.count)
    #expect(questions.map(\.name) == situations.map(\.name))
    for (question, situation) in zip(questions, situations) {
      let quiz = try Quiz(situation, in: language)
      #expect(
        question.choices == quiz.choices.map { language[$0.text].escapedForMarkup },
        "\(situation.name)")
      expectPresent(language[situation.story].escapedForMarkup, in: question.html)
      let answer = question.answer.map(String.init).joined(separator: " ")
      let program = Program("tea", "Tea.", AppRecipe { _ in ViewController() })
      program.lessons = { [Lesson("Lesson", read: "", "", [situation])] }
      let session = ScriptedSession([Input(typing: answer.isEmpty ? "none" : answer)])
      _ = PracticeRun(of: program, in: language, store: MemoryStore())
        .run(.lessons, reading: session, writing: session.receive)
      expectPresent(language[.right], in: session.outputs.dropFirst().first ?? "")
      #expect(question.reasons.count == quiz.choices.count, "\(situation.name)")
      for reason in quiz.choices.map(\.why) {
        let text = language[reason].escapedForMarkup
        #expect(
          !text.isEmpty && question.reasons.contains { $0.contains(text) }, "\(situation.name)")
      }
      let rule = language[.ruleIs(situation.rule)].escapedForMarkup
      #expect(question.html.components(separatedBy: rule).count == 3, "\(situation.name)")
      for choice in question.html.components(separatedBy: "<details class=\"choice").dropFirst() {
        let saysRight = choice.contains("<p>\(language[.right].escapedForMarkup) ")
        #expect(saysRight == choice.hasPrefix(" right"), "\(situation.name)")
      }
      let isInOrder = quiz.isOrdered && !quiz.answer.isEmpty
      #expect(
        question.html.contains("<p>These calls come:</p>") == (isInOrder && language == .english),
        "\(situation.name)")
      for hint in quiz.hints.dropFirst() {
        expectPresent(language[hint].escapedForMarkup, in: question.html)
      }
    }
  }

  @Test("Each link leads to a part of the page, and no two parts have one name")
  func links() throws {
    let page = try Self.page(in: .english).text
    let names = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    let targets = page.matches(of: /href="([^"]*)"/).map { String($0.1) }

    #expect(Set(names).count == names.count)
    #expect(targets.count > 250)
    for target in Set(targets) {
      #expect(target.hasPrefix("#") && names.contains(String(target.dropFirst())), "\(target)")
    }
    // Each question is behind the rule that it is about, and behind no other.
    let rules = page.components(separatedBy: "<li id=\"rule-").dropFirst()
    for situation in Lesson.all.flatMap(\.situations) {
      let behind = rules.filter { $0.contains("\"#\(situation.name)\"") }
      let rule = "\(situation.rule.title): \(situation.rule.heading)".escapedForMarkup
      #expect(
        behind.count == 1 && behind.first?.contains(">\(rule) (") == true, "\(situation.name)")
    }
  }

  @Test("Without its script the page asks and answers the same; nothing comes from outside")
  func withoutScript() throws {
    let page = try Self.page(in: .english).text
    let parts = page.components(separatedBy: "<script>")

    #expect(parts.count == 2)
    #expect(parts[1].hasSuffix("</script>\n</body>\n</html>\n"))
    #expect(Self.questions(of: parts[0]).count == Lesson.all.flatMap(\.situations).count)
    #expect(page.contains("default-src 'none'") && !page.contains("script-src 'unsafe-inline'"))
    for part in [
      "src=", "http://", "https://", "@import", "url(", "eval(", "innerHTML", "onclick=",
    ] {
      expectAbsent(part, in: page)
    }
  }

  @Test("No text of a lesson becomes markup")
  func hostileTexts() throws {
    let text: Phrase = "</script></style><img src=x onerror=alert(1)>\"'&<!--"
    let lesson = Lesson(
      text, read: "Alerts", text,
      [
        Situation(
          text.english, of: Lesson.touch.situations[0].make, text, saying: text,
          then: { try $0.touch("Sign In") },
          ask: .value(text, among: [text, "No"], is: { _ in text }, because: text),
          rule: (text.english, text.english))
      ])

    let page = try PracticePage([lesson], of: text.english, in: .english).text

    expectAbsent("<img", in: page)
    expectAbsent("<!--", in: page)
    #expect(page.components(separatedBy: "</script>").count == 2)
    #expect(page.components(separatedBy: "</style>").count == 2)
    #expect(page.components(separatedBy: "&lt;img").count > 10)
  }

  @Test("A situation that cannot be run is named")
  func broken() throws {
    let situation = Situation(
      "broken", of: Lesson.touch.situations[0].make, "", then: { try $0.touch("Nowhere") },
      ask: .calls(of: []), rule: ("Alerts", "An alert covers nothing"))

    let error = #expect(throws: ProgramError.self) {
      try PracticePage([Lesson("Tea", read: "", "", [situation])], of: "tea", in: .english)
    }

    #expect(error?.message?.english.hasPrefix("The situation broken cannot be run: ") == true)
    #expect(error?.code == .data)
  }

  @Test("The lessons are in their order; the Korean page has the English one's parts, in Korean")
  func lessons() throws {
    let (english, korean) = (try Self.page(in: .english).text, try Self.page(in: .korean).text)

    for (language, page) in [(Language.english, english), (.korean, korean)] {
      #expect(page.contains("<html lang=\"\(language.rawValue)\">"))
      var rest = page[...]
      for lesson in Lesson.all {
        for text in [lesson.title, lesson.introduction] {
          let found = rest.firstRange(of: language[text].escapedForMarkup)
          rest = rest[try #require(found, "\(text.english)").upperBound...]
        }
      }
    }
    // These say a number as a word, or once more.
    let own = [
      "1번 창이 화면을 채우고 있습니다. 사용자가 2번 창을 열면 2번 창이 그 자리를 차지합니다.",
      "1번 창과 2번 창이 연결되어 있습니다. 사용자가 1번 창으로 돌아가서 1번 창이 앞에 있습니다.",
      "0.1초마다 반복되는 타이머가 있습니다. 아무 일 없이 5초가 한꺼번에 지납니다.",
    ]
    expect(markup: korean, isTwinOf: english, own: Set(own))
    for (index, lesson) in Lesson.all.enumerated() {
      let title = lesson.title.english.escapedForMarkup
      expectPresent("<h2>\(index + 1). \(title)</h2>", in: english)
    }
    // A screen is below its question, and the places in an order begin with the first.
    expectPresent("<h4", in: english)
    #expect(english.contains(">1</option>") && !english.contains(">-1</option>"))
    // The first hint of each question is its rule, and no other hint is called so.
    let hints = english.components(separatedBy: ">Hint</summary>\n<p><a href=\"#rule-").count - 1
    #expect(hints == Lesson.all.flatMap(\.situations).count)
    #expect(english.components(separatedBy: ">Hint<").count - 1 == hints)
    // A word alone is no sentence.
    for word in [
      ">Practice<", "\"Lessons\"", ">Forget them<", ">Wrong. ", ">Check<", ">Hint<",
      ">Another hint<", ">Question 1 of ", ">These calls come:<",
    ] {
      expectPresent(word, in: english)
      expectAbsent(word, in: korean)
    }
  }

  @Test(
    "How large it is, is said in whole kilobytes, of which a part counts as one",
    arguments: [(0, 0), (1, 1), (999, 1), (1_000, 1), (1_001, 2), (2_000, 2)])
  func size(bytes: Int, kilobytes: Int) {
    #expect(bytes.kilobytes == kilobytes)
  }

  /// The page of a language, which is made once for all tests.
  private static func page(in language: Language) throws -> (count: Int, text: String) {
    try pages[language]?.get() ?? (0, "")
  }

  private static let pages = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      (
        language,
        Result {
          let page = try PracticePage(Lesson.all, of: "vestibule", in: language)
          return (count: page.count, text: page.text)
        }
      )
    })

  // MARK: - What is on a page

  private struct Asked {
    let name: String
    let html: String

    /// The choices, in the order of their numbers.
    var choices: [String] {
      html.matches(of: /<summary>\d+ (.*?)<\/summary>|<code>(.*?)<\/code>/).map {
        String($0.1 ?? $0.2 ?? "")
      }
    }

    /// The numbers of the right choices, in their order.
    var answer: [Int] {
      let opened = html.matches(of: /<details class="choice( right)?"/)
      if !opened.isEmpty { return opened.indices.filter { opened[$0].1 != nil }.map { $0 + 1 } }
      let places = html.matches(of: /<select>(.*?)<\/select>/).map { select in
        select.1.components(separatedBy: "<option").dropFirst().firstIndex {
          $0.hasPrefix(" class=\"right\"")
        }.map { $0 - 1 } ?? 0
      }
      return places.enumerated().filter { $0.element > 0 }.sorted { $0.element < $1.element }
        .map { $0.offset + 1 }
    }

    /// What is read about each choice.
    var reasons: [String] {
      let check = html.components(separatedBy: "<details class=\"check\">").dropFirst().first
      guard let check else {
        return html.matches(of: /<\/summary>\n<p>(.*?)<\/p>\n<\/details>\n?/)
          .map { String($0.1) }.prefix(choices.count).map(\.self)
      }
      return check.matches(of: /<li>(.*?)<\/li>/).map { String($0.1) }
    }
  }

  private static func questions(of page: String) -> [Asked] {
    page.components(separatedBy: "<article id=\"").dropFirst().map { part in
      let html = part.components(separatedBy: "</article>")[0]
      return Asked(name: String(html.prefix { $0 != "\"" }), html: html)
    }
  }
}
