import View

// The map as a picture: the ways between the screens, and each screen with its steps.
extension StateMap {
  /// The picture, light or dark as the reader likes.
  var svg: String { picture(isAlone: true) }

  /// The picture for a page, or for a file of its own, which has a heading too.
  ///
  /// First all ways, where they can be seen at once; then each screen with its steps.
  func picture(isAlone: Bool) -> String {
    var canvas = Canvas(nil)
    var y = drawWays(at: isAlone ? drawHeading(on: &canvas) : 16, on: &canvas)
    for (index, screen) in screens.enumerated() {
      canvas.path("M16 \(y.short) H\((Self.width - 16).short)")
      y += 20 + draw(screen, index, at: y + 20, on: &canvas) + 20
    }
    return canvas.picture(
      width: Self.width, height: y, description: introduction.joined(separator: " "),
      isAlone: isAlone)
  }

  static let width = 860.0
  private static let scale = 0.6
  private static let wordsAt = 16 + ScreenContent.width * scale + 32

  /// What the map is of, and how to read it; returns where the map begins.
  private func drawHeading(on canvas: inout Canvas) -> Double {
    var y = 32.0
    canvas.write(language[.everyState], at: 16, y, Canvas.Font(20, isBold: true))
    let font = Canvas.Font(12)
    let texts = introduction + howToRead + walks.map { "·  \(language[$0])" }
    for line in texts.flatMap({ $0.lines(of: Int((Self.width - 32) / font.column)) }) {
      y += 18
      canvas.write(line, at: 16, y, font, .dim)
    }
    return y + 24
  }

  /// Draws a screen and its steps; returns the height.
  private func draw(_ screen: MappedScreen, _ index: Int, at top: Double, on canvas: inout Canvas)
    -> Double
  {
    var height = 0.0
    for content in screen.contents {
      let drawing = content.drawing(nil, in: language)
      canvas.add(drawing.canvas, at: 16, top + height, scale: Self.scale)
      height += drawing.height * Self.scale + 8
    }
    if screen.contents.isEmpty {
      let width = ScreenContent.width * Self.scale
      canvas.box(16, top, width, 40, fill: .surface, border: .line)
      canvas.write(
        language[screen.name], at: 28, top + 25, Canvas.Font(13), .dim, room: width - 20)
      height = 40
    }
    var y = top + 12
    func write(
      _ text: String, _ font: Canvas.Font, _ color: UserInterfaceStyle.Color, indent: Double = 0
    ) {
      let room = Self.width - Self.wordsAt - indent - 8
      for line in text.lines(of: Int(room / font.column)) {
        canvas.write(line, at: Self.wordsAt + indent, y, font, color)
        y += 17
      }
    }
    func write(_ steps: [Step]) {
      for step in steps {
        write(text(step), Canvas.Font(12), step.isVisited ? .ink : .warning, indent: 20)
      }
    }
    write(title(index), Canvas.Font(13, isBold: true), .ink)
    for way in screen.ways {
      write("→ \(title(way.target))", Canvas.Font(12), .accent)
      write(way.steps)
    }
    if !screen.stays.isEmpty { write(language[.staysHere], Canvas.Font(12), .accent) }
    write(screen.stays)
    return max(height, y - top)
  }
}
