import Model
package import View

/// A screen drawn as text.
struct RenderedScreen {
  /// The drawing, from top to bottom.
  var lines = TextBuffer()

  /// Whether a field has the sign of a refusal.
  private(set) var hasRefusal = false

  let language: Language
  let traits: TextTraits
  /// Why the highlighted fields were refused, if that is known.
  private let reason: Phrase?
  /// Whether the default button has a sign: for a person at a terminal.
  private let marksDefault: Bool
  /// The width of the widest name that has a value beside it, in columns.
  private var column = 0
  /// What the rows of each list take besides a touch.
  private var verbs: [String] = []

  /// Draws a screen, and below it a hint at what Return alone does.
  init(
    of content: ScreenContent, hint: String, reason: Phrase? = nil, marksDefault: Bool = false,
    in language: Language, on traits: TextTraits
  ) {
    self.language = language
    self.traits = traits
    self.reason = reason
    self.marksDefault = marksDefault && !traits.isSpoken
    widen(to: content.parts)
    for part in content.parts { draw(part) }
    // A person has to know the words.
    for words in verbs { addParagraph(words, after: "  ") }
    addParagraph(hint, after: "  ", .dim)
  }

  private mutating func addParagraph(
    _ text: String, after beginning: String, _ style: TextStyle? = nil
  ) {
    lines.beginPart()
    lines.addParagraph(text, after: beginning, style, on: traits)
  }

  /// Makes room for the names that have a value beside them.
  private mutating func widen(to parts: [ScreenContent.Part]) {
    for part in parts {
      switch part {
      case .control(let item) where item.hasValue:
        column = max(column, language.text(item.name).displayWidth)
      case .progress(let name, _, _): column = max(column, language.text(name).displayWidth)
      case .list(let parts), .row(let parts): widen(to: parts)
      case .text, .message, .control, .choice, .grid: break
      }
    }
  }

  /// Draws a part; in a list, the details of rows stand in a column.
  private mutating func draw(_ part: ScreenContent.Part, detailsAt column: Int = 0) {
    switch part {
    case .text(_, .banner): break
    case .text(let title, .title): addParagraph(language.text(title), after: "  ", .bold)
    case .text(let text, .body), .text(let text, .header), .text(let text, .footer):
      addParagraph(language.text(text), after: "    ")
    case .message(let message, nil): addParagraph(language.text(message), after: "  ")
    case .message(let message, let title?):
      addParagraph("\(language.text(title)): \(language.text(message))", after: "  ", .bold)
    case .progress(let name, let fraction, let text):
      lines.beginPart()
      draw(progress: language.text(name), fraction, language.text(text))
    case .control(let item):
      lines.beginPart()
      draw(item, detailAt: column)
    case .choice(_, let items):
      lines.beginPart()
      draw(items)
    case .grid(let grid):
      lines.beginPart()
      draw(grid)
    case .list(let parts):
      let column = detailColumn(of: parts)
      for part in parts { draw(part, detailsAt: column) }
      if let words = language.verbs(of: parts) { verbs.append(words) }
    case .row(let parts): for part in parts { draw(part) }
    }
  }

  private mutating func draw(_ item: ScreenContent.Item, detailAt column: Int) {
    switch item.kind {
    case .field(let text, let isSecure, let placeholder):
      draw(item, text, isSecure: isSecure, placeholder)
    case .textView(let text): draw(item, text)
    case .value, .picker, .number:
      let place = drawHead(of: item)
      let value = language.value(of: item, before: "   ").cut(to: place.room)
      lines.add(value, style(of: item), on: traits)
      if traits.isSpoken { drawWords(language.state(of: item), after: value, at: place) }
    case .button, .segment, .cell:
      let start = addNumber(of: item)
      addName(of: item, in: traits.room(after: start), at: start)
    case .row(let isChecked, let detail, _):
      let start = addNumber(of: item)
      var row = title(of: item, isChecked)
      if let detail {
        row = row.cut(to: column)
        row += String(repeating: " ", count: column - row.displayWidth + 3) + language.text(detail)
      }
      lines.add(row.cut(to: traits.room(after: start)), style(of: item), on: traits)
    }
    lines.endLine()
  }

