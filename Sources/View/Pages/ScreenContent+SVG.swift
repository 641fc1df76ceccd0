// A screen as a picture.
extension ScreenContent {
  /// The width of every picture of a screen; its height is as needed.
  package static let width = 320.0

  /// The screen as an SVG picture.
  public func svg(_ look: UserInterfaceStyle) -> String {
    let drawing = drawing(look)
    return drawing.canvas.picture(
      width: Self.width, height: drawing.height, description: spoken.joined(separator: ". "))
  }

  /// The screen as a drawing, and its height; without a look, in the colors of the page.
  package func drawing(_ look: UserInterfaceStyle?) -> (canvas: Canvas, height: Double) {
    var picture = ScreenPicture(look, language)
    for part in parts { picture.draw(part) }
    return picture.finished
  }

  /// Everything that the picture says, for whoever cannot see it.
  private var spoken: [String] { parts.flatMap { spoken($0) } }

  private func spoken(_ part: Part) -> [String] {
    switch part {
    case .banner(let text), .title(let text), .text(let text), .message(let text, nil): [text]
    case .message(let text, let title?): [title, text]
    case .control(let item): [spoken(item)]
    case .choice(let name, let items): (name.isEmpty ? [] : [name]) + items.map(spoken)
    case .list(let lines):
      lines.flatMap { line -> [String] in
        switch line {
        case .header(let text), .footer(let text): [text]
        case .row(let item): [spoken(item)]
        case .parts(let parts): parts.flatMap { spoken($0) }
        }
      }
    }
  }

  /// A control in words, with its marks: a color says nothing here.
  private func spoken(_ item: Item) -> String {
    let marks = item.marks
    var words = [item.name]
    switch item.kind {
    case .field("", let placeholder): words.append(placeholder ?? "")
    case .field(let text, _): words.append(text)
    case .hiddenField(let isFilled, let placeholder):
      words.append(isFilled ? language.hidden : placeholder ?? "")
    case .toggle(_, let value): words.append(value)
    case .row(let isChecked, let detail, let verbs):
      if let isChecked { words.append(language[isChecked ? .done : .notDone]) }
      words += [detail ?? ""] + verbs
    case .button, .segment: break
    }
    if marks.contains(.destructive) { words.append(language.destructive) }
    if marks.contains(.refused) { words.append(language.attention(nil)) }
    if marks.contains(.edited) { words.append(language.editing) }
    words.append(
      language.state(isSelected: marks.contains(.selected), isEnabled: !marks.contains(.disabled)))
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Phrase {
  fileprivate static let done = Phrase("done", ko: "완료")
  fileprivate static let notDone = Phrase("not done", ko: "완료되지 않음")
}
