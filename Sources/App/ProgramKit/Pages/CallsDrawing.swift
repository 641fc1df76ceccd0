import Model
import View
import ViewText
import Workshop

/// The calls of a step as a drawing: each with an arrow from lane to lane, several callbacks of the
/// life cycle as one line.
struct CallsDrawing {
  /// The lanes with their names, and what stands above them.
  private(set) var frame: Canvas
  /// Each line by itself, in order.
  private(set) var rows: [Canvas] = []
  private(set) var height = 0.0

  private let left: Double
  private let right: Double
  private let isNarrow: Bool
  private let language: Language
  private let lanes = Array(Lane.allCases)
  private let code = Canvas.Font(13, isCode: true)
  private let head = Canvas.Font(13, isBold: true)

  private var lane: Double { isNarrow ? 14 : 26 }
  private var text: Double { left + lane * Double(lanes.count) + (isNarrow ? 6 : 10) }

  /// Draws calls between two places from the left.
  init(
    _ calls: [Event], from left: Double, to right: Double, at top: Double,
    _ look: UserInterfaceStyle?, isNarrow: Bool, in language: Language
  ) {
    frame = Canvas(look)
    (self.left, self.right, self.isNarrow, self.language) = (left, right, isNarrow, language)
    frame.write(language[.appCalls], at: left, top + 12, head, .dim)
    for (index, name) in lanes.enumerated() {
      let letter = language[Phrase(name)].prefix(1).uppercased()
      frame.write(
        letter, at: x(of: index), top + 32, head, UserInterfaceStyle.Color(name), .middle)
    }
    var y = top + 52
    let start = y - 14
    drawRows(calls.filter { $0.kind != .result }, at: &y, look)
    for index in lanes.indices {
      frame.path("M\(x(of: index).short) \(start.short) V\((y - 12).short)")
    }
    drawLegend(at: y + 10)
    height = y + 14 - top
  }

  private func x(of lane: Int) -> Double { left + (Double(lane) + 0.5) * self.lane }

  private mutating func drawRows(
    _ calls: [Event], at y: inout Double, _ look: UserInterfaceStyle?
  ) {
    var callbacks = 0
    for (index, call) in calls.enumerated() {
      if call.callerLane == .system {
        callbacks += 1
        if index + 1 < calls.count, calls[index + 1].callerLane == .system { continue }
      }
      var row = Canvas(look)
      let indent = Double(call.depth) * (isNarrow ? 7 : 14)
      if callbacks > 1 {
        row.write(language[.callbacks(callbacks)], at: text + indent, y, code, .dim)
        y += 21
      } else {
        drawArrow(of: call, y - 4, on: &row)
        let room = Int((right - text - indent - 4) / code.column)
        for line in call.description.printable.lines(of: room) {
          row.write(line, at: text + indent, y, code)
          y += 18
        }
        y += 3
      }
      callbacks = 0
      rows.append(row)
    }
  }

  /// What the letters of the lanes stand for.
  private mutating func drawLegend(at y: Double) {
    var x = left + (isNarrow ? 2 : 6)
    for lane in lanes {
      let word = language[Phrase(lane)]
      frame.write(word, at: x, y, Canvas.Font(12), UserInterfaceStyle.Color(lane))
      x += Double(word.displayWidth + 2) * 6.6
    }
  }

  private func drawArrow(of call: Event, _ y: Double, on canvas: inout Canvas) {
    guard let receiver = call.receiverLane, let to = lanes.firstIndex(of: receiver) else { return }
    let color = UserInterfaceStyle.Color(receiver)
    let from = call.callerLane.flatMap(lanes.firstIndex) ?? to
    let (start, end) = (x(of: from), x(of: to))
    if from == to { return canvas.box(end - 3, y - 3, 6, 6, fill: color, radius: 3) }
    canvas.path("M\(start.short) \(y.short) H\(end.short)", color)
    canvas.head(at: end, y, pointing: end < start ? .left : .right, color)
  }
}
