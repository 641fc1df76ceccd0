/// Draws an SVG: the few shapes that our pictures have.
package struct Canvas {
  /// The colors, or `nil` for those of the page around it.
  package let look: UserInterfaceStyle?
  package private(set) var body = ""

  package init(_ look: UserInterfaceStyle?) {
    self.look = look
  }

  private func color(_ color: UserInterfaceStyle.Color) -> String {
    look?.color(color) ?? "var(--\(color))"
  }

  /// Where a text stands at its place.
  package enum Anchor: String {
    case start, middle, end
  }

  /// How a text is written.
  package struct Font {
    var size: Double
    var isBold = false
    var isCode = false

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
      <text x="\(x.short)" y="\(y.short)" font-size="\(font.size.short)"\(weight)\(family)\(place) \
      fill="\(self.color(color))" xml:space="preserve">\(text.cut(to: columns).escapedForMarkup)\
      </text>

      """
  }

  /// Draws a box with round corners.
  package mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: UserInterfaceStyle.Color?,
    border: UserInterfaceStyle.Color? = nil, radius: Double = 6, thickness: Double = 1
  ) {
    let stroke = border.map {
      " stroke=\"\(self.color($0))\" stroke-width=\"\(thickness.short)\""
    }
    body += """
      <rect x="\(x.short)" y="\(y.short)" width="\(width.short)" height="\(height.short)" \
      rx="\(radius.short)" fill="\(fill.map(self.color) ?? "none")"\(stroke ?? "")/>

      """
  }

  /// Draws a line along a path of SVG; a dashed one holds weakly.
  package mutating func path(
    _ path: String, _ color: UserInterfaceStyle.Color = .line, isDashed: Bool = false
  ) {
    let dashes = isDashed ? " stroke-dasharray=\"4 3\"" : ""
    body += """
      <path d="\(path)" fill="none" stroke="\(self.color(color))" stroke-width="1.5"\(dashes)/>

      """
  }

  /// Draws the head of an arrow whose point is at a place.
  package mutating func head(
    at x: Double, _ y: Double, pointingLeft isLeft: Bool = false,
    _ color: UserInterfaceStyle.Color = .line
  ) {
    let back = isLeft ? 7.0 : -7
    body += """
      <path d="M\(x.short) \(y.short) l\(back.short) -4 v8 z" fill="\(self.color(color))"/>

      """
  }

  /// Puts another drawing at a place, as large or smaller.
  package mutating func add(_ drawing: Canvas, at x: Double, _ y: Double, scale: Double = 1) {
    let size = scale == 1 ? "" : " scale(\(scale))"
    body += "<g transform=\"translate(\(x.short) \(y.short))\(size)\">\n\(drawing.body)</g>\n"
  }

  /// The whole picture; `description` is for whoever cannot see it.
  ///
  /// A picture that is alone, in a file of its own, has to bring its colors. One without a ground
  /// stands on that of the page.
  package func picture(
    width: Double, height: Double, description: String, isAlone: Bool = true,
    hasGround: Bool = true
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.short) \(height.short)" \
    width="\(width.short)" height="\(height.short)" role="img" font-family="\(Self.text)" \
    aria-label="\(description.escapedForMarkup)">
    \(isAlone && look == nil ? "<style>\(UserInterfaceStyle.style)</style>\n" : "")\
    \(hasGround ? "<rect width=\"100%\" height=\"100%\" fill=\"\(self.color(.paper))\"/>\n" : "")\
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
