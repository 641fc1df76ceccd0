import Model
import View
import ViewText
import Workshop

/// A session as a picture that moves: each step as it is typed, its calls one by one, and the
/// screen that it leads to.
///
/// It moves by rules of CSS alone, so that it does within a page's image too. Where no motion is
/// wanted, and in a viewer that knows none, it is still, and shows the last step.
struct MovingPicture {
  /// A part of the picture, and when it is seen, in seconds.
  private struct Part {
    var drawing: Canvas
    let start: Double
    var end: Double
    /// Whether it is part of the still picture.
    var isStill = false
  }

  private let steps: [SessionStep]
  private let look: UserInterfaceStyle?
  private let isNarrow: Bool
  private let language: Language
  private var parts: [Part] = []
  private var end = 0.0
  private var height = 0.0

  private let head = Canvas.Font(13, isBold: true)
  // About as wide as GitHub shows it: a letter is as large there as here.
  private var width: Double { isNarrow ? 360 : 830 }
  private static let screenScale = 0.8

  /// Creates a picture of the steps that show a screen; without a look it is light or dark as the
  /// reader likes.
  init(
    of steps: [SessionStep], _ look: UserInterfaceStyle?, isNarrow: Bool = false,
    in language: Language
  ) {
    self.steps = steps.filter { $0.screen != nil }
    self.look = look
    self.isNarrow = isNarrow
    self.language = language
    let heights = self.steps.compactMap { $0.screen?.drawing(look, in: language).height }
    let tallest = heights.reduce(.zero, max) * Self.screenScale
    for index in self.steps.indices { draw(index, callsAt: isNarrow ? 112 + tallest + 16 : 16) }
    height = max(height, 112 + tallest) + 12
  }

  /// The picture.
  var svg: String {
    var canvas = Canvas(look)
    canvas.write(language[.andSee], at: 16, 100, head, .dim)
    for (number, part) in parts.enumerated() {
      canvas.add(part.drawing, named: "t\(number)", isHidden: !part.isStill)
    }
    return canvas.picture(
      width: width, height: height, description: description, hasGround: look == nil,
      style: ([Self.stillness] + parts.indices.map(rule)).joined(separator: "\n"))
  }

  // MARK: - Time

  private static let stillness =
    "@media (prefers-reduced-motion: reduce) { g { animation: none !important; } }"

  /// When a part is seen, as a rule of CSS that begins again and again.
  private func rule(_ number: Int) -> String {
    let part = parts[number]
    func percent(_ time: Double) -> String { (time / end * 100).hundredths + "%" }
    let seen = "visibility: visible;"
    let unseen = "visibility: hidden;"
    var frames = part.start > 0 ? "0% { \(unseen) } " : ""
    frames += "\(percent(part.start)) { \(seen) }"
    frames += part.end < end ? " \(percent(part.end)), 100% { \(unseen) }" : " 100% { \(seen) }"
    return ".t\(number) { animation: t\(number) \(end.short)s step-end infinite; } "
      + "@keyframes t\(number) { \(frames) }"
  }

  // MARK: - Drawing

  /// Draws a step: what was there before, then what is typed, its calls, and what came of it.
  private mutating func draw(_ index: Int, callsAt top: Double) {
    let step = steps[index]
    let isLast = index == steps.count - 1
    let begin = end
    var typed = Canvas(look)
    let isLaunch = step.cause == .launch
    if isLaunch {
      typed.write(name(of: step), at: 16, 61, head)
    } else {
      typed.write(language[.youType], at: 16, 28, head, .dim)
      typed.box(16, 40, 240, 32, fill: .surface, border: .accent)
      typed.write(name(of: step), at: 28, 61, Canvas.Font(15, isCode: true), room: 220)
    }
    let seen = begin + (isLaunch ? 0 : 0.8)
    let calls =
      isLaunch || step.calls.isEmpty
      ? nil
      : CallsDrawing(
        step.calls, from: isNarrow ? 4 : 310, to: width, at: top, look, isNarrow: isNarrow,
        in: language)
    let rows = calls?.rows ?? []
    // Quick enough for a long list, slow enough to be followed.
    let pace = min(0.45, 6 / Double(max(1, rows.count)))
    let done = seen + Double(rows.count) * pace
    end = done + (isLast ? 4 : 1.5)
    parts.append(Part(drawing: typed, start: begin, end: end, isStill: isLast))
    if let calls {
      parts.append(Part(drawing: calls.frame, start: seen, end: end, isStill: isLast))
      for (number, row) in rows.enumerated() {
        let start = seen + Double(number) * pace
        parts.append(Part(drawing: row, start: start, end: end, isStill: isLast))
      }
      height = max(height, top + calls.height)
    }
    if index > 0, let before = steps[index - 1].screen {
      parts.append(Part(drawing: drawing(of: before), start: begin, end: done))
    }
    if let after = step.screen {
      parts.append(Part(drawing: drawing(of: after), start: done, end: end, isStill: isLast))
    }
  }

  private func drawing(of screen: ScreenContent) -> Canvas {
    var canvas = Canvas(look)
    canvas.add(
      screen.drawing(look, in: language).canvas, at: 16, 112, scale: Self.screenScale)
    return canvas
  }

  /// What was typed, or what else happened.
  private func name(of step: SessionStep) -> String {
    switch step.cause {
    case .launch: language[.launch]
    case .end: language[.end]
    case .step(let name): language[name]
    case .lines(let lines): lines.joined(separator: " ").printable
    }
  }

  /// What the picture shows, for a screen reader.
  private var description: String {
    steps.map { step in
      let calls = step.calls.filter { $0.kind == .call && $0.callerLane != .system }
      let list = calls.map(\.description).joined(separator: "; ").printable
      return step.cause == .launch || list.isEmpty ? name(of: step) : "\(name(of: step)): \(list)"
    }.joined(separator: ". ")
  }
}

extension Double {
  fileprivate var hundredths: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
