import Terminal
import Testing

@testable import App
@testable import Model
@testable import ProgramKit

@Suite("How far a replay is")
struct ReplayProgressTests {
  @Test("It says so before each line, over all launches, from the beginning on")
  func lines() throws {
    let text = """
      #! --language en
      #! store
      > sign up
      > email
      #! relaunch
      > email
      > lee@example.com

      """
    var parts: [Double] = []

    _ = try Transcript(text).difference(hasher: StandardHasher()) { parts.append($0) }

    #expect(parts == [0, 0.25, 0.5, 0.75])
  }
}
