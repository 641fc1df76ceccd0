import Foundation
import Testing

/// Each step of the tutorial is a folder of the files that it adds, each where it belongs in the
/// package: the package after a step is what was cloned, and the folders so far copied over it.
///
/// Here each step is compiled; their tests run beside these, as `TutorialTests`. To build
/// and run the package as it is after each step takes minutes, and is done by `Tests/Tutorial/run`.
@Suite("The tutorial's steps", .patience, .onOwnThreads)
nonisolated struct TutorialTests {
  @Test("The page has a step for each folder, in this order")
  func sections() throws {
    for step in steps { #expect(!(try section(of: step).isEmpty), "step \(step)") }
    #expect(!FileManager.default.fileExists(atPath: Self.folder(of: steps.upperBound + 1)))
  }

  @Test("The page shows every line of the sources that a step adds, in one or more blocks")
  func shown() throws {
    for step in steps.dropLast() {
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
      for file in try Self.files(of: step) where file.contains("/Tests/AppTests/") {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(
          try section(of: step).contains { $0.stands(in: text) }, "nothing of it: \(file)")
      }
    }
  }

  @Test("The last step changes nothing but the list of destinations, and the page shows it whole")
  func list() throws {
    let name = "Sources/App/Program+Destinations.swift"
    let ours = try Page(name).lines
    let theirs = try Page("Tests/Tutorial/Step-5/\(name)").lines
    let isList = { (line: String) in line.contains("static func destinations") }

    // What is behind it may be a reader's own by now.
    #expect(ours.prefix { !isList($0) } == theirs.prefix { !isList($0) })
    let list = theirs.drop { !isList($0) }.prefix { $0 != "}" }.map { String($0.dropFirst(2)) }
    #expect(try section(of: 5).contains { $0.lines == list })
  }

  @Test("No step declares a name that the module it is put into has already")
  func names() throws {
    let modules = ["Gallery", "Terminal", "Vestibule", "Main"].map {
      "Sources/App/\($0)/"
    }
    let steps = try (1...4).flatMap(Self.files).filter { $0.contains("/Sources/App/") }
    let app = try Page.files(in: "Sources/App", endingWith: ".swift").filter { file in
      // Whoever has done the tutorial has its files here too.
      !modules.contains(where: file.hasPrefix) && !steps.contains { $0.hasSuffix("/\(file)") }
    }

    let theirs = try steps.flatMap {
      Self.names(in: try String(contentsOfFile: $0, encoding: .utf8).components(separatedBy: "\n"))
    }
    let ours = try app.flatMap { Self.names(in: try Page($0).lines) }
    #expect(theirs.count >= 9 && ours.count > 100)
    #expect(Set(theirs).intersection(ours) == [])
  }

  // The last step changes a file of the package: `Tests/Tutorial/run` builds it. Elsewhere than on
  // Linux the compiler would have to be told where the testing library is.
  #if os(Linux)
    @Test("Each step compiles with nothing but the steps before it", arguments: 1...4)
    func compiles(step: Int) throws {
      let status = try Compiler.check((1...step).flatMap(Self.files), module: "Tutorial")

      #expect(status == 0)
    }

    @Test(
      "A package of one's own compiles with the library product alone",
      arguments: [("Package", "Terminal"), ("Door", "Terminal"), ("Template", "ProgramKit")])
    func packages(name: String, module: String) throws {
      let sources = try Page.files(in: "Tests/Tutorial/\(name)/Sources", endingWith: ".swift")
      let paths = sources.map { Page.root.appendingPathComponent($0).path }
      #expect(try Compiler.check(paths, module: "Package", ["-parse-as-library"]) == 0)
      let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
      #expect(
        Set(texts.flatMap { $0.matches(of: /(?m)^import (\w+)/).map { String($0.1) } })
          == [module, "Vestibule"])
    }

    @Test("The template compiles with its tests")
    func template() throws {
      let folder = try TemporaryFolder()
      let files = try Page.files(in: "Tests/Tutorial/Template", endingWith: ".swift")
        .filter { !$0.hasSuffix("Package.swift") }
      let paths = try files.map { file in
        // Here app and tests are one module.
        let text = try String(
          contentsOf: Page.root.appendingPathComponent(file), encoding: .utf8)
        let path = "\(folder.path)/\(URL(fileURLWithPath: file).lastPathComponent)"
        try text.replacing("@testable import Reading\n", with: "")
          .write(toFile: path, atomically: true, encoding: .utf8)
        return path
      }

      #expect(files.contains { $0.contains("ReadingTests") })
      #expect(try Compiler.check(paths, module: "Reading", ["-parse-as-library"]) == 0)
    }
  #endif

  // MARK: - Fixtures

  private let steps = 1...5

  private static func folder(of step: Int) -> String {
    Page.root.appendingPathComponent("Tests/Tutorial/Step-\(step)").path
  }

  /// The Swift files of a step.
  private static func files(of step: Int) throws -> [String] {
    try Page.files(in: "Tests/Tutorial/Step-\(step)", endingWith: ".swift")
      .map { Page.root.appendingPathComponent($0).path }
  }

  /// The names of types and of what belongs to one.
  private static func names(in lines: [String]) -> [String] {
    lines.flatMap { line -> [String] in
      let words = line.split(separator: " ")
      return zip(words, words.dropFirst()).compactMap { keyword, name -> String? in
        let isType = ["class", "struct", "enum", "protocol"].contains(keyword)
        guard isType || keyword == "let" && words.contains("static") else { return nil }
        return String(name.prefix { $0.isLetter || $0.isNumber })
      }
    }
  }

  /// The blocks of a step on the page.
  private func section(of step: Int) throws -> [Page.Block] {
    let page = try Page("\(Page.catalogue)/Articles/Add-A-Screen.md")
    let start = try #require(page.lines.firstIndex { $0.hasPrefix("## Step \(step): ") })
    let end = page.lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? page.lines.endIndex
    return page.placedBlocks.filter { start..<end ~= $0.index }.map(\.block)
  }
}
