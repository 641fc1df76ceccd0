import Foundation
import Model
import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View

@Suite("README's first picture", .patience)
struct TouchPictureTests {
  @Test("It is made from a transcript, light and dark, wide and narrow, and is what happens now")
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

  @Test(
    "A whole session is a picture that moves, made from a transcript too, and is what happens now")
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

  @Test("README quotes what happens below it")
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
