/// Some of a form's fields.
public struct FormFields: OptionSet, Sendable {
  /// A bit for each field.
  public let rawValue: UInt8

  /// Makes the set of some bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The field for the email.
  public static var email: Self { Self(rawValue: 1) }

  /// The field for the password.
  public static var password: Self { Self(rawValue: 2) }

  /// The fields, from top to bottom.
  public var list: [FormField] {
    (contains(.email) ? [.email] : []) + (contains(.password) ? [.password] : [])
  }
}
