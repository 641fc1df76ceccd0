import View
import ViewText
import Workshop

/// Where the screens of a map stand, and how its arrows go: in layers, each as many touches away
/// from the launch as it is below it.
///
/// Arrows are right-angled. Between two rows each has a track of its own or shares one without
/// touching, and every end has a place of its own: what leaves a box below is on the even places,
/// what ends there from above on the odd ones, so that no two lines lie on each other.
struct MapLayout {
  /// A box with the height that its screen needs.
  struct Box {
    /// The number of its screen.
    let screen: Int
    let row: Int
    var x: Double
    var y = 0.0
    let height: Double
    var center: Double { x + MapLayout.boxWidth / 2 }
  }

  /// An arrow from box to box, by their places among the boxes.
  struct Arrow {
    let from: Int
    let to: Int
    /// The number of the way among those of its screen.
    let way: Int
    let lines: [String]
    var start = 0.0
    var end = 0.0
    /// The vertical line on the right, if it passes rows.
    var bypass: Double?
    /// The heights of the horizontal lines: beside where it begins, and where it ends.
    var tracks: [Double] = []
    var label = (x: 0.0, y: 0.0)

    var labelWidth: Double {
      lines.map { Double($0.displayWidth) }.reduce(.zero, max) * MapLayout.font.column
    }
  }

  static let boxWidth = 216.0
  static let font = Canvas.Font(12)
  private static let gap = 60.0
  private static let margin = 24.0
  private static let place = 12.0
  private static let lineHeight = 15.0
  private static let mostColumns = 4

  /// From top to bottom, and each row from left to right.
  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []
  private(set) var width = Self.margin
  private(set) var height = 0.0

