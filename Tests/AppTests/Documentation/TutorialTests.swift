import Foundation
import Testing

@testable import App

/// Each step of the tutorial is a folder of the files that it adds to the package that the reader has
/// made: the package after a step is that one, and the folders so far copied over it.
///
/// Here each step is compiled; the finished screen runs beside these, as `TutorialTests`. To build and
/// run the package as it is after each step takes minutes, and is done by `Tests/Tutorial/run`.
@Suite("The tutorial's steps", .patience, .onOwnThreads)
nonisolated struct TutorialTests {
  @Test("The page has a step for each folder, in this order")
  func sections() throws {
    for step in steps { #expect(!(try section(of: step).isEmpty), "step \(step)") }
    #expect(!FileManager.default.fileExists(atPath: Self.folder(of: steps.upperBound + 1)))
  }

  @Test("The page shows every line of the sources that a step adds, in one or more blocks")
  func shown() throws {
    for step in steps {
      let blocks = try section(of: step)
      for file in try Self.files(of: step) where file.contains("/Sources/") {
        var rest = try String(contentsOfFile: file, encoding: .utf8)[...]
        for block in blocks where rest.hasPrefix(block.text) {
          rest = rest.dropFirst(block.text.count).drop(while: \.isNewline)
        }
        #expect(rest.isEmpty, "not on the page: \(file)\n\(rest)")
      }
    }
  }

  @Test("The page shows something of every test that a step adds")
  func tests() throws {
    for step in steps {
      for file in try Self.files(of: step) where file.contains("/Tests/MembersTests/") {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(
          try section(of: step).contains { $0.stands(in: text) }, "nothing of it: \(file)")
      }
    }
  }

  @Test("Of the new package only the list of destinations changes")
  func list() throws {
    let name = "Sources/Members/Program+Ours.swift"
    let files = try Self.newPackage(hasFrontDoor: true, named: "members")
    let before = try #require(files[name]).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let after = try Page("Tests/Tutorial/Step-4/\(name)").lines
    let list = try #require(before.firstIndex { $0.contains(".frontDoor {") })

    #expect(after[...list] == before[...list])
    #expect(after.suffix(before.count - list - 2) == before[(list + 2)...])
    for step in steps {
      let paths = try Self.files(of: step).map { String($0.split(separator: "Step-\(step)/")[1]) }
      #expect(step == 4 || paths.allSatisfy { files[$0] == nil })
    }
  }

  @Test("A page has the names that no target of a reader's own may have: those of all our targets")
  func targets() throws {
    let manifest = try String(
      contentsOf: Page.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let plain = manifest.prefix(
      upTo: try #require(manifest.range(of: "VESTIBULE_WORKSHOP")).lowerBound)
    let names = plain.matches(
      of: /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"(?:,|\))(?! condition)/
    ).map { String($0.1) }
    let page = try Page("\(Page.catalogue)/Articles/A-Program-In-One-Line.md").prose

    #expect(names.count >= 13)
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  // Elsewhere than on Linux the compiler would have to be told where the testing library is.
  #if os(Linux)
    @Test(
      "The new package compiles, and so does each step with the steps before it", arguments: 0...5)
    func compiles(step: Int) throws {
      var files = try Self.newPackage(hasFrontDoor: true, named: "members")
      for step in (1...5).prefix(step) {
        for path in try Self.files(of: step) {
          files[String(path.split(separator: "Step-\(step)/")[1])] = try String(
            contentsOfFile: path, encoding: .utf8)
        }
      }

      #expect(try compile(files, module: "Members") == 0)
    }

    @Test("The new package with a list compiles, and imports nothing but our modules")
    func template() throws {
      let files = try Self.newPackage(hasFrontDoor: false, named: "my-books")
      let imports = files.filter { $0.key.hasPrefix("Sources/MyBooks/") }
        .flatMap { $0.value.matches(of: /(?m)^import (\w+)/).map { String($0.1) } }

      #expect(Set(imports) == ["ProgramKit", "Vestibule"])
      #expect(try compile(files, module: "MyBooks") == 0)
    }

    /// Compiles the files of a package, with app and tests as one module.
    private func compile(_ files: [String: String], module: String) throws -> Int32 {
      let folder = try TemporaryFolder()
      var paths: [String] = []
      for (file, text) in files where file.hasSuffix(".swift") && file.contains("/") {
        let path = "\(folder.path)/\(URL(fileURLWithPath: file).lastPathComponent)"
        try text.replacing("@testable import \(module)\n", with: "")
          .write(toFile: path, atomically: true, encoding: .utf8)
        paths.append(path)
      }
      #expect(paths.contains { $0.hasSuffix("Tests.swift") })
      return try Compiler.check(paths.sorted(), module: module)
    }
  #endif

  // MARK: - Fixtures

  /// The files of a new package.
  private static func newPackage(hasFrontDoor: Bool, named name: String) throws -> [String: String]
  {
    try NewPackage(in: "/new/\(name)", hasFrontDoor: hasFrontDoor, clone: Page.root.path).files
  }

  private let steps = 1...5

  private static func folder(of step: Int) -> String {
    Page.root.appendingPathComponent("Tests/Tutorial/Step-\(step)").path
  }

  /// The Swift files of a step.
  private static func files(of step: Int) throws -> [String] {
    try Page.files(in: "Tests/Tutorial/Step-\(step)", endingWith: ".swift")
      .map { Page.root.appendingPathComponent($0).path }
  }

  /// The blocks of a step on the page.
  private func section(of step: Int) throws -> [Page.Block] {
    let page = try Page("\(Page.catalogue)/Articles/Add-A-Screen.md")
    let start = try #require(page.lines.firstIndex { $0.hasPrefix("## Step \(step): ") })
    let end = page.lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? page.lines.endIndex
    return page.placedBlocks.filter { start..<end ~= $0.index }.map(\.block)
  }
}
