import Testing
import View

@testable import App

@Suite("The help")
struct HelpTests {
  @Test("Names every option and every exit code, once")
  func completeness() {
    let lines = ManualPage.help.split(separator: "\n")

    for option in Option.all {
      #expect(lines.count { $0.hasPrefix("  \(option.usage) ") } == 1, "\(option.name)")
    }
    for code in ExitCode.allCases {
      #expect(lines.count { $0.hasPrefix("  \(code.rawValue)  ") } == 1, "\(code)")
    }
  }

  @Test("Fits a terminal of 80 columns, in plain ASCII")
  func width() {
    for line in ManualPage.help.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
    }
  }

  @Test("The version is a name and a number")
  func version() {
    #expect(ManualPage.version.wholeMatch(of: /vestibule [0-9]+\.[0-9]+\.[0-9]+/) != nil)
  }
}
