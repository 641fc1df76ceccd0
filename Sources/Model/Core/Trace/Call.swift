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
    /// The call, with a mark before and after each argument: a list of arguments makes a flow that is
    /// recorded a tenth longer.
    private let marked: String

    /// Creates a call from a text, in which no argument is known.
    public init(_ text: String) { marked = text.withoutMarks }

    /// Creates a call without arguments.
    public init(stringLiteral text: String) { marked = text }

    /// Creates a call whose arguments are the interpolations.
    public init(stringInterpolation parts: StringInterpolation) { marked = parts.marked }

    /// The call with its arguments.
    public var text: String { marked.hasMarks ? pieces.joined() : marked }

    /// The call with its arguments.
    public var description: String { text }

    /// The arguments, in order.
    public var arguments: [String] {
      let pieces = pieces
      return stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }
    }

    /// The same call without its arguments: the method, and the labels before them.
    package var parts: [String] {
      let pieces = pieces
      return stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }
    }

    /// What is before the first argument, this, what is before the second one, and so on.
    private var pieces: [String] {
      var pieces: [[UInt8]] = [[]]
      var isEscaped = false
      for byte in marked.utf8 {
        if !isEscaped, byte == UInt8(ascii: Self.escape) {
          isEscaped = true
        } else if !isEscaped, byte == UInt8(ascii: Self.mark) {
          pieces.append([])
        } else {
          pieces[pieces.count - 1].append(byte)
          isEscaped = false
        }
      }
      return pieces.map { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate static let mark: Unicode.Scalar = "\u{1}"
    fileprivate static let escape: Unicode.Scalar = "\u{2}"

    /// Whether it calls the method of a name, such as `pour`.
    public func isCall(of name: String) -> Bool {
      marked.hasPrefix(name) && marked.dropFirst(name.count).first == "("
    }

    /// Two calls are the same if they are written the same.
    public static func == (one: Call, other: Call) -> Bool {
      one.marked == other.marked || one.text == other.text
    }

    /// Collects a call: what is between its arguments, and these.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var marked = ""

      /// Creates a call with room for its arguments.
      public init(literalCapacity: Int, interpolationCount: Int) {
        marked.reserveCapacity(literalCapacity + 8 * interpolationCount)
      }

      /// Adds what is between two arguments.
      public mutating func appendLiteral(_ text: String) { marked += text }

      /// Adds the name of a method, which is no argument.
      public mutating func appendInterpolation(method name: String) { marked += name.withoutMarks }

      /// Adds an argument.
      public mutating func appendInterpolation(_ argument: String) {
        marked += "\u{1}"
        marked += argument.withoutMarks
        marked += "\u{1}"
      }

      /// Adds an argument.
      @inlinable
      public mutating func appendInterpolation(_ argument: some Any) {
        appendInterpolation("\(argument)")
      }
    }
  }
}

extension String {
  fileprivate var hasMarks: Bool { hasByte(1) || hasByte(2) }

  /// The text with its own control characters escaped, if they are those of the marks.
  fileprivate var withoutMarks: String {
    guard hasMarks else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar == Event.Call.mark || scalar == Event.Call.escape {
        text.unicodeScalars.append(Event.Call.escape)
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
