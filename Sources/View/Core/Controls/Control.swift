import Model

/// Something on a screen that a person can touch: UIKit's `UIControl`.
///
/// It tells its targets what a person did, and is silent about what a program sets.
///
/// ```swift
/// order.addTarget(cup, action: Cup.pour, for: .touchUpInside)
/// order.isEnabled = false
/// #expect(!window.touch(order))
/// order.isEnabled = true
/// #expect(window.touch(order))
/// ```
@MainActor
open class Control {
  /// The states of a control: of UIKit's states, only the one that every control has.
  ///
  /// ```swift
  /// order.setTitle("Order Now", for: .normal)
  /// #expect(order.label == "Order Now")
  /// ```
  public enum State: Sendable {
    /// Neither disabled nor selected.
    case normal
  }

  /// The name in every language: a button's title, a field's label.
  public var label: Phrase { name }

  // Not public: else each access is guarded at run time.
  var name: Phrase

  // See `Control+Targets.swift`.
  var targets: ControlTarget?

  var flags: Flags = []

  /// What is not as it is for most controls.
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let disabled = Flags(rawValue: 1)
    static let selected = Flags(rawValue: 2)
    static let hidden = Flags(rawValue: 4)
    static let secure = Flags(rawValue: 8)
    static let highlighted = Flags(rawValue: 16)
    static let invalid = Flags(rawValue: 32)
    /// Return ends editing.
    static let resigns = Flags(rawValue: 64)
    /// Its name alone asks for a value.
    static let asksForValue = Flags(rawValue: 128)
  }

  /// Creates a control with a name.
  public init(_ label: Phrase) {
    name = label
  }

  /// Whether a person can use it; a disabled control is shown as such, and sends nothing.
  open var isEnabled: Bool {
    get { !flags.contains(.disabled) }
    set { set(.disabled, !newValue) }
  }

  /// Whether it is shown as selected; it never changes by itself.
  open var isSelected: Bool {
    get { flags.contains(.selected) }
    set { set(.selected, newValue) }
  }

  /// Whether it is left out of its screen.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { set(.hidden, newValue) }
  }

  /// Touches it, as a person does, unless it is disabled.
  ///
  /// A window lets only its uppermost screen be touched; a unit test may touch any control.
  ///
  /// - Returns: `false` when nothing was called, because the delegate is gone or was never set.
  @discardableResult
  public final func touch(in context: TouchContext = TouchContext()) -> Bool {
    guard isEnabled else {
      context.log.decide(.isDisabled(self))
      return false
    }
    let isHandled = touched(in: context)
    context.log.decide(.sentEvents(self))
    return isHandled
  }

  /// What a person can do with it besides touching it; nothing with most.
  open var actions: [ControlAction] { [] }

  /// What a touch sends, apart from what every control sends besides.
  package final var touchEvents: [Events] {
    asksForValue || self is Switch ? [.touchDown, .valueChanged] : [.touchDown, .touchUpInside]
  }

  /// Whether its name alone, typed at a prompt, asks for a value: a touch changes nothing.
  package final var asksForValue: Bool {
    get { flags.contains(.asksForValue) }
    set { set(.asksForValue, newValue) }
  }

  /// A person has touched it: the default sends the events of a touch.
  ///
  /// Override it in a cell of your own whose touch does something else.
  ///
  /// - Returns: whether a delegate or a target was called.
  open func touched(in context: TouchContext) -> Bool {
    let isHandled = sendActions(for: .touchDown, in: context)
    guard isEnabled else { return isHandled }
    return sendActions(for: [.touchUpInside, .primaryActionTriggered], in: context) || isHandled
  }
}

extension Control {
  /// Gives it another name.
  package final func rename(_ name: Phrase) { self.name = name }

  /// Whether it has targets, there or gone.
  package final var hasTargets: Bool { targets != nil }

  /// The program has changed the value: that sends no event.
  package func didChangeByProgram() {
    TextInputContext.observedLog(of: self)?.decide(.valueSetByProgram(self))
  }

  func set(_ flag: Flags, _ isSet: Bool) {
    flags = isSet ? flags.union(flag) : flags.subtracting(flag)
  }
}

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
