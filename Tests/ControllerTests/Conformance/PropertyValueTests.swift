import Model
import Testing
import ViewText

@testable import Controller
@testable import Workshop

@Suite("Property values")
struct PropertyValueTests {
  @Test("Every value comes back from its bytes as it was", arguments: values)
  func back(_ value: PropertyValue) throws {
    #expect(PropertyValue(bytes: try #require(value.bytes)) == value)
  }

  @Test("Equal dictionaries have equal bytes, however they were made")
  func equal() throws {
    let names = (0..<20).map { "name \($0)" }
    let one = Dictionary(uniqueKeysWithValues: names.map { ($0, PropertyValue.flag(true)) })
    let other = Dictionary(
      uniqueKeysWithValues: names.reversed().map { ($0, PropertyValue.flag(true)) })

    let bytes = try #require(PropertyValue.dictionary(one).bytes)
    #expect(bytes == PropertyValue.dictionary(other).bytes)
  }

  @Test("A value that is cut short, or followed by more, is none", arguments: values)
  func cut(_ value: PropertyValue) throws {
    let bytes = try #require(value.bytes)

    for count in 0..<bytes.count { #expect(PropertyValue(bytes: Array(bytes[..<count])) == nil) }
    #expect(PropertyValue(bytes: bytes + bytes) == nil)
  }

  @Test(
    "What was never written is not read",
    arguments: [
      "", "x", "ie", "i1", "i1.5e", "i99999999999999999999e", "s-1:", "s9:short", "s:", "d1:ae",
      "a", "r-1e", "s2:\u{e9}x", "s99999999999999999999:a",
    ])
  func nonsense(_ text: String) {
    #expect(PropertyValue(bytes: Array(text.utf8)) == nil)
  }

  @Test("A text that is not UTF-8 is not repaired")
  func invalid() {
    #expect(PropertyValue(bytes: Array("s1:".utf8) + [0xFF]) == nil)
  }

  @Test("Values within values are read up to a fixed depth, and no deeper")
  func deep() {
    let bytes = { (depth: Int) in
      [UInt8](repeating: UInt8(ascii: "a"), count: depth)
        + [UInt8](repeating: UInt8(ascii: "e"), count: depth)
    }

    #expect(PropertyValue(bytes: bytes(64)) != nil)
    #expect(PropertyValue(bytes: bytes(65)) == nil)
    #expect(PropertyValue(bytes: bytes(1_000_000)) == nil)
  }

  @Test("What could not be read again is not written", arguments: [true, false])
  func tooDeep(isArray: Bool) throws {
    let nested = { (depth: Int) in
      (1..<depth).reduce(PropertyValue.array([])) { value, _ in
        isArray ? .array([value]) : .dictionary(["": value])
      }
    }

    #expect(PropertyValue(bytes: try #require(nested(64).bytes)) == nested(64))
    #expect(nested(65).bytes == nil)
  }

  private nonisolated static let values: [PropertyValue] = [
    "", "이민지 😀", "\0\n:e", 0, -1, .integer(.max), .integer(.min), 1.5, .real(-0.0),
    .real(.infinity), true, false, .array([]), .dictionary([:]),
    .dictionary(["": .array([1, "two", .dictionary(["three": 3.0])]), "이름": false]),
  ]
}
