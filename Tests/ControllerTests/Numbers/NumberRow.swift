import View
import ViewKit

/// A number of the public interface, and what each extreme number does there.
struct NumberRow {
  /// Its type or file, and its name.
  let name: String
  /// What comes of each number, as in `0: 1, reported`.
  let expected: [String]
  let actual: () -> [String]

  static let doubles: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]
  static let integers: [Int] = [0, -1, .max, .min]

  /// A row for numbers with a point, in the order of `doubles`.
  init(_ name: String, _ expected: [String], _ body: @escaping (Double) -> String) {
    self.name = name
    self.expected = zip(Self.doubles, expected).map { "\($0.named): \($1)" }
    actual = { Self.doubles.map { "\($0.named): \(body($0))" } }
  }

  /// A row for whole numbers, in the order of `integers`.
  init(_ name: String, _ expected: [String], whole body: @escaping (Int) -> String) {
    self.name = name
    self.expected = zip(Self.integers, expected).map { "\($0.named): \($1)" }
    actual = { Self.integers.map { "\($0.named): \(body($0))" } }
  }

  /// The same for each whole number.
  init(_ name: String, each expected: String, whole body: @escaping (Int) -> String) {
    self.init(name, Self.integers.map { _ in expected }, whole: body)
  }
}

extension Double {
  /// The number, the largest one by a name.
  var named: String {
    abs(self) == .greatestFiniteMagnitude ? self < 0 ? "-huge" : "huge" : plain
  }
}

extension Int {
  /// The number, the largest and the least one by names.
  var named: String { self == .max ? "max" : self == .min ? "min" : "\(self)" }
}

extension Bool {
  /// What is reported, as a part of a result.
  var asReported: String { self ? ", reported" : "" }
}
