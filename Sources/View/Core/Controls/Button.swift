public import Model

/// A button, which calls its delegate or its targets when it is touched.
///
/// A touch that calls neither a delegate nor a target is reported.
///
/// ```swift
/// let order = Button("Order")
/// order.role = .primary
/// order.addTarget(cup, action: Cup.pour, for: .touchUpInside)
/// ```
public final class Button: Control {
  /// What a button is for: UIKit's roles with its raw values.
  ///
  /// It changes how the button is shown, and whether Return may touch it.
  public enum Role: Int, CaseIterable, Sendable {
    /// No special role.
    case normal = 0
    /// The button that a person most likely wants.
    case primary = 1
    /// Leaves everything as it was.
    case cancel = 2
    /// Might destroy something.
    case destructive = 3
  }

  /// What the button is for; every renderer shows a destructive one as such.
  public var role: Role {
    get { purpose }
    set { purpose = newValue }
  }
  // Not public: else each access is guarded.
  private var purpose = Role.normal

  /// Sets how the button looks, such as its title: UIKit's handler.
  ///
  /// It is called when it is set, when the button comes into a window, when it is enabled, disabled
  /// or selected, and after a change of an `@Observable` property that it has read in a window:
  /// <doc:Observation>.
  public var configurationUpdateHandler: ((Button) -> Void)? {
    get { handler }
    set {
      handler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var handler: ((Button) -> Void)?

  /// Whether a person can use it.
  public override var isEnabled: Bool {
    didSet { if handler != nil { setNeedsUpdateConfiguration() } }
  }

  /// Whether it is shown as selected.
  public override var isSelected: Bool {
    didSet { if handler != nil { setNeedsUpdateConfiguration() } }
  }

  /// Calls the handler of its configuration again, at once.
  public func setNeedsUpdateConfiguration() {
    configure(in: TextInputContext.listing(self))
  }

  /// Calls the handler of its configuration, if there is one.
  func configure(in input: TextInputContext?) {
    guard let handler else { return }
    guard let input else { return handler(self) }
    input.track(.configuration, of: self) { handler(self) }
  }

  /// Creates a button that calls a method of a delegate; a trace shows the call as `message`.
  ///
  /// `delegate` returns the delegate: capture the screen weakly in it. `body` calls the method.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - message: the method, as a trace shows it.
  ///   - delegate: returns the delegate, or `nil`.
  ///   - body: calls the method.
  public init<Delegate>(
    _ title: Phrase, sends message: Event.Call, to delegate: @escaping () -> Delegate?,
    _ body: @escaping (Delegate) -> Void
  ) {
    super.init(title)
    targets = DelegateTarget(message, to: delegate, body: body)
  }

  /// Creates a button that calls no target until one is added.
  public override init(_ title: Phrase = "") {
    super.init(title)
  }

  /// Calls a closure when it is touched, besides its targets; it returns whether it did something.
  package func whenTouched(_ body: @escaping @MainActor () -> Bool) { add(ClosureTarget(body)) }

  /// Sets the title.
  public func setTitle(_ title: Phrase, for state: State) {
    name = title
  }
}
