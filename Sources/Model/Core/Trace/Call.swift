extension Event {
  /// A call as it is written in code, with its arguments.
  ///
  /// ```swift
  /// let call: Event.Call = "pour(\("2"), into: \("the pot"))"
  /// #expect(call.text == "pour(2, into: the pot)")
  /// #expect(call.arguments == ["2", "the pot"])
  /// ```
  ///
  /// It keeps the places of the first four arguments: a list of them makes a flow that is recorded a
  /// tenth longer. What comes after them is text.
  public struct Call: ExpressibleByStringInterpolation, Equatable, Sendable,
    CustomStringConvertible
  {
    /// The call with its arguments.
    public let text: String

    private let places: Places

    /// Where the arguments begin and end, in bytes: in one vector, as an event with more fields
    /// would be copied whenever it is passed on.
    fileprivate struct Places: Sendable {
      // Before the first argument stands at least a name, so no end is 0.
      private var bounds = SIMD8<UInt16>()

      var count: Int { (0..<4).first { bounds[2 * $0 + 1] == 0 } ?? 4 }

      func start(of argument: Int) -> Int { Int(bounds[2 * argument]) }

      func end(of argument: Int) -> Int { Int(bounds[2 * argument + 1]) }

      mutating func append(_ start: Int, _ end: Int) {
        let count = count
        guard count < 4, end <= UInt16.max else { return }
        bounds[2 * count] = UInt16(start)
        bounds[2 * count + 1] = UInt16(end)
      }
    }

    /// Creates a call from a text, in which no argument is known.
    public init(_ text: String) { (self.text, places) = (text, Places()) }

    /// Creates a call without arguments.
    public init(stringLiteral text: String) { self.init(text) }

    /// Creates a call whose arguments are the interpolations.
    public init(stringInterpolation parts: StringInterpolation) {
      (text, places) = (parts.text, parts.places)
    }

    /// The call with its arguments.
    public var description: String { text }

    /// The arguments, in order.
    public var arguments: [String] {
      (0..<places.count).map { piece(from: places.start(of: $0), to: places.end(of: $0)) }
    }

    /// The same call without its arguments: the method, and the labels before them.
    package var parts: [String] {
      (0...places.count).map { index in
        piece(
          from: index == 0 ? 0 : places.end(of: index - 1),
          to: index == places.count ? text.utf8.count : places.start(of: index))
      }
    }

    private func piece(from start: Int, to end: Int) -> String {
      String(decoding: text.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
    }

    /// Whether it calls the method of a name, such as `pour`.
    public func isCall(of name: String) -> Bool {
      text.hasPrefix(name) && text.dropFirst(name.count).first == "("
    }

    /// Two calls are the same if they are written the same.
    public static func == (one: Call, other: Call) -> Bool { one.text == other.text }

    /// Collects a call: what is between its arguments, and these.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""
      fileprivate var places = Places()

      /// Creates a call with room for its arguments.
      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 2 * interpolationCount)
      }

      /// Adds what is between two arguments.
      public mutating func appendLiteral(_ text: String) { self.text += text }

      /// Adds the name of a method, which is no argument.
      public mutating func appendInterpolation(method name: String) { text += name }

      /// Adds an argument.
      public mutating func appendInterpolation(_ argument: String) {
        let start = text.utf8.count
        text += argument
        places.append(start, text.utf8.count)
      }

      /// Adds an argument.
      @inlinable
      public mutating func appendInterpolation(_ argument: some CustomStringConvertible) {
        appendInterpolation(argument.description)
      }

      /// Adds an argument.
      @inlinable
      public mutating func appendInterpolation(_ argument: some Any) {
        appendInterpolation("\(argument)")
      }
    }
  }
}
