import Foundation
import Model
import Testing

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("The notification center")
struct NotificationCenterTests {
  private final class Observer {
    let name: String
    private(set) var told: [String] = []
    var onNotification: () -> Void = {}

    init(_ name: String) { self.name = name }

    func notified(_ notification: Notification) {
      told.append(notification.name.rawValue)
      onNotification()
    }
  }

  private final class Heard { var names: [String] = [] }

  private let center = ControllerKit.NotificationCenter()
  private let heard = Heard()
  private static let boiled = Notification.Name("boiled")
  private static let spilled = Notification.Name("spilled")

  private func observe(_ name: String) -> Observer {
    let observer = Observer(name)
    observer.onNotification = { [heard] in heard.names.append(name) }
    center.addObserver(observer, action: Observer.notified, for: Self.boiled)
    return observer
  }

  @Test("14.5 [T] Observers are told in the order in which they were added, before post returns")
  func order() {
    let names = (0..<20).map { "\($0)" }
    let observers = names.map(observe)

    center.post(name: Self.boiled)

    #expect(heard.names == names && observers.allSatisfy { $0.told == ["boiled"] })
  }

  @Test("14.5 [T] Who is added meanwhile is not told, who is removed meanwhile is not told either")
  func meanwhile() {
    let first = observe("first")
    let second = observe("second")
    var third: Observer?
    first.onNotification = {
      center.removeObserver(second)
      third = observe("third")
    }

    center.post(name: Self.boiled)
    #expect(second.told == [] && third?.told == [])
    first.onNotification = {}
    center.post(name: Self.boiled)

    #expect(second.told == [] && third?.told == ["boiled"])
  }

  @Test("An object is held weakly; a closure stays until it is removed")
  func held() {
    weak var gone: Observer?
    do { gone = observe("gone") }
    #expect(gone == nil)
    var count = 0
    let token = center.addObserver(forName: Self.boiled) { _ in count += 1 }

    center.post(name: Self.boiled)
    #expect(count == 1 && heard.names == [])
    center.removeObserver(token)
    center.post(name: Self.boiled)

    #expect(count == 1)
  }

  @Test("An observer without a name gets every name, and one of an object gets that object's alone")
  func meant() {
    let (kettle, other) = (Observer("kettle"), Observer("other"))
    var told: [String] = []
    center.addObserver(forName: Self.boiled, object: kettle) { _ in told.append("kettle") }
    center.addObserver(forName: nil) { told.append("all \($0.name.rawValue)") }

    center.post(name: Self.boiled, object: other)
    center.post(name: Self.spilled, object: kettle)
    center.post(name: Self.boiled, object: kettle, userInfo: ["cups": 2])

    #expect(told == ["all boiled", "all spilled", "kettle", "all boiled"])
  }

  @Test("A name alone can be removed")
  func oneName() {
    let observer = Observer("observer")
    for name in [Self.boiled, Self.spilled] {
      center.addObserver(observer, action: Observer.notified, for: name)
    }

    center.removeObserver(observer, name: Self.boiled)
    for name in [Self.boiled, Self.spilled] { center.post(name: name) }

    #expect(observer.told == ["spilled"])
  }

  @Test("A name is removed of one object, and not of another")
  func oneNameOfOne() {
    let observers = ["first", "second"].map(observe)

    center.removeObserver(observers[0], name: Self.boiled)
    withExtendedLifetime(observers) { center.post(name: Self.boiled) }

    #expect(heard.names == ["second"])
  }

  @Test("An object that is gone notifies no observer, not even one without a named object")
  func objectGone() {
    var count = 0
    do {
      let kettle = Observer("kettle")
      center.addObserver(forName: Self.boiled, object: kettle) { _ in count += 1 }
      center.post(name: Self.boiled)
      center.post(name: Self.boiled, object: kettle)
    }

    center.post(name: Self.boiled)

    #expect(count == 1)
  }

  @Test("A closure that is removed is released, with what it holds and what it is known by")
  func released() {
    weak var held: Observer?
    weak var token: AnyObject?
    do {
      let observer = Observer("held")
      held = observer
      let added = center.addObserver(forName: Self.boiled) { _ in observer.onNotification() }
      token = added
      center.removeObserver(added)
    }

    #expect(held == nil && token == nil)
  }

  @Test("Who is told is in the log")
  func log() {
    let log = EventLog(isRecording: true)
    let center = ControllerKit.NotificationCenter(log: log)
    let observer = Observer("observer")
    center.addObserver(observer, action: Observer.notified, for: Self.boiled)
    center.addObserver(forName: nil) { _ in }

    center.post(name: Self.boiled)

    #expect(
      log.events.map(\.description) == ["Observer.boiled(_:)", "NotificationCenter.boiled(_:)"])
  }
}
