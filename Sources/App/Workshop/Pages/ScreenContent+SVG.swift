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

/// Draws the parts of a screen, one below the other.
struct ScreenPicture {
  private var canvas: Canvas
  private let language: Language
  private var y = 16.0
  private let margin = 20.0
  private var room: Double { ScreenContent.width - 2 * margin }

  init(_ look: UserInterfaceStyle?, _ language: Language) {
    canvas = Canvas(look)
    self.language = language
  }

  var finished: (canvas: Canvas, height: Double) {
    var framed = Canvas(canvas.look)
    framed.box(
      0.5, 0.5, ScreenContent.width - 1, y + 11, fill: .paper, border: .line, radius: 14)
    framed.add(canvas, at: 0, 0)
    return (framed, y + 12)
  }

  mutating func draw(_ part: ScreenContent.Part) {
    switch part {
    case .text(let text, let role): draw(language.text(text), role)
    case .message(let message, let title):
      if let title { paragraph(language.text(title), Canvas.Font(17, isBold: true)) }
      paragraph(language.text(message), Canvas.Font(15))
    case .progress(let name, let fraction, let text): draw(name, fraction, text)
    case .control(let item): draw(item)
    case .choice(_, let items): draw(items)
    case .list(let parts), .row(let parts): for part in parts { draw(part) }
    case .grid(let grid): draw(grid)
    }
  }

  private mutating func draw(_ text: String, _ role: ScreenContent.TextRole) {
    switch role {
    case .banner, .header: paragraph(text, Canvas.Font(13, isBold: true), .dim)
    case .title: paragraph(text, Canvas.Font(20, isBold: true))
    case .body: paragraph(text, Canvas.Font(15))
    case .footer: paragraph(text, Canvas.Font(13), .dim)
    }
  }

  /// A text on as many lines as it takes.
  private mutating func paragraph(
    _ text: String, _ font: Canvas.Font, _ color: UserInterfaceStyle.Color = .ink
  ) {
    for line in text.lines(of: Int(room / font.column)) {
      canvas.write(line, at: margin, y + font.size, font, color)
      y += font.size * 1.4
    }
    y += 6
  }

  private mutating func draw(_ item: ScreenContent.Item) {
    let isDisabled = item.marks.contains(.disabled)
    var height = 36.0
    switch item.kind {
    case .field("", _, let placeholder):
      field(item, [placeholder.map(language.text) ?? ""], isDim: true, height)
    case .field(let text, _, _): field(item, [text.printable], isDim: false, height)
    case .textView(let text):
      let column = Canvas.Font(14).column
      let lines = text.linesByNewline.flatMap { $0.printable.lines(of: Int((room - 128) / column)) }
      height += 18 * Double(lines.count - 1)
      field(item, lines, isDim: false, height)
    case .number(_, let number, let range, let isStepper):
      label(item, height)
      if !isStepper { bar((number - range.lowerBound) / range.width, y + height - 2) }
      canvas.write(
        language.value(of: item, before: "   "), at: ScreenContent.width - margin - 8, y + 23,
        Canvas.Font(14), .dim, .end, room: room - 120)
    case .picker(let value, _):
      label(item, height)
      canvas.box(margin + 112, y, room - 112, height, fill: .surface, border: .line)
      canvas.write(
        language.text(value), at: margin + 120, y + 23, Canvas.Font(14),
        isDisabled ? .dim : .ink, room: room - 144)
      canvas.path(
        "M\((margin + room - 18).short) \((y + 16).short) l4 4 l4 -4", .dim)
    case .value(let value, let isOn):
      label(item, height)
      var x = ScreenContent.width - margin
      if let isOn {
        x -= 44
        canvas.box(x, y + 8, 36, 20, fill: isOn ? .accent : .surface, border: .line, radius: 10)
        canvas.box(x + (isOn ? 18 : 2), y + 10, 16, 16, fill: .paper, border: .line, radius: 8)
      }
      canvas.write(
        language.text(value), at: x - 8, y + 23, Canvas.Font(14), .dim, .end, room: room / 2)
    case .cell: break
    case .button, .segment:
      let isPrimary = item.marks.contains(.primary)
      let color: UserInterfaceStyle.Color =
        isDisabled ? .dim : item.marks.contains(.destructive) ? .warning : .accent
      canvas.box(
        margin, y, room, height, fill: isPrimary && !isDisabled ? .accent : .surface,
        border: isPrimary ? nil : .line)
      number(item, isPrimary && !isDisabled ? .paper : .dim, height)
      canvas.write(
        language.title(of: item), at: margin + room / 2, y + 23, Canvas.Font(15, isBold: isPrimary),
        isPrimary && !isDisabled ? .paper : color, .middle, room: room - 60)
    case .row(let isChecked, let detail, let verbs):
      let beside =
        (detail.map { [language.text($0)] } ?? []) + verbs.map { "[\(language.text($0))]" }
      row(item, isChecked, beside.joined(separator: "  "), height)
    }
    y += height + 8
  }

  /// How far something is.
  private mutating func draw(_ name: Phrase, _ fraction: Double, _ text: Phrase) {
    canvas.write(language.text(name), at: margin, y + 15, Canvas.Font(15), room: 100)
    canvas.write(
      language.text(text), at: ScreenContent.width - margin - 8, y + 15, Canvas.Font(14), .dim,
      .end, room: room - 120)
    bar(fraction, y + 24)
    y += 36
  }

