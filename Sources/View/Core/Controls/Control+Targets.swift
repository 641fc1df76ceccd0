package import Model

// Targets and actions: UIKit's other way, beside delegates.
extension Control {
  /// What a person can cause at a control: UIKit's events with its raw values.
  ///
  /// ```swift
  /// name.addTarget(
  ///   cup, action: Cup.nameChanged, for: [.editingChanged, .editingDidEnd])
  /// name.insertText("Lee")
  /// ```
  public struct Events: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was put on it.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// It was touched.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// What the control is there for has happened: a button was touched, a value was changed.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// Return was touched; a target for this event ends editing.
    public static let editingDidEndOnExit = Events(rawValue: 1 << 19)

    fileprivate static let names: [(Events, String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
      (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// The first of the events.
    var first: Events? { Self.names.first { contains($0.0) }?.0 }
  }

  /// Calls the targets of some events, in the order in which they were added, each once.
  ///
  /// A target that is added meanwhile is called from the next event on.
  ///
  /// Disabled or not: only a touch asks.
  ///
  /// - Returns: whether a target was called.
  @discardableResult
  public final func sendActions(
    for events: Events, in context: TouchContext = TouchContext()
  ) -> Bool {
    var isHandled = false
    let last = lastTarget
    var next = targets
    while let target = next {
      // A target may remove itself, or add another one.
      next = target === last ? nil : target.next
      isHandled = target.send(events, from: self, in: context) || isHandled
    }
    return isHandled
  }

  /// Whether there is a target for an event, even one that does not handle it.
  package final func hasTarget(for event: Events) -> Bool {
    var next = targets
    while let target = next {
      if target.listens(to: event) { return true }
      next = target.next
    }
    return false
  }

  /// The objects that it tells, and whether it holds them itself, weakly, or asks for them.
  package final var receivers: [(object: AnyObject, isHeld: Bool)] {
    var receivers: [(AnyObject, Bool)] = []
    if let delegate = (self as? TextControl)?.delegateObject { receivers.append((delegate, true)) }
    var next = targets
    while let target = next {
      if let object = target.receiver { receivers.append((object, target.holdsReceiver)) }
      next = target.next
    }
    return receivers
  }

  /// The methods of delegates that a touch calls, as the log shows them.
  package final var messages: [Event.Call] {
    var messages: [Event.Call] = []
    var next = targets
    while let target = next {
      if let message = target.message { messages.append(message) }
      next = target.next
    }
    return messages
  }

  /// Removes every target.
  public final func removeTargets() { targets = nil }

  /// Whether any of those that it calls is there.
  package final var hasTarget: Bool {
    var next = targets
    while let target = next {
      if !target.isGone { return true }
      next = target.next
    }
    return false
  }

  private var lastTarget: ControlTarget? {
    var last = targets
    while let next = last?.next { last = next }
    return last
  }

  func add(_ target: ControlTarget) {
    guard var last = targets else { return targets = target }
    while !last.isSame(as: target) {
      guard let next = last.next else { return last.next = target }
      last = next
    }
    last.wasAddedAgain = true
  }
}

extension Control.Events: CustomStringConvertible {
  /// The names of the events, as in code; of one's own, the bits.
  public var description: String {
    let names = Self.names.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "events \(rawValue)" : names.joined(separator: ", ")
  }
}

/// A control, for the methods whose action gets the control as what it is.
///
/// ```swift
/// // Cup has a method `func sugarChanged(_ sugar: Switch)`.
/// sugar.addTarget(cup, action: Cup.sugarChanged, for: .valueChanged)
/// ```
@MainActor
public protocol ActionSender: AnyObject {}

extension Control: ActionSender {}

extension ActionSender where Self: Control {
  /// Calls a method of an object, held weakly, at each of some events.
  ///
  /// In place of UIKit's selector, pass the method with its class, as
  /// `LoginController.didTapLogin`. With `nil`, the method is called of the first responder that
  /// has this class: <doc:Controls#No-target>.
  ///
  /// Adding from one line of code the same target for the same events again changes nothing, as in
  /// UIKit. Swift cannot compare methods, so two of them that one line adds, in a loop or a helper,
  /// are taken for one: only the first is called, and that is reported. Write a line for each, or
  /// have the helper pass `fileID` and `line` on: <doc:Controls#A-touch>.
  ///
  /// - Parameters:
  ///   - target: the object, held weakly, or `nil` for the first responder.
  ///   - action: the method of its class; it gets this control.
  ///   - events: those at which it is called.
  ///   - fileID: the file of the caller: leave it out.
  ///   - line: the line of the caller: leave it out.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for events: Control.Events, fileID: String = #fileID, line: Int = #line
  ) {
    add(
      ActionTarget(target, for: events, place: "\(fileID):\(line)") { target, control in
        if let control = control as? Self { action(target)(control) }
      })
  }

  /// Calls a method without arguments.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: Control.Events, fileID: String = #fileID, line: Int = #line
  ) {
    add(
      ActionTarget(target, for: events, place: "\(fileID):\(line)") { target, _ in action(target)()
      })
  }
}

