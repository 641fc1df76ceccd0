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
}
