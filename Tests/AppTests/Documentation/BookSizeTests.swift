import Testing

/// The readers' book stays short enough to be read, and the maintainers' pages stay out of its way.
@Suite("The size of the book")
nonisolated struct BookSizeTests {
  /// What README.md and the readers' pages have at most: words outside of blocks of code.
  private static let most = 32_000

  @Test("README.md and the readers' pages have at most 32,000 words")
  func words() throws {
    let count = try Self.readersPages().map(Self.words(of:)).reduce(0, +)

    print("The readers' book has \(count) words.")
    #expect(count <= Self.most)
  }

  @Test("The start page lists each page of the maintainers once, in its last section")
  func maintainers() throws {
    let pages = try Page.articles().map(Self.name(of:))
    let last = try Self.start().lines.last { $0.hasPrefix("### ") }

    #expect(last == Self.heading)
    let names = try Self.maintainers()
    #expect(names.count > 10 && Set(names).count == names.count)
    #expect(Set(names).isSubset(of: pages))
    let all = try Self.start().lines.filter { $0.hasPrefix("- <doc:") }
    for name in names { #expect(all.count { $0 == "- <doc:\(name)>" } == 1, "\(name)") }
  }

  @Test("No page of the readers leads to one of the maintainers as the next one")
  func next() throws {
    let names = try Self.maintainers()
    for page in try Self.readersPages() {
      let next = page.lines.filter { $0.hasPrefix("**Next:**") || $0.hasPrefix("**다음:**") }
      for name in names where next.contains(where: { $0.contains("\(name).md)") }) {
        Issue.record("\(page.path) leads to \(name)")
      }
    }
  }

  @Test("A word has a letter or a digit, and stands outside of blocks")
  func counted() {
    let page = Page("", lines: ["# A page", "", "| one | 2 |", "```swift", "let three = 3", "```"])

    #expect(Self.words(of: page) == 4)
  }

  // MARK: - Fixtures

  private static let heading = "### For maintainers"

  private static func start() throws -> Page { try Page("\(Page.catalogue)/Vestibule.md") }

  /// The names of the maintainers' pages, as the start page lists them.
  private static func maintainers() throws -> [String] {
    try start().lines.drop { $0 != heading }.filter { $0.hasPrefix("- <doc:") }
      .map { String($0.dropFirst(7).dropLast()) }
  }

  /// README.md and the pages of the book, without the maintainers' and without those of the symbols.
  private static func readersPages() throws -> [Page] {
    let others = try maintainers()
    return try Page.all().filter { page in
      !["/Modules/", "/Types/"].contains(where: page.path.contains)
        && !others.contains(name(of: page))
    }
  }

  private static func name(of page: Page) -> String {
    String(page.path.split(separator: "/").last?.dropLast(3) ?? "")
  }

  private static func words(of page: Page) -> Int {
    page.prose.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } }
  }
}