  /// A bar that is filled to a part.
  private mutating func bar(_ fraction: Double, _ y: Double) {
    let fraction = fraction.isFinite ? max(0, min(fraction, 1)) : 1
    canvas.box(margin, y, room, 4, fill: .line, radius: 2)
    if fraction > 0 { canvas.box(margin, y, room * fraction, 4, fill: .accent, radius: 2) }
  }

  private mutating func field(
    _ item: ScreenContent.Item, _ lines: [String], isDim: Bool, _ height: Double
  ) {
    let border: UserInterfaceStyle.Color =
      item.marks.contains(.refused) ? .warning : item.marks.contains(.edited) ? .accent : .line
    label(item, height)
    let x = margin + 112
    canvas.box(
      x, y, room - 112, height, fill: .surface, border: border,
      thickness: border == .line ? 1 : 2)
    let isDimmed = isDim || item.marks.contains(.disabled)
    let (font, small) = (Canvas.Font(14), Canvas.Font(12))
    let word = item.marks.contains(.edited) ? language.editing : ""
    let width = word.isEmpty ? 0 : Double(word.displayWidth) * small.column + 8
    canvas.write(
      lines[0], at: x + 8, y + 23, font, isDimmed ? .dim : .ink, room: room - 128 - width)
    if !word.isEmpty { canvas.write(word, at: margin + room - 8, y + 23, small, .dim, .end) }
    for (index, line) in lines.enumerated().dropFirst() {
      canvas.write(
        line, at: x + 8, y + 23 + 18 * Double(index), font, isDimmed ? .dim : .ink,
        room: room - 128)
    }
  }

  private mutating func row(
    _ item: ScreenContent.Item, _ isChecked: Bool?, _ beside: String, _ height: Double
  ) {
    let isSelected = item.marks.contains(.selected)
    canvas.box(
      margin, y, room, height, fill: isSelected ? .surface : nil,
      border: isSelected ? .accent : .line, radius: 4)
    number(item, .dim, height)
    var x = margin + 28
    if let isChecked {
      canvas.box(x, y + 11, 14, 14, fill: isChecked ? .accent : nil, border: .dim, radius: 3)
      if isChecked {
        canvas.path("M\((x + 3).short) \((y + 18).short) l3 3 l5 -6", .paper)
      }
      x += 22
    }
    let font = Canvas.Font(13)
    let width = min(Double(beside.displayWidth) * font.column, room / 2)
    canvas.write(
      language.text(item.name), at: x, y + 23, Canvas.Font(15, isBold: isSelected),
      item.marks.contains(.disabled) ? .dim : .ink, room: margin + room - x - width - 16)
    canvas.write(
      beside, at: margin + room - 8, y + 23, font, .dim, .end, room: room / 2)
  }

  /// Rows and columns of cells, each as wide as the others, and below them the buttons.
  private mutating func draw(_ grid: ScreenContent.Grid) {
    let (head, height, font) = (22.0, 20.0, Canvas.Font(11))
    let width = (room - head) / Double(grid.columns.count)
    for (index, column) in grid.columns.enumerated() {
      canvas.write(
        language.text(column), at: margin + head + Double(index) * width + 4, y + 14, font, .dim,
        room: width - 6)
    }
    y += height
    for row in grid.rows {
      canvas.write(language.text(row.title), at: margin, y + 14, font, .dim, room: head)
      for (index, cell) in row.cells.enumerated() {
        let x = margin + head + Double(index) * width
        let isSelected = cell.marks.contains(.selected)
        canvas.box(
          x, y, width, height, fill: isSelected ? .surface : nil,
          border: isSelected ? .accent : .line, radius: 0)
        let text = (isSelected ? "*" : "") + language.text(cell.text)
        if !text.isEmpty { canvas.write(text, at: x + 4, y + 14, font, room: width - 6) }
      }
      y += height
    }
    y += 8
    draw(grid.buttons)
  }

  /// Segments stand beside each other, each as wide as the others.
  private mutating func draw(_ items: [ScreenContent.Item]) {
    let width = room / Double(items.count)
    for (index, item) in items.enumerated() {
      let x = margin + Double(index) * width
      let isSelected = item.marks.contains(.selected)
      canvas.box(
        x, y, width - 2, 32, fill: isSelected ? .accent : .surface,
        border: isSelected ? nil : .line)
      let color: UserInterfaceStyle.Color =
        isSelected ? .paper : item.marks.contains(.disabled) ? .dim : .ink
      canvas.write(item.sign, at: x + 6, y + 12, Canvas.Font(9), color)
      canvas.write(
        language.text(item.name), at: x + width / 2, y + 22, Canvas.Font(13, isBold: isSelected),
        color, .middle,
        room: width - 12)
    }
    y += 40
  }

  private mutating func label(_ item: ScreenContent.Item, _ height: Double) {
    number(item, .dim, height)
    canvas.write(
      language.text(item.name), at: margin + 28, y + 23, Canvas.Font(15),
      item.marks.contains(.refused) ? .warning : item.marks.contains(.disabled) ? .dim : .ink,
      room: 80)
  }

  private mutating func number(
    _ item: ScreenContent.Item, _ color: UserInterfaceStyle.Color, _ height: Double
  ) {
    // From three characters on, what stands beside them would be touched.
    let x = margin + 8 - 6 * Double(max(0, item.sign.count - 2))
    canvas.write(item.sign, at: x, y + 23, Canvas.Font(12), color)
  }
}

extension ScreenContent.Item {
  /// The number with the sign that the prompt has after it: a mark is never a color alone.
  fileprivate var sign: String { marks.sign == " " ? "\(number)" : "\(number)\(marks.sign)" }
}

extension ClosedRange<Double> {
  fileprivate var width: Double { upperBound - lowerBound }
}