  /// Lays out a map from `top` on; `heights` are those of the screens, by their numbers.
  init(_ map: StateMap, heights: [Int: Double], from top: Double) {
    let rows = Self.rows(of: map, heights.keys.sorted())
    // From the left, so that a narrow window shows where it begins.
    for (row, screens) in rows.enumerated() {
      var x = Self.margin
      for screen in screens {
        guard let height = heights[screen] else { continue }
        boxes.append(Box(screen: screen, row: row, x: x, height: height))
        x += Self.boxWidth + Self.gap
      }
    }
    let places = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1.screen, $0) })
    for (screen, from) in places.sorted(by: { $0.key < $1.key }) {
      for (way, arrow) in map.screens[screen].ways.enumerated() {
        guard let to = places[arrow.target] else { continue }
        let lines = arrow.steps.map(map.text).flatMap { $0.lines(of: 34) }
        arrows.append(Arrow(from: from, to: to, way: way, lines: lines))
      }
    }
    placeBypasses()
    placeEnds()
    placeRows(rows.count, from: top)
    makeRoomForLabels()
  }

  // MARK: - Layers

  /// The screens by how many touches they are away; a layer that is too wide is several rows.
  private static func rows(of map: StateMap, _ drawn: [Int]) -> [[Int]] {
    var layers: [Int: [Int]] = [:]
    var unseen = Set(drawn)
    var queue: [(screen: Int, depth: Int)] = []
    func visit(_ screen: Int, _ depth: Int) {
      guard unseen.remove(screen) != nil else { return }
      layers[depth, default: []].append(screen)
      queue.append((screen, depth))
    }
    for screen in drawn {
      // The first is where it begins; what nothing leads to stands below that.
      visit(screen, layers.isEmpty ? 0 : 1)
      while !queue.isEmpty {
        let next = queue.removeFirst()
        for way in map.screens[next.screen].ways { visit(way.target, next.depth + 1) }
      }
    }
    var order: [Int: Double] = [:]
    return layers.sorted { $0.key < $1.key }
      .flatMap { _, layer -> [[Int]] in
        // Below what leads there, as far as can be.
        let sorted = layer.map { screen -> (screen: Int, at: Double) in
          let above = order.filter { other, _ in
            map.screens[other].ways.contains { $0.target == screen }
          }
          let sum = above.values.reduce(0, +)
          return (screen, above.isEmpty ? Double(screen) : sum / Double(above.count))
        }.sorted { ($0.at, $0.screen) < ($1.at, $1.screen) }.map(\.screen)
        for (index, screen) in sorted.enumerated() { order[screen] = Double(index) }
        return stride(from: 0, to: sorted.count, by: mostColumns).map {
          Array(sorted[$0..<min($0 + mostColumns, sorted.count)])
        }
      }
  }

  // MARK: - From left to right

  /// Gives what passes rows a line on the right of all boxes.
  private mutating func placeBypasses() {
    for box in boxes { width = max(width, box.x + Self.boxWidth + Self.margin) }
    for index in arrows.indices where passesRows(arrows[index]) {
      arrows[index].bypass = width
      width += Self.place
    }
  }

  private func row(_ box: Int) -> Int { boxes[box].row }

  private func passesRows(_ arrow: Arrow) -> Bool { abs(row(arrow.to) - row(arrow.from)) > 1 }

  /// Whether an arrow leaves its box below; an arrow within a row does too, and comes back from
  /// below.
  private func leavesBelow(_ arrow: Arrow) -> Bool { row(arrow.to) >= row(arrow.from) }

  private func endsBelow(_ arrow: Arrow) -> Bool { row(arrow.to) <= row(arrow.from) }

  /// Gives every end a place of its own on its side of the box, those to the left on the left.
  private mutating func placeEnds() {
    for (place, box) in boxes.enumerated() {
      for isBelow in [true, false] {
        var ends: [(index: Int, isStart: Bool, toward: Double)] = []
        for (index, arrow) in arrows.enumerated() {
          if arrow.from == place, leavesBelow(arrow) == isBelow {
            ends.append((index, true, arrow.bypass ?? boxes[arrow.to].center))
          }
          if arrow.to == place, endsBelow(arrow) == isBelow {
            ends.append((index, false, arrow.bypass ?? boxes[arrow.from].center))
          }
        }
        ends.sort { ($0.toward, $0.index) < ($1.toward, $1.index) }
        let room = Self.boxWidth - 2 * Self.place
        let pitch = Double(ends.count) * 2 * Self.place <= room ? 2 * Self.place : Self.place
        let half = (Double(ends.count - 1) * pitch / 2 / Self.place).rounded() * Self.place
        let first = box.center - half + (isBelow ? 0 : Self.place / 2)
        for (number, end) in ends.enumerated() {
          let x = first + Double(number) * pitch
          if end.isStart { arrows[end.index].start = x } else { arrows[end.index].end = x }
        }
      }
    }
  }

  // MARK: - From top to bottom

  /// A horizontal part of an arrow in the space above a row.
  private struct Part {
    let arrow: Int
    let from: Double
    let to: Double
    let hasLabel: Bool
    var label = 0.0
  }

  private mutating func placeRows(_ count: Int, from top: Double) {
    var bottom = top
    // Below the last row there are tracks too.
    for row in 0...count {
      let y = placeTracks(aboveRow: row, from: bottom)
      bottom = y
      for place in boxes.indices where boxes[place].row == row {
        boxes[place].y = y
        bottom = max(bottom, y + boxes[place].height)
      }
    }
    height = bottom + Self.margin
  }

  /// The rows above which an arrow has its horizontal parts.
  private func channels(of arrow: Arrow) -> [Int] {
    let (from, to) = (row(arrow.from), row(arrow.to))
    let first = leavesBelow(arrow) ? from + 1 : from
    return passesRows(arrow) ? [first, endsBelow(arrow) ? to + 1 : to] : [first]
  }

  /// Gives each part its track, and returns where the row may begin.
  private mutating func placeTracks(aboveRow row: Int, from top: Double) -> Double {
    var parts: [Part] = []
    for (index, arrow) in arrows.enumerated() {
      for (number, channel) in channels(of: arrow).enumerated() where channel == row {
        let from = number == 0 ? arrow.start : arrow.bypass ?? arrow.end
        let to = number == 0 ? arrow.bypass ?? arrow.end : arrow.end
        parts.append(Part(arrow: index, from: from, to: to, hasLabel: number == 0))
      }
    }
    guard !parts.isEmpty else { return row == 0 ? top : top + Self.margin }
    var tracks: [(parts: [Part], end: Double)] = []
    for var part in parts.sorted(by: { min($0.from, $0.to) < min($1.from, $1.to) }) {
      let arrow = arrows[part.arrow]
      var (start, end) = (min(part.from, part.to), max(part.from, part.to))
      if part.hasLabel {
        part.label = place(forLabelOf: part, among: parts)
        (start, end) = (min(start, part.label), max(end, part.label + arrow.labelWidth))
      }
      if let track = tracks.firstIndex(where: { $0.end + 14 < start }) {
        tracks[track].parts.append(part)
        tracks[track].end = end
      } else {
        tracks.append(([part], end))
      }
    }
    var y = top + 12
    for track in tracks {
      let labeled = track.parts.filter(\.hasLabel)
      let lines = labeled.map { arrows[$0.arrow].lines.count }.max() ?? 0
      y += Double(lines) * Self.lineHeight + 10
      for part in track.parts {
        arrows[part.arrow].tracks.append(y)
        guard part.hasLabel else { continue }
        let text = Double(arrows[part.arrow].lines.count - 1) * Self.lineHeight
        arrows[part.arrow].label = (part.label, y - 5 - text)
      }
    }
    return y + 22
  }

  /// Where the words of a part begin: beside the line that comes from above, and where the fewest
  /// other lines may come from.
  private func place(forLabelOf part: Part, among parts: [Part]) -> Double {
    let arrow = arrows[part.arrow]
    let labelWidth = arrow.labelWidth
    let (low, high) = (min(part.from, part.to) + 6, max(part.from, part.to) - 6)
    var places = Array(stride(from: low, through: high - labelWidth, by: 6))
    if places.isEmpty {
      let upper = leavesBelow(arrow) ? part.from : part.to
      places = [upper + 6, upper - 6 - labelWidth]
    }
    let others = parts.filter { $0.arrow != part.arrow }.flatMap { [$0.from, $0.to] }
    let middle = (low + high - labelWidth) / 2
    let ranked = places.map { place in
      (
        crossed: others.count { $0 > place - 4 && $0 < place + labelWidth + 4 },
        far: abs(place - middle), place: place
      )
    }
    return ranked.min { ($0.crossed, $0.far) < ($1.crossed, $1.far) }?.place ?? low
  }

  /// Moves all to the right, and widens the map, until no label leaves it.
  private mutating func makeRoomForLabels() {
    let shift = arrows.map { 8 - $0.label.x }.reduce(0, max)
    for index in boxes.indices { boxes[index].x += shift }
    for index in arrows.indices {
      arrows[index].start += shift
      arrows[index].end += shift
      arrows[index].bypass? += shift
      arrows[index].label.x += shift
      width = max(width, arrows[index].label.x + arrows[index].labelWidth + 8 - shift)
    }
    width += shift
  }

  // MARK: - Lines

  /// The path of an arrow, and where its head is.
  func path(of arrow: Arrow) -> (line: String, head: (x: Double, y: Double, isUp: Bool)) {
    let (from, to) = (boxes[arrow.from], boxes[arrow.to])
    let start = leavesBelow(arrow) ? from.y + from.height : from.y
    let end = endsBelow(arrow) ? to.y + to.height + 2 : to.y - 2
    // They were placed from top to bottom.
    let tracks = row(arrow.to) < row(arrow.from) ? arrow.tracks.reversed() : arrow.tracks
    var line = "M\(arrow.start.short) \(start.short)"
    if let first = tracks.first { line += " V\(first.short)" }
    if let bypass = arrow.bypass, let last = tracks.last {
      line += " H\(bypass.short) V\(last.short)"
    }
    let back = endsBelow(arrow) ? end + 6 : end - 6
    line += " H\(arrow.end.short) V\(back.short)"
    return (line, (arrow.end, end, endsBelow(arrow)))
  }
}
