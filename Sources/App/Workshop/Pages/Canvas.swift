import Controller
import Model
import View
import ViewText

/// Draws an SVG: the few shapes that our pictures have.
package struct Canvas {
  /// The colors, or `nil` for a picture that is light or dark as the reader likes.
  package let look: UserInterfaceStyle?
  package private(set) var body = ""

  package init(_ look: UserInterfaceStyle?) {
    self.look = look
  }

  /// The attributes of colors.
  ///
  /// Without a look each is the light color, and a class of its name is there for a style: who
  /// knows no style, as many viewers do, shows the light picture.
  private func paint(
    fill: UserInterfaceStyle.Color?, stroke: UserInterfaceStyle.Color? = nil
  ) -> String {
    let shown = look ?? .light
    var attributes = " fill=\"\(fill.map(shown.color) ?? "none")\""
    if let stroke { attributes += " stroke=\"\(shown.color(stroke))\"" }
    let classes = [fill.map { "fill-\($0)" }, stroke.map { "stroke-\($0)" }].compactMap(\.self)
    if look == nil { attributes += " class=\"\(classes.joined(separator: " "))\"" }
    return attributes
  }

  /// Where a text stands at its place.
  package enum Anchor: String {
    case start, middle, end
  }

  /// How a text is written.
  package struct Font {
    var size: Double
    var isBold: Bool
    var isCode: Bool

    package init(_ size: Double, isBold: Bool = false, isCode: Bool = false) {
      self.size = size
      self.isBold = isBold
      self.isCode = isCode
    }

    /// About the width of a column: half of a Hangul syllable.
    package var column: Double { size * (isCode ? 0.602 : isBold ? 0.63 : 0.55) }
  }

  /// Writes a text on one line; its end is cut off if it is wider than `room`.
  package mutating func write(
    _ text: String, at x: Double, _ y: Double, _ font: Font,
    _ color: UserInterfaceStyle.Color = .ink,
    _ anchor: Anchor = .start, room: Double = .infinity
  ) {
    let columns = room == .infinity ? nil : max(1, Int(room / font.column))
    let weight = font.isBold ? " font-weight=\"600\"" : ""
    let family = font.isCode ? " font-family=\"\(Self.code)\"" : ""
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    body += """
      <text x="\(x.short)" y="\(y.short)" font-size="\(font.size.short)"\(weight)\(family)\(place)\
      \(paint(fill: color)) xml:space="preserve">\(text.cut(to: columns).escapedForMarkup)\
      </text>

      """
  }

  /// Draws a box with round corners.
  package mutating func box(
    _ x: Double, _ y: Double, _ across: Double, _ height: Double, fill: UserInterfaceStyle.Color?,
    border: UserInterfaceStyle.Color? = nil, radius: Double = 6, thickness: Double = 1
  ) {
    let width = border == nil ? "" : " stroke-width=\"\(thickness.short)\""
    body += """
      <rect x="\(x.short)" y="\(y.short)" width="\(across.short)" height="\(height.short)" \
      rx="\(radius.short)"\(paint(fill: fill, stroke: border))\(width)/>

      """
  }

  /// Draws a line along a path of SVG; a dashed one holds weakly.
  package mutating func path(
    _ path: String, _ color: UserInterfaceStyle.Color = .line, isDashed: Bool = false
  ) {
    let dashes = isDashed ? " stroke-dasharray=\"4 3\"" : ""
    body += """
      <path d="\(path)"\(paint(fill: nil, stroke: color)) stroke-width="1.5"\(dashes)/>

      """
  }

  /// Where the head of an arrow points.
  package enum Direction {
    case left, right, up, down
  }

  /// Draws the head of an arrow whose point is at a place.
  package mutating func head(
    at x: Double, _ y: Double, pointing direction: Direction = .right,
    _ color: UserInterfaceStyle.Color = .line
  ) {
    let lines =
      switch direction {
      case .left: "l7 -4 v8 z"
      case .right: "l-7 -4 v8 z"
      case .up: "l-4 7 h8 z"
      case .down: "l-4 -7 h8 z"
      }
    body += """
      <path d="M\(x.short) \(y.short) \(lines)"\(paint(fill: color))/>

      """
  }

  /// Puts another drawing at a place, as large or smaller; it may be a link.
  package mutating func add(
    _ drawing: Canvas, at x: Double, _ y: Double, scale: Double = 1,
    leadingTo address: String? = nil
  ) {
    let size = scale == 1 ? "" : " scale(\(scale))"
    let link = address.map { "<a href=\"\($0.escapedForMarkup)\">\n\(drawing.body)</a>\n" }
    body += """
      <g transform="translate(\(x.short) \(y.short))\(size)">
      \(link ?? drawing.body)</g>

      """
  }

  /// Puts the upper part of another drawing at a place: what is below `height` is cut off.
  package mutating func add(
    _ drawing: Canvas, at x: Double, _ y: Double, scale: Double, width: Double, height: Double
  ) {
    body += """
      <svg x="\(x.short)" y="\(y.short)" width="\((width * scale).short)" \
      height="\(height.short)" viewBox="0 0 \(width.short) \((height / scale).short)">
      \(drawing.body)</svg>

      """
  }

  /// Adds another drawing under a name, for a style that shows it when its time comes.
  package mutating func add(_ drawing: Canvas, named name: String, isHidden: Bool) {
    let visibility = isHidden ? " visibility=\"hidden\"" : ""
    body += "<g class=\"\(name)\"\(visibility)>\n\(drawing.body)</g>\n"
  }

  /// The whole picture; `description` is for a screen reader.
  ///
  /// A picture that is alone, in a file of its own, brings its dark colors: they have no variables,
  /// which not every viewer of pictures knows. One without a ground stands on that of the page.
  package func picture(
    width: Double, height: Double, description: String, isAlone: Bool = true,
    hasGround: Bool = true, hasLinks: Bool = false, style: String = ""
  ) -> String {
    let dark = isAlone && look == nil ? UserInterfaceStyle.darkPictures : ""
    let styles = [dark, style].filter { !$0.isEmpty }.joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.short) \(height.short)" \
      width="\(width.short)" height="\(height.short)" role="\(hasLinks ? "group" : "img")" \
      font-family="\(Self.text)" \
      aria-label="\(description.escapedForMarkup)">
      \(styles.isEmpty ? "" : "<style>\(styles)</style>\n")\
      \(hasGround ? "<rect width=\"100%\" height=\"100%\"\(paint(fill: .paper))/>\n" : "")\
      \(body)</svg>

      """
  }

  private static let text = "system-ui, -apple-system, 'Segoe UI', 'Noto Sans KR', sans-serif"
  private static let code = "ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', monospace"
}

extension Double {
  /// The number without needless decimals.
  package var short: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