  private mutating func draw(
    _ field: ScreenContent.Item, _ text: String, isSecure: Bool, _ placeholder: Phrase?
  ) {
    let isRefused = field.marks.contains(.refused)
    let place = drawHead(of: field)
    let shown =
      if text.isEmpty {
        placeholder.map(language.text) ?? ""
      } else {
        isSecure && traits.isSpoken ? language.hidden : text.printable
      }
    let content = shown.cut(to: place.room)
    lines.add(content, text.isEmpty ? .dim : style(of: field), on: traits)
    guard traits.isSpoken else { return }
    let words = isRefused ? language.attention(reason) : language.state(of: field)
    drawWords(words, after: content, at: place)
  }

  /// Draws a text of several lines, each as wide as there is room.
  private mutating func draw(_ view: ScreenContent.Item, _ text: String) {
    let isRefused = view.marks.contains(.refused)
    let place = drawHead(of: view)
    let shown = text.linesByNewline.flatMap { $0.printable.lines(of: place.room) }
    for (index, line) in shown.enumerated() {
      if index > 0 {
        lines.endLine()
        lines.addSpaces(place.start)
      }
      lines.add(line, style(of: view), on: traits)
    }
    guard traits.isSpoken else { return }
    let words = isRefused ? language.attention(reason) : language.state(of: view)
    drawWords(words, after: shown.last ?? "", at: place)
  }

  /// Draws segments beside each other, on as few lines as they take.
  mutating func draw(_ segments: [ScreenContent.Item]) {
    let gap = "   "
    // The columns that are taken in the current line, once there is one.
    var taken: Int?
    for segment in segments {
      let name = language.text(segment.name)
      let words = traits.isSpoken ? language.withState(name, of: segment) : name
      let width = gap.utf8.count + String(segment.number).count + 2 + words.displayWidth
      if let before = taken, before + width <= traits.columns ?? .max {
        addNumber(of: segment, after: gap)
        lines.add(words, style(of: segment), on: traits)
        taken = before + width
      } else {
        if taken != nil { lines.endLine() }
        let start = addNumber(of: segment)
        addName(of: segment, in: traits.room(after: start), at: start)
        taken = start + words.displayWidth
      }
    }
    if taken != nil { lines.endLine() }
  }

  /// Draws how far something is: a gauge where signs are not read aloud and there is room, and
  /// words.
  private mutating func draw(progress name: String, _ fraction: Double, _ words: String) {
    let head = name + String(repeating: " ", count: column - name.displayWidth + 3)
    let gauge = traits.isSpoken ? "" : Language.gauge(fraction) + "   "
    let line = head + gauge + words
    if line.fits(in: traits.room(after: 4)) {
      lines.addSpaces(4)
      lines.add(line)
      return lines.endLine()
    }
    lines.addParagraph("\(name): \(words)", after: "    ", nil, on: traits)
  }

  // MARK: - Rows

  /// The widest text that has a detail beside it, as far as both fit on the paper.
  private func detailColumn(of list: [ScreenContent.Part]) -> Int {
    var widest = 0
    for part in list {
      guard let item = part.single, let row = item.row, row.detail != nil else { continue }
      widest = max(widest, title(of: item, row.isChecked).displayWidth)
    }
    guard let room = traits.room(after: 7) else { return widest }
    return min(widest, room * 2 / 3)
  }

  /// The text of a row with its box, or with words for that and for its sign.
  private func title(of row: ScreenContent.Item, _ isChecked: Bool?) -> String {
    if traits.isSpoken { return language.words(for: row, isChecked: isChecked, detail: nil) }
    let text = language.text(row.name)
    guard let isChecked else { return text }
    return (isChecked ? "[x] " : "[ ] ") + text
  }

  // MARK: - Names and values

  /// Where the value of a control is drawn.
  private typealias Place = (start: Int, room: Int?)

