import View

// The map as a page: each screen as it is, with links along its ways.
extension StateMap {
  /// The whole page.
  var html: String {
    HTMLPage(
      title: language[.everyState], language: language, style: Self.style,
      body: """
        <header>
        <h1>\(language[.everyState])</h1>
        <p>\(introduction.joined(separator: " ").escapedForMarkup)</p>
        <ul>
        \(walks.map { "<li>\(language[$0].escapedForMarkup)</li>" }.joined(separator: "\n"))
        </ul>
        </header>
        <details>
        <summary>\(language[.onePicture])</summary>
        \(picture(isAlone: false))</details>
        <main>
        \(screens.indices.map(section).joined(separator: "\n"))
        </main>
        """
    ).text
  }

  private func section(_ index: Int) -> String {
    let screen = screens[index]
    let nothing = "<p class=\"nothing\">\(language[.nothingInFront])</p>"
    let contents = screen.contents.enumerated().map { number, content in
      content.html(in: language, headingLevel: 3, id: "screen-\(index + 1)-\(number + 1)")
    }
    let ways = screen.ways.map { way in
      let name = title(way.target).escapedForMarkup
      return "<li>→ <a href=\"#screen-\(way.target + 1)\">\(name)</a>\(list(way.steps))</li>"
    }
    let stays =
      screen.stays.isEmpty ? [] : ["<li>\(language[.staysHere])\(list(screen.stays))</li>"]
    return """
      <section id="screen-\(index + 1)">
      <h2>\(title(index).escapedForMarkup)</h2>
      <div class="place">
      <div>
      \((contents.isEmpty ? [nothing] : contents).joined(separator: "\n"))
      </div>
      <ul>
      \((ways + stays).joined(separator: "\n"))
      </ul>
      </div>
      </section>
      """
  }

  private func list(_ steps: [Step]) -> String {
    let items = steps.map { step in
      let mark = step.isVisited ? "" : " class=\"unvisited\""
      return "<li\(mark)>\(text(step).escapedForMarkup)</li>"
    }
    return "\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
  }

  private static let style = """
    h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
    h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
    header p, header ul, .nothing { color: var(--dim); }
    header ul { margin: 0 0 1rem; padding-left: 1.25rem; }
    a { color: var(--accent); }
    details svg { max-width: 100%; height: auto; }
    section { border-top: 1px solid var(--line); }
    .place { display: grid; grid-template-columns: 22rem minmax(0, 1fr); gap: 1.5rem; }
    .place > ul, .place > ul ul { margin: 0; padding-left: 1rem; list-style: none; }
    .place > ul > li { margin-bottom: .5rem; overflow-wrap: anywhere; }
    .unvisited { color: var(--warning); }
    @media (max-width: 45rem) { .place { grid-template-columns: minmax(0, 1fr); } }

    """
}
