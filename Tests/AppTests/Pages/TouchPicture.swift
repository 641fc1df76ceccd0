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

  private let code = Canvas.Font(12, isCode: true)
  private let head = Canvas.Font(13, isBold: true)
  private var typed: String {
    if case .lines(let lines) = step.cause { lines.joined() } else { "" }
  }
  private var width: Double { isNarrow ? 360 : 900 }

  init(of step: SessionStep, _ look: UserInterfaceStyle, isNarrow: Bool) {
    self.step = step
    self.isNarrow = isNarrow
    canvas = Canvas(look)
  }

  mutating func svg() -> String {
    let end = drawTyped()
    let calls = isNarrow ? drawCalls(at: 16, end + 16) : drawCalls(at: 300, 16)
    let height = max(end, calls) + 12
    return canvas.picture(
      width: width, height: height,
      description: "Typed: \(typed). Calls: "
        + step.calls.map(\.description).joined(separator: "; "))
  }

  /// What is typed, and the screen that it leads to.
  private mutating func drawTyped() -> Double {
    canvas.write("You type", at: 16, 28, head, .dim)
    canvas.box(16, 40, 240, 32, fill: .surface, border: .accent)
    canvas.write(typed, at: 28, 61, Canvas.Font(15, isCode: true))
    canvas.write("and see", at: 16, 100, head, .dim)
    guard let screen = step.screen else { return 100 }
    let drawing = screen.drawing(canvas.look, in: .english)
    canvas.add(drawing.canvas, at: 16, 112, scale: 0.75)
    return 112 + drawing.height * 0.75
  }

  /// The calls, each with an arrow from lane to lane.
  private mutating func drawCalls(at left: Double, _ top: Double) -> Double {
    canvas.write("The app calls", at: left, top + 12, head, .dim)
    let lane = isNarrow ? 0 : 26.0
    let lanes = Array(Lane.allCases)
    var y = top + 32
    if !isNarrow {
      for (index, name) in lanes.enumerated() {
        let letter = name.rawValue.prefix(1).uppercased()
        canvas.write(letter, at: left + (Double(index) + 0.5) * lane, y, head, .dim, .middle)
      }
      y += 20
    }
    let start = y - 14
    let text = left + lane * Double(lanes.count) + (isNarrow ? 0 : 10)
    for call in step.calls where call.kind != .result {
      drawArrow(of: call, lanes, lane, left, y - 4)
      let indent = Double(call.depth) * (isNarrow ? 8 : 14)
      let room = Int((width - text - indent - 8) / code.column)
      for line in call.description.lines(of: room) {
        canvas.write(line, at: text + indent, y, code)
        y += 18
      }
      y += 3
    }
    if !isNarrow {
      for index in lanes.indices {
        let x = left + (Double(index) + 0.5) * lane
        canvas.path("M\(x.short) \(start.short) V\((y - 12).short)")
      }
      let names = lanes.map { "\($0.rawValue.prefix(1).uppercased()) \($0.rawValue)" }
      canvas.write(names.joined(separator: "   "), at: left + 6, y + 10, Canvas.Font(12), .dim)
      y += 14
    }
    return y
  }

  private mutating func drawArrow(
    of call: Event, _ lanes: [Lane], _ lane: Double, _ left: Double, _ y: Double
  ) {
    guard !isNarrow, let to = call.receiverLane.flatMap(lanes.firstIndex) else { return }
    let from = call.callerLane.flatMap(lanes.firstIndex) ?? to
    let (start, end) = (
      left + (Double(from) + 0.5) * lane, left + (Double(to) + 0.5) * lane
    )
    if from == to { return canvas.box(end - 3, y - 3, 6, 6, fill: .accent, radius: 3) }
    canvas.path("M\(start.short) \(y.short) H\(end.short)", .accent)
    canvas.head(at: end, y, pointingLeft: end < start, .accent)
  }
}
