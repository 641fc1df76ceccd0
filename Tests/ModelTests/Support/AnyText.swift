/// Texts of every kind, the same again for the same seed.
struct AnyText {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next text: short or around a limit, of plain letters or of any plane of Unicode.
  mutating func next() -> String {
    let lengths = [0, 1, 3, 4, 5, 17, 63, 127, 128, 255, 510, 511, 512, 1_023, 1_024, 1_025]
    let length = lengths.randomElement(using: &self) ?? 4
    let kind = Int.random(in: 0..<8, using: &self)
    var text = String.UnicodeScalarView()
    while text.count < length { text.append(scalar(of: kind)) }
    return String(text)
  }

  private mutating func scalar(of kind: Int) -> Unicode.Scalar {
    let special: [Unicode.Scalar] = [
      "\0", "\n", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{300}", "\u{1100}",
      "\u{1161}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{3000}", "\u{AC00}",
      "\u{FDFA}",
      "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{10FFFF}", "\u{1F468}", "\u{1F1F0}", "'", "\"", "%",
      "$", "ß", "İ", "ﬁ",
    ]
    switch kind {
    case 0, 1: return ascii()
    case 2: return special.randomElement(using: &self) ?? "a"
    case 3: return Bool.random(using: &self) ? ascii() : special.randomElement(using: &self) ?? "a"
    default:
      let plane = UInt32.random(in: 0...16, using: &self) << 16
      // A number that is a surrogate is none of a scalar.
      return Unicode.Scalar(plane | UInt32.random(in: 0...0xFFFF, using: &self)) ?? "\u{FFFD}"
    }
  }

  private mutating func ascii() -> Unicode.Scalar {
    Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &self))
  }
}

extension AnyText: RandomNumberGenerator {
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
