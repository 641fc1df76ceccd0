import View
import Workshop

// The map as a page: the picture, and behind a switch what the system does and what fails.
extension StateMap {
  /// The whole page.
  var html: String {
    HTMLPage(
      title: [language[.everyState], command].compactMap(\.self).joined(separator: " · "),
      language: language, style: Self.style,
      body: """
        <header>
        <h1>\(language[.everyState])</h1>
        \(command.map { "<p><code>\($0.escapedForMarkup)</code></p>" } ?? "")
        <p>\(howToRead.joined(separator: " ").escapedForMarkup)\
        \(links == nil ? "" : " " + language[.playFromMap])</p>
        <p>\(introduction.joined(separator: " ").escapedForMarkup)</p>
        <ul>
        \(listed.map { "<li>\($0.escapedForMarkup)</li>" }.joined(separator: "\n"))
        </ul>
        </header>
        <main>
        <div class="map" tabindex="0">
        \(picture(isAlone: false))</div>
        \(happenings.isEmpty ? "" : events)
        </main>
        """
    ).text
  }

  /// The events and the faults, in a table that opens.
  private var events: String {
    let rows = happenings.map { happening in
      let from = happening.from.map { from, mark in
        let name = shortTitle(from).escapedForMarkup
        return mark.map { "<span class=\"\($0)\">\($0.rawValue) \(name)</span>" } ?? name
      }
      let target = happening.target.map(title) ?? language[.staysHere]
      return """
        <tr><th scope="row">\(language[happening.name].escapedForMarkup)</th>\
        <td>\(from.joined(separator: ", "))</td><td>\(target.escapedForMarkup)</td></tr>
        """
    }
    let heads = [Phrase.happening, .happensOn, .leadsTo].map {
      "<th scope=\"col\">\(language[$0])</th>"
    }
    return """
      <details class="events">
      <summary>\(language[.happenings(happenings.count)])</summary>
      <table>
      <thead><tr>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </details>
      """
  }

  private static let style = """
    h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
    header p, header ul { color: var(--dim); margin: 0 0 .5rem; }
    header ul { padding-left: 1.25rem; }
    /* A shadow at the edge says that there is more. */
    .map {
      overflow-x: auto; background:
        linear-gradient(to right, var(--paper) 40%, transparent) left / 48px 100% local,
        linear-gradient(to left, var(--paper) 40%, transparent) right / 48px 100% local,
        linear-gradient(to right, var(--line), transparent) left / 16px 100% scroll,
        linear-gradient(to left, var(--line), transparent) right / 16px 100% scroll;
      background-repeat: no-repeat;
    }
    .map svg { display: block; }
    .map a:is(:hover, :focus-visible) > rect { stroke-width: 3; }
    .events { border-top: 1px solid var(--line); padding-top: .75rem; }
    summary { font-weight: 600; color: var(--dim); }
    table { border-collapse: collapse; margin-top: .5rem; font-size: .9rem; }
    thead th { color: var(--dim); font-weight: 400; }
    th, td {
      padding: .2rem 1rem .2rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere;
    }
    tbody tr { border-top: 1px solid var(--surface); }
    tbody th { font-weight: 500; min-width: 9rem; }
    .unvisited { color: var(--warning); }
    .new { color: var(--accent); }
    @media print { .map svg { max-width: 100%; height: auto; } }

    """
}
