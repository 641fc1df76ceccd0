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

  private let body: () -> Bool

  /// Creates an action; `perform` returns whether anybody was called.
  public init(_ name: Phrase, isDestructive: Bool = false, perform: @escaping () -> Bool) {
    self.name = name
    self.isDestructive = isDestructive
    body = perform
  }

  /// Does it, as a person does, whether its control is enabled or not.
  ///
  /// A window lets only its uppermost screen be touched; a unit test may do what any control takes.
  ///
  /// - Returns: whether anybody was called.
  @discardableResult
  public func perform() -> Bool { body() }
}
