import Model

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
    events.contains(.touchUpInside) && call(in: context)
  }

  private func call(in context: TouchContext) -> Bool {
    guard let delegate = delegate() else { return false }
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
