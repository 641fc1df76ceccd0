public import Model

/// A call that was left out, and why.
///
/// ```swift
/// let log = EventLog()
/// log.isExplaining = true
/// log.omit("viewDidLoad()", of: "MenuController", because: .viewIsLoaded)
/// #expect(log.omissions.map(\.reason) == [.viewIsLoaded])
/// ```
public struct Omission: Equatable, Sendable, CustomStringConvertible {
  /// The object whose method would have been called; `nil` if it is not known, as none was set.
  public let receiver: String?

  /// The method, as the log shows it.
  public let call: Event.Call

  /// Why it was not called.
  public let reason: Reason

  /// Creates an omission.
  ///
  /// - Parameters:
  ///   - call: the method, as the log shows it.
  ///   - receiver: the name of the object, or `nil` if it is not known.
  ///   - reason: why it was not called.
  public init(_ call: Event.Call, of receiver: String?, because reason: Reason) {
    self.receiver = receiver
    self.call = call
    self.reason = reason
  }

  /// The receiver and its method.
  public var name: String { (receiver.map { "\($0)." } ?? "") + call.text }

  /// What was not called, why, and the rule.
  public var description: String { "\(name) was not called: \(reason) (\(reason.rule))." }
}

/// Methods that are left out together.
///
/// ```swift
/// let calls: Calls = ["viewDidLoad()", "viewWillAppear(_:)"]
/// #expect(calls.names.count == 2)
/// ```
public struct Calls: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Sendable {
  /// The methods, as the log shows them.
  public let names: [Event.Call]

  /// Creates a list of methods.
  public init(_ names: [Event.Call]) { self.names = names }

  /// Creates a list of several methods.
  public init(arrayLiteral names: Event.Call...) { self.names = names }

  /// Creates a list of one method.
  public init(stringLiteral name: String) { names = [Event.Call(name)] }

  /// Creates a list of one method with its arguments.
  public init(stringInterpolation parts: Event.Call.StringInterpolation) {
    names = [Event.Call(stringInterpolation: parts)]
  }

  /// These and others.
  public static func + (first: Calls, second: Calls) -> Calls { Calls(first.names + second.names) }
}

/// The heading that a rule is under, in the book.
///
/// ```swift
/// #expect("\(Reason.viewIsLoaded.rule)" == "Presenting, First appearance")
/// ```
public struct RuleHeading: Equatable, Sendable, CustomStringConvertible {
  /// The name of the page, as in its link.
  public let page: String

  /// The heading on the page.
  public let heading: String

  package init(_ page: String, _ heading: String) {
    self.page = page
    self.heading = heading
  }

  /// The page and the heading.
  public var description: String { "\(title), \(heading)" }

  /// The page as it is called in a sentence.
  package var title: String {
    let name = page.replacing("-", with: " ").lowercased()
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
