/// What a content that begins with `=` calculates.
indirect enum Formula: Equatable, Sendable {
  case number(Double)
  case cell(Address)
  case call(Function, [Formula])

  enum Function: String, CaseIterable, Sendable {
    case add, sub, mul, div, mod, sum, prod

    /// Whether it takes as many numbers as there are, or two.
    var takesAny: Bool { self == .sum || self == .prod }
  }

  /// The cells that it needs, from left to right, each as often as it is there.
  var references: [Address] {
    switch self {
    case .number: []
    case .cell(let address): [address]
    case .call(_, let parts): parts.flatMap(\.references)
    }
  }

  /// Its value, by those of the cells; of several errors the leftmost.
  func value(_ value: (Address) -> Sheet.Value) -> Sheet.Value {
    switch self {
    case .number(let number): return .number(number)
    case .cell(let address):
      if case .error(let error) = value(address) { return .error(error) }
      return .number(value(address).number)
    case .call(let function, let parts):
      var numbers: [Double] = []
      for part in parts {
        let found = part.value(value)
        if case .error = found { return found }
        numbers.append(found.number)
      }
      guard let result = function.result(numbers) else { return .error(.division) }
      return .number(result)
    }
  }
}

extension Formula.Function {
  /// `nil` where it would divide by zero, and for what no number is large enough for.
  fileprivate func result(_ numbers: [Double]) -> Double? {
    let result =
      switch self {
      case .add: numbers[0] + numbers[1]
      case .sub: numbers[0] - numbers[1]
      case .mul: numbers[0] * numbers[1]
      case .div: numbers[0] / numbers[1]
      case .mod: numbers[0].truncatingRemainder(dividingBy: numbers[1])
      case .sum: numbers.reduce(0, +)
      case .prod: numbers.reduce(1, *)
      }
    return result.isFinite ? result : nil
  }
}
