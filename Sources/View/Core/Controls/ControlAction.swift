import Model

/// Something that a person can do with a control besides touching it, such as deleting a row.
///
/// ```swift
/// let brew = try #require(cell.actions.first { $0.name == "Brew" })
/// window.perform(brew, on: cell)
/// ```
@MainActor
public struct ControlAction {
  /// The name, a verb in every language.
  public let name: Phrase

  /// Whether it might destroy something.
  public let isDestructive: Bool

  /// Whether it gives the control a value that has the name of the action.
  package let givesValue: Bool

  private let body: (TouchContext) -> Bool

  /// Creates an action; `perform` returns whether a delegate or a target was called.
  ///
  /// - Parameters:
  ///   - name: a verb, which a person types.
  ///   - isDestructive: whether it might destroy something.
  ///   - perform: does it, and returns whether a delegate or a target was called.
  public init(_ name: Phrase, isDestructive: Bool = false, perform: @escaping () -> Bool) {
    self.name = name
    self.isDestructive = isDestructive
    givesValue = false
    body = { _ in perform() }
  }

  /// Creates an action that gives a control the value of a name.
  package init(value name: Phrase, perform: @escaping (TouchContext) -> Bool) {
    self.name = name
    isDestructive = false
    givesValue = true
    body = perform
  }

  /// Does it, as a person does, whether its control is enabled or not.
  ///
  /// A window lets only its uppermost screen be touched; a unit test may do what any control takes.
  ///
  /// - Returns: whether a delegate or a target was called.
  @discardableResult
  public func perform(in context: TouchContext = TouchContext()) -> Bool { body(context) }

  /// The action with a control, as the trace shows it.
  func call(on control: Control) -> Event.Call {
    let (name, control) = (name.english, control.label.english)
    return givesValue ? "set(\"\(control)\", to: \"\(name)\")" : "\(method: name)(\"\(control)\")"
  }
}
