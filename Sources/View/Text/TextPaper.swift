/// What text is written on: how wide it is, and whether it can show more than plain text.
nonisolated public struct TextPaper: Equatable, Sendable {
  /// How many columns there are, or `nil` for as many as it takes: then nothing is cut or wrapped.
  public var columns: Int?

  /// Whether it takes the escape codes that make text bold, dim or reversed.
  public var isStyled: Bool

  /// Makes paper: plain and endlessly wide unless more is said.
  public init(columns: Int? = nil, isStyled: Bool = false) {
    self.columns = columns
    self.isStyled = isStyled
  }

  /// What a name and its value need side by side, at least for the value.
  private static let leastRoom = 12

  /// How many columns are left behind an indentation.
  func room(after indentation: Int) -> Int? {
    columns.map { max(1, $0 - indentation) }
  }

  /// Whether a value has room beside a head of some columns, or goes below it.
  func isNarrow(after head: Int) -> Bool {
    room(after: head).map { $0 < Self.leastRoom } ?? false
  }

  func styled(_ text: String, _ style: TextStyle) -> String {
    isStyled ? style.applied(to: text) : text
  }

  /// A text as lines that all begin alike.
  func paragraph(_ text: String, after beginning: String, style: TextStyle? = nil) -> String {
    let beginning = columns.map { beginning.cutHard(to: $0 / 2) } ?? beginning
    return text.lines(of: room(after: beginning.displayWidth)).reduce(into: "") { lines, line in
      lines += beginning + (style.map { styled(line, $0) } ?? line) + "\n"
    }
  }

  /// A text beside its head, or below it where there is no room.
  func entry(_ text: String, beside head: String) -> String {
    let width = head.displayWidth
    if isNarrow(after: width) {
      return paragraph(head.trimmingTrailingSpaces, after: "") + paragraph(text, after: "      ")
    }
    let lines = text.lines(of: room(after: width))
    let indentation = String(repeating: " ", count: width)
    return lines.enumerated().reduce(into: "") { entry, line in
      entry += (line.offset == 0 ? head : indentation) + line.element + "\n"
    }
  }
}

nonisolated extension String {
  fileprivate func cutHard(to columns: Int) -> String {
    displayWidth <= columns ? self : String(prefix(columns))
  }

  fileprivate var trimmingTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
