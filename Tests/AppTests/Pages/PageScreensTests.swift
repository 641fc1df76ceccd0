import Foundation
import Model
import Testing
import ViewText

@testable import App
@testable import ProgramKit
@testable import View

@Suite("The screens of a session page", .patience)
struct PageScreensTests {
  @Test("A step keeps the screen as it was after each call that changed it")
  func screens() throws {
    let text = "#! --demo\n> email\n> Qwer\n> asdf\n> sign in\n"
    let step = try #require(
      Transcript(text).history(hasher: InProcessProgram.hasher).steps.dropFirst(4).first)

    let email = try #require(step.calls.firstIndex { $0.description == "Email.text = \"\"" })
    let titles = step.screens.map(\.screen.title.english)
    #expect(titles.first == "Sign In" && titles.last == "Signed In")
    func texts(after calls: Int) -> [String] {
      step.screens.last { $0.calls <= calls }?.screen.texts(in: .english) ?? []
    }
    #expect(texts(after: email).contains("Qwer"))
    #expect(!texts(after: email + 1).contains("Qwer"))
    #expect(step.screens.map(\.calls) == step.screens.map(\.calls).sorted())
  }

  @Test("A list is not looked at during a step, as it might ask for its rows too early")
  func list() throws {
    let text = "#! --app todos --trace\n> what\n> feed the cat\n"
    let transcript = try Transcript(text)

    let steps = try transcript.history(hasher: InProcessProgram.hasher).steps

    // The fields beside the list are not looked at either, as they are one screen.
    let looked = steps.flatMap(\.screens).flatMap(\.screen.parts)
    #expect(!looked.contains { if case .list = $0 { true } else { false } })
    #expect(
      steps.last { $0.screen != nil }?.screen?.texts(in: .english).contains("feed the cat") == true)
  }
}
