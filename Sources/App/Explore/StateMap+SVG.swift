import View

// The map as a picture: each screen with its number, and arcs for the ways between them.
extension StateMap {
  /// The picture, light or dark as the reader likes.
  var svg: String { picture(isAlone: true) }

  /// The picture for a page, or for a file of its own.
  func picture(isAlone: Bool) -> String {
    var canvas = Canvas(nil)
    var y = 16.0
    var middles: [Double] = []
    for (index, place) in places.enumerated() {
      let height = draw(place, index, at: y, on: &canvas)
      middles.append(y + min(height, 60) / 2)
      y += height + 20
    }
    for (index, place) in places.enumerated() {
      for way in place.ways { drawArc(from: index, way, middles, on: &canvas) }
    }
    return canvas.picture(
      width: Self.width, height: y, description: "\(summary) \(coverage)", isAlone: isAlone)
  }

  private static let width = 860.0
  private static let arcs = 150.0
  private static let scale = 0.6
  private static let wordsAt = arcs + ScreenContent.width * scale + 24

  /// Draws a screen and its steps; returns the height.
  private func draw(_ place: Place, _ index: Int, at top: Double, on canvas: inout Canvas) -> Double
  {
    var height = 0.0
    for content in place.contents {
      let drawing = content.drawing(nil)
      canvas.add(drawing.canvas, at: Self.arcs, top + height, scale: Self.scale)
      height += drawing.height * Self.scale + 8
    }
    if place.contents.isEmpty {
      canvas.box(
        Self.arcs, top, ScreenContent.width * Self.scale, 40, fill: .surface, border: .line)
      canvas.write(
        place.name, at: Self.arcs + 12, top + 25, Canvas.Font(13), .dim,
        room: ScreenContent.width * Self.scale - 20)
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
    write("\(index + 1)  \(place.name)", Canvas.Font(13, isBold: true), .ink)
    for way in place.ways {
      write("→ \(way.target + 1)  \(places[way.target].name)", Canvas.Font(12), .accent)
      for step in way.steps { write(step.text, Canvas.Font(12), step.color, indent: 20) }
    }
    if !place.stays.isEmpty { write("stays", Canvas.Font(12), .accent) }
    for step in place.stays { write(step.text, Canvas.Font(12), step.color, indent: 20) }
    return max(height, y - top)
  }

  /// An arc on the left side: the further, the wider; dashed where no transcript goes.
  private func drawArc(
    from index: Int, _ way: Way, _ middles: [Double], on canvas: inout Canvas
  ) {
    let (from, to) = (middles[index], middles[way.target])
    let isDown = to > from
    let span = Double(abs(way.target - index))
    let bend = max(8, Self.arcs - 24 - span * 11 - (isDown ? 0 : 5))
    let isVisited = way.steps.contains(where: \.isVisited)
    let color: UserInterfaceStyle.Color = isVisited ? .accent : .warning
    let (start, end) = (from + (isDown ? 6 : -6), to + (isDown ? -6 : 6))
    let edge = Self.arcs - 4
    canvas.path(
      """
      M\(edge.short) \(start.short) C\(bend.short) \(start.short) \(bend.short) \(end.short) \
      \((edge - 6).short) \(end.short)
      """, color, isDashed: !isVisited)
    canvas.head(at: edge, end, color)
  }
}

extension StateMap.Step {
  /// The step with its mark.
  var text: String { isVisited ? name : "○ \(name)" }

  fileprivate var color: UserInterfaceStyle.Color { isVisited ? .ink : .warning }
}
