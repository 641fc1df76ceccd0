import Kettle
import Testing

@Suite("A kettle")
struct KettleTests {
  @Test("It boils at 100 degrees, and not below", arguments: [99, 100])
  func boils(degrees: Int) {
    #expect(Kettle(degrees: degrees).isBoiling == (degrees == 100))
  }

  @Test("It can be boiled")
  func boil() {
    var kettle = Kettle(degrees: 20)

    kettle.boil()

    #expect(kettle.isBoiling)
  }

  // It does not ask whether the whistle holds its delegate.
  @Test("A whistle calls its delegate once")
  func whistle() {
    let (whistle, listener) = (Whistle(), Listener())
    whistle.delegate = listener

    whistle.blow()

    #expect(listener.calls == 1)
  }
}

private final class Listener: WhistleDelegate {
  private(set) var calls = 0

  func whistleDidBlow() { calls += 1 }
}
