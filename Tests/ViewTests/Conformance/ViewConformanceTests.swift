import Model
import Testing
import View
import ViewText

@MainActor
@Suite("View conformance")
struct ViewConformanceTests {
  @Test(
    "The screens of the front door do everything that their protocols say",
    arguments: [false, true])
  func screens(isLogged: Bool) {
    let log = EventLog(isRecording: isLogged)

    let violations = ViewConformance.violations(
      of: SignInScreens(log: log), in: HeadlessViewFactory(), alert: AlertScreen())

    #expect(violations == [])
  }

  @Test("They do so in a window of text too")
  func text() {
    let windows = TextViewFactory(display: TextDisplay(language: .korean))

    let violations = ViewConformance.violations(
      of: SignInScreens(), in: windows, alert: AlertScreen())

    #expect(violations == [])
  }

  @Test("Views with one fault are found to have that fault", arguments: ViewViolation.allCases)
  func broken(fault: ViewViolation) {
    let views = BrokenViewFactory(fault)

    let violations = ViewConformance.violations(of: views, in: views, alert: views.makeAlertView())

    #expect(violations == [fault])
  }
}
