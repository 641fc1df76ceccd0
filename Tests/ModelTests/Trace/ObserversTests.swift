import Model
import Testing

@Suite("Observers")
struct ObserversTests {
  @Test("They are called in the order in which they were added, each once")
  func order() {
    let bell = Bell()
    let (first, second) = (Listener(), Listener())
    for listener in [first, second, first] { bell.observers.add { [weak listener] in listener } }

    let heard = bell.ring()

    #expect(heard == [first.id, second.id])
  }

  @Test("Observers are held weakly")
  func weak() {
    let bell = Bell()
    do {
      let listener = Listener()
      bell.observers.add { [weak listener] in listener }
    }

    #expect(bell.ring() == [])
  }

  @Test("An observer added while the others are called is called the next time")
  func added() {
    let bell = Bell()
    let (first, second) = (Listener(), Listener())
    first.react = { $0.add { [weak second] in second } }
    bell.observers.add { [weak first] in first }

    #expect(bell.ring() == [first.id])
    #expect(bell.ring() == [first.id, second.id])
  }

  @Test("An observer removed while the others are called is not called any more, by no copy either")
  func removed() {
    let bell = Bell()
    let (first, second, third) = (Listener(), Listener(), Listener())
    first.react = { $0.remove(second) }
    for listener in [first, second, third] { bell.observers.add { [weak listener] in listener } }
    let copy = bell.observers

    #expect(bell.ring() == [first.id, third.id])
    #expect(bell.ring(copy) == [first.id, third.id])
  }

  @Test("An observer removed and added again meanwhile is new: called the next time, as the last")
  func addedAgain() {
    let bell = Bell()
    let (first, second, third) = (Listener(), Listener(), Listener())
    first.react = {
      $0.remove(second)
      $0.add { [weak second] in second }
      first.react = nil
    }
    for listener in [first, second, third] { bell.observers.add { [weak listener] in listener } }

    #expect(bell.ring() == [first.id, third.id])
    #expect(bell.ring() == [first.id, third.id, second.id])
  }

  @Test("After all are removed, no observer is called, not even for a running notification")
  func removedAll() {
    let bell = Bell()
    let (first, second) = (Listener(), Listener())
    first.react = { $0.removeAll() }
    for listener in [first, second] { bell.observers.add { [weak listener] in listener } }

    #expect(bell.ring() == [first.id])
    #expect(bell.ring() == [] && bell.observers.isEmpty)
  }

  // MARK: - Fixtures

  private final class Bell {
    var observers = Observers<any Listening>()

    /// Rings for the observers of now, or for a copy; returns who heard it.
    func ring(_ copy: Observers<any Listening>? = nil) -> [ObjectIdentifier] {
      var heard: [ObjectIdentifier] = []
      (copy ?? observers).tell { listener in
        heard.append(ObjectIdentifier(listener))
        listener.bellDidRing(&observers)
      }
      return heard
    }
  }

  private final class Listener: Listening {
    var react: ((inout Observers<any Listening>) -> Void)?
    var id: ObjectIdentifier { ObjectIdentifier(self) }

    func bellDidRing(_ observers: inout Observers<any Listening>) { react?(&observers) }
  }
}

private protocol Listening: AnyObject {
  func bellDidRing(_ observers: inout Observers<any Listening>)
}
