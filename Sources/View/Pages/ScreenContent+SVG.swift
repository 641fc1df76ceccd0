// A screen as a picture.
extension ScreenContent {
  /// The width of every picture of a screen; its height is as needed.
  package static let width = 320.0

  /// The screen as an SVG picture.
  public func svg(_ look: Look) -> String {
    let drawing = drawing(look)
    return drawing.canvas.picture(
      width: Self.width, height: drawing.height, description: spoken.joined(separator: ". "))
  }

  /// The screen as a drawing, and its height; without a look, in the colors of the page.
  package func drawing(_ look: Look?) -> (canvas: Canvas, height: Double) {
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
    case .choice(_, let items): items.map(spoken)
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

  private func spoken(_ item: Item) -> String {
    switch item.kind {
    case .field("", let placeholder): "\(item.name): \(placeholder ?? "")"
    case .field(let text, _): "\(item.name): \(text)"
    case .hiddenField(let isFilled, let placeholder):
      "\(item.name): \(isFilled ? language.hidden : placeholder ?? "")"
    case .toggle(_, let value): "\(item.name): \(value)"
    case .row(_, let detail?, _): "\(item.name), \(detail)"
    case .button, .segment, .row: item.name
    }
  }
}
