import Foundation
import Model

/// Converts between Celsius and Fahrenheit, and between numbers and what a person types.
enum Temperature {
  static func fahrenheit(_ celsius: Double) -> Double { celsius * 9 / 5 + 32 }

  static func celsius(_ fahrenheit: Double) -> Double { (fahrenheit - 32) * 5 / 9 }

  /// The number that a text is: blanks around it, a sign, digits, at most one point with a digit
  /// beside it; `nil` for all else, and for what is too large.
  static func number(_ text: String) -> Double? {
    let text = text.trimmed
    guard text.wholeMatch(of: /[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)/) != nil,
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// A number with at most two decimals, rounded half away from zero, without zeros at the end.
  static func text(_ number: Double) -> String? {
    let rounded = (number * 100).rounded(.toNearestOrAwayFromZero) / 100
    // What is too large to be rounded has no decimals.
    let value = rounded.isFinite ? rounded : number
    guard value.isFinite else { return nil }
    // Not -0.
    let parts = String(format: "%.2f", value == 0 ? 0 : value).split(separator: ".")
    let decimals = parts[1].hasSuffix("0") ? parts[1].dropLast() : parts[1]
    return decimals == "0" ? String(parts[0]) : "\(parts[0]).\(decimals)"
  }
}
