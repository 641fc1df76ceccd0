import Spoon

infix operator <+> : AdditionPrecedence

/// Together, but not more than a lid holds.
func <+> (left: Int, right: Int) -> Int { min(left + right, 40) }

/// A lid in which drops are collected.
public struct Lid {
  /// How much is in it.
  public private(set) var lowerBound: Int

  /// Lays it down.
  public init(lowerBound: Int) { self.lowerBound = lowerBound }

  /// Whether nothing is in it.
  public var isEmpty: Bool { lowerBound == 0 }

  /// How many cups it covers.
  public var cups: Int {
    #if os(Linux)
      return lowerBound > 3 ? 2 : 1
    #else
      return lowerBound > 4 ? 2 : 1
    #endif
  }

  /// Whether a spoonful more is less than others and ten.
  public func isLess(than other: Int) -> Bool { lowerBound <+> spoonful < other <+> 10 }

  /// Adds twice what is in it, and two; an upper bound, which there is not, cannot stand in the first
  /// line, but a fault can stand in the second one.
  public mutating func pour() {
    let amount = self.lowerBound
    lowerBound = amount * 3 + 2
  }
}

/// Opens a lid: also a function of the system has this name.
public func open(_ lid: Lid?) -> Bool { lid == nil || lid?.isEmpty == true }
