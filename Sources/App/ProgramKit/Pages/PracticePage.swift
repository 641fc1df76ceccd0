import Controller
import Model
import View
import ViewText
import Workshop

/// The lessons as a page: a screen, a question, and for each choice why it is right or wrong.
///
/// A browser needs no script to answer and to read why: a choice is a part of the page that opens. The
/// script keeps what was right at the first try.
@MainActor
struct PracticePage {
  let language: Language

  private let name: String
  private let lessons: [(lesson: Lesson, questions: [Asked])]
  private let rules: [RuleHeading]

  /// A question, with its number among all.
  private struct Asked {
    let number: Int
    let quiz: Quiz
    let screen: ScreenContent?

    var situation: Situation { quiz.situation }
  }

  /// Runs each situation of some lessons.
  ///
  /// - Throws: which situation cannot be run as it says.
  init(_ lessons: [Lesson], of program: String, in language: Language) throws(ProgramError) {
    name = program
    self.language = language
    var (rules, number): ([RuleHeading], Int) = ([], 0)
    var all: [(lesson: Lesson, questions: [Asked])] = []
    for lesson in lessons {
      var questions: [Asked] = []
      for situation in lesson.situations {
        number += 1
        if !rules.contains(situation.rule) { rules.append(situation.rule) }
        do {
          questions.append(
            Asked(
              number: number, quiz: try Quiz(situation, in: language),
              screen: try Quiz.screen(before: situation, in: language)))
        } catch {
          throw ProgramError(.data, .cannotRun(situation.name, "\(error)"))
        }
      }
      all.append((lesson, questions))
    }
    (self.lessons, self.rules) = (all, rules)
  }

  /// How many questions are on it.
  var count: Int { lessons.reduce(0) { $0 + $1.questions.count } }

  /// The whole page.
  var text: String {
    HTMLPage(
      title: "\(name) · \(language[.practice])", language: language, style: Self.style,
      script: HTMLPage.Script(Self.script, sha256: Self.scriptHash),
      body: """
        <header>
        <h1>\(word(.practice))</h1>
        <p class="told">\(word(.howToUsePage))</p>
        <nav aria-label="\(word(.lessons))">
        <ol>
        \(lessons.indices.map(link).joined(separator: "\n"))
        </ol>
        </nav>
        <p id="kept" hidden="">\(word(.howProgressIsKept))
        <button type="button">\(word(.forget))</button></p>
        </header>
        <main data-key="\(name.escapedForMarkup) practice">
        \(lessons.indices.map(section).joined(separator: "\n"))
        <section id="rules">
        <h2>\(word(.rules))</h2>
        <p>\(word(.whereRulesAre))</p>
        <ul>
        \(rules.indices.map(rule).joined(separator: "\n"))
        </ul>
        </section>
        </main>
        """
    ).text
  }

  private func word(_ phrase: Phrase) -> String { language[phrase].escapedForMarkup }

  private func link(_ index: Int) -> String {
    "<li><a href=\"#lesson-\(index + 1)\">\(word(lessons[index].lesson.title))</a> <span></span></li>"
  }

  private func section(_ index: Int) -> String {
    let (lesson, questions) = lessons[index]
    return """
      <section class="lesson" id="lesson-\(index + 1)">
      <h2>\(index + 1). \(word(lesson.title))</h2>
      <p class="told">\(word(lesson.introduction)) \(word(.toRead(lesson)))</p>
      \(questions.map(html).joined(separator: "\n"))
      </section>
      """
  }

  /// A rule, with a link to each question that is about it.
  private func rule(_ index: Int) -> String {
    let asked = lessons.flatMap(\.questions).filter { $0.situation.rule == rules[index] }
    let links = asked.map { "<a href=\"#\(id(of: $0))\">\($0.number)</a>" }
    return "<li id=\"rule-\(index + 1)\">\(word("\(rules[index].title): \(rules[index].heading)")) "
      + "(\(links.joined(separator: ", ")))</li>"
  }

  // MARK: - A question

  private func id(of asked: Asked) -> String { asked.situation.name.escapedForMarkup }

  private func html(_ asked: Asked) -> String {
    let (quiz, id) = (asked.quiz, id(of: asked))
    let screen =
      asked.screen?.html(
        in: language, headingLevel: 4,
        id: "\(asked.situation.name)-screen"
          .escapedForMarkup) ?? "<p class=\"told\">\(word(.nothingSeen))</p>"
    return """
      <article id="\(id)">
      <h3><a href="#\(id)">\(word(.question(asked.number, of: count)))</a></h3>
      <div class="asked">
      <div>
      \(screen)
      </div>
      <div>
      <p>\(word(asked.situation.story))</p>
      <p>\(word(.thenHappens(quiz.act)))</p>
      <p><strong>\(word(.asked(asked.situation.question)))</strong></p>
      \(quiz.isOrdered ? order(quiz) : choices(quiz, id))
      \(hints(quiz))
      </div>
      </div>
      </article>
      """
  }

