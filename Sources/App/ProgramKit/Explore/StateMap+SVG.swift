import View
import ViewText
import Workshop

// The map as a picture: the screens, small, and what a person touches to come from one to another.
extension StateMap {
  /// The picture, light or dark as the reader likes.
  var svg: String { picture(isAlone: true) }

  /// The picture for a page, or for a file of its own, which has a heading too.
  func picture(isAlone: Bool) -> String {
    var thumbnails: [Int: (canvas: Canvas, height: Double)] = [:]
    for index in screens.indices where isDrawn(index) {
      thumbnails[index] = thumbnail(of: index)
    }
    var canvas = Canvas(nil)
    let heights = thumbnails.mapValues(\.height)
    // The heading is as wide as the map, so the map is laid out first.
    let width = max(MapLayout(self, heights: heights, from: 0).width, 480)
    let top = isAlone ? drawHeading(on: &canvas, width: width) : 4
    let layout = MapLayout(self, heights: heights, from: top)
    for arrow in layout.arrows { draw(arrow, in: layout, on: &canvas) }
    // On the lines, so that none goes through a word.
    for arrow in layout.arrows { drawLabel(of: arrow, in: layout, on: &canvas) }
    for box in layout.boxes.sorted(by: { $0.screen < $1.screen }) {
      guard let thumbnail = thumbnails[box.screen] else { continue }
      canvas.add(
        thumbnail.canvas, at: box.x, box.y,
        leadingTo: isAlone ? nil : links?.address(of: screens[box.screen].contents))
    }
    return canvas.picture(
      width: width, height: layout.height, description: description, isAlone: isAlone,
      hasGround: isAlone, hasLinks: !isAlone && links != nil)
  }

  /// Where nothing can be touched is drawn only what leads on.
  private func isDrawn(_ index: Int) -> Bool {
    !screens[index].isState || !screens[index].ways.isEmpty
  }

  private static let scale = 0.625
  private static let padding = 8.0
  private static let mostHeight = 250.0

  /// What the map is of, and how to read it; returns where the map begins.
  private func drawHeading(on canvas: inout Canvas, width: Double) -> Double {
    var y = 32.0
    canvas.write(language[.everyState], at: 24, y, Canvas.Font(20, isBold: true))
    let font = Canvas.Font(12)
    let elsewhere =
      happenings.isEmpty ? [] : [language[.happeningsElsewhere(happenings.count)]]
    let texts = introduction + howToRead + elsewhere + listed.map { "·  \($0)" }
    for line in texts.flatMap({ $0.lines(of: Int((width - 48) / font.column)) }) {
      y += 18
      canvas.write(line, at: 24, y, font, .dim)
    }
    return y + 24
  }

  /// A screen as a box: its name, how it looks, and what stays on it.
  private func thumbnail(of index: Int) -> (canvas: Canvas, height: Double) {
    var (words, pictures) = (Canvas(nil), Canvas(nil))
    let room = MapLayout.boxWidth - 2 * Self.padding
    var y = Self.padding
    func write(
      _ text: String, _ font: Canvas.Font, _ color: UserInterfaceStyle.Color,
      to canvas: inout Canvas
    ) {
      for line in text.lines(of: Int(room / font.column)) {
        canvas.write(line, at: Self.padding, y + 12, font, color)
        y += 16
      }
    }
    let screen = screens[index]
    write(
      title(index), Canvas.Font(12, isBold: true), screen.isState ? .dim : .controller, to: &words)
    for content in screen.contents where !screen.isState {
      let drawing = content.drawing(nil, in: language)
      let height = min(drawing.height * Self.scale, Self.mostHeight)
      pictures.add(
        drawing.canvas, at: Self.padding, y + 4, scale: Self.scale, width: ScreenContent.width,
        height: height)
      y += height + 8
    }
    if !screen.stays.isEmpty {
      let steps = screen.stays.map(text).joined(separator: ", ")
      write("\(language[.staysHere]): \(steps)", Canvas.Font(12), .dim, to: &words)
    }
    y += Self.padding
    var canvas = Canvas(nil)
    canvas.box(
      0, 0, MapLayout.boxWidth, y, fill: .surface, border: screen.isState ? .dim : .view, radius: 8)
    canvas.add(words, at: 0, 0)
    canvas.add(pictures, at: 0, 0)
    return (canvas, y)
  }

  private func draw(_ arrow: MapLayout.Arrow, in layout: MapLayout, on canvas: inout Canvas) {
    let screen = layout.boxes[arrow.from].screen
    let way = screens[screen].ways[arrow.way]
    let color = color(of: way, from: screen)
    let path = layout.path(of: arrow)
    canvas.path(path.line, color, isDashed: !way.isVisited)
    canvas.head(at: path.head.x, path.head.y, pointing: path.head.isUp ? .up : .down, color)
  }

  /// The words of an arrow, each step on a line of its own.
  private func drawLabel(
    of arrow: MapLayout.Arrow, in layout: MapLayout, on canvas: inout Canvas
  ) {
    let screen = layout.boxes[arrow.from].screen
    let way = screens[screen].ways[arrow.way]
    let font = MapLayout.font
    for (number, line) in arrow.lines.enumerated() {
      let y = arrow.label.y + Double(number) * 15
      let width = Double(line.displayWidth) * font.column
      canvas.box(arrow.label.x - 2, y - 11, width + 4, 14, fill: .paper, radius: 2)
      canvas.write(line, at: arrow.label.x, y, font, color(of: way, from: screen))
    }
  }

  /// A person's touch is black, as a person is everywhere; a launch is the system's; what is new has
  /// the color of what is selected.
  private func color(of way: Way, from screen: Int) -> UserInterfaceStyle.Color {
    if way.isNew { return .accent }
    return way.isVisited ? screens[screen].isState ? .dim : .ink : .warning
  }
}
