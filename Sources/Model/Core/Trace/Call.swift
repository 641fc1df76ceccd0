extension Event {
  /// A call as it is written in code, with its arguments.
  ///
  /// ```swift
  /// let call: Event.Call = "pour(\("2"), into: \("the pot"))"
  /// #expect(call.text == "pour(2, into: the pot)")
  /// #expect(call.arguments == ["2", "the pot"])
  /// ```
  public struct Call: ExpressibleByStringInterpolation, Equatable, Sendable,
    CustomStringConvertible
  {
    /// What is before the first argument.
    private let start: String
    /// Each argument, followed by what is between it and the next one.
    private let rest: [String]

    /// Creates a call from a text, in which no argument is known.
    public init(_ text: String) { (start, rest) = (text, []) }

    /// Creates a call without arguments.
    public init(stringLiteral text: String) { self.init(text) }

    /// Creates a call whose arguments are the interpolations.
    public init(stringInterpolation parts: StringInterpolation) {
      (start, rest) = (parts.start, parts.rest)
    }

    /// The call with its arguments.
    public var text: String { rest.isEmpty ? start : start + rest.joined() }

    /// The call with its arguments.
    public var description: String { text }

    /// The arguments, in order.
    public var arguments: [String] {
      stride(from: 0, to: rest.count, by: 2).map { rest[$0] }
    }

    /// The same call without its arguments: the method, and the labels before them.
    package var parts: [String] {
      [start] + stride(from: 1, to: rest.count, by: 2).map { rest[$0] }
    }

    /// Whether it calls the method of a name, such as `pour`.
    public func isCall(of name: String) -> Bool {
      start.hasPrefix(name) && start.dropFirst(name.count).first == "("
    }

    /// Two calls are the same if they are written the same.
    public static func == (one: Call, other: Call) -> Bool {
      one.start == other.start && one.rest == other.rest || one.text == other.text
    }

    /// Collects a call: what is between its arguments, and these.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var start = ""
      fileprivate var rest: [String] = []

      /// Creates a call with room for its arguments.
      public init(literalCapacity: Int, interpolationCount: Int) {
        rest.reserveCapacity(2 * interpolationCount)
      }

      /// Adds what is between two arguments.
      public mutating func appendLiteral(_ text: String) {
        if rest.isEmpty {
          start = start.isEmpty ? text : start + text
        } else if rest.count.isMultiple(of: 2) {
          rest[rest.count - 1] += text
        } else {
          rest.append(text)
        }
      }

      /// Adds the name of a method, which is no argument.
      public mutating func appendInterpolation(method name: String) { appendLiteral(name) }

      /// Adds an argument.
      public mutating func appendInterpolation(_ argument: String) {
        if !rest.count.isMultiple(of: 2) { rest.append("") }
        rest.append(argument)
      }

      /// Adds an argument.
      @inlinable
      public mutating func appendInterpolation(_ argument: some Any) {
        appendInterpolation("\(argument)")
      }
    }
  }
}
