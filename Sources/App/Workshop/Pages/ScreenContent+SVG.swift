import Controller
import Model
public import View
import ViewText

// A screen as a picture.
extension ScreenContent {
  /// The width of every picture of a screen; its height is as needed.
  package static let width = 320.0

  /// The screen as an SVG picture.
  public func svg(_ look: UserInterfaceStyle, in language: Language) -> String {
    let drawing = drawing(look, in: language)
    let description = parts.flatMap(language.spoken).joined(separator: ". ")
    return drawing.canvas.picture(
      width: Self.width, height: drawing.height, description: description)
  }

  /// The screen as a drawing, and its height; without a look, in the colors of the page.
  package func drawing(_ look: UserInterfaceStyle?, in language: Language)
    -> (canvas: Canvas, height: Double)
  {
    var picture = ScreenPicture(look, language)
    for part in parts { picture.draw(part) }
    return picture.finished
  }
}

// All that the picture shows, in words for a screen reader.
extension Language {
  fileprivate func spoken(_ part: ScreenContent.Part) -> [String] {
    switch part {
    case .text(let text, _), .message(let text, nil): [self.text(text)]
    case .message(let message, let title?): [text(title), text(message)]
    case .progress(let name, _, let text): [self.text(name) + ", " + self.text(text)]
    case .control(let item): [spoken(item)]
    case .choice(let name, let items):
      [text(name)].filter { !$0.isEmpty } + items.map(spoken)
    case .list(let parts), .row(let parts): parts.flatMap(spoken)
    case .grid(let grid):
      grid.rows.flatMap(\.cells).filter { $0.text != "" || $0.marks != [] }.map(spoken)
        + grid.buttons.map(spoken)
    }
  }

  /// A control in words, with its marks: a color says nothing here.
  private func spoken(_ item: ScreenContent.Item) -> String {
    var words = [text(item.name)]
    switch item.kind {
    case .field("", _, let placeholder): words.append(placeholder.map(text) ?? "")
    case .field(let text, let isSecure, _): words.append(isSecure ? hidden : text.printable)
    case .textView(let text): words.append(text.isEmpty ? "" : oneLine(text))
    case .value, .picker, .number: words.append(value(of: item, before: ", "))
    case .row(let isChecked, let detail, let verbs):
      if let isChecked { words.append(self[isChecked ? .done : .notDone]) }
      words += (detail.map { [$0] } ?? []).map(text) + verbs.map(text)
    case .cell(let value): words.append(text(value))
    case .button, .segment: break
    }
    if item.marks.contains(.destructive) { words.append(destructive) }
    if item.marks.contains(.refused) { words.append(attention(nil)) }
    if item.marks.contains(.edited) { words.append(editing) }
    words.append(state(of: item))
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Phrase {
  fileprivate static let done = Phrase("done", ko: "완료")
  fileprivate static let notDone = Phrase("not done", ko: "완료되지 않음")
}
