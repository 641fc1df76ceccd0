import Model
import Testing

@Suite("A call that keeps its arguments apart")
struct CallTests {
  @Test("Arguments are what was interpolated, whatever characters they have", arguments: cases)
  func arguments(first: String, second: String) {
    let call: Event.Call = "pour(\(first), into: \(second))"

    #expect(call.arguments == [first, second])
    #expect(call.parts == ["pour(", ", into: ", ")"])
    #expect(Array(call.text.utf8) == Array("pour(\(first), into: \(second))".utf8))
    #expect(call == Event.Call("pour(\(first), into: \(second))"))
    #expect(call.isCall(of: "pour") && !call.isCall(of: "po") && !call.isCall(of: "tour"))
  }

  @Test("A text has no arguments, a name is none, and the fifth argument is text")
  func text() {
    #expect(Event.Call("pour(2)").arguments == [])
    let call: Event.Call = "\(method: "touch")(\(1), \(2), \(3), \(4), \(5))"
    #expect(call.arguments == ["1", "2", "3", "4"] && call.text == "touch(1, 2, 3, 4, 5)")
    #expect(call.parts == ["touch(", ", ", ", ", ", ", ", 5)"])
    let longest = String(repeating: "a", count: 65_530)
    #expect(("pour(\(longest))" as Event.Call).arguments == [longest])
    let long = String(repeating: "a", count: 70_000)
    let longer: Event.Call = "pour(\(long))"
    #expect(longer.arguments == [] && longer.text.utf8.count == 70_006)
  }

  private static let cases = [
    ("tea", "the pot"), ("", ""), ("", "\u{1}"), ("\u{1}\u{2}", "\u{2}"), ("차", "a\u{1}, into: b"),
  ]
}
