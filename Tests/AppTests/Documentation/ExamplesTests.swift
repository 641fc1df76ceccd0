import Foundation
import ModelKit
import Testing
import ViewKit
import Workshop

/// Each public type of the framework has an example, which is compiled.
@Suite("Examples")
nonisolated struct ExamplesTests {
  @Test("Every block of Swift in a comment stands in a file that is compiled, and is short")
  func blocks() throws {
    if TranscriptFolder.standard.mode == .accept { try takeOver() }
    let sources = try ["ExampleTests", "AppTests/Documentation"].flatMap {
      try Page.files(in: "Tests/\($0)", endingWith: ".swift")
    }.map { try Page($0).lines.joined(separator: "\n") }
    let blocks = comments.flatMap { file in file.blocks.map { (file.path, $0) } }

    #expect(blocks.count >= 175)
    for (path, block) in blocks {
      #expect(block.language == "swift", "\(path)")
      #expect(sources.contains { block.stands(in: $0) }, "\(path), in no file:\n\(block.text)")
      #expect(
        block.lines.count <= 14 && block.lines.allSatisfy { $0.count <= 86 },
        "\(path), too large:\n\(block.text)")
    }
  }

  @Test("Every public type has an example, or a reason why not")
  func types() {
    let types = comments.flatMap(\.types)
    let without = Set(types.filter { !$0.hasExample }.map(\.name))
    let exempted = Self.exemptions.flatMap(\.types)

    #expect(types.count >= 199)
    #expect(without.subtracting(exempted) == [], "add an example to their comments")
    #expect(Set(exempted).subtracting(without) == [], "they have examples, or are gone")
  }

  @Test("An example that has changed takes the place of what it was, and nothing else changes")
  func replaced() throws {
    let old = Page.Block(language: "swift", lines: ["let a = 1", "", "a + 1"])
    let new = Page.Block(language: "swift", lines: ["let b = 2", "b + 1"])
    let test = "func f() {\n    let a = 1\n\n    a + 1\n  a + 1\n}\n"

    #expect(
      old.replaced(with: new, in: test) == "func f() {\n    let b = 2\n    b + 1\n  a + 1\n}\n")
    #expect(new.replaced(with: old, in: test) == test)
  }

  /// Takes each example that has changed since the last commit over into the tests.
  private func takeOver() throws {
    let folder = try TemporaryFolder()
    let tests = try Page.files(in: "Tests/ExampleTests", endingWith: ".swift").map {
      Page.root.appendingPathComponent($0)
    }
    for file in comments {
      let show = Child(
        "git show \"HEAD:$0\" > \"$1\"", [file.path, folder.path("former")],
        in: Page.root.path, environment: ProcessInfo.processInfo.environment)
      try BuiltProgram.run(show)
      let lines = String(decoding: try folder.bytes(of: "former"), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let former = SourceComments(Page(file.path, lines: lines)).blocks
      // Where one was added or taken away, it is written, or taken out, by hand.
      guard former.count == file.blocks.count else { continue }
      for (former, block) in zip(former, file.blocks) where former != block {
        for test in tests {
          let text = try String(contentsOf: test, encoding: .utf8)
          try former.replaced(with: block, in: text).write(
            to: test, atomically: true, encoding: .utf8)
        }
      }
    }
  }

  // MARK: - Fixtures

  /// The types without an example of their own, with the reason.
  private static let exemptions: [(reason: String, types: [String])] = [
    (
      "a choice, made or read in the example of the type around it, or of what goes with it",
      [
        "Action", "Action.Attributes", "Action.State", "AlertAction.Style", "AlertController.Style",
        "Application.State", "BarButtonItem.Style",
        "Button.Role", "BarButtonItem.SystemItem", "ContextualAction.Style", "Event.Kind",
        "LifeCyclePolicy.Arrangement", "LifeCyclePolicy.ClosingInSwitcher",
        "LifeCyclePolicy.LastWindow", "Menu.Options", "SceneManifest.SDK", "SceneSession.Role",
        "SignScreen.Kind",
        "StoreError.Kind",
        "StoreKey.Namespace", "SystemEvent.Kind", "TextTraits.Ground",
        "WindowScene.DismissalAnimation", "WindowScene.Geometry", "WindowScene.Size",
      ]
    ),
    (
      "received and read, in the example of the type around it",
      [
        "ArrivalMatrix.Cell", "ArrivalMatrix.Outcome", "ArrivalMatrix.Place",
        "Event.Call.StringInterpolation", "Explanation.CallInStep", "Explanation.Fact",
        "LoginSession.Change", "MigrationReport.Finding", "MigrationReport.Finding.Kind",
        "MigrationReport.Line", "MigrationReport.Outcome", "NotificationResponse.Content",
        "NotificationResponse.Notification", "NotificationResponse.Request", "Rows.Change", "Tab",
        "ScenarioError.Reason", "ScreenContent.Grid", "ScreenContent.Grid.Row",
        "ScreenContent.Item", "ScreenContent.Item.Kind",
        "ScreenContent.Marks", "SegmentedControl.Segment",
      ]
    ),
    (
      "adopted by a controller of the framework",
      ["NavigationScreenDelegate", "TabBarDelegate"]
    ),
    (
      "what others have in common, and they have examples",
      ["ApplicationLifeCycle", "MenuElement", "SceneDestructionRequestOptions"]
    ),
    ("chosen by the compiler for a model that has none", ["NoHead", "NoRow"]),
    ("made only with a hash, which an example cannot compute", ["HTMLPage.Script"]),
    ("written by the compiler", ["Phrase.StringInterpolation"]),
  ]

  /// The files of the library.
  private let comments: [SourceComments]

  init() throws {
    comments = try SourceComments.library()
  }
}
