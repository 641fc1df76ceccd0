/// Cups on a tray, of which one may be a spare one.
public struct Tray {
  /// How much is in each cup.
  public private(set) var cups: [Int]

  /// Which cup stays as it is.
  public let spare: Int

  /// How often a cup was not full.
  public private(set) var times = 0

  /// How much was missing in all.
  public private(set) var missing = 0

  /// Lays the tray.
  public init(cups: [Int], spare: Int) {
    self.cups = cups
    self.spare = spare
  }

  /// Fills what is not full: blocks in blocks.
  public mutating func fill(to limit: Int) {
    for index in cups.indices {
      if cups[index] < limit {
        let amount = limit - cups[index]
        defer { missing += amount }
        [index].forEach { index in
          times += 1
          if index != spare { cups[index] = limit }
        }
      }
    }
  }
}
