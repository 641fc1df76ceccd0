import View

// The ways between all screens, which are only names here: so all of them can be seen at once.
extension StateMap {
  /// A line between two screens, with a head where a way leads to.
  private struct Line {
    let upper: Int
    let lower: Int
    var leadsUp = false
    var leadsDown = false
    var isVisited = false
  }

  private static let gutter = 230.0
  /// Between two lines that end at one screen.
  private static let gap = 9.0

  /// Draws the names below each other, with the lines on their left; returns where they end.
  func drawWays(at top: Double, on canvas: inout Canvas) -> Double {
    var tops: [Double] = []
    var y = top
    for index in screens.indices {
      tops.append(y)
      let height = max(28, Double(lines(at: index).count) * Self.gap + 6)
      canvas.box(
        Self.gutter, y, Self.width - Self.gutter - 16, height, fill: .surface, border: .line)
      canvas.write(
        title(index), at: Self.gutter + 12, y + height / 2 + 5, Canvas.Font(13),
        room: Self.width - Self.gutter - 40)
      y += height + 8
    }
    for line in lines { draw(line, tops, on: &canvas) }
    return y + 16
  }

  /// One line for both directions, the short ones first.
  private var lines: [Line] {
    var lines: [[Int]: Line] = [:]
    for (index, screen) in screens.enumerated() {
      for way in screen.ways {
        let (upper, lower) = (min(index, way.target), max(index, way.target))
        var line = lines[[upper, lower]] ?? Line(upper: upper, lower: lower)
        if way.target == upper { line.leadsUp = true } else { line.leadsDown = true }
        line.isVisited = line.isVisited || way.steps.contains(where: \.isVisited)
        lines[[upper, lower]] = line
      }
    }
    return lines.values.sorted { ($0.lower - $0.upper, $0.upper) < ($1.lower - $1.upper, $1.upper) }
  }

  /// The lines of a screen from top to bottom: of those from above the nearest first, of the others
  /// the furthest first, so that they cross as little as can be.
  private func lines(at screen: Int) -> [Line] {
    lines.filter { $0.lower == screen }.sorted { $0.upper > $1.upper }
      + lines.filter { $0.upper == screen }.sorted { $0.lower > $1.lower }
  }

  /// Draws a line on the left: the further, the wider; dashed where no transcript goes.
  private func draw(_ line: Line, _ tops: [Double], on canvas: inout Canvas) {
    func y(at screen: Int) -> Double {
      let number = lines(at: screen).firstIndex { ($0.upper, $0.lower) == (line.upper, line.lower) }
      return tops[screen] + (Double(number ?? 0) + 0.5) * Self.gap + 5
    }
    let (start, end) = (y(at: line.upper), y(at: line.lower))
    let edge = Self.gutter - 3
    let reach = Double(line.lower - line.upper) / Double(max(1, screens.count - 1))
    // A curve comes three quarters of the way to the points that bend it.
    let bend = edge - 28 - reach * (edge - 48) / 0.75
    let color: UserInterfaceStyle.Color = line.isVisited ? .accent : .warning
    canvas.path(
      """
      M\((edge - 6).short) \(start.short) C\(bend.short) \(start.short) \(bend.short) \
      \(end.short) \((edge - 6).short) \(end.short)
      """, color, isDashed: !line.isVisited)
    // Where no head is, the line begins at the box.
    for (leads, y) in [(line.leadsUp, start), (line.leadsDown, end)] {
      if leads {
        canvas.head(at: edge, y, color)
      } else {
        canvas.path("M\((edge - 6).short) \(y.short) H\((edge + 3).short)", color)
      }
    }
  }
}
