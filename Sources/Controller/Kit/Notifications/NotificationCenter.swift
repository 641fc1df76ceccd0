public import Controller
public import Foundation
public import Model

/// Notifies the observers of a name, in order, that something has happened: Foundation's class.
///
/// Foundation on Linux tells its observers in random order. Here they are told in the order in
/// which they were added; the rules are on <doc:Notifications>. An application has one, and so may
/// a test.
///
/// ```swift
/// let center = NotificationCenter()
/// center.addObserver(cup, action: Cup.kettleBoiled, for: .kettleDidBoil)
/// center.post(name: .kettleDidBoil, object: kettle)
/// #expect(cup.isPoured)
/// ```
@MainActor
public final class NotificationCenter {
  private let log: EventLog
  private var entries: [Entry] = []

  /// Creates a center without observers.
  public init(log: EventLog = EventLog()) { self.log = log }

  /// One observation.
  private final class Entry {
    let name: Notification.Name?
    weak var object: AnyObject?
    let isOfOneObject: Bool
    /// The observer, or what was returned for a closure.
    weak var observer: AnyObject?
    var call: ((Notification) -> Void)?

    init(
      _ name: Notification.Name?, _ object: AnyObject?, _ observer: AnyObject,
      call: @escaping (Notification) -> Void
    ) {
      (self.name, self.object, self.observer, self.call) = (name, object, observer, call)
      isOfOneObject = object != nil
    }

    func isMeant(by notification: Notification, _ sender: AnyObject?) -> Bool {
      if let name, name != notification.name { return false }
      return !isOfOneObject || object != nil && object === sender
    }
  }

  /// What stands for a closure that observes: it is held until it is removed.
  private final class Token {}

  private var tokens: [ObjectIdentifier: Token] = [:]

  /// Calls a method of an object, held weakly, whenever something of a name is posted.
  ///
  /// Without a name it is told of all; with an object, only of what that object posts.
  ///
  /// - Parameters:
  ///   - observer: the object, held weakly.
  ///   - action: the method of its class, as `Kettle.teaIsReady`.
  ///   - name: the name of what it is notified of, or `nil` for all.
  ///   - object: the object that posts, or `nil` for every one.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    action: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    for name: Notification.Name?, object: AnyObject? = nil
  ) {
    entries.append(
      Entry(name, object, observer) { [weak observer] notification in
        if let observer { action(observer)(notification) }
      })
  }

  /// Calls a closure whenever something of a name is posted, until what is returned is removed.
  ///
  /// - Parameters:
  ///   - name: the name of what it is notified of, or `nil` for all.
  ///   - object: the object that posts, or `nil` for every one.
  ///   - block: is called with each notification, and held until the observer is removed.
  /// - Returns: what to remove it by; the center holds it until then.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject? = nil,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> AnyObject {
    let token = Token()
    tokens[ObjectIdentifier(token)] = token
    entries.append(Entry(name, object, token, call: block))
    return token
  }

  /// Removes an object, or a closure by what was returned for it: it is told nothing more, not even
  /// of what is being posted.
  public func removeObserver(_ observer: AnyObject) {
    remove { $0.observer === observer }
    tokens[ObjectIdentifier(observer)] = nil
  }

  /// Removes an object for a name alone.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name) {
    remove { $0.observer === observer && $0.name == name }
  }

  private func remove(where isMeant: (Entry) -> Bool) {
    for entry in entries where isMeant(entry) { entry.call = nil }
    entries.removeAll { $0.call == nil || $0.observer == nil }
  }

  /// Tells the observers, before it returns, in the order in which they were added.
  ///
  /// - Parameters:
  ///   - name: the name, by which observers are chosen.
  ///   - object: the object that posts it, or `nil`.
  ///   - userInfo: what the notification says besides, or `nil`.
  public func post(
    name: Notification.Name, object: AnyObject? = nil, userInfo: [AnyHashable: Any]? = nil
  ) {
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    // Who is added meanwhile is not in this list; who is removed has no call any more.
    for entry in entries where entry.isMeant(by: notification, object) {
      guard let observer = entry.observer, let call = entry.call else { continue }
      let receiver = observer is Token ? "NotificationCenter" : "\(type(of: observer))"
      log.record(
        Event(.call, receiver, "\(name.rawValue)(_:)", from: .system, to: .controller)
      ) { call(notification) }
    }
  }
}

extension Application {
  /// Tells those who observe a name; there is one for each application.
  public var notificationCenter: NotificationCenter { part(NotificationCenter(log: log)) }
}
