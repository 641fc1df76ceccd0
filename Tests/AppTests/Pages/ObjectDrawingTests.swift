import Foundation
import Testing

@testable import App
@testable import ProgramKit

@Suite("Who holds whom on a session page", .patience)
struct ObjectDrawingTests {
  @Test("Objects of one class are told apart by their numbers, and one alone has none")
  func numbers() throws {
    let transcript = try Transcript("> sign up\n> :new\n")

    let page = try transcript.page(hasher: InProcessProgram.hasher, named: "windows").text

    let steps = page.components(separatedBy: "<section ").dropFirst()
    let (one, two) = (String(steps[steps.startIndex + 1]), String(steps[steps.startIndex + 2]))
    expectPresent("<li>SignScreen #2 → SignUpController: Email, Password (weak)</li>", in: one)
    expectAbsent("SignUpController #", in: one)
    expectAbsent("Window #", in: one)
    for name in ["Window #2", "SceneDelegate #2", "SignInController #2"] {
      expectPresent(">\(name)</text>", in: two)
    }
    expectPresent("<li>WindowScene 2 → Window #2: windows (weak)</li>", in: two)
    for page in [one, two] {
      let names = page.matches(of: /font-weight="600"[^>]*>([^<]+)</).map { String($0.1) }
      let objects = names.filter { $0.contains(/^[A-Z]\w+(Controller|Screen|Delegate|Window)/) }
      #expect(Set(objects).count == objects.count && objects.count > 5)
    }
  }

  @Test("No identifier stands twice on a page, though several alerts do")
  func identifiers() throws {
    let transcript = try Transcript("#! --demo\n> sign in\n> ok\n> sign in\n> ok\n")

    let page = try transcript.page(hasher: InProcessProgram.hasher, named: "alerts").text

    let identifiers = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(identifiers.count { $0.hasSuffix("-message") } == 2)
    #expect(Set(identifiers).count == identifiers.count)
  }
}