  /// Choices of which one is right: each opens to say why.
  private func choices(_ quiz: Quiz, _ id: String) -> String {
    quiz.choices.enumerated().map { index, choice in
      let isRight = choice.place != nil
      let verdict = isRight ? Phrase.right : .thatIsWrong
      return """
        <details class="choice\(isRight ? " right" : "")" name="\(id)">\
        <summary>\(index + 1) \(word(choice.text))</summary>
        <p>\(word(verdict)) \(word(choice.why))\(isRight ? " \(link(to: quiz.situation.rule))" : "")</p>
        </details>
        """
    }.joined(separator: "\n")
  }

  /// Choices that are put in order, and below them the order, with the reason of each.
  private func order(_ quiz: Quiz) -> String {
    let items = quiz.choices.map { choice in
      let options = quiz.choices.indices.map { place in
        "<option\(choice.place == place ? " class=\"right\"" : "")>\(place + 1)</option>"
      }
      let none = choice.place == nil ? " class=\"right\"" : ""
      let phase = choice.phase.map { " <small>(\(word($0.name)))</small>" } ?? ""
      return """
        <li><label><select><option\(none)>\(word(.notCalled))</option>\(options.joined())</select> \
        <code>\(word(choice.text))</code>\(phase)</label></li>
        """
    }
    let right = quiz.answer.map { "<li>\(word(quiz.choices[$0 - 1].why))</li>" }
    let wrong = quiz.choices.filter { $0.place == nil }.map { "<li>\(word($0.why))</li>" }
    return """
      <ol class="calls">
      \(items.joined(separator: "\n"))
      </ol>
      <details class="check">
      <summary>\(word(.check))</summary>
      <p>\(word(quiz.answer.isEmpty ? .hintNone : .theyComeInThisOrder))</p>
      \(right.isEmpty ? "" : "<ol>\n\(right.joined(separator: "\n"))\n</ol>\n")<ul>
      \(wrong.joined(separator: "\n"))
      </ul>
      <p>\(link(to: quiz.situation.rule))</p>
      </details>
      """
  }

  /// The hints, each inside the one before it.
  private func hints(_ quiz: Quiz) -> String {
    quiz.hints.enumerated().reversed().reduce("") { inner, hint in
      let text = hint.offset == 0 ? link(to: quiz.situation.rule) : word(hint.element)
      return "<details class=\"hint\"><summary>\(word(hint.offset == 0 ? .hint : .anotherHint))"
        + "</summary>\n<p>\(text)</p>\n\(inner)</details>"
    }
  }

  private func link(to rule: RuleHeading) -> String {
    let number = (rules.firstIndex(of: rule) ?? 0) + 1
    return "<a href=\"#rule-\(number)\">\(word(.ruleIs(rule)))</a>"
  }
}

extension Phrase {
  fileprivate static let practice = Phrase("Practice", ko: "연습")
  fileprivate static let lessons = Phrase("Lessons", ko: "단원")
  fileprivate static let howToUsePage = Phrase(
    "Choose an answer, and read why it is right or wrong. Where an order is asked, give each call its "
      + "number, then open Check. To print one lesson, follow its link first.",
    ko: "답을 고르면 왜 맞고 왜 틀린지 나옵니다. 순서를 묻는 문제에서는 호출마다 번호를 정하고 ‘확인’을 여세요. "
      + "단원 하나만 인쇄하려면 먼저 그 단원의 링크를 누르세요.")
  fileprivate static let howProgressIsKept = Phrase(
    "This browser keeps which answers were right at the first try.",
    ko: "첫 번째 답이 맞은 문제를 이 브라우저가 기억합니다.")
  fileprivate static let forget = Phrase("Forget them", ko: "기억 지우기")
  fileprivate static let rules = Phrase("The rules", ko: "규칙")
  fileprivate static let whereRulesAre = Phrase(
    "Each is a heading on a page of the book, with its questions here.",
    ko: "규칙은 책의 페이지에 있는 제목입니다. 괄호 안은 그 규칙에 관한 문제입니다.")
  fileprivate static let thatIsWrong = Phrase("Wrong.", ko: "틀렸습니다.")
  fileprivate static let notCalled = Phrase("not called", ko: "호출되지 않음")
  fileprivate static let check = Phrase("Check", ko: "확인")
  fileprivate static let theyComeInThisOrder = Phrase("These calls come:", ko: "다음 호출이 일어납니다.")
  fileprivate static let hint = Phrase("Hint", ko: "힌트")
  fileprivate static let anotherHint = Phrase("Another hint", ko: "힌트 하나 더")

