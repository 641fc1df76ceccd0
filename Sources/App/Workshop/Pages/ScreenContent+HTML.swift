import Controller
import Model
public import View
import ViewKit
import ViewText

// A screen as HTML: a form that says to a screen reader and to a search what a person sees.
extension ScreenContent {
  /// The screen as a form, to be put into a page below a heading; ``HTMLPage`` makes one.
  ///
  /// Nothing in it does anything: it shows a screen as it was. Where a page has several screens,
  /// each needs an `id` of its own. HTML has the heading levels 1 to 6; any other is the nearest.
  ///
  /// - Parameters:
  ///   - language: the language of the texts.
  ///   - headingLevel: the level of the screen's own heading, from 1 to 6.
  ///   - id: begins the `id` of each part of the form.
  /// - Returns: the HTML, without a page around it.
  public func html(in language: Language, headingLevel: Int = 1, id: String = "screen") -> String {
    html(ScreenForm(language: language, level: max(1, min(headingLevel, 6)), id: id))
  }

  /// The same, for a page whose script does something when a part is touched: each that can be
  /// touched says with `data-item` which one it is, and what has no part of its own is left to the
  /// script.
  package func htmlToPlay(in language: Language, headingLevel: Int) -> String {
    html(ScreenForm(language: language, level: headingLevel, id: "screen", isPlayed: true))
  }

  private func html(_ form: ScreenForm) -> String {
    let id = form.id
    let html = """
      <form class="screen" method="dialog">
      \(form.html(parts))
      </form>
      """
    guard isAlert else { return html }
    let name = "role=\"alertdialog\" aria-label=\"\(form.text(title))\""
    // A message without a title is the name already.
    let description = hasTitledMessage ? " aria-describedby=\"\(id)-message\"" : ""
    return "<div \(name)\(description)>\n\(html)\n</div>"
  }

  private var hasTitledMessage: Bool {
    parts.contains { if case .message(_, _?) = $0 { true } else { false } }
  }
}

/// Writes the parts of a screen.
private struct ScreenForm {
  let language: Language
  let level: Int
  let id: String
  /// Whether it can be touched; else it is a picture of a screen.
  var isPlayed = false

  func text(_ phrase: Phrase) -> String { language.text(phrase).escapedForMarkup }

  func html(_ parts: [ScreenContent.Part]) -> String {
    parts.map(html).joined(separator: "\n")
  }

  private func html(_ part: ScreenContent.Part) -> String {
    switch part {
    case .text(let text, let role): return html(self.text(text), role)
    case .message(let message, nil): return "<p class=\"message\">\(text(message))</p>"
    case .message(let message, let title?):
      return html(text(title), .title)
        + "\n<p class=\"message\" id=\"\(id)-message\">\(text(message))</p>"
    case .progress(let name, let fraction, let text):
      return """
        <label><span class="name">\(self.text(name))</span>\
        <progress max="1" value="\(fraction.thousandths)"></progress>\
        <span class="value">\(self.text(text))</span></label>
        """

    case .control(let item): return html(item)
    case .choice(let name, let items):
      let group = items.first.map { " name=\"choice-\($0.number)\"" } ?? ""
      return """
        <fieldset>
        <legend>\(text(name))</legend>
        \(items.map { html($0, inGroup: group) }.joined(separator: "\n"))
        </fieldset>
        """
    case .list(let lines): return html(ofList: lines)
    case .row(let parts): return html(parts)
    case .grid(let grid): return html(grid)
    }
  }

  private func html(_ text: String, _ role: ScreenContent.TextRole) -> String {
    switch role {
    case .banner: "<p class=\"banner\">\(text)</p>"
    case .title: "<h\(level) class=\"title\">\(text)</h\(level)>"
    case .body: "<p>\(text)</p>"
    case .header: "<h\(min(level + 1, 6)) class=\"header\">\(text)</h\(min(level + 1, 6))>"
    case .footer: "<p class=\"footer\">\(text)</p>"
    }
  }

