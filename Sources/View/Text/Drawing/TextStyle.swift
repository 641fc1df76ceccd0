import Model

/// A style of text on a terminal.
///
/// It only repeats what the words say: nothing is lost without it.
enum TextStyle {
  /// The name of a screen or of an alert, and a layer's letter.
  case bold
  /// A placeholder or the hint.
  case dim
  /// A highlighted field, which has an exclamation mark too.
  case reverse
  /// A number that can be typed.
  case number
  /// Why a line did nothing.
  case refusal
  /// What an app announces, as what was done.
  case success
  /// An arrow to a layer, in a trace.
  case arrow(Lane)
  /// Who of a layer is called, in a trace.
  case name(Lane)

  static let end = "\u{1B}[0m"

  /// The escape code on a ground, or `nil` if the text is as any other.
  ///
  /// Of the colors that depend on a person's settings, most are too faint on some ground. So what has
  /// to be read has none of them, and one of the 256 fixed ones where the ground is known.
  func code(on ground: TextTraits.Ground) -> String? {
    color(on: ground).map { "\u{1B}[38;5;\($0)m" } ?? usualCode.map { "\u{1B}[\($0)m" }
  }

  /// The number of the color among the 256 of a terminal, or `nil` if it has none of them.
  func color(on ground: TextTraits.Ground) -> Int? {
    let (dark, light) =
      switch self {
      case .bold, .dim, .reverse: (nil as Int?, nil as Int?)
      case .number: (80, 24)
      case .refusal: (210, 160)
      case .success: (114, 22)
      case .arrow(let lane), .name(let lane): lane.colors
      }
    return switch ground {
    case .unknown: nil
    case .dark: dark
    case .light: light
    }
  }

  /// Where the ground is unknown: an arrow has a color of the person's settings.
  private var usualCode: String? {
    switch self {
    case .bold, .number, .refusal: "1"
    case .dim: "2"
    case .reverse: "7"
    case .success: nil
    case .arrow(.view): "34"
    case .arrow(.controller): "33"
    case .arrow(.model): "35"
    case .arrow(.system), .name(.system): "2"
    case .arrow(.person), .name(.person), .name(.view), .name(.controller), .name(.model): "1"
    }
  }
}

extension Lane {
  /// The numbers of its color on a dark and on a light ground.
  fileprivate var colors: (Int?, Int?) {
    switch self {
    case .view: (75, 25)
    case .controller: (215, 94)
    case .model: (177, 91)
    case .person, .system: (nil, nil)
    }
  }
}
