import Controller
import Model
import View
import ViewText
import Workshop

/// A session as a page to look at: one file, step by step.
///
/// Each step has the screen as it was, the calls that led to it, and who held whom. Without a
/// script, as on paper, the steps stand one below the other.
struct SessionPage {
  let title: String
  let language: Language
  let steps: [SessionStep]

  /// What was typed to start the program, or `nil`.
  var command: String?

  /// When it was recorded, or `nil`.
  var time: String?

  /// Where the app can be played from a screen on, or `nil`.
  var links: PlayableLinks?

  /// The whole page.
  var text: String {
    HTMLPage(
      title: [title, command].compactMap(\.self).joined(separator: " · "), language: language,
      style: Self.style,
      script: HTMLPage.Script(Self.script, sha256: Self.scriptHash),
      body: """
        <header>
        <h1>\(title.escapedForMarkup)</h1>
        \(origin)\
        <p class="hint">\(word(.howToStep))</p>
        <p class="legend">\(legend) \(word(.legend))</p>
        </header>
        <div class="session">
        <nav aria-label="\(word(.steps))">
        <p class="buttons"><button type="button" id="back">\(word(.previousStep))</button>
        <button type="button" id="forward">\(word(.nextStep))</button>
        <button type="button" id="up">\(word(.previousCall))</button>
        <button type="button" id="down">\(word(.nextCall))</button>
        <span class="spoken" role="status" id="now"></span></p>
        <ol>
        \(steps.indices.map(link).joined(separator: "\n"))
        </ol>
        </nav>
        <main data-during="\(word(.during))">
        \(steps.indices.map(section).joined(separator: "\n"))
        </main>
        </div>
        """
    ).text
  }

  /// Of which program it is, and of when.
  private var origin: String {
    let code = command.map { "<code>\($0.escapedForMarkup)</code>" }
    let parts = [code, time.map(\.escapedForMarkup)].compactMap(\.self)
    return parts.isEmpty ? "" : "<p class=\"origin\">\(parts.joined(separator: " · "))</p>\n"
  }

  /// The layers, each in its color.
  private var legend: String {
    Lane.allCases.map { "<b class=\"to-\($0)\">\(word(Phrase($0)))</b>" }.joined(separator: " ")
  }

  private func link(_ index: Int) -> String {
    "<li><a href=\"#step-\(index + 1)\">\(name(of: index))</a></li>"
  }

  /// What was typed, or what else happened.
  private func name(of index: Int) -> String {
    switch steps[index].cause {
    case .launch: return word(.launch)
    case .end: return word(.end)
    case .step(let name): return word(name)
    case .lines(let lines):
      return lines.map { line in
        line == ">" || line == "> "
          ? "<kbd>\(word(.returnKey))</kbd>"
          : "<code>\(line.escapedForMarkup)</code>"
      }.joined(separator: " ")
    }
  }

  private func section(_ index: Int) -> String {
    let step = steps[index]
    return """
      <section id="step-\(index + 1)" aria-labelledby="name-\(index + 1)">
      <h2 id="name-\(index + 1)" tabindex="-1">\(index + 1). \(name(of: index))</h2>
      <div class="panels">
      <div class="after">
      <h3>\(word(.screen))</h3>
      \(messages(of: step))\
      \(screen(of: index))\
      \(link(toPlay: step))
      </div>
      \(screens(of: index))\
      <div>
      <h3>\(word(.calls))</h3>
      \(CallList(step.calls, ofStep: index + 1, language).html)\(leftOut(of: step))
      </div>
      <div>
      <h3>\(word(.objects))</h3>
      \(ObjectDrawing(step.objects, after: index > 0 ? steps[index - 1].objects : nil, language).html)
      </div>
      </div>
      </section>
      """
  }

  private func screen(of index: Int) -> String {
    let id = "screen-\(index + 1)"
    let screen =
      steps[index].screen?.html(in: language, headingLevel: 4, id: id)
      ?? "<p class=\"nothing\">\(word(.nothingSeen))</p>"
    guard let covered = steps[index].covered else { return screen }
    return """
      <div class="covered" aria-hidden="true">
      \(covered.html(in: language, headingLevel: 4, id: "\(id)-covered"))
      </div>
      \(screen)
      """
  }

  private func link(toPlay step: SessionStep) -> String {
    guard let address = step.screen.flatMap({ links?.address(of: [$0]) }) else { return "" }
    return
      "\n<p class=\"play\"><a href=\"\(address.escapedForMarkup)\">\(word(.playFromHere))</a></p>"
  }

  /// The screen during the calls, for the script: without one, the step has the last screen alone.
  private func screens(of index: Int) -> String {
    steps[index].screens.enumerated().map { number, shot in
      let id = "screen-\(index + 1)-\(number + 1)"
      return """
        <template data-calls="\(shot.calls)">
        \(shot.screen.html(in: language, headingLevel: 4, id: id))
        </template>

        """
    }.joined()
  }

  private func messages(of step: SessionStep) -> String {
    guard !step.messages.isEmpty else { return "" }
    let lines = step.messages.map { $0.escapedForMarkup }.joined(separator: "\n")
    return "<p class=\"said\" role=\"status\">\(lines)</p>\n"
  }

  /// What was not called, and why: folded, as most steps are read without it.
  private func leftOut(of step: SessionStep) -> String {
    guard !step.leftOut.isEmpty else { return "" }
    let lines = step.leftOut.map { "<li>\(word(Phrase($0)))</li>" }.joined(separator: "\n")
    return """

      <details class="left-out">
      <summary>\(word(.leftOut)) (\(step.leftOut.count))</summary>
      <ul>
      \(lines)
      </ul>
      </details>
      """
  }

  private func word(_ phrase: Phrase) -> String { language[phrase].escapedForMarkup }
}
