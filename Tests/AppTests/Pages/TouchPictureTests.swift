import Foundation
import Model
import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View

@Suite("README's first picture", .patience)
struct TouchPictureTests {
  @Test("README's picture of a touch is what the transcript makes today, in each look and width")
  func picture() throws {
    let step = try Self.step(after: 4, of: Self.signIn)
    for look in UserInterfaceStyle.allCases {
      for isNarrow in [false, true] {
        let name = "touch\(isNarrow ? "-narrow" : "")\(look == .dark ? "-dark" : "").svg"
        var picture = TouchPicture(of: step, look, isNarrow: isNarrow)
        let now = picture.svg()
        try expect(now, isAsIn: "Pictures/\(name)")
      }
    }
  }

  @Test("README's picture of a session is what the transcript makes today, in each look and width")
  func movingPicture() throws {
    let steps = try Transcript(Self.signIn).history(hasher: InProcessProgram.hasher).steps
    for look in UserInterfaceStyle.allCases {
      for isNarrow in [false, true] {
        let name = "sign-in-moving\(isNarrow ? "-narrow" : "")\(look == .dark ? "-dark" : "").svg"
        let now = MovingPicture(of: steps, look, isNarrow: isNarrow, in: .english).svg
        try expect(now, isAsIn: "Pictures/\(name)")
      }
    }
  }

  @Test(
    "README quotes calls that a touch makes today, and shows its picture in each look and width")
  func readme() throws {
    let page = try Page("README.md")
    let quoted = page.lines.filter { $0.hasPrefix("  | ") }.map { $0.dropFirst(4) }
    let calls = try Self.step(after: 1, of: "#! --demo\n> sign up\n").calls.map {
      String(repeating: "  ", count: $0.depth) + $0.description
    }

    #expect(!quoted.isEmpty && calls.starts(with: quoted.map(String.init)))
    for name in ["touch.svg", "touch-dark.svg", "touch-narrow.svg", "touch-narrow-dark.svg"] {
      #expect(page.lines.contains { $0.contains("Tests/AppTests/Transcripts/Pictures/\(name)") })
    }
  }

  private static let signIn = "#! --demo\n> email\n> Qwer\n> asdf\n> sign in\n"

  /// The step of a line of a transcript.
  private static func step(after line: Int, of text: String) throws -> SessionStep {
    let steps = try Transcript(text).history(hasher: InProcessProgram.hasher).steps
    return try #require(steps.dropFirst(line).first)
  }
}
