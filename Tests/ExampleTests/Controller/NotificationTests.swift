import Testing
import Vestibule

extension Notification.Name {
  fileprivate static let kettleDidBoil = Notification.Name("kettleDidBoil")
}

@MainActor
@Suite("Examples: notifications")
struct NotificationTests {
  private final class Kettle {}

  @Test("An observer of a name is notified")
  func posts() {
    let (cup, kettle) = (Cup(), Kettle())

    let center = NotificationCenter()
    center.addObserver(cup, action: Cup.kettleBoiled, for: .kettleDidBoil)
    center.post(name: .kettleDidBoil, object: kettle)
    #expect(cup.isPoured)
  }
}
