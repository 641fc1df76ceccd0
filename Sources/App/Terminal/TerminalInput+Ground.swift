import Foundation
package import ViewText

extension TerminalInput {
  /// What the terminal can show: with `isPlain`, nothing but text.
  package func traits(isPlain: Bool, in environment: [String: String]) -> TextTraits {
    var traits = TextTraits(columns: columns, isSpoken: isPlain || output.isDumb(in: environment))
    guard !isPlain else { return traits }
    traits.isStyled = output.isStyled(in: environment)
    traits.hasLanes = output.hasLanes(in: environment)
    guard traits.isStyled else { return traits }
    traits.ground = ground ?? askForGround(in: environment)
    ground = traits.ground
    return traits
  }

  /// The ground of a terminal with 256 colors: as `COLORFGBG` says, or as the terminal answers.
  ///
  /// It is asked only where nothing was typed ahead, and for no longer than a person feels. With
  /// the ground it is asked what it is: that each terminal answers, and one that knows nothing of
  /// its ground is not waited for. What is typed meanwhile counts.
  private func askForGround(in environment: [String: String]) -> TextTraits.Ground {
    let hasColors =
      environment["TERM"]?.contains("256color") == true
      || environment["COLORTERM"]?.isEmpty == false
    guard isInteractive, hasColors else { return .unknown }
    if let known = TextTraits.Ground(colors: environment["COLORFGBG"] ?? "") { return known }
    guard Signals.owns(descriptor), Readiness.events(Int32(POLLIN), at: descriptor) == 0,
      let echo = Echo(descriptor)
    else { return .unknown }
    echo.passBytes()
    defer { echo.restore() }
    output.write("\u{1B}]11;?\u{1B}\\\u{1B}[c")
    let end = Date(timeIntervalSinceNow: 0.3)
    while !keys.isIdentified {
      let left = Int32(end.timeIntervalSinceNow * 1_000)
      guard left > 0, Readiness.events(Int32(POLLIN), at: descriptor, within: left) != 0,
        fill() == nil
      else { break }
    }
    return TextTraits.Ground(answer: String(decoding: keys.answer, as: UTF8.self))
  }
}

extension TextTraits.Ground {
  /// The ground of `COLORFGBG`, whose last part is the number of its color; `nil` if it says none.
  init?(colors: String) {
    guard let number = colors.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
    switch number {
    case 0: self = .dark
    case 15: self = .light
    // What the other colors look like depends on a person's settings.
    default: return nil
    }
  }

  /// The ground as a terminal answers: `11;rgb:` and three numbers with up to four digits.
  init(answer: String) {
    self = .unknown
    guard let parts = answer.wholeMatch(of: /11;rgba?:([0-9A-Fa-f\/]+)/)?.1.split(separator: "/"),
      parts.count >= 3
    else { return }
    let levels = parts.prefix(3).map { part in
      Double(Int(part, radix: 16) ?? 0) / (pow(16, Double(part.count)) - 1)
    }
    let linear = levels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    // Between them, no color is read well that is not the person's own.
    if luminance < 0.047 { self = .dark }
    if luminance > 0.82 { self = .light }
  }
}
