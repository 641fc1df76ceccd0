import Foundation
import Testing
import ViewText

/// Everything that README.md and the catalogue show is real: run, compiled or there.
@Suite("Pages", .patience, .onOwnThreads)
nonisolated struct PagesTests {
  private static let pages = {
    do {
      return try Page.all()
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  @Test("Every command says what stands below it, byte for byte", arguments: pages)
  func console(_ page: Page) throws {
    let complaint = try PageConsole(page).complaint(TranscriptFolder.standard.mode)

    if let complaint { Issue.record("\(complaint)") }
  }

  @Test("Every block is of a kind that is checked here", arguments: pages)
  func kinds(_ page: Page) {
    for block in page.blocks {
      #expect(
        ["console", "order", "swift", "transcript"].contains(block.language)
          || page.path.hasSuffix("Install-The-Program.md") && block.language == "sh"
          || page.path.hasSuffix("Front-Door-States.md") && block.language == "mermaid"
          || page.path.hasSuffix("Every-State-In-Many-Jobs.md") && block.language == "yaml")
    }
  }

  @Test("Every block of Swift stands in a file that is compiled", arguments: pages)
  func swift(_ page: Page) throws {
    for block in page.blocks(in: "swift") {
      #expect(
        Self.sources.contains { block.stands(in: $0) }, "in no file:\n\(block.text)")
    }
  }

  @Test("Every block of a transcript stands in one that is performed", arguments: pages)
  func transcripts(_ page: Page) throws {
    for block in page.blocks(in: "transcript") {
      #expect(
        Self.transcripts.contains { block.stands(in: $0) }, "in no transcript:\n\(block.text)")
    }
  }

  @Test("Every page and heading that a comment links to is there")
  func links() throws {
    let comments = try Page.files(in: "Sources", endingWith: ".swift").map(Page.init)
    let links = comments.flatMap { $0.prose.matches(of: /<doc:([^>]+)>/).map { $0.output.1 } }

    #expect(links.count > 30)
    for link in links where !Self.anchors.contains(String(link)) {
      Issue.record("no such page or heading: \(link)")
    }
  }

  @Test("Every page and heading that a page links to is there", arguments: pages)
  func pageLinks(_ page: Page) throws {
    let folder = Page.root.appendingPathComponent(page.path).deletingLastPathComponent()
    for match in page.prose.matches(of: /\]\(([^)\s]+\.md)(?:#([^)\s]+))?\)/) {
      let file = folder.appendingPathComponent(String(match.1)).standardizedFileURL
      let text = try? String(contentsOf: file, encoding: .utf8)
      let headings = (text ?? "").split(separator: "\n").filter { $0.hasPrefix("#") }
      // On the site the page Play leads to pages that are none of the book.
      let isPlay = file.lastPathComponent == "Play.md"
      let isThere = match.2.map { anchor in
        isPlay || headings.contains { Self.anchor(of: $0) == anchor }
      }
      if text == nil || isThere == false { Issue.record("\(page.path): \(match.0)") }
    }
    // What only the site reads is the lists of pages.
    let isLinked = page.lines.contains { $0.contains(/[^ -].*<doc:[A-Z]/) }
    #expect(!isLinked || page.path.contains("/Modules/"))
  }

  @Test("Every file and folder that is named is there", arguments: pages)
  func paths(_ page: Page) {
    let path = /(Sources|Tests|\.ci)\/[A-Za-z0-9+\/.-]*[A-Za-z0-9]/
    for match in page.prose.matches(of: path) {
      let name = String(match.output.0)
      #expect(
        FileManager.default.fileExists(atPath: Page.root.appendingPathComponent(name).path),
        "\(name)")
    }
  }

  @Test("Every test that is named exists", arguments: pages)
  func tests(_ page: Page) throws {
    let names = page.prose.matches(of: /\*(?:Test|테스트): (.+?)\*/).map { String($0.output.1) }
    for name in names {
      // The beginning of a name stands for the one test that has it.
      let isThere =
        name.hasSuffix(" …")
        ? Self.testNames.count { $0.hasPrefix(name.dropLast(2)) } == 1
        : Self.testNames.contains(name)
      if !isThere { Issue.record("no test is called: \(name)") }
    }
  }

  @Test("Pages that promise a test or an order for each of their points have one for each")
  func promised() throws {
    for name in ["The-Design-Notes", "Decisions"] {
      let page = try Page("\(Page.catalogue)/Articles/\(name).md")
      let points = page.lines.split { $0.hasPrefix("### ") }.dropFirst()

      #expect(points.count > 8)
      for point in points {
        let text = point.joined(separator: " ")
        #expect(text.contains("*Test: ") || text.contains("*Order: "), "\(name): \(text)")
      }
    }
  }

  @Test(
    "A word that a learner types into the site's filter is in the title of a page",
    arguments: [
      "weak", "retain cycle", "leak", "delegate", "viewDidLoad", "viewWillAppear",
      "first responder", "data source", "table view", "tab bar", "alert", "keyboard", "undo",
      "timer", "notification", "mock", "unit test", "XCTest", "MVC", "MVVM", "protocol",
      "observer", "closure", "target", "target action", "life cycle", "background", "modal",
      "sheet", "navigation", "model", "practice", "scenes", "massive", "델리게이트", "모델", "클로저",
      "강한 참조", "순환 참조", "생명 주기",
    ])
  func filter(_ word: String) {
    let titles = Self.pages.compactMap { $0.lines.first { $0.hasPrefix("# ") } }

    #expect(titles.contains { $0.lowercased().contains(word.lowercased()) })
  }

  @Test("Each page to learn from leads to the next one")
  func next() throws {
    let book = try Page("\(Page.catalogue)/Vestibule.md")
    let list = book.lines.drop { $0 != "### Learn, in this order" }.dropFirst(2)
      .prefix { $0.hasPrefix("- <doc:") }.map { String($0.dropFirst(7).dropLast()) }

    #expect(list.count > 12)
    for (name, following) in zip(list, list.dropFirst()) {
      let page = try Page("\(Page.catalogue)/Articles/\(name).md")
      let last = page.lines.last { !$0.isEmpty } ?? ""
      #expect(last.contains(/^\*\*Next:\*\* \[.+\]\(/) && last.hasSuffix("](\(following).md)"))
    }
  }

  @Test("Every row of the conventions names a test, and the keys' rows have theirs below them")
  func conventions() throws {
    let page = try Page("\(Page.catalogue)/Articles/Conventions.md")
    let rows = page.lines.filter { $0.contains(/^\| [0-9]/) }

    for row in rows where !row.contains(/\*Test: .+?\*/) { Issue.record("no test: \(row)") }
    let numbers = rows.compactMap { $0.firstMatch(of: /^\| (\d+) \|/).flatMap { Int($0.1) } }
    #expect(numbers.sorted() == Array(1...46))
    #expect(rows.count == numbers.count + 21)
    // Every other table is the one of the keys.
    let tables = page.lines.split { !$0.hasPrefix("| ") }
    let others = tables.filter { table in !table.contains { rows.contains($0) } }
    #expect(others.count { $0.count > 1 } == 1)
    let keys = page.lines.drop { $0 != "## Keys" }.prefix { $0 != "## Hidden input" }
    #expect(keys.count { $0.hasPrefix("*Test: ") } >= 4)
  }

  @Test("A Korean page shows the same code as the English one", arguments: translations)
  func translation(name: String) throws {
    let (english, korean) = try translated(name)

    let code = [english, korean].map { page in
      page.blocks(in: "swift").map { "```swift\n\($0.text)\n```\n" }.joined()
    }
    expect(code[1], is: code[0])
    #expect(english.blocks.map(\.language) == korean.blocks.map(\.language))
    #expect(
      english.lines.count { $0.hasPrefix("## ") } == korean.lines.count { $0.hasPrefix("## ") })
  }

  @Test("A Korean page shows the program, and its pictures, in Korean", arguments: korean)
  func inKorean(_ page: Page) throws {
    let runs = try page.commands().map(\.text).filter { $0.contains("vestibule ") }
    #expect(runs.allSatisfy { $0.contains("--language ko") })
    for block in page.blocks(in: "transcript") {
      #expect(block.text.contains(/[가-힣]/))
    }
    let pictures = page.prose.matches(of: /\]\(([a-z-]+)\)/).map { String($0.1) }
    #expect(pictures.allSatisfy { $0.hasSuffix("-korean") })
  }

  @Test("The Korean start page leads to every other Korean page, and the book leads to it")
  func koreanLinks() throws {
    let names = Self.korean.map { page in
      URL(fileURLWithPath: page.path).deletingPathExtension().lastPathComponent
    }
    let start = try Page("\(Page.catalogue)/Korean/Start-Korean.md").prose
    let book = try Page("\(Page.catalogue)/Vestibule.md").prose

    #expect(Set(names) == Set(Self.translations.map { "\($0)-Korean" } + ["Start-Korean"]))
    #expect(book.contains("<doc:Start-Korean>"))
    for name in names where name != "Start-Korean" { #expect(start.contains("- <doc:\(name)>")) }
  }

  /// The title of another page may change, and with it the particle that fits.
  @Test("No Korean page has a particle directly after a link", arguments: korean)
  func particles(_ page: Page) {
    let particle = /(?:<doc:[^>]+>|``[^`]+``|\]\([^)]+\))[가-힣]+/
    for match in page.prose.matches(of: particle) {
      Issue.record("a particle after a link: \(match.output)")
    }
  }

  @Test("The alternative of a picture is one line: DocC cuts it at a break", arguments: pages)
  func alternatives(_ page: Page) {
    for line in page.lines where line.hasPrefix("![") {
      #expect(line.contains(/^!\[[^\]]{20,}\]\([a-z-]+\)$/), "\(line)")
    }
  }

  @Test("Korean has one spelling: 주다 after a verb is part of its word, wherever it stands")
  func spelling() throws {
    let folders = ["Sources", "Tests/AppTests", "Tests/Practice", "Tests/Tutorial"]
    let texts = [".swift", ".md", ".svg", ".transcript"].flatMap { Self.texts(in: folders, $0) }
    let apart = /(보여|알려|찾아|말해|정해|그려|적어)\s+(주|줍|준|줄|줘)/

    #expect(texts.contains { $0.contains("보여줍니다") })
    for match in texts.flatMap({ $0.matches(of: apart) }) {
      Issue.record("in two words: \(match.output.0)")
    }
  }

  // MARK: - Fixtures

  private static let translations = [
    "Follow-A-Touch", "What-A-Delegate-Is", "One-Message-Two-Meanings", "Add-A-Screen",
    "Five-Ways-To-Tell", "MVC-MVP-MVVM", "Mend-And-Test", "Foretell", "Why-A-Call-Came",
  ]

  private static let korean = pages.filter { $0.path.contains("/Korean/") }

  private func translated(_ name: String) throws -> (english: Page, korean: Page) {
    (
      try Page("\(Page.catalogue)/Articles/\(name).md"),
      try Page("\(Page.catalogue)/Korean/\(name)-Korean.md")
    )
  }

  private static let sources = texts(in: ["Sources", "Tests"], ".swift")
  private static let transcripts = texts(in: ["Tests"], ".transcript")

  /// The names of the pages, and of their headings as DocC makes links of them.
  private static let anchors = Set(
    pages.flatMap { page in
      let name = URL(fileURLWithPath: page.path).deletingPathExtension().lastPathComponent
      let headings = page.lines.filter { $0.hasPrefix("##") }.map { line in
        let title = line.drop { "# ".contains($0) }.replacing(" ", with: "-")
        return "\(name)#" + title.filter { $0.isLetter || $0.isNumber || $0 == "-" }
      }
      return [name] + headings
    })

  /// A heading as the repository's own view makes a link of it.
  private static func anchor(of heading: Substring) -> String {
    heading.drop { "# ".contains($0) }.lowercased()
      .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
  }

  /// The names of all tests; where a name stands in two lines, it is joined.
  private static let testNames = Set(
    sources.flatMap { source in
      source.matches(of: /@Test\(\s*"((?:\\.|[^"\\])*)"/).map { String($0.output.1) }
    })

  private static func texts(in folders: [String], _ suffix: String) -> [String] {
    do {
      return try folders.flatMap { try Page.files(in: $0, endingWith: suffix) }.map {
        try String(contentsOf: Page.root.appendingPathComponent($0), encoding: .utf8)
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension Page.Block {
  /// Whether the block's lines stand in a text one below the other, all of them as far to the
  /// right.
  nonisolated func stands(in text: String) -> Bool {
    Self.indentations.contains { indentation in
      // To search all sources with Foundation takes seconds.
      strstr("\n\(text)\n", "\n\(indented(by: indentation))\n") != nil
    }
  }

  /// A text in which another block has taken the place of this one, wherever this one stood.
  nonisolated func replaced(with other: Self, in text: String) -> String {
    Self.indentations.reduce("\n\(text)\n") { text, indentation in
      text.replacing(
        "\n\(indented(by: indentation))\n", with: "\n\(other.indented(by: indentation))\n")
    }.trimmingPrefix("\n").dropLast().description
  }

  private nonisolated static let indentations = ["", "  ", "    ", "      ", "        "]

  private nonisolated func indented(by indentation: String) -> String {
    lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }
}