  /// Draws the number and the name of a control that has a value beside it, or below it if there is
  /// no room.
  private mutating func drawHead(of item: ScreenContent.Item) -> Place {
    let isRefused = item.marks.contains(.refused)
    if isRefused { hasRefusal = true }
    let start = addNumber(of: item)
    let name = language.text(item.name).cut(to: traits.room(after: start))
    lines.add(name, isRefused ? .reverse : style(of: item), on: traits)
    let head = start + column + 3
    if traits.isNarrow(after: head) {
      lines.endLine()
      lines.addSpaces(start)
      return (start, traits.room(after: start))
    }
    lines.addSpaces(column - name.displayWidth + 3)
    return (head, traits.room(after: head))
  }

  /// Whether a button has the sign of the default one: there is room for one sign.
  private func isDefault(_ item: ScreenContent.Item) -> Bool {
    marksDefault && item.marks.contains(.primary) && item.marks.sign == " "
  }

  /// What can be told from a sign, and seen sooner: what is disabled, and the default button.
  private func style(of item: ScreenContent.Item) -> TextStyle? {
    guard traits.isStyled else { return nil }
    return item.marks.contains(.disabled) ? .dim : isDefault(item) ? .bold : nil
  }

  /// Draws words about a value beside it, or below it if there is no room.
  private mutating func drawWords(_ words: String, after value: String, at place: Place) {
    if words.isEmpty { return }
    if (value + "  " + words).fits(in: place.room) { return lines.add("  " + words) }
    for line in words.lines(of: place.room) {
      lines.endLine()
      lines.addSpaces(place.start)
      lines.add(line)
    }
  }

  /// Draws a name: cut if it is too long, but not where words follow it.
  private mutating func addName(of item: ScreenContent.Item, in room: Int?, at start: Int) {
    let title = language.title(of: item)
    let state = traits.isSpoken ? language.state(of: item) : ""
    let style = style(of: item)
    if state.isEmpty, !item.marks.contains(.destructive) {
      return lines.add(title.cut(to: room), style, on: traits)
    }
    let words = state.isEmpty ? title : title + " " + state
    for (index, line) in words.lines(of: room).enumerated() {
      if index > 0 {
        lines.endLine()
        lines.addSpaces(start)
      }
      lines.add(line, style, on: traits)
    }
  }

  /// Draws a number with its sign, and returns their width in columns.
  ///
  /// At the beginning of a line, numbers of one, two and three digits end in the same column;
  /// longer ones go on beyond it.
  @discardableResult
  private mutating func addNumber(of item: ScreenContent.Item, after gap: String? = nil) -> Int {
    let digits = item.number < 10 ? 1 : item.number < 100 ? 2 : String(item.number).utf8.count
    let indentation = gap?.utf8.count ?? max(2, 5 - digits)
    lines.addSpaces(indentation)
    if traits.isStyled {
      lines.add(
        "\(item.number)", item.marks.contains(.disabled) ? .dim : .number, on: traits)
    } else {
      lines.add(item.number)
    }
    lines.add(traits.isSpoken ? " " : isDefault(item) ? ">" : item.marks.sign)
    lines.add(" ")
    return indentation + digits + 2
  }
}

extension ScreenContent.Item {
  /// Whether it has a value beside its name.
  fileprivate var hasValue: Bool {
    switch kind {
    case .field, .textView, .value, .picker, .number: true
    case .button, .segment, .row, .cell: false
    }
  }
}

extension ScreenContent.Marks {
  /// The sign after a number: there is room for one.
  ///
  /// What is selected can be known from nothing else, but what is disabled says so when it is
  /// touched.
  package var sign: String {
    if contains(.selected) { return "*" }
    if contains(.disabled) { return "-" }
    return contains(.refused) ? "!" : " "
  }
}

extension ScreenContent {
  /// The content as a text display draws it, line by line, without what Return does.
  package func drawn(in language: Language) -> String {
    RenderedScreen(of: self, hint: "", in: language, on: TextTraits(columns: nil)).lines.text
  }
}

extension Screen {
  /// The screen as a text display draws it, line by line, without its banner.
  package func drawn(in language: Language, columns: Int?) -> String {
    let content = ScreenContent(of: self)
    let hint = language.hint(on: self, touching: nextControl(), cell: content.exampleOfCell)
    return RenderedScreen(
      of: content, hint: hint ?? "", in: language, on: TextTraits(columns: columns)
    ).lines.text
  }
}
