/// What text is written on: how wide it is, and whether it can show more than plain text.
public struct TextTraits: Equatable, Sendable {
  /// How many columns there are, or `nil` for as many as it takes: then nothing is cut or wrapped.
  public var columns: Int?

  /// Whether it takes the escape codes that make text bold, dim or reversed.
  public var isStyled: Bool

  /// Makes paper: plain and endlessly wide unless more is said.
  public init(columns: Int? = nil, isStyled: Bool = false) {
    self.columns = columns
    self.isStyled = isStyled
  }

  /// How many columns are left behind an indentation.
  func room(after indentation: Int) -> Int? {
    columns.map { max(1, $0 - indentation) }
  }

  /// Whether a value goes below a head of some columns, as it has too little room beside it.
  func isNarrow(after head: Int) -> Bool {
    room(after: head).map { $0 < 12 } ?? false
  }
}
