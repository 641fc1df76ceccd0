/// A kettle that boils.
public struct Kettle {
  /// How hot the water is.
  public private(set) var degrees: Int

  /// Fills it.
  public init(degrees: Int) { self.degrees = degrees }

  /// Whether the water boils.
  public var isBoiling: Bool { degrees >= 100 }

  /// Nothing is colder afterwards: a kettle that has boiled has 100 degrees already.
  public mutating func boil() {
    if degrees < 100 { degrees = 100 }
  }
}
