/// A property list value: what UIKit lets a session and an activity carry.
///
/// Values can be in each other, up to 60 deep: deeper ones are not stored.
///
/// ```swift
/// let order: [String: PropertyValue] = [
///   "tea": "Assam", "cups": 2, "sugar": false,
///   "with": .array(["milk", "lemon"]),
/// ]
/// #expect(order["tea"]?.string == "Assam")
/// ```
public enum PropertyValue: Hashable, Codable, Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number.
  case real(Double)
  /// Yes or no.
  case flag(Bool)
  /// Values in order.
  case array([PropertyValue])
  /// Values by name.
  case dictionary([String: PropertyValue])

  /// The text, or `nil` for any other kind.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .real(value) }

  /// Creates a yes or no.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}