  fileprivate static func question(_ number: Int, of count: Int) -> Phrase {
    Phrase("Question \(number) of \(count)", ko: "\(count)개 중 \(number)번 문제")
  }
}

// How the page looks, and what its script does.
extension PracticePage {
  private static let style = """
    h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
    h2 { margin: 0 0 .5rem; font-size: 1.25rem; }
    h3 { margin: 0 0 .5rem; font-size: .9rem; }
    h3 a { color: var(--dim); text-decoration: none; }
    a { color: var(--accent); }
    code { font: .9rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
    .told, nav span, small { color: var(--dim); }
    nav ol { padding-left: 1.75rem; }
    section { margin-top: 2rem; }
    article { border-top: 1px solid var(--line); padding: 1rem 0; }
    article:target, li:target { outline: 2px solid var(--accent); outline-offset: 4px; }
    article.done h3::after { content: " ✓"; }
    .asked { display: grid; grid-template-columns: 22rem minmax(0, 1fr); gap: 1rem 2rem; }
    .asked p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
    .asked summary { padding: .35rem .6rem; cursor: pointer; overflow-wrap: anywhere; }
    .choice, .check {
      margin: 0 0 .5rem; border: 1px solid var(--line); border-radius: 6px;
      background: var(--surface);
    }
    .choice p, .check > :not(summary), .hint p { margin: 0 0 .5rem; padding: 0 .6rem; }
    .check > :is(ol, ul) { padding-left: 2.25rem; overflow-wrap: anywhere; }
    .choice[open].right { border-color: var(--accent); outline: 1px solid var(--accent); }
    .choice[open]:not(.right) { border-color: var(--warning); }
    .hint { margin: 0; color: var(--dim); }
    .hint .hint { margin-left: 1rem; }
    .calls { margin: 0 0 .75rem; padding-left: 1.75rem; }
    .calls li { padding: .15rem 0; }
    select, #kept button {
      font: inherit; padding: .2rem .4rem; color: var(--ink); background: var(--surface);
      border: 1px solid var(--line); border-radius: 6px;
    }
    .calls:has(+ .check[open]) li:has(option.right:checked) label::after { content: " ✓"; }
    .calls:has(+ .check[open]) li:not(:has(option.right:checked)) label::after {
      content: " ✗"; color: var(--warning);
    }
    @media (max-width: 50rem) {
      .asked { display: block; }
      .screen { max-width: none; margin-bottom: .75rem; }
    }
    @media print {
      header, #rules, .hint, .check:not([open]) { display: none; }
      main:has(.lesson:target) .lesson:not(:target) { display: none; }
      .lesson + .lesson { break-before: page; }
      article { break-inside: avoid; outline: none !important; }
      .asked { display: grid; grid-template-columns: 14rem minmax(0, 1fr); }
    }

    """

  /// The hash of the script, without which a browser does not run it: a test says what it has to be.
  private static let scriptHash = "PzFsE1dtU50wLoFaFYRvzzspPxJhtPqpbuQ6w+05ptE="

  /// Keeps what was right at the first try.
  private static let script = #"""
    const main = document.querySelector("main"), kept = document.getElementById("kept");
    const articles = [...main.querySelectorAll("article")];
    let done = new Set();
    try {
      const names = JSON.parse(localStorage.getItem(main.dataset.key));
      if (Array.isArray(names)) done = new Set(names);
      kept.hidden = false;
    } catch {
      // Some browsers keep nothing for a file.
    }

    function show() {
      for (const article of articles) article.classList.toggle("done", done.has(article.id));
      document.querySelectorAll("nav li").forEach((item, i) => {
        const all = [...document.getElementById(`lesson-${i + 1}`).querySelectorAll("article")];
        const count = all.filter(article => done.has(article.id)).length;
        item.querySelector("span").textContent = `${count}/${all.length}`;
      });
    }

    function keep() {
      show();
      try {
        localStorage.setItem(main.dataset.key, JSON.stringify([...done]));
      } catch {
        // It is kept until the page is closed.
      }
    }

    // The first answer counts, until the page is opened again.
    const tried = new Set();
    main.addEventListener("toggle", event => {
      const part = event.target, article = part.closest("article");
      if (!part.open || !part.matches(".choice, .check") || tried.has(article.id)) return;
      tried.add(article.id);
      const isRight = part.matches(".choice") ? part.matches(".right")
        : [...article.querySelectorAll("select")].every(
          select => select.selectedOptions[0].matches(".right"));
      if (isRight) done.add(article.id);
      else done.delete(article.id);
      keep();
    }, true);

    kept.querySelector("button").onclick = () => {
      done.clear();
      tried.clear();
      keep();
    };
    show();
    """#
}
