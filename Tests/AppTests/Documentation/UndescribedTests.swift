import Testing

@Suite("Comments of public functions")
nonisolated struct UndescribedTests {
  private static let all = Result {
    try Page.files(in: "Sources", endingWith: ".swift").map { Undescribed(in: try Page($0)) }
  }

  @Test("A function with three or more parameters describes each of them")
  func parameters() throws {
    #expect(try Self.all.get().flatMap(\.parameters) == [])
  }

  @Test("A function that throws says what")
  func errors() throws {
    #expect(try Self.all.get().flatMap(\.errors) == [])
  }

  @Test("What is missing is found, in a class and in a protocol, and what no caller says is not")
  func found() {
    let page = Page(
      "A.swift",
      lines: [
        "public protocol A {", "  /// Brews.", "  func brew(",
        "    _ tea: Tea, for guest: Guest, cups: Int",
        "  ) throws", "}", "  /// Pours.",
        "  public func pour(_ tea: Tea, into cup: Cup, line: Int = #line) -> Int {",
        "  /// Boils.", "  ///", "  /// - Throws: nothing.", "  open func boil() throws(Never) {",
        "  /// Stirs.", "  func stir(a: Int, b: Int, c: Int) throws {",
      ])

    let missing = Undescribed(in: page)

    #expect(missing.parameters == ["A.swift: func brew(_:for:cups:)"])
    #expect(missing.errors == missing.parameters)
  }
}
