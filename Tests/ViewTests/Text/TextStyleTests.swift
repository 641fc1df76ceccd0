import Foundation
import Model
import Testing

@testable import View
@testable import ViewText

@Suite("F10: Colors of text at a terminal")
struct TextStyleTests {
  /// The grounds of ten palettes in which many terminals come, or are set by many.
  private static let grounds: [(TextTraits.Ground, [UInt32])] = [
    (
      .dark,
      [
        0x000000, 0x002B36, 0x1A1B26, 0x1E1E1E, 0x272822, 0x282828, 0x282A36, 0x282C34, 0x2E3440,
        0x300A24,
      ]
    ),
    (
      .light,
      [
        0xFFFFFF, 0xFDF6E3, 0xFBF1C7, 0xFAFAFA, 0xF8F8F8, 0xF5F5F5, 0xEFF1F5, 0xF7F7F7, 0xFFFFDD,
        0xFAF4ED,
      ]
    ),
  ]

  private static let styles: [TextStyle] =
    [.bold, .dim, .reverse, .number, .refusal, .success]
    + Lane.allCases.flatMap { [.arrow($0), .name($0)] }

  @Test("On a known ground each color has a contrast of 4.5 to 1 in ten palettes")
  func contrast() {
    for (ground, palettes) in Self.grounds {
      let colors = Set(Self.styles.compactMap { $0.color(on: ground) })
      #expect(colors.count == 6)
      for color in colors {
        for palette in palettes {
          let contrast = Self.contrast(Self.rgb(of: color), palette)
          #expect(contrast >= 4.5, "\(color) on \(String(palette, radix: 16)): \(contrast)")
        }
      }
    }
  }

  @Test("Each style has its own color on dark and on light ground")
  func colors() {
    let styles: [(TextStyle, [Int?])] = [
      (.number, [80, 24]), (.refusal, [210, 160]), (.success, [114, 22]),
      (.name(.view), [75, 25]), (.arrow(.controller), [215, 94]), (.name(.model), [177, 91]),
      (.name(.person), [nil, nil]), (.arrow(.system), [nil, nil]), (.bold, [nil, nil]),
    ]
    for (style, colors) in styles {
      let grounds: [TextTraits.Ground] = [.dark, .light]
      #expect(grounds.map { style.color(on: $0) } == colors, "\(style)")
    }
  }

  @Test("Where the ground is unknown, an arrow alone has a color: what has to be read has none")
  func unknown() {
    let colored = Self.styles.filter { $0.code(on: .unknown)?.contains("[3") == true }

    #expect(
      colored.map { "\($0)" } == [
        "arrow(Model.Lane.view)", "arrow(Model.Lane.controller)", "arrow(Model.Lane.model)",
      ])
  }

  @Test("Lanes without colors are the same lanes")
  @MainActor func lanes() {
    func drawn(_ traits: TextTraits) -> String {
      let display = TextDisplay(language: .english)
      display.traits = traits
      display.trace(Event(.call, "Account", "save()", from: .controller, to: .model), from: "Form")
      return display.takeOutput()
    }
    let plain = drawn(TextTraits(hasLanes: true))

    #expect(plain == "  ·  ·  C─▶M  ·  Form ▶ Account.save()\n")
    for ground in [TextTraits.Ground.unknown, .dark, .light] {
      let styled = drawn(TextTraits(isStyled: true, ground: ground))
      #expect(styled.contains("\u{1B}[") && styled.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }
    #expect(drawn(TextTraits()) == "  | Account.save()\n")
  }

  /// The color of a number among the 256 of a terminal, from 16 on.
  private static func rgb(of color: Int) -> UInt32 {
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let number = color - 16
    return levels[number / 36] << 16 | levels[number / 6 % 6] << 8 | levels[number % 6]
  }

  private static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  private static func luminance(_ color: UInt32) -> Double {
    let linear = [16, 8, 0].map { shift -> Double in
      let level = Double(color >> UInt32(shift) & 0xFF) / 255
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
