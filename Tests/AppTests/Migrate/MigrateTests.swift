import Controller
import Foundation
import Model
import Testing
import Vestibule
import View

@testable import App
@testable import ProgramKit

/// What `--migrate` prints, of our own programs and of one made here.
@Suite("--migrate", .patience, .onOwnThreads)
nonisolated struct MigrateTests {
  @Test("The front door and each small app leave nothing to mend, and end with 0")
  @MainActor func ours() throws {
    for name in [nil, "counter", "todos", "contacts"] as [String?] {
      let outcome = try run(name.map { ["--app", $0] } ?? [])

      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.complaint)")
      #expect(
        outcome.text.hasSuffix("Nothing to mend: no call is lost, and the screens are the same.\n"))
      expectAbsent("\n- ", in: outcome.text)
    }
  }

  @Test("With --classic it is the app before its scenes: the sentence of UIKit, and 1")
  func before() throws {
    let outcome = try run(["--classic"])

    #expect(outcome.code == 1)
    let words = outcome.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    expectPresent(
      "! launch the app: Application failed to launch: UIScene life cycle is required for apps "
        + "built with this SDK.", in: words)
    #expect(outcome.text.hasSuffix("1 thing to mend.\n"))
  }

  @Test(
    "A script of lines, and a transcript, take the place of the fixed one",
    arguments: [true, false])
  func script(isTranscript: Bool) throws {
    let text =
      isTranscript
      ? "#! --app counter\n> :home\nThe app is in the background. :open brings it back.\n> :open\n"
      : "# Comes and goes.\n\n:home\n:open"
    try folder.write(text.utf8, to: "script")

    let outcome = try run(["--script", "script"])

    #expect(outcome.code == 0, "\(outcome.complaint)")
    expectPresent(
      "→ applicationDidEnterBackground(_:)     sceneDidEnterBackground(_:)", in: outcome.text)
    expectAbsent("application(_:open:)", in: outcome.text)
    expectAbsent("Comes and goes", in: outcome.text)
    #expect(outcome.text.split(separator: "\n").contains(":home"))
  }

  @Test("A line of a script is printed by its code where it would act")
  func hostile() throws {
    try folder.write(":continue tea\u{1B}[2J\n".utf8, to: "script")

    let outcome = try run(["--script", "script"])

    expectPresent(":continue tea\\u{1B}[2J\n", in: outcome.text)
    expectAbsent("\u{1B}", in: outcome.text)
  }

  @Test("In 40 columns no line is wider, and the Korean is Korean")
  func narrow() throws {
    let outcome = try program.shell("COLUMNS=40 vestibule --migrate --language ko")

    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 40 })
    expectPresent("고칠 것이 없습니다.", in: outcome.text)
  }

  @Test("A page of it is a whole page")
  func page() throws {
    let outcome = try run(["--migrate=page", "--app", "counter"])

    #expect(outcome.text.hasPrefix("<!DOCTYPE html>\n"))
    #expect(outcome.text.hasSuffix("</html>\n"))
    expectPresent("<td>sceneDidBecomeActive(_:)</td>", in: outcome.text)
  }

  @Test("A recipe without a manifest has not moved: its launch is refused")
  @MainActor func unmoved() throws {
    func launch(_ manifest: SceneManifest?) throws {
      let recipe = AppRecipe(delegate: { _ in UnmovedDelegate() }, manifest: manifest)
      let application = recipe.make(Surroundings(store: MemoryStore())).application(
        in: MemoryStore(), views: HeadlessViewFactory(), log: EventLog(),
        as: .linkedWithSDK27(hasScenes: true))
      try application.send(.launch())
    }

    #expect(throws: LifeCycleError.launchRefused(.noSceneLifeCycle)) { try launch(nil) }
    // So is one with a manifest of no scene, whatever it was linked with before.
    #expect(throws: LifeCycleError.launchRefused(.noConfigurations)) {
      try launch(SceneManifest())
    }
  }

  @Test("Of several quick actions the fixed script takes the first")
  func shortcut() throws {
    let outcome = try run(["--app", "gallery"])

    expectPresent(":shortcut tasks", in: outcome.text)
    expectAbsent(":shortcut contacts", in: outcome.text)
  }

  @Test("What cannot be read is one sentence, and nothing else")
  func unreadable() throws {
    let outcome = try run(["--script", "missing"])

    #expect(outcome.code != 0 && outcome.text.isEmpty)
    #expect(outcome.complaint.contains("missing"))
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }

  private func run(_ arguments: [String]) throws -> BuiltProgram.Outcome {
    let all =
      arguments.contains { $0.hasPrefix("--migrate") } ? arguments : ["--migrate"] + arguments
    return try program.shell("vestibule " + all.joined(separator: " "))
  }
}

/// The delegate of an app without scenes.
private final class UnmovedDelegate: ApplicationDelegate {}
