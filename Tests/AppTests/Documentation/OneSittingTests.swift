import Foundation
import Testing

/// The reference model of the life cycle is the page, and as short as the page says.
@Suite("The life cycle in one sitting")
nonisolated struct OneSittingTests {
  private static let folder = "Tests/ControllerTests/Reference"

  @Test("The page has all code of the models that the app is compared with, at most 300 lines")
  func page() throws {
    let page = try Page("\(Page.catalogue)/Articles/The-Life-Cycle-In-One-Sitting.md")
    let files = try ["LifeCycleModel", "PresentingModel"].map { name in
      try Page("\(Self.folder)/\(name).swift")
    }
    let shown = code(page.blocks(in: "swift").flatMap(\.lines))
    let compiled = code(files.flatMap(\.lines)).filter { !$0.hasPrefix("import ") }

    #expect(shown == compiled)
    #expect(shown.count <= 300)
  }

  private func code(_ lines: [String]) -> [String] {
    lines.filter { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      return text != "" && !text.hasPrefix("//")
    }
  }
}