  private func html(_ grid: ScreenContent.Grid) -> String {
    let columns = grid.columns.map { "<th scope=\"col\">\(text($0))</th>" }.joined()
    let rows = grid.rows.map { row in
      let cells = row.cells.map { cell in
        let isSelected = cell.marks.contains(.selected)
        return "<td\(isSelected ? " aria-current=\"true\"" : "")>\(html(cell))</td>"
      }
      return "<tr><th scope=\"row\">\(text(row.title))</th>\(cells.joined())</tr>"
    }
    return """
      <table>
      <tr><td></td>\(columns)</tr>
      \(rows.joined(separator: "\n"))
      </table>
      \(grid.buttons.map { html($0) }.joined(separator: "\n"))
      """
  }

  /// A list: rows are items, and what is above and below a section stands between lists.
  private func html(ofList lines: [ScreenContent.Part]) -> String {
    var html: [String] = []
    var rows: [String] = []
    func endList() {
      if !rows.isEmpty { html.append("<ul>\n\(rows.joined(separator: "\n"))\n</ul>") }
      rows = []
    }
    for line in lines {
      switch line {
      case .control(let item) where item.marks.contains(.selected):
        rows.append("<li aria-current=\"true\">\(self.html(item))</li>")
      case .control, .row: rows.append("<li>\(self.html(line))</li>")
      case .text, .message, .progress, .choice, .list, .grid:
        endList()
        html.append(self.html(line))
      }
    }
    endList()
    return html.joined(separator: "\n")
  }

  private func html(_ item: ScreenContent.Item, inGroup group: String = "") -> String {
    let name = text(item.name)
    // A number is for a person who sees the page: a screen reader has other ways to touch.
    let number = "<span class=\"number\" aria-hidden=\"true\">\(item.number)</span>"
    let named = "\(number)<span class=\"name\">\(name)</span>"
    let (attributes, checked) = (attributes(of: item), " checked=\"\"")
    switch item.kind {
    case .field(let text, let isSecure, let placeholder):
      return "<label>\(named)\(input(text, isSecure: isSecure, placeholder, for: item))</label>"
    case .textView(let text): return "<label>\(named)\(area(text, for: item))</label>"
    case .button:
      let isDestructive = item.marks.contains(.destructive)
      let warning = isDestructive ? " <small>\(language.destructive)</small>" : ""
      return "<button type=\"button\"\(attributes)>\(named)\(warning)</button>"
    case .value(let value, let isOn):
      let box = isOn.map {
        "<input type=\"checkbox\" role=\"switch\"\($0 ? checked : "")\(attributes) />"
      }
      return "<label>\(named)\(box ?? "")<span class=\"value\">\(text(value))</span></label>"
    case .picker(let value, let options):
      let options = options.map {
        "<option\($0 == value ? " selected=\"\"" : "")>\(text($0))</option>"
      }
      return "<label>\(named)<select\(attributes)>\(options.joined())</select></label>"
    case .number(let value, let number, let range, let isStepper):
      let limits = "min=\"\(range.lowerBound.plain)\" max=\"\(range.upperBound.plain)\""
      let input =
        "<input type=\"\(isStepper ? "number" : "range")\" step=\"any\" \(limits) "
        + "value=\"\(number.plain)\"\(attributes) />"
      let words =
        "<span class=\"value\">\(text(value))</span> "
        + "<small class=\"range\">\(text(.range(range)))</small>"
      return "<label>\(named)\(input)\(words)</label>"
    case .cell(let value):
      return isPlayed ? cell(item, value) : text(value)
    case .segment:
      let isChosen = item.marks.contains(.selected)
      return
        "<label><input type=\"radio\"\(group)\(isChosen ? checked : "")\(attributes) />\(named)</label>"
    case .row(let isChecked, let detail, let verbs):
      let state = item.marks.contains(.disabled) ? " disabled=\"\"" : ""
      let box = isChecked.map {
        """
        <input type="checkbox" tabindex="-1" aria-label="\(name)"\($0 ? checked : "")\(state) />
        """
      }
      let more = detail.map { "<span class=\"detail\">\(text($0))</span>" }
      // A script knows what comes of them, and writes those that are walked.
      let buttons = (isPlayed ? [] : verbs).map {
        "<button type=\"button\" class=\"verb\" tabindex=\"-1\"\(state)>\(text($0))</button>"
      }
      return (box ?? "") + "<button type=\"button\"\(attributes)>\(named)</button>" + (more ?? "")
        + buttons.joined()
    }
  }

  /// A cell that can be touched; one without a text is called by its own name.
  private func cell(_ item: ScreenContent.Item, _ value: Phrase) -> String {
    let name = text(item.name)
    return "<button type=\"button\" class=\"cell\" data-item=\"\(name)\" aria-label=\"\(name) "
      + "\(text(value))\">\(text(value))</button>"
  }

  private func area(_ text: String, for item: ScreenContent.Item) -> String {
    let lines = text.linesByNewline.map(\.escapedForMarkup)
    // A reader drops one line break at the beginning.
    let shown = (lines.first == "" && lines.count > 1 ? "\n" : "") + lines.joined(separator: "\n")
    let rows = "rows=\"\(max(2, lines.count))\""
    return
      "<textarea readonly=\"\" \(rows)\(invalid(item))\(attributes(of: item))>\(shown)</textarea>"
      + editing(item)
  }

  private func invalid(_ item: ScreenContent.Item) -> String {
    item.marks.contains(.refused) ? " aria-invalid=\"true\"" : ""
  }

  /// In the label, and so a part of the name for a screen reader.
  private func editing(_ item: ScreenContent.Item) -> String {
    item.marks.contains(.edited) ? "<small class=\"editing\">\(language.editing)</small>" : ""
  }

  private func input(
    _ text: String, isSecure: Bool, _ placeholder: Phrase?, for item: ScreenContent.Item
  ) -> String {
    let hint = placeholder.map { " placeholder=\"\(self.text($0))\"" } ?? ""
    return """
      <input type="\(isSecure ? "password" : "text")" readonly="" autocomplete="off" \
      value="\(text.escapedForMarkup)"\(hint)\(invalid(item))\(attributes(of: item)) />\(editing(item))
      """
  }
}

extension Double {
  /// The number with at most three decimals.
  fileprivate var thousandths: String { ((self * 1_000).rounded() / 1_000).plain }
}

extension ScreenForm {
  /// What the HTML of an item has besides its kind; the Tab key passes a picture by.
  fileprivate func attributes(of item: ScreenContent.Item) -> String {
    let (kind, marks) = (item.kind, item.marks)
    let names: [(ScreenContent.Marks, String)] = [
      (.edited, "edited"), (.primary, "primary"), (.destructive, "destructive"),
    ]
    let classes = names.filter { marks.contains($0.0) }.map(\.1).joined(separator: " ")
    // A segment and a row show it in other ways.
    let isPressed = kind == .button && marks.contains(.selected)
    return (isPlayed ? " data-item=\"\(item.number)\"" : " tabindex=\"-1\"")
      + (classes.isEmpty ? "" : " class=\"\(classes)\"")
      + (isPressed ? " aria-pressed=\"true\"" : "")
      + (marks.contains(.disabled) ? " disabled=\"\"" : "")
  }
}
