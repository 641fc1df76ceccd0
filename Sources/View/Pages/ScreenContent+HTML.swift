// A screen as HTML: a form that says to a screen reader and to a search what a person sees.
extension ScreenContent {
  /// The screen as a form, to be put into a page below a heading; ``HTMLPage`` makes one.
  ///
  /// Nothing in it does anything: it shows a screen as it was. Where a page has several screens, each
  /// needs an `id` of its own.
  public func html(headingLevel level: Int = 1, id: String = "screen") -> String {
    let form = """
      <form class="screen" method="dialog">
      \(parts.map { html($0, level, id) }.joined(separator: "\n"))
      </form>
      """
    guard isAlert else { return form }
    let name = "role=\"alertdialog\" aria-label=\"\(title.escapedForMarkup)\""
    // A message without a title is the name already.
    let description = hasTitledMessage ? " aria-describedby=\"\(id)-message\"" : ""
    return "<div \(name)\(description)>\n\(form)\n</div>"
  }

  private var hasTitledMessage: Bool {
    parts.contains { if case .message(_, _?) = $0 { true } else { false } }
  }

  private func html(_ part: Part, _ level: Int, _ id: String) -> String {
    switch part {
    case .banner(let text): return "<p class=\"banner\">\(text.escapedForMarkup)</p>"
    case .title(let text): return "<h\(level) class=\"title\">\(text.escapedForMarkup)</h\(level)>"
    case .text(let text): return "<p>\(text.escapedForMarkup)</p>"
    case .message(let text, nil): return "<p class=\"message\">\(text.escapedForMarkup)</p>"
    case .message(let text, let title?):
      return "<h\(level) class=\"title\">\(title.escapedForMarkup)</h\(level)>\n"
        + "<p class=\"message\" id=\"\(id)-message\">\(text.escapedForMarkup)</p>"
    case .control(let item): return html(item)
    case .choice(let name, let items):
      let group = " name=\"choice-\(items.first?.number ?? 0)\""
      let segments = items.map { html($0, inGroup: group) }.joined(separator: "\n")
      return """
        <fieldset>
        <legend>\(name.escapedForMarkup)</legend>
        \(segments)
        </fieldset>
        """
    case .list(let lines): return html(lines, level, id)
    }
  }

  /// A list: rows are items, and what is above and below a section stands between lists.
  private func html(_ lines: [ListLine], _ level: Int, _ id: String) -> String {
    var html: [String] = []
    var rows: [String] = []
    func endList() {
      if !rows.isEmpty { html.append("<ul>\n\(rows.joined(separator: "\n"))\n</ul>") }
      rows = []
    }
    for line in lines {
      switch line {
      case .row(let item): rows.append("<li\(item.current)>\(self.html(item))</li>")
      case .parts(let parts):
        let cells = parts.map { self.html($0, level, id) }
        rows.append("<li>\(cells.joined(separator: "\n"))</li>")
      case .header(let text):
        endList()
        html.append("<h\(level + 1) class=\"header\">\(text.escapedForMarkup)</h\(level + 1)>")
      case .footer(let text):
        endList()
        html.append("<p class=\"footer\">\(text.escapedForMarkup)</p>")
      }
    }
    endList()
    return html.joined(separator: "\n")
  }

  private func html(_ item: Item, inGroup group: String = "") -> String {
    let name = item.name.escapedForMarkup
    let named = "\(item.numberHTML)<span class=\"name\">\(name)</span>"
    let (attributes, checked) = (item.attributes, " checked=\"\"")
    switch item.kind {
    case .field(let text, let placeholder):
      return "<label>\(named)\(input("text", text, placeholder, for: item))</label>"
    case .hiddenField(let isFilled, let placeholder):
      let dots = isFilled ? Self.dots : ""
      return "<label>\(named)\(input("password", dots, placeholder, for: item))</label>"
    case .button:
      let isDestructive = item.marks.contains(.destructive)
      let warning = isDestructive ? " <small>\(language.destructive)</small>" : ""
      return "<button type=\"button\"\(attributes)>\(named)\(warning)</button>"
    case .toggle(let isOn, let value):
      return """
        <label>\(named)<input type="checkbox" role="switch"\(isOn ? checked : "")\(attributes) />\
        <span class="value">\(value.escapedForMarkup)</span></label>
        """
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
      let more = detail.map { "<span class=\"detail\">\($0.escapedForMarkup)</span>" }
      let buttons = verbs.map {
        """
        <button type="button" class="verb" tabindex="-1"\(state)>\($0.escapedForMarkup)</button>
        """
      }
      return (box ?? "") + "<button type=\"button\"\(attributes)>\(named)</button>" + (more ?? "")
        + buttons.joined()
    }
  }

  private func input(_ type: String, _ text: String, _ placeholder: String?, for item: Item)
    -> String
  {
    let hint = placeholder.map { " placeholder=\"\($0.escapedForMarkup)\"" } ?? ""
    let invalid = item.marks.contains(.refused) ? " aria-invalid=\"true\"" : ""
    // In the label, and so a part of the field's name for a screen reader.
    let editing =
      item.marks.contains(.edited) ? "<small class=\"editing\">\(language.editing)</small>" : ""
    return """
      <input type="\(type)" readonly="" autocomplete="off" value="\(text.escapedForMarkup)"\
      \(hint)\(invalid)\(item.attributes) />\(editing)
      """
  }

  /// What stands for a text that is hidden, however long it is.
  static let dots = "●●●"
}

extension ScreenContent.Item {
  /// A number is for whoever looks: a screen reader has other ways to touch.
  fileprivate var numberHTML: String {
    "<span class=\"number\" aria-hidden=\"true\">\(number)</span>"
  }

  /// What its HTML has besides its kind; the Tab key passes a picture by.
  fileprivate var attributes: String {
    let names: [(ScreenContent.Marks, String)] = [
      (.edited, "edited"), (.primary, "primary"), (.destructive, "destructive"),
    ]
    let classes = names.filter { marks.contains($0.0) }.map(\.1).joined(separator: " ")
    // A segment and a row show it in other ways.
    let isPressed = kind == .button && marks.contains(.selected)
    return " tabindex=\"-1\"" + (classes.isEmpty ? "" : " class=\"\(classes)\"")
      + (isPressed ? " aria-pressed=\"true\"" : "")
      + (marks.contains(.disabled) ? " disabled=\"\"" : "")
  }

  /// For a selected row.
  fileprivate var current: String {
    marks.contains(.selected) ? " aria-current=\"true\"" : ""
  }
}
