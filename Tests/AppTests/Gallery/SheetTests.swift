import Testing
import ViewKit

@testable import Gallery

/// The model of the cells.
@Suite("A sheet")
struct SheetTests {
  private final class Holder { var sheet = Sheet() }

  private let holder = Holder()

  private var sheet: Sheet {
    get { holder.sheet }
    nonmutating set { holder.sheet = newValue }
  }

  private func set(_ contents: KeyValuePairs<String, String>) throws {
    for (name, content) in contents { sheet.set(content, at: try #require(Address(name))) }
  }

  private func text(_ name: String) throws -> String {
    sheet.value(of: try #require(Address(name))).text
  }

  @Test("A content is nothing, a number, a text or a formula")
  func contents() throws {
    try set(["A0": " 007 ", "A1": "5.", "A2": "1e3", "A3": "=", "A4": " =a0 ", "A5": "-.50"])
    try set(["A6": " green  tea "])

    #expect(
      try ["A0", "A1", "A2", "A3", "A4", "A5", "A6"].map(text) == [
        "7", "5", "1e3", "#SYNTAX", "7", "-0.5", " green  tea ",
      ])
    try set(["A0": ""])
    #expect(try text("A0") == "" && text("A4") == "0")
    // Too large for a number.
    let digits = String(repeating: "9", count: 400)
    try set(["A7": digits, "A8": "=\(digits)"])
    #expect(try text("A7") == digits && text("A8") == "#SYNTAX")
  }

  @Test(
    "Formulas calculate, nested and in either case, and ranges are spread first",
    arguments: [
      ("=add(1,2)", "3"), ("=SUB(1, 2)", "-1"), ("=mul(A0,b0)", "12"),
      ("=div(1,3)", "0.3333333333"),
      ("=mod(7,4)", "3"), ("=mod(-7,4)", "-3"), ("=sum(A0:B1)", "12"), ("=sum(B1:A0)", "12"),
      ("=prod(A0:B0,2)", "24"), ("=sum(1)", "1"), ("=add(A0:B0)", "7"), ("=5", "5"), ("=A0", "3"),
      ("= add( mul(2,3) , sum(A0:A1, 1) )", "15"), ("=-5", "-5"), ("=sum(A0:Z99)", "12"),
      ("=add(C5,1)", "1"), ("=C5", "0"), ("=D0", "0"), ("=add(D0,1)", "1"),
      ("=mul(1000000,1000000)", "1e+12"),
      ("=div(2,3)", "0.6666666667"), ("=mul(-1,0)", "0"), ("=0.1", "0.1"), ("=add(0.1,0.2)", "0.3"),
    ])
  func calculates(_ formula: String, _ value: String) throws {
    try set(["A0": "3", "B0": "4", "A1": "5", "B1": "", "D0": "tea"])
    // Not into the ranges.
    try set(["E0": formula.contains("Z99") ? "" : formula])
    if formula.contains("Z99") {
      #expect(FormulaParser.formula(String(formula.dropFirst()))?.references.count == 2_600)
      return
    }

    #expect(try text("E0") == value)
  }

  @Test(
    "What is no formula says so",
    arguments: [
      "=", "=x", "=foo(1)", "=add(1)", "=add(1,2,3)", "=add()", "=sum()", "=A0:B1", "=A100", "=AA1",
      "=add(1,2", "=add 1,2)", "=1 2", "=add(1,,2)", "=add(A0:,1)", "=1e3", "=A00", "=(1)",
      "=add(1,2))",
      "=add(A0:A2)", "==1", "=1:2", "=add(1;2)", "=nan", "=inf",
    ])
  func syntax(_ formula: String) throws {
    try set(["E0": formula])

    #expect(try text("E0") == "#SYNTAX")
    #expect(sheet.content(of: try #require(Address("E0"))) == formula)
  }

  @Test("A place is in one of 26 columns and of 100 rows, by its numbers and by its name")
  func places() {
    for (column, row) in [(0, 0), (0, 99), (25, 0), (25, 99), (7, 42)] {
      let place = Address(column: column, row: row)
      #expect(place?.column == column && place?.row == row)
      #expect(
        place.map { Address($0.name) == place && Address($0.name.lowercased()) == place } == true)
    }
    for (column, row) in [(-1, 0), (26, 0), (0, -1), (0, 100), (26, 100)] {
      #expect(Address(column: column, row: row) == nil)
    }
    for name in ["", "A", "0", "AA1", "A100", "A01", "A-1", "@1", "[1", "`1", "{1", "A1 ", "가1"] {
      #expect(Address(name) == nil, "\(name)")
    }
    #expect(Address("Z99")?.name == "Z99" && Address("b7")?.name == "B7")
  }

  @Test("A division or remainder by zero is an error", arguments: ["=div(1,0)", "=mod(1,A9)"])
  func division(_ formula: String) throws {
    try set(["E0": formula])

    #expect(try text("E0") == "#DIV")
  }

  @Test("Dependents show the leftmost error")
  func leftmost() throws {
    try set([
      "A0": "=x", "B0": "=div(1,0)", "C0": "=add(B0,A0)", "D0": "=sum(1,A0:B0)", "E0": "=C0",
    ])

    #expect(try ["C0", "D0", "E0"].map(text) == ["#DIV", "#SYNTAX", "#DIV"])
  }

  @Test("A reference to what comes later follows")
  func follows() throws {
    try set(["B0": "=A0"])
    #expect(try text("B0") == "0")

    try set(["A0": "9"])

    #expect(try text("B0") == "9")
  }

  @Test("In a diamond each cell is evaluated once, after all that it needs")
  func diamond() throws {
    try set(["A0": "1", "B0": "=add(A0,1)", "C0": "=add(A0,2)", "D0": "=add(B0,C0)", "E0": "7"])
    let before = sheet.evaluations

    try set(["A0": "10"])

    #expect(try text("D0") == "23")
    #expect(sheet.evaluations - before == 4)
  }

  @Test("It stops where a value stays the same")
  func stops() throws {
    try set(["A0": "1", "B0": "=mul(A0,0)", "C0": "=add(B0,1)", "D0": "=C0"])
    let before = sheet.evaluations

    try set(["A0": "2"])

    #expect(sheet.evaluations - before == 2, "A0 and B0")
  }

  @Test("A formula that is replaced forgets what it needed")
  func forgets() throws {
    try set(["A0": "1", "B0": "=A0", "C0": "=B0"])
    try set(["B0": "5"])
    let before = sheet.evaluations

    try set(["A0": "2"])

    #expect(sheet.evaluations - before == 1)
    #expect(try text("B0") == "5" && text("C0") == "5")
  }

  @Test("A cycle, even of one, is all that is on it or after it; breaking it heals all")
  func cycle() throws {
    let one = try #require(Address("A0"))
    #expect(sheet.set("=A0", at: one) == [one] && sheet.set("=add(A0,1)", at: one).isEmpty)
    #expect(try text("A0") == "#CYCLE")
    try set(["A0": "=B0", "B0": "=C0", "C0": "=A0", "D0": "=add(E0,C0)", "E0": "=div(1,0)"])
    #expect(try ["A0", "B0", "C0", "D0"].map(text) == Array(repeating: "#CYCLE", count: 4))
    #expect(sheet.content(of: try #require(Address("B0"))) == "=C0")

    try set(["B0": "5", "E0": "1"])

    #expect(try ["A0", "B0", "C0", "D0"].map(text) == ["5", "5", "5", "6"])
  }

  @Test("A chain through all cells is right, and recurses nowhere")
  func chain() throws {
    let all = (0..<Address.rows).flatMap { row in
      (0..<Address.columns).compactMap { Address(column: $0, row: row) }
    }
    for (one, next) in zip(all, all.dropFirst()) { sheet.set("=add(\(one.name),1)", at: next) }
    let before = sheet.evaluations

    sheet.set("1", at: all[0])

    #expect(try text("Z99") == "2600")
    #expect(sheet.evaluations - before == 2_600)
    sheet.set("=Z99", at: all[0])
    #expect(try text("Z99") == "#CYCLE" && text("M50") == "#CYCLE")
    sheet.set("", at: all[0])
    #expect(try text("Z99") == "2599")
  }

  @Test(
    "Deep nesting is calculated, and too deep nesting is no formula",
    arguments: [(400, "401"), (2_000, "#SYNTAX")])
  func nesting(_ depth: Int, _ value: String) throws {
    let formula =
      String(repeating: "add(1,", count: depth) + "1" + String(repeating: ")", count: depth)

    try set(["A0": "=\(formula)"])

    #expect(try text("A0") == value)
  }

  @Test(
    "A function is in 499 others at most, whatever is beside it",
    arguments: [(499, true), (500, false)])
  func deepest(_ depth: Int, _ isOne: Bool) {
    let nested =
      String(repeating: "add(1,", count: depth) + "1" + String(repeating: ")", count: depth)

    #expect((FormulaParser.formula("sum(sum(1),\(nested))") != nil) == isOne)
  }

  @Test("Whatever is set, the values are those of a fresh evaluation of all, and few are evaluated")
  func fresh() throws {
    let names = ["A0", "B0", "C0", "D0"]
    let contents = [
      "", "2", "tea", "=A0", "=add(A0,B0)", "=div(C0,B0)", "=sum(A0:D0)", "=x", "=D0",
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let name = try #require(names.randomElement(using: &random))
      let content = try #require(contents.randomElement(using: &random))
      let (before, old) = (sheet.evaluations, sheet)
      let addresses = try names.map { try #require(Address($0)) }

      let changed = sheet.set(content, at: try #require(Address(name)))

      #expect(sheet.evaluations - before <= names.count)
      #expect(changed == Set(addresses.filter { sheet.value(of: $0) != old.value(of: $0) }))
      for order in [names, names.reversed()] {
        var other = Sheet()
        for name in order {
          let address = try #require(Address(name))
          other.set(sheet.content(of: address), at: address)
        }
        for name in names {
          let address = try #require(Address(name))
          #expect(sheet.value(of: address) == other.value(of: address), "\(name) after \(content)")
        }
      }
    }
  }

  @Test(
    "A cell's name is a letter and a number to 99 without a zero before it",
    arguments: [
      ("A0", true), ("z99", true), ("A100", false), ("AA0", false), ("A", false), ("1A", false),
      ("A01", false), ("É1", false),
    ])
  func names(_ name: String, _ isOne: Bool) {
    #expect((Address(name) != nil) == isOne)
    if isOne { #expect(Address(name)?.name == name.uppercased()) }
  }
}
