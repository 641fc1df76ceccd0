import Testing

@Suite("Numbers that are NaN, infinite, zero, negative or huge", .patience)
struct NumberTests {
  @Test("Each number of the public interface does what the table says, and nothing traps")
  func table() {
    for row in NumberTable.rows { #expect(row.actual() == row.expected, "\(row.name)") }
  }

  @Test("Every number that an app can pass is in the table, or elsewhere with a reason")
  func isWhole() throws {
    let inTable = Set(NumberTable.rows.map { String($0.name.prefix { $0 != "," }) })
    let names = try PublicNumbers.names()

    #expect(names.subtracting(inTable).subtracting(NumberTable.elsewhere.keys).sorted() == [])
    #expect(Set(NumberTable.elsewhere.keys).subtracting(names).sorted() == [], "no longer there")
    #expect(names.count > 60, "the sources were found")
  }

  @Test("The numbers are found in a source: parameters, and properties that can be set")
  func scan() {
    let source = """
      public var count = 0
      public var time: Duration? = nil
      public private(set) var number = 1
      public var depth: Int { 3 }
      public final var width: Double {
        didSet { draw() }
      }
      open var index: Int {
        get { 0 }
      public func show(
        _ name: String, at row: Int
      ) {}
      public func check(line: Int = #line) {}
      public func name() -> Int { 0 }
      public subscript(id: Int) -> String { "" }
      var own = 0
      """

    #expect(
      PublicNumbers.names(in: source) == ["count", "time", "width", "index", "show", "subscript"])
  }
}
