import Foundation
public import View

/// A view that a person can touch.
open class UIControl: UIView {
  /// What a person can cause at a control.
  public typealias Event = Control.Events

  private lazy var plain = Control("")
  /// A control holds its targets weakly; what is called for an action is held here alone, so that it
  /// is gone when the action is removed.
  private var held: [(action: UIAction, called: UIAction, events: Event)] = []

  /// What stands for it on the screen: a test touches it.
  open var control: Control { plain }

  /// Whether a person can use it.
  open var isEnabled: Bool {
    get { control.isEnabled }
    set {
      control.isEnabled = newValue
      stateDidChange()
    }
  }

  /// Whether it is selected.
  open var isSelected: Bool {
    get { control.isSelected }
    set {
      control.isSelected = newValue
      stateDidChange()
    }
  }

  /// Whether a finger is on it: it never is.
  open var isHighlighted = false {
    didSet { stateDidChange() }
  }

  /// Whether it is left out of the screen.
  open override var isHidden: Bool { didSet { control.isHidden = isHidden } }

  /// Its states.
  public var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateDidChange() {}

  /// How its content stands across it: not drawn.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// How its content stands: not drawn.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  /// Calls an action at some events, each time once, and owns it.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    action.sender = self
    hold(action, for: events)
  }

  private func hold(_ action: UIAction, for events: Event) {
    let called = UIAction { _ in action.perform() }
    held.append((action, called, events))
    control.addTarget(called, action: UIAction.perform, for: events)
  }

  /// Calls an action no more at some events.
  open func removeAction(_ action: UIAction, for events: Event) {
    let left = held.filter { $0.action === action }.map { $0.events.subtracting(events) }
    held.removeAll { $0.action === action }
    for events in left where !events.isEmpty { hold(action, for: events) }
  }

  /// Removes every target; actions stay.
  ///
  /// - Parameters: those that UIKit has.
  open func removeTarget(_ target: Any?, action: Never?, for events: Event) {
    control.removeTargets()
    for (_, called, events) in held {
      control.addTarget(called, action: UIAction.perform, for: events)
    }
  }

  /// Calls the targets and actions of some events.
  open func sendActions(for events: Event) { control.sendActions(for: events) }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// A person cannot use it.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// How content stands across a control.
  public enum ContentHorizontalAlignment: Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over all of it.
    case fill
    /// At the beginning.
    case leading
    /// At the end.
    case trailing
  }

  /// How content stands in a control.
  public enum ContentVerticalAlignment: Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over all of it.
    case fill
  }
}

extension Control.Events {
  /// Every event.
  public static let allEvents = Control.Events(rawValue: 0xFFFF_FFFF)
  /// Every event of a touch.
  public static let allTouchEvents = Control.Events(rawValue: 0xFFF)
  /// Every event of editing.
  public static let allEditingEvents = Control.Events(rawValue: 0xF0000)
  /// A finger was lifted elsewhere: it never is.
  public static let touchUpOutside = Control.Events(rawValue: 1 << 7)
  /// A touch was ended by the system: it never is.
  public static let touchCancel = Control.Events(rawValue: 1 << 8)
  /// A finger came back: it never does.
  public static let touchDragEnter = Control.Events(rawValue: 1 << 4)
  /// A finger went elsewhere: it never does.
  public static let touchDragExit = Control.Events(rawValue: 1 << 5)
}

/// A control, for methods whose action gets the control as what it is.
@MainActor
public protocol UIActionSender: AnyObject {}

extension UIControl: UIActionSender {}

extension UIActionSender where Self: UIControl {
  /// Calls a method of an object, held weakly, at some events.
  ///
  /// Linux has no `#selector`: write the method with its class, as `LoginController.didTapLogin`.
  ///
  /// - Parameters:
  ///   - target: the object, held weakly, or `nil` for the first responder of its class.
  ///   - action: the method of its class; it gets this control.
  ///   - events: those at which it is called.
  ///   - fileID: the file of the caller: leave it out.
  ///   - line: the line of the caller: leave it out.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for events: UIControl.Event, fileID: String = #fileID, line: Int = #line
  ) {
    let call: @MainActor (Target) -> @MainActor () -> Void = { target in
      { [weak self] in if let self { action(target)(self) } }
    }
    control.addTarget(target, action: call, for: events, fileID: fileID, line: line)
  }

  /// Calls a method without arguments.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: UIControl.Event, fileID: String = #fileID, line: Int = #line
  ) {
    control.addTarget(target, action: action, for: events, fileID: fileID, line: line)
  }

  /// Linux has no `#selector`.
  @available(
    *, unavailable,
    message:
      "Linux has no #selector: write addAction(UIAction { … }, for: …), or the method with its class."
  )
  public func addTarget(_ target: Any?, action: String, for events: UIControl.Event) {}
}
