import Model
import Workshop

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
    let top = isNarrow ? end + 16 : 16
    let calls = CallsDrawing(
      step.calls, from: isNarrow ? 4 : 310, to: width, at: top, canvas.look, isNarrow: isNarrow,
      in: .english)
    for drawing in [calls.frame] + calls.rows { canvas.add(drawing, at: 0, 0) }
    let height = max(end, top + calls.height) + 12
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
}
