import Model

@testable import App
@testable import ProgramKit
@testable import View

/// README's first picture: on the left what is typed, on the right the calls that it causes; on a
/// phone, one below the other.
@MainActor
struct TouchPicture {
  private let step: SessionStep
  private var canvas: Canvas
  private let isNarrow: Bool

  private let code = Canvas.Font(13, isCode: true)
  private let head = Canvas.Font(13, isBold: true)
  private var typed: String {
    if case .lines(let lines) = step.cause { lines.joined() } else { "" }
  }
  // About as wide as GitHub shows it: a letter is as large there as here.
  private var width: Double { isNarrow ? 360 : 830 }

  init(of step: SessionStep, _ look: UserInterfaceStyle, isNarrow: Bool) {
    self.step = step
    self.isNarrow = isNarrow
    canvas = Canvas(look)
  }

  mutating func svg() -> String {
    let end = drawTyped()
    let calls = isNarrow ? drawCalls(at: 4, end + 16) : drawCalls(at: 310, 16)
    let height = max(end, calls) + 12
    return canvas.picture(
      width: width, height: height,
      description: "Typed: \(typed). Calls: "
        + step.calls.map(\.description).joined(separator: "; "),
      hasGround: false)
  }

  /// What is typed, and the screen that it leads to.
  private mutating func drawTyped() -> Double {
    canvas.write("You type", at: 16, 28, head, .dim)
    canvas.box(16, 40, 240, 32, fill: .surface, border: .accent)
    canvas.write(typed, at: 28, 61, Canvas.Font(15, isCode: true))
    canvas.write("and see", at: 16, 100, head, .dim)
    guard let screen = step.screen else { return 100 }
    let drawing = screen.drawing(canvas.look, in: .english)
    canvas.add(drawing.canvas, at: 16, 112, scale: 0.8)
    return 112 + drawing.height * 0.8
  }

  /// The calls, each with an arrow from lane to lane; callbacks are one line.
  private mutating func drawCalls(at left: Double, _ top: Double) -> Double {
    canvas.write("The app calls", at: left, top + 12, head, .dim)
    let lane = isNarrow ? 14 : 26.0
    let lanes = Array(Lane.allCases)
    var y = top + 32
    for (index, name) in lanes.enumerated() {
      let letter = name.rawValue.prefix(1).uppercased()
      let x = left + (Double(index) + 0.5) * lane
      canvas.write(letter, at: x, y, head, UserInterfaceStyle.Color(name), .middle)
    }
    y += 20
    let start = y - 14
    let text = left + lane * Double(lanes.count) + (isNarrow ? 6 : 10)
    var callbacks = 0
    let calls = step.calls.filter { $0.kind != .result }
    for (index, call) in calls.enumerated() {
      if call.callerLane == .system {
        callbacks += 1
        if index + 1 < calls.count, calls[index + 1].callerLane == .system { continue }
      }
      let indent = Double(call.depth) * (isNarrow ? 7 : 14)
      if callbacks > 0 {
        canvas.write("\(callbacks) calls of the life cycle", at: text + indent, y, code, .dim)
        (callbacks, y) = (0, y + 21)
        continue
      }
      drawArrow(of: call, lanes, lane, left, y - 4)
      let room = Int((width - text - indent - 4) / code.column)
      for line in call.description.lines(of: room) {
        canvas.write(line, at: text + indent, y, code)
        y += 18
      }
      y += 3
    }
    for index in lanes.indices {
      let x = left + (Double(index) + 0.5) * lane
      canvas.path("M\(x.short) \(start.short) V\((y - 12).short)")
    }
    return drawLegend(of: lanes, at: left + (isNarrow ? 2 : 6), y + 10) + 4
  }

  /// What the letters of the lanes stand for.
  private mutating func drawLegend(of lanes: [Lane], at left: Double, _ y: Double) -> Double {
    var x = left
    for lane in lanes {
      canvas.write(lane.rawValue, at: x, y, Canvas.Font(12), UserInterfaceStyle.Color(lane))
      x += Double(lane.rawValue.count + 2) * 6.6
    }
    return y
  }

  private mutating func drawArrow(
    of call: Event, _ lanes: [Lane], _ lane: Double, _ left: Double, _ y: Double
  ) {
    guard let receiver = call.receiverLane, let to = lanes.firstIndex(of: receiver) else { return }
    let color = UserInterfaceStyle.Color(receiver)
    let from = call.callerLane.flatMap(lanes.firstIndex) ?? to
    let (start, end) = (
      left + (Double(from) + 0.5) * lane, left + (Double(to) + 0.5) * lane
    )
    if from == to { return canvas.box(end - 3, y - 3, 6, 6, fill: color, radius: 3) }
    canvas.path("M\(start.short) \(y.short) H\(end.short)", color)
    canvas.head(at: end, y, pointingLeft: end < start, color)
  }
}