/// One of those that a control calls, and the one after it.
///
/// A list by hand, as nearly every control has one target, and an array of one takes 48 bytes.
@MainActor
class ControlTarget {
  var next: ControlTarget?

  /// Calls it, if it is there and listens to one of some events.
  ///
  /// - Returns: whether it was called.
  func send(_ events: Control.Events, from control: Control, in context: TouchContext) -> Bool {
    false
  }

  /// Whether it listens to an event; an object that is gone does not.
  func listens(to event: Control.Events) -> Bool { false }

  /// Whether it is the same target, added a second time.
  func isSame(as other: ControlTarget) -> Bool { false }

  /// Whether another one that cannot be told from it was added, and left out.
  var wasAddedAgain = false

  /// The method that it calls at a touch, if it has a name.
  var message: Event.Call? { nil }

  /// Whether the object that it calls is gone.
  var isGone: Bool { false }

  /// The object that it calls, if there is one that it knows.
  var receiver: AnyObject? { nil }

  /// Whether it holds that object itself, weakly, and does not ask a closure for it.
  var holdsReceiver: Bool { false }
}

/// A delegate, which is looked up at each touch.
final class DelegateTarget<Delegate>: ControlTarget {
  private let call: Event.Call
  private let delegate: () -> Delegate?
  private let body: (Delegate) -> Void

  init(
    _ call: Event.Call, to delegate: @escaping () -> Delegate?, body: @escaping (Delegate) -> Void
  ) {
    self.call = call
    self.delegate = delegate
    self.body = body
  }

  override func send(_ events: Control.Events, from control: Control, in context: TouchContext)
    -> Bool
  {
    guard events.contains(.touchUpInside), let delegate = delegate() else { return false }
    context.log.record(
      Event(.call, "\(type(of: delegate as Any))", call, from: .view, to: .controller)
    ) { body(delegate) }
    return true
  }

  override var message: Event.Call? { call }

  override var isGone: Bool { delegate() == nil }

  override var receiver: AnyObject? {
    guard let delegate = delegate() else { return nil }
    // A delegate that is a value would be put into a box.
    return type(of: delegate as Any) is AnyClass ? delegate as AnyObject : nil
  }
}

/// A closure of the framework's own, which no trace shows.
final class ClosureTarget: ControlTarget {
  private let body: @MainActor () -> Bool

  init(_ body: @escaping @MainActor () -> Bool) { self.body = body }

  override func send(_ events: Control.Events, from control: Control, in context: TouchContext)
    -> Bool
  {
    events.contains(.touchUpInside) && body()
  }
}

/// An object, held weakly, and its method; without an object, the first responder of its class.
final class ActionTarget<Target: AnyObject>: ControlTarget {
  private weak var target: Target?
  private let isAnybody: Bool
  private let action: (Target, Control) -> Void
  private let events: Control.Events
  private let place: String

  init(
    _ target: Target?, for events: Control.Events, place: String,
    action: @escaping (Target, Control) -> Void
  ) {
    self.target = target
    isAnybody = target == nil
    self.events = events
    self.place = place
    self.action = action
  }

  override func send(_ sent: Control.Events, from control: Control, in context: TouchContext)
    -> Bool
  {
    let matching = events.intersection(sent)
    guard !matching.isEmpty, let target = target(in: context) else { return false }
    let event = matching.first ?? matching
    context.log.record(
      Event(
        .call, "\(type(of: target))", "\(method: "\(event)")(\(control.label.english))",
        from: .view, to: .controller)
    ) { action(target, control) }
    if wasAddedAgain {
      let name = control.label.english
      context.log.report(TouchDiagnostic.addedAgain(control: name, by: place), from: "Window")
    }
    return true
  }

  private func target(in context: TouchContext) -> Target? {
    guard isAnybody else { return target }
    return context.responder?.chain.lazy.compactMap { $0 as? Target }.first
  }

  override func listens(to event: Control.Events) -> Bool {
    events.contains(event) && (isAnybody || target != nil)
  }

  override var isGone: Bool { !isAnybody && target == nil }

  override var receiver: AnyObject? { target }

  override var holdsReceiver: Bool { true }

  override func isSame(as other: ControlTarget) -> Bool {
    guard let other = other as? Self else { return false }
    return other.target === target && other.isAnybody == isAnybody && other.events == events
      && other.place == place
  }
}
