import Foundation
import Testing

/// What the page MVC-MVP-MVVM says in numbers, in both languages, is counted in the files.
///
/// Each line that the change of the page adds ends with `// hint`.
@Suite("What the four architectures cost", .patience, .onOwnThreads)
nonisolated struct ArchitectureCostTests {
  @Test(
    "The page has the numbers of each way, and so has the Korean one", arguments: SignInWay.allCases
  )
  func numbers(_ way: SignInWay) throws {
    let files = try Page.files(in: "\(Self.folder)/\(way.rawValue)", endingWith: ".swift")
      .map(Page.init)
    let tests = files.filter { $0.path.hasSuffix("Tests.swift") }
    let sources = files.filter { !$0.path.hasSuffix("Tests.swift") }
    let touched = sources.filter { $0.lines.contains(where: Self.isChange) }

    let numbers = [
      sources.count, Self.count(sources, changes: false), Self.count(tests, changes: false),
      touched.count, Self.count(sources, changes: true), Self.count(tests, changes: true),
    ]
    let row = "| \(way.rawValue) | \(numbers.map(String.init).joined(separator: " | ")) |"
    for name in ["Articles/MVC-MVP-MVVM", "Korean/MVC-MVP-MVVM-Korean"] {
      let page = try Page("\(Page.catalogue)/\(name).md")
      if !page.lines.contains(row) { Issue.record("\(name) has not this row: \(row)") }
    }
  }

  // Elsewhere than on Linux the compiler would have to be told where the testing library is.
  #if os(Linux)
    @Test("Without the lines of the change all four compile, and so do their tests")
    func before() throws {
      let folder = try TemporaryFolder()
      let files = try Page.files(in: Self.folder, endingWith: ".swift").filter { path in
        // These two are about the change, or not about the four.
        !["SignInWaysTests.swift", "ArchitectureCostTests.swift"].contains(where: path.hasSuffix)
      }
      try #require(files.count > 12)
      let paths = try files.map { file in
        let name = try #require(file.split(separator: "/").last)
        let text = try Page(file).lines.filter { !Self.isChange($0) }.joined(separator: "\n")
        try folder.write(text.utf8, to: String(name))
        return folder.path(String(name))
      }

      let status = try Compiler.check(
        paths, module: "Architectures", ["-default-isolation", "MainActor"])

      #expect(status == 0)
    }
  #endif

  // MARK: - Fixtures

  private static let folder = "Tests/AppTests/Documentation/Architectures"

  private static func isChange(_ line: String) -> Bool { line.hasSuffix("// hint") }

  /// The lines of code that are the change, or those that are not.
  private static func count(_ files: [Page], changes: Bool) -> Int {
    files.flatMap(\.linesOfCode).count { isChange($0) == changes }
  }
}
