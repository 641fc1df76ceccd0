import View

/// The width and the abilities of whatever shows text.
///
/// ```swift
/// display.traits = TextTraits(columns: 20)
/// display.say("Your tea will be ready in three minutes.")
/// let lines = display.takeOutput().split(separator: "\n")
/// #expect(lines.allSatisfy { $0.count <= 20 })
/// ```
public struct TextTraits: Equatable, Sendable {
  /// The number of columns, or `nil` for no limit: then nothing is cut or wrapped.
  ///
  /// Less than 1 is 1, and more than a million is a million.
  public var columns: Int? { didSet { columns = Self.sensible(columns) } }

  /// Whether escape codes for bold, dim and reversed text are allowed.
  public var isStyled: Bool

  /// Whether a trace has a column for each layer and names each caller, as at a terminal; else it is
  /// a tree.
  public var hasLanes: Bool

  /// The ground that the text stands on: without it, text that has to be read has no color.
  public var ground: Ground

  /// A ground on which colors can be chosen that are read well: a contrast of 4.5 to 1, as
  /// [WCAG 2.2](https://www.w3.org/TR/WCAG22/#contrast-minimum) asks for.
  public enum Ground: Sendable {
    /// What it is like is not known.
    case unknown
    /// Light text is read well on it.
    case dark
    /// Dark text is read well on it.
    case light
  }

  /// Whether words take the place of signs, as a screen reader would read those aloud.
  ///
  /// A hidden text is `(hidden)` and not dots, a refused field has its reason beside it and not an
  /// exclamation mark, and a banner has no ornaments.
  public var isSpoken: Bool

  /// Creates traits: plain and without a limit by default.
  ///
  /// - Parameters:
  ///   - columns: the width in columns, or `nil` for any.
  ///   - isStyled: whether colors and bold text are written.
  ///   - isSpoken: whether a screen reader reads it.
  ///   - hasLanes: whether a trace has a column for each layer; as `isStyled`, if it is not said.
  ///   - ground: the ground of a terminal with 256 colors.
  public init(
    columns: Int? = nil, isStyled: Bool = false, isSpoken: Bool = false, hasLanes: Bool? = nil,
    ground: Ground = .unknown
  ) {
    self.columns = Self.sensible(columns)
    self.isStyled = isStyled
    self.hasLanes = hasLanes ?? isStyled
    self.ground = ground
    self.isSpoken = isSpoken
  }

  // Such a number can be added and multiplied.
  private static func sensible(_ columns: Int?) -> Int? {
    columns.map { max(1, min($0, 1_000_000)) }
  }

  /// The columns that are left after an indentation.
  func room(after indentation: Int) -> Int? {
    columns.map { max(1, $0 - indentation) }
  }

  /// Whether a value goes below a head of some columns, because there is too little room beside it.
  func isNarrow(after head: Int) -> Bool {
    room(after: head).map { $0 < 12 } ?? false
  }
}
