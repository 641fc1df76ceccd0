import Foundation
import Testing
import Workshop

/// The colors of pages and pictures are read by everyone, and layers are told apart by their lightness
/// too.
@Suite("F10: Colors of pages")
nonisolated struct PageColorsTests {
  @Test("Each text has a contrast of 4.5 to 1 on the paper and on a surface", arguments: looks)
  func contrast(look: UserInterfaceStyle) {
    for color in [.ink, .dim, .accent, .warning, .view, .controller, .model] as [Named] {
      for ground in [.paper, .surface] as [Named] {
        let luminances = [color, ground].map { Self.linear(look.color($0)).luminance }.sorted()
        let contrast = (luminances[1] + 0.05) / (luminances[0] + 0.05)
        #expect(contrast >= 4.5, "\(color) on \(ground): \(contrast)")
      }
    }
  }

  @Test(
    "View and Model are told apart without red or without green: a difference of 20 in CIELAB",
    arguments: looks)
  func layers(look: UserInterfaceStyle) {
    let (view, model) = (Self.linear(look.color(.view)), Self.linear(look.color(.model)))
    for sight in [Color.usual, Color.withoutRed, Color.withoutGreen] {
      let difference = view.seen(by: sight).difference(from: model.seen(by: sight))
      #expect(difference >= 20, "\(difference)")
    }
  }

  private typealias Named = UserInterfaceStyle.Color

  private static let looks: [UserInterfaceStyle] = [.light, .dark]

  private static func linear(_ text: String) -> Color {
    let number = Int(text.dropFirst(), radix: 16) ?? 0
    return Color(
      parts: [16, 8, 0].map { shift in
        let level = Double(number >> shift & 0xFF) / 255
        return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
      })
  }

  /// A color by its red, green and blue in light.
  private struct Color {
    let parts: [Double]

    var luminance: Double { Self.sum(parts, [0.2126, 0.7152, 0.0722]) }

    /// As a person sees it: Machado, Oliveira and Fernandes 2009.
    func seen(by sight: [[Double]]) -> Color {
      Color(parts: sight.map { min(max(Self.sum(parts, $0), 0), 1) })
    }

    func difference(from other: Color) -> Double {
      zip(lab, other.lab).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    private var lab: [Double] {
      let white = [0.95047, 1, 1.08883]
      let f = zip(Self.xyz, white).map { row, white -> Double in
        let value = Self.sum(parts, row) / white
        return value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
      }
      return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    private static func sum(_ parts: [Double], _ weights: [Double]) -> Double {
      zip(parts, weights).map(*).reduce(0, +)
    }

    private static let xyz = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    static let usual: [[Double]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    static let withoutRed = [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ]
    static let withoutGreen = [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ]
  }
}
