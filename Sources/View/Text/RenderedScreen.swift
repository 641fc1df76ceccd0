/// A screen drawn as text.
@MainActor
struct RenderedScreen {
  /// The drawing, from top to bottom.
  var lines = TextBuffer()

  let language: Language
  let traits: TextTraits
  /// Why the highlighted fields were refused, if that is known.
  private let reason: Phrase?
  /// The width of the widest field label, in columns.
  private var column = 0
  private var number = 0

  /// Draws a screen, and below it a hint at what Return alone does.
  init(
    of screen: any Screen, hint: String, reason: Phrase? = nil, in language: Language,
    on traits: TextTraits
  ) {
    self.language = language
    self.traits = traits
    self.reason = reason
    let elements = screen.shownElements
    for element in elements {
      switch element {
      case .field(let field): widen(to: field)
      case .toggle(let toggle): widen(to: toggle)
      case .table(let table): widen(to: table)
      default: break
      }
    }
    for element in elements { draw(element) }
    drawVerbs(of: elements)
    lines.beginPart()
    lines.addParagraph(hint, after: "  ", .dim, on: traits)
  }

  mutating func draw(_ element: Element) {
    lines.beginPart()
    switch element {
    case .banner: break
    case .title(let title): lines.addParagraph(text(title), after: "  ", .bold, on: traits)
    case .label(let label):
      lines.addParagraph(text(label.shownText), after: "    ", on: traits)
    case .message(let message, nil): lines.addParagraph(text(message), after: "  ", on: traits)
    case .message(let message, let title?):
      lines.addParagraph("\(text(title)): \(text(message))", after: "  ", .bold, on: traits)
    case .field(let field): draw(field)
    case .button(let button): draw(button)
    case .toggle(let toggle): draw(toggle)
    case .segments(let segments): draw(segments)
    case .table(let table): draw(table)
    }
  }

  mutating func widen(to control: Control) {
    column = max(column, text(control.label).displayWidth)
  }

  private mutating func draw(_ button: Button) {
    let start = addNumber(of: button)
    let room = traits.room(after: start)
    if button.role == .destructive {
      addWrapped(withWords(language.title(of: button), of: button), in: room, at: start)
    } else {
      addName(of: button, in: room, at: start)
    }
    lines.endLine()
  }

  /// Draws segments beside each other, on as few lines as they take.
  private mutating func draw(_ segments: SegmentedControl) {
    let gap = "   "
    // The columns that are taken in the current line.
    var width = 0
    for segment in segments.segments {
      let name = withWords(text(segment.label), of: segment)
      let numberWidth = String(number + 1).count + 2
      let end = width + gap.utf8.count + numberWidth + name.displayWidth
      if width > 0, end <= traits.columns ?? end {
        addNumber(of: segment, after: gap)
        lines.add(name)
        width = end
      } else {
        if width > 0 { lines.endLine() }
        let start = addNumber(of: segment)
        addName(of: segment, in: traits.room(after: start), at: start)
        width = start + name.displayWidth
      }
    }
    if width > 0 { lines.endLine() }
  }

  private mutating func draw(_ toggle: Switch) {
    let place = drawHead(of: toggle)
    let value = language.value(of: toggle).cut(to: place.room)
    lines.add(value)
    if traits.isSpoken { drawWords(language.state(of: toggle), after: value, at: place) }
    lines.endLine()
  }

  private mutating func draw(_ field: TextField) {
    // What cannot be edited cannot be put right.
    let isRefused = field.isHighlighted && field.isEnabled
    let place = drawHead(of: field, isRefused && traits.isStyled ? .reverse : nil)
    let content = content(of: field).cut(to: place.room)
    lines.add(content, traits.isStyled && !field.hasText ? .dim : nil)
    if traits.isSpoken {
      let words = isRefused ? language.attention(reason) : language.state(of: field)
      drawWords(words, after: content, at: place)
    }
    lines.endLine()
  }

  /// Where the value of a control is drawn.
  private typealias Place = (start: Int, room: Int?)

  /// Draws the number and the label of a control that has a value beside it, or below it if there
  /// is no room.
  private mutating func drawHead(of control: Control, _ style: TextStyle? = nil) -> Place {
    let start = addNumber(of: control)
    let label = text(control.label).cut(to: traits.room(after: start))
    lines.add(label, style)
    let head = start + column + 3
    if traits.isNarrow(after: head) {
      lines.endLine()
      lines.addSpaces(start)
      return (start, traits.room(after: start))
    }
    lines.addSpaces(column - label.displayWidth + 3)
    return (head, traits.room(after: head))
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
  private mutating func addName(of control: Control, in room: Int?, at start: Int) {
    let name = text(control.label)
    guard traits.isSpoken, !language.state(of: control).isEmpty else {
      return lines.add(name.cut(to: room))
    }
    addWrapped(language.withState(name, of: control), in: room, at: start)
  }

  private mutating func addWrapped(_ text: String, in room: Int?, at start: Int) {
    for (index, line) in text.lines(of: room).enumerated() {
      if index > 0 {
        lines.endLine()
        lines.addSpaces(start)
      }
      lines.add(line)
    }
  }

  /// A name, and the words in place of its control's sign where signs would be read aloud.
  private func withWords(_ name: String, of control: Control) -> String {
    traits.isSpoken ? language.withState(name, of: control) : name
  }

  /// The content of a field: its text, three dots or a word for a secret, or the placeholder.
  private func content(of field: TextField) -> String {
    // Without a label, the placeholder is in its place already.
    if !field.hasText { return field.hasPlaceholderAsLabel ? "" : text(field.placeholder) }
    guard field.isSecureTextEntry else { return field.content.printable }
    return traits.isSpoken ? language.hidden : "●●●"
  }

  /// Draws the next number with the control's sign, and returns its width in columns.
  ///
  /// At the beginning of a line, numbers of one, two and three digits end in the same column.
  @discardableResult
  mutating func addNumber(of control: Control, after gap: String? = nil) -> Int {
    number += 1
    let digits = number < 10 ? 1 : number < 100 ? 2 : 3
    let indentation = gap?.utf8.count ?? 5 - digits
    lines.addSpaces(indentation)
    if traits.isStyled {
      lines.add("\(number)", .number)
    } else {
      lines.add(number)
    }
    lines.add(traits.isSpoken ? "  " : sign(of: control))
    return indentation + digits + 2
  }

  /// The sign after a number: there is room for one.
  ///
  /// What is selected can be known from nothing else, but what is disabled says so when it is
  /// touched, and the refusal of a disabled field concerns nobody.
  private func sign(of control: Control) -> String {
    if control.isSelected { return "* " }
    if !control.isEnabled { return "- " }
    if let field = control as? TextField, field.isHighlighted { return "! " }
    return "  "
  }

  func text(_ phrase: Phrase) -> String { language[phrase].printable }
}
