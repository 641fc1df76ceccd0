import Testing
import View

@Suite("View conformance")
struct ViewConformanceTests {
  @Test("Recording views do everything that views do")
  func recording() {
    let violations = ViewConformance.violations(of: .recording)

    #expect(violations == [])
  }

  @Test("Text views do everything that views do")
  func text() {
    let violations = ViewConformance.violations(of: .text)

    #expect(violations == [])
  }

  @Test("Views with one fault are found to have that fault", arguments: ViewViolation.allCases)
  func broken(fault: ViewViolation) {
    let violations = ViewConformance.violations(of: .broken(fault))

    #expect(violations == [fault])
  }
}
