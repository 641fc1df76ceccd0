import Testing
import Vestibule

@Suite("The page Observation", .patience)
struct KettleTests {
  @Test("updateProperties() comes before the first layout")
  func order() {
    let window = TestWindow(KettleController(Kettle()))

    let calls = window.log.events.filter { $0.receiver == "KettleController" }.map(\.text)
    #expect(
      calls == [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "updateProperties()",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_:)",
      ])
  }

  @Test("A trace says which property has set it off, and a screen shows it")
  func trace() {
    let kettle = Kettle()
    let window = TestWindow(KettleController(kettle))
    let before = window.log.events.count

    kettle.degrees = 90

    #expect(window.texts == ["90 degrees"])
    let trace = window.log.events.dropFirst(before).map(\.description).joined(separator: "\n")
    #expect(
      trace == """
        KettleController.updateProperties() (Kettle.degrees changed)
        """)
  }

  @Test("What viewDidLoad() has read stays as it was, and a question says why")
  func forgetful() {
    let kettle = Kettle()
    let window = TestWindow(ForgetfulKettleController(kettle))

    kettle.degrees = 90

    #expect(window.texts == [""] || window.texts == [])
    #expect(window.title == "20 degrees")
    #expect(
      window.why("updateProperties").description
        .contains("Kettle.degrees was read in viewDidLoad(), which is not tracked"))
  }
}
